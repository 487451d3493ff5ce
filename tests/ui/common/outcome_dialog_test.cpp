// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/outcome_dialog.h"

#include "tests/test_program.h"
#include "ui/common/text/outcome_text.h"
#include "ui/common/text/variable_describer.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>

#include <limits>

namespace outcome_dialog_test {

using namespace ui;

namespace {

// Of 12 patients: 3 dead, 9 alive; stages I, II and III of 4 each; ferritin 5, 10, …, 60.
core::TablePtr clinic()
{
    core::Column status{.name = "status", .kind = core::ColumnKind::Binary, .values = {}, .levels = {"alive", "dead"}};
    core::Column stage{.name = "stage", .kind = core::ColumnKind::Category, .values = {}, .levels = {"I", "II", "III"}};
    core::Column ferritin{.name = "ferritin", .kind = core::ColumnKind::Numeric, .values = {}, .levels = {}};
    for (std::size_t i = 0; i < 12; ++i) {
        status.values.push_back(i < 3 ? 1.0F : 0.0F);
        stage.values.push_back(static_cast<float>(i % 3));
        ferritin.values.push_back(5.0F * static_cast<float>(i + 1));
    }
    return std::make_shared<const core::Table>(
        "klinik_sauber.csv", std::vector<core::Column>{std::move(status), std::move(stage), std::move(ferritin)});
}

core::Task taskOf(const char* label, core::OutcomeRule rule)
{
    core::Task task;
    task.label = label;
    task.positive = std::move(rule);
    return task;
}

bool says(const QDialog& dialog, const QString& text)
{
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text().contains(text))
            return true;
    return false;
}

void chooseColumn(QDialog& dialog, const char* name)
{
    QComboBox* columns = dialog.findChildren<QComboBox*>().front();
    columns->setCurrentIndex(columns->findData(QString::fromLatin1(name)));
}

} // namespace

class OutcomeDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void anUndecidedOutcomeIsConfirmedAsItStands()
    {
        const VariableDescriber describer;
        OutcomeDialog dialog(taskOf("status", core::OutcomeRule::undecided("dead")), clinic(), describer);
        QVERIFY(says(dialog, QStringLiteral("3 of 12 patients are cases")));
        QVERIFY(dialog.task().positive == core::OutcomeRule::value("dead"));
        QListWidget* values = dialog.findChild<QListWidget*>();
        values->item(0)->setCheckState(Qt::Checked);
        values->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(dialog.task().positive == core::OutcomeRule::value("alive"));
        QVERIFY(says(dialog, QStringLiteral("9 of 12 patients are cases")));
        values->item(0)->setCheckState(Qt::Unchecked);
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    }

    void anotherColumnMayHaveSeveralLevelsOrALimit()
    {
        const VariableDescriber describer;
        OutcomeDialog dialog(taskOf("status", core::OutcomeRule::value("dead")), clinic(), describer);
        chooseColumn(dialog, "stage");
        QListWidget* values = dialog.findChild<QListWidget*>();
        QCOMPARE(values->count(), 3);
        values->item(1)->setCheckState(Qt::Checked);
        values->item(2)->setCheckState(Qt::Checked);
        QVERIFY(dialog.task().positive == core::OutcomeRule::anyOf({"II", "III"}));
        QVERIFY(says(dialog, QStringLiteral("8 of 12 patients are cases")));
        chooseColumn(dialog, "ferritin");
        QComboBox* kinds = dialog.findChildren<QComboBox*>()[1];
        kinds->setCurrentIndex(1);
        dialog.findChild<QDoubleSpinBox*>()->setValue(15.0);
        QVERIFY(dialog.task().positive == core::OutcomeRule::compared(core::OutcomeRule::Kind::Below, 15.0));
        QVERIFY(says(dialog, QStringLiteral("2 of 12 patients are cases")));
        QCOMPARE(dialog.task().label, std::string("ferritin"));
    }

    // Of 12 patients 4 have a date of death; nothing else of the table would say so.
    void aDateOfDeathIsOfferedByItself()
    {
        core::Column death{.name = "date_of_death", .kind = core::ColumnKind::Text, .values = {}, .levels = {}};
        for (int i = 0; i < 12; ++i) {
            death.values.push_back(i < 4 ? static_cast<float>(i) : std::numeric_limits<float>::quiet_NaN());
            if (i < 4)
                death.levels.push_back("2024-03-0" + std::to_string(i + 1));
        }
        std::vector<core::Column> columns;
        const core::TablePtr others = clinic();
        for (const core::Column& column : others->columns())
            columns.push_back({column.name, column.kind, column.values, column.levels});
        columns.push_back(std::move(death));
        const auto table = std::make_shared<const core::Table>("ward.csv", std::move(columns));
        const VariableDescriber describer;
        OutcomeDialog dialog(taskOf("status", core::OutcomeRule::value("dead")), table, describer);
        QPushButton* offer = nullptr;
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("date_of_death recorded: 4 of 12 patients"))
                offer = button;
        QVERIFY(offer);
        offer->click();
        QVERIFY(dialog.task().positive == core::OutcomeRule::recorded());
        QCOMPARE(dialog.task().label, std::string("date_of_death"));
        QVERIFY(says(dialog, QStringLiteral("4 of 12 patients are cases")));
        // The same by choosing the column: dates are never values to tick one by one.
        OutcomeDialog again(taskOf("status", core::OutcomeRule::value("dead")), table, describer);
        chooseColumn(again, "date_of_death");
        QVERIFY(again.task().positive == core::OutcomeRule::recorded());
    }

    void theOutcomeIsNamedByWhatItMeans_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("positive");
        QTest::addColumn<QString>("study");
        QTest::addColumn<QString>("name");
        QTest::newRow("death") << "status"
                               << "dead"
                               << ""
                               << "death";
        QTest::newRow("mortality") << "InHospitalMortality"
                                   << "1"
                                   << ""
                                   << "death";
        QTest::newRow("survived") << "survived"
                                  << "0"
                                  << ""
                                  << "death";
        QTest::newRow("column") << "heart_disease"
                                << "1"
                                << ""
                                << "heart disease";
        QTest::newRow("value") << "diagnosis"
                               << "malignant"
                               << ""
                               << "malignant";
        QTest::newRow("nothing") << "label"
                                 << "1"
                                 << ""
                                 << "the outcome";
        QTest::newRow("study") << "label"
                               << "1"
                               << "Low ferritin"
                               << "low ferritin";
        QTest::newRow("mortality study") << "label"
                                         << "1"
                                         << "ICU mortality"
                                         << "death";
        QTest::newRow("good end") << "recovered"
                                  << "no"
                                  << ""
                                  << "not recovered";
    }

    void theOutcomeIsNamedByWhatItMeans()
    {
        QFETCH(QString, label);
        QFETCH(QString, positive);
        QFETCH(QString, study);
        QFETCH(QString, name);
        core::Task task = taskOf(label.toLatin1().constData(), core::OutcomeRule::value(positive.toStdString()));
        task.name = study.toStdString();
        QCOMPARE(outcomeName(task), name);
        task.outcomeName = "Iron deficiency";
        QCOMPARE(outcomeName(task), QStringLiteral("iron deficiency"));
    }
};

PANELWISE_TEST(OutcomeDialogTest)

} // namespace outcome_dialog_test

#include "outcome_dialog_test.moc"
