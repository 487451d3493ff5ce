// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/small_study.h"
#include "ui/common/number_format.h"
#include "ui/data/column_mime.h"
#include "ui/data/rows_model.h"
#include "ui/data/variable_filter.h"
#include "ui/data/variable_model.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QMimeData>

#include <memory>

namespace variable_model_test {

using namespace ui;

class VariableModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void init()
    {
        m_import = smallTable();
        m_study = smallStudy();
        m_assessment = core::assess(m_import, m_study, nullptr, {}, {});
        m_model = std::make_unique<VariableModel>();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
        m_model->setGroups(groups());
    }

    void variablesAreGroupedByWhatTheyAreFor()
    {
        QStringList titles;
        for (int row = 0; row < m_model->rowCount(); ++row)
            titles << m_model->index(row, 0).data().toString();
        QCOMPARE(titles, QStringList({"To check", "Outcome and split", "Known before any test", "Tests in panels"}));
        QCOMPARE(m_model->index(2, 0).data(VariableModel::CountRole).toInt(), 3);
    }

    void columnsOfWhichEachPatientHasOneAreGathered()
    {
        const QModelIndex known = m_model->index(2, 0);
        QCOMPARE(m_model->rowCount(known), 1);
        const QModelIndex race = m_model->index(0, 0, known);
        QCOMPARE(race.data().toString(), QStringLiteral("Race"));
        QCOMPARE(race.siblingAtColumn(VariableModel::Unit).data().toString(), QStringLiteral("3 columns"));
        QCOMPARE(m_model->rowCount(race), 3);
        QCOMPARE(race.data(VariableModel::ColumnNamesRole).toStringList(), QStringList({"race_a", "race_b", "race_c"}));
    }

    void anUndecidedColumnIsToBeChecked()
    {
        const QModelIndex row = m_model->index(0, 0, m_model->index(0, 0));
        QCOMPARE(row.data(VariableModel::ColumnNamesRole).toStringList(), QStringList{"mystery"});
        QVERIFY(row.data(VariableModel::WarnedRole).toBool());
    }

    void missingIsAShareOfAllRows()
    {
        // One of ten hemoglobin values is not recorded.
        QCOMPARE(textOf("hemoglobin_g_dL", VariableModel::Missing), QStringLiteral("10.0"));
    }

    void unitsChangeValuesAndRangesTogether()
    {
        QCOMPARE(textOf("hemoglobin_g_dL", VariableModel::Unit), QStringLiteral("g/dL"));
        const QString usual = textOf("hemoglobin_g_dL", VariableModel::Middle);
        m_model->setGroups(groups(UnitSystem::Si));
        QCOMPARE(textOf("hemoglobin_g_dL", VariableModel::Unit), QStringLiteral("g/L"));
        // 1 g/dL is 10 g/L.
        const auto firstOf = [](const QString& range) { return range.section(QChar(0x2013), 0, 0).toDouble(); };
        QVERIFY(std::abs(firstOf(textOf("hemoglobin_g_dL", VariableModel::Middle)) - 10.0 * firstOf(usual)) < 1.0);
        QVERIFY(firstOf(textOf("hemoglobin_g_dL", VariableModel::Reference)) > 100.0);
    }

    void newFiguresKeepTheIndexesOfTheView()
    {
        const QPersistentModelIndex kept = m_model->index(0, 0, m_model->index(3, 0));
        m_model->setGroups(groups(UnitSystem::Si));
        QVERIFY(kept.isValid());
        m_study.task.panels.pop_back();
        m_study.task.panels.clear();
        m_model->setGroups(groups());
        QVERIFY(!kept.isValid());
    }

    void theFilterFindsByWordRoleAndWarning()
    {
        VariableFilter filter;
        const QAbstractItemModelTester tester(&filter);
        filter.setSourceModel(m_model.get());
        QCOMPARE(leavesOf(filter), 7);
        filter.setWords(QStringLiteral("mcv cbc"));
        QCOMPARE(leavesOf(filter), 1);
        filter.setWords({});
        filter.setRole(core::Role::Test);
        QCOMPARE(leavesOf(filter), 2);
        filter.setRole(std::nullopt);
        filter.setOnlyWarned(true);
        QCOMPARE(leavesOf(filter), 1);
    }

    void sortingRowsLeavesGroupsInTheirOrder()
    {
        VariableFilter filter;
        filter.setSourceModel(m_model.get());
        filter.sort(VariableModel::Variable, Qt::DescendingOrder);
        QCOMPARE(filter.index(0, 0).data().toString(), QStringLiteral("To check"));
        const QModelIndex tests = filter.index(3, 0);
        QVERIFY(filter.index(0, 0, tests).data().toString() > filter.index(1, 0, tests).data().toString());
    }

    void draggedRowsCarryTheirColumns()
    {
        const QModelIndex race = m_model->index(0, 0, m_model->index(2, 0));
        const std::unique_ptr<QMimeData> data(m_model->mimeData({race, race.siblingAtColumn(1)}));
        const auto dragged = draggedColumns(data.get());
        QVERIFY(dragged);
        QCOMPARE(dragged->columns, (std::vector<std::string>{"race_a", "race_b", "race_c"}));
        QVERIFY(!dragged->fromPanel);
    }

    void numbersAreWrittenAsPeopleReadThem()
    {
        QCOMPARE(fixedNumber(-0.04, 1), QStringLiteral("0.0"));
        QCOMPARE(fixedNumber(-1.25, 2), QStringLiteral("\u22121.25"));
        QCOMPARE(fixedRange(11.7, 16.7, 1), QStringLiteral("11.7\u201316.7"));
        QCOMPARE(referenceText({12.0, 17.5}), QStringLiteral("12.0\u201317.5"));
        QCOMPARE(referenceText({std::nullopt, 0.8}), QStringLiteral("<\u00A00.8"));
        QCOMPARE(referenceText({}), QString());
        QCOMPARE(percentText(0.52), QStringLiteral("52\u00A0%"));
        QCOMPARE(parseNumber(QStringLiteral("\u22121.5")).value(), -1.5);
        QVERIFY(!parseNumber(QStringLiteral("twelve")));
    }

    void convertedRangesKeepTheDigitsThatTell()
    {
        // 0.1 to 1.2 mg/dL bilirubin is 1.71 to 20.52 µmol/L; a pH has nothing to lose.
        QCOMPARE(referenceText({1.71, 20.52}), QStringLiteral("1.7\u201320.5"));
        QCOMPARE(referenceText({7.35, 7.45}), QStringLiteral("7.35\u20137.45"));
        QCOMPARE(referenceText({18.5, 30.0}), QStringLiteral("18.5\u201330.0"));
        QCOMPARE(referenceText({0.0, 0.8}), QStringLiteral("0.0\u20130.8"));
    }

    void aScaledColumnHasNeitherUnitNorRange()
    {
        const VariableFacts scaled = m_describer.describe(m_study.task, "TSH_scaled", UnitSystem::Us);
        QCOMPARE(scaled.unit, QString());
        QVERIFY(!scaled.reference.low && !scaled.reference.high);
        QVERIFY(m_describer.describe(m_study.task, "TSH", UnitSystem::Us).reference.high);
        m_study.task.tests["TSH_scaled"].unit =
            m_describer.describe(m_study.task, "TSH", UnitSystem::Us).unit.toStdString();
        QVERIFY(m_describer.describe(m_study.task, "TSH_scaled", UnitSystem::Us).reference.high); // the user knows
    }

    void rowsShowTheDigitsOfTheFile()
    {
        core::Column crp{
            .name = "crp", .kind = core::ColumnKind::Numeric, .values = {0.04f, -26.7f, 11171.0f}, .levels = {}};
        RowsModel rows;
        rows.setTable(std::make_shared<const core::Table>("crp.csv", std::vector{crp}));
        QCOMPARE(rows.index(0, 0).data().toString(), QStringLiteral("0.04"));
        QCOMPARE(rows.index(1, 0).data().toString(), QStringLiteral("\u221226.7"));
        QCOMPARE(rows.index(2, 0).data().toString(), QStringLiteral("11,171"));
    }

private:
    std::vector<VariableGroup> groups(UnitSystem units = UnitSystem::Us) const
    {
        return describeVariables(
            {.import = m_import.get(), .study = &m_study, .assessment = m_assessment.get(), .units = units},
            m_describer);
    }
    QString textOf(const char* column, int tableColumn) const
    {
        const QModelIndexList found =
            m_model->match(m_model->index(0, 0), VariableModel::ColumnNamesRole, QStringList{QString::fromUtf8(column)},
                           1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QString() : found.front().siblingAtColumn(tableColumn).data().toString();
    }
    static int leavesOf(const QAbstractItemModel& model, const QModelIndex& parent = {})
    {
        if (parent.isValid() && model.rowCount(parent) == 0)
            return 1;
        int leaves = 0;
        for (int row = 0; row < model.rowCount(parent); ++row)
            leaves += leavesOf(model, model.index(row, 0, parent));
        return leaves;
    }

    core::TablePtr m_import;
    core::Study m_study;
    core::AssessmentPtr m_assessment;
    VariableDescriber m_describer;
    std::unique_ptr<VariableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

PANELWISE_GUILESS_TEST(VariableModelTest)

} // namespace variable_model_test

#include "variable_model_test.moc"
