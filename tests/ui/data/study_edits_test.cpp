// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_program.h"
#include "tests/ui/common/small_study.h"
#include "ui/data/price_list_dialog.h"
#include "ui/data/rows_model.h"
#include "ui/data/study_edits.h"

#include <QAbstractItemModelTester>
#include <QLocale>

namespace study_edits_test {

using namespace ui;

class StudyEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void aMoveNamesTheTestAndBothPanels()
    {
        const StudyEdit edit = edits().testsToPanel({"hemoglobin_g_dL"}, 0, 1, false);
        QCOMPARE(edit.text, QStringLiteral("Move Hemoglobin from BBC to CBC"));
        QCOMPARE(core::panelsOf(edit.after.task, "hemoglobin_g_dL"), std::vector<std::string>{"CBC"});
    }

    void aCopyLeavesTheTestWhereItWas()
    {
        const StudyEdit edit = edits().testsToPanel({"hemoglobin_g_dL"}, 0, 1, true);
        QCOMPARE(edit.text, QStringLiteral("Add Hemoglobin to CBC"));
        QCOMPARE(core::panelsOf(edit.after.task, "hemoglobin_g_dL"), (std::vector<std::string>{"BBC", "CBC"}));
    }

    void aRowDraggedFromTheTableLeavesItsOnlyPanel()
    {
        const StudyEdit edit = edits().testsToPanel({"hemoglobin_g_dL"}, std::nullopt, 1, false);
        QCOMPARE(core::panelsOf(edit.after.task, "hemoglobin_g_dL"), std::vector<std::string>{"CBC"});
    }

    void aRowOfTwoPanelsIsMovedOutOfBoth()
    {
        core::Study study = smallStudy();
        study.task.panels.push_back({.name = "New", .cost = core::Cost(1), .columns = {}, .otherKeys = {}});
        const StudyEdit edit = StudyEdits(study, m_describer).testsToPanel({"mcv_fL"}, std::nullopt, 2, false);
        QCOMPARE(core::panelsOf(edit.after.task, "mcv_fL"), std::vector<std::string>{"New"});
        QCOMPARE(edit.text, QStringLiteral("Move Mean corpuscular volume to New"));
    }

    void anUndecidedRowJoinsThePanel()
    {
        const StudyEdit edit = edits().testsToPanel({"mystery"}, std::nullopt, 1, false);
        QCOMPARE(core::panelsOf(edit.after.task, "mystery"), std::vector<std::string>{"CBC"});
    }

    void aColumnThatGivesTheOutcomeAwayCanBeLeftOut()
    {
        core::Finding finding;
        finding.kind = core::Finding::Kind::GivesAway;
        finding.column = "hemoglobin_g_dL";
        finding.leaveOut = true;
        const StudyEdit edit = edits().remedy(finding);
        QVERIFY(core::roleOf(edit.after.task, "hemoglobin_g_dL") == core::Role::Ignored);
    }

    void patientsWhoCameAgainCanBeKeptTogether()
    {
        core::Finding finding;
        finding.kind = core::Finding::Kind::RepeatedPatients;
        finding.column = "mystery";
        finding.keepTogether = true;
        const StudyEdit edit = edits().remedy(finding);
        QCOMPARE(edit.after.task.splitRule.patient, std::string("mystery"));
        QVERIFY(core::roleOf(edit.after.task, "mystery") == core::Role::Split);
        QCOMPARE(edit.text, QStringLiteral("Change the split"));
    }

    void timesAndVolumesAreStepsThatCanBeTakenBack()
    {
        const StudyEdit time = edits().turnaround(0, core::Minutes(90));
        QCOMPARE(time.text, QStringLiteral("Turnaround time of BBC: 90 min"));
        QCOMPARE(time.after.task.panels[0].minutes, std::optional(core::Minutes(90)));
        QCOMPARE(edits().turnaround(1, std::nullopt).text, QStringLiteral("Turnaround time of CBC: not said"));
        const StudyEdit blood = edits().volume(1, core::Millilitres(2.5));
        QCOMPARE(blood.text, QStringLiteral("Blood for CBC: 2.5 mL"));
        QCOMPARE(blood.after.task.panels[1].millilitres, std::optional(core::Millilitres(2.5)));
    }

    void whatIsMinimisedIsOneStep()
    {
        const StudyEdit both = edits().minimise(core::CostAim::moneyAndTime(30));
        QCOMPARE(both.text, QStringLiteral("Minimise money and time, an hour for $30"));
        QVERIFY(both.after.task.minimise == core::CostAim::moneyAndTime(30));
        const StudyEdit pairs = edits().pairOrders(core::PairOrders::Allowed);
        QCOMPARE(pairs.text, QStringLiteral("Panels may be ordered together"));
        QVERIFY(pairs.after.task.pairOrders == core::PairOrders::Allowed);
    }

    void whoPaysForAnOrderWithoutAResultIsOneStep()
    {
        const StudyEdit edit = edits().unrecordedPanels(core::UnrecordedPanels::Charged);
        QVERIFY(edit.after.task.unrecordedPanels == core::UnrecordedPanels::Charged);
        QCOMPARE(edit.text, QStringLiteral("An order without a result is charged"));
    }

    void aSplitByDateTakesItsColumnFromTheTests()
    {
        const core::SplitRule rule{.by = core::SplitRule::By::Date, .column = "mcv_fL"};
        const StudyEdit edit = edits().splitRule({}, {}, rule);
        QVERIFY(edit.after.task.splitRule == rule);
        QVERIFY(core::panelsOf(edit.after.task, "mcv_fL").empty());
        QVERIFY(core::roleOf(edit.after.task, "mcv_fL") == core::Role::Split);
    }

    void pricesBeingTypedBecomeOneStep()
    {
        const StudyEdit first = edits().price(0, core::Cost(27));
        const StudyEdit second = edits().price(0, core::Cost(28));
        QVERIFY(!first.mergeKey.isEmpty());
        QCOMPARE(first.mergeKey, second.mergeKey);
        QVERIFY(edits().price(1, core::Cost(28)).mergeKey != first.mergeKey);
        QCOMPARE(first.text, QStringLiteral("Price of BBC: $27"));
    }

    void aPanelOfOneTestIsNamedAfterIt()
    {
        const StudyEdit edit = edits().panelAdded({"mystery"});
        QCOMPARE(QString::fromStdString(edit.after.task.panels.back().name), QStringLiteral("Mystery"));
    }

    void aTakenPanelNameGetsANumber()
    {
        const StudyEdit edit = edits().panelRenamed(1, QStringLiteral("BBC"));
        QVERIFY(edit.after.task.panels[1].name != "BBC");
    }

    void pastedPricesAreReadOnlyWhereTheyAreClear()
    {
        const PriceText read =
            parsePriceText(QStringLiteral("BBC\t$27.50\r\nCBC;45\nTSAT, 40\nOther\t1,234\nPanel\tPrice"));
        QCOMPARE(read.prices.size(), std::size_t{3});
        QCOMPARE(read.prices[0].second.amount, 27.5);
        QCOMPARE(read.prices[1].second.amount, 45.0);
        QCOMPARE(read.prices[2].first, std::string("TSAT"));
        QCOMPARE(read.unread, 2); // 1,234 could be a thousand, and the heading has no price
    }

    void rowsShowCellsAsRecordedAndMarkTheConcerned()
    {
        RowsModel model;
        const QAbstractItemModelTester tester(&model);
        model.setTable(smallTable());
        model.setMarks({.rows = {2, 7, 99}, .columns = {4}});
        QCOMPARE(model.rowCount(), 10);
        QCOMPARE(model.index(4, 4).data().toString(), QString()); // not recorded
        QVERIFY(model.index(7, 4).data(RowsModel::MarkedRole).toBool());
        QVERIFY(!model.index(7, 5).data(RowsModel::MarkedRole).toBool());
        model.setOnlyMarkedRows(true);
        QCOMPARE(model.rowCount(), 2); // row 99 does not exist
        QCOMPARE(model.headerData(1, Qt::Vertical).toString(), QStringLiteral("8"));
    }

private:
    StudyEdits edits() const { return {m_study, m_describer}; }
    core::Study m_study = smallStudy();
    VariableDescriber m_describer;
};

PANELWISE_TEST(StudyEditsTest)

} // namespace study_edits_test

#include "study_edits_test.moc"
