// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/resource.h"
#include "core/data/task/task_editing.h"
#include "tests/test_program.h"

#include <QElapsedTimer>

#include <bit>
#include <set>

namespace task_editing_test {

using namespace core;

namespace {

using Names = std::vector<std::string>;

Task smallTask()
{
    Task task;
    task.label = "dead";
    task.splitColumn = "part";
    task.visible = {"age", "sex"};
    task.panels = {{.name = "CBC", .cost = Cost(10), .columns = {"hb", "wbc"}},
                   {.name = "CMP", .cost = Cost(20), .columns = {"na", "k", "alt"}},
                   {.name = "BMP", .cost = Cost(15), .columns = {"na", "k"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(3), .panels = {"CBC", "BMP"}}};
    task.ignored = {"id"};
    return task;
}

Task ferritinTask()
{
    return parseTask(resource("ferritin.task.json")).reading->task;
}

Names names(const Task& task, const std::vector<std::size_t>& panels)
{
    Names result;
    for (const std::size_t panel : panels)
        result.push_back(task.panels[panel].name);
    return result;
}

// Every set of panels tried in turn.
double cheapestByTryingAll(const Task& task)
{
    std::set<std::string> all;
    for (const PanelSpec& panel : task.panels)
        all.insert(panel.columns.begin(), panel.columns.end());
    double best = 1e300;
    for (std::uint32_t set = 0; set < (1U << task.panels.size()); ++set) {
        std::set<std::string> bought;
        std::set<std::string> chosen;
        double cost = 0.0;
        for (std::size_t i = 0; i < task.panels.size(); ++i)
            if (set >> i & 1U) {
                bought.insert(task.panels[i].columns.begin(), task.panels[i].columns.end());
                chosen.insert(task.panels[i].name);
                cost += task.panels[i].cost.amount;
            }
        for (const SharedFee& fee : task.sharedFees)
            if (std::any_of(fee.panels.begin(), fee.panels.end(),
                            [&](const auto& name) { return chosen.contains(name); }))
                cost += fee.cost.amount;
        if (bought == all)
            best = std::min(best, cost);
    }
    return best;
}

Task randomPanels(RandomStream& random, std::size_t panels, std::size_t tests)
{
    Task task;
    for (std::size_t i = 0; i < panels; ++i) {
        PanelSpec panel{.name = "P" + std::to_string(i), .cost = Cost(static_cast<double>(random.below(50)))};
        for (std::size_t test = 0; test < tests; ++test)
            if (random.below(3) == 0)
                panel.columns.push_back("t" + std::to_string(test));
        task.panels.push_back(panel);
    }
    task.sharedFees = {{.name = "A", .cost = Cost(7), .panels = {"P0", "P1", "P2"}},
                       {.name = "B", .cost = Cost(11), .panels = {"P2", "P3"}}};
    return task;
}

} // namespace

class TaskEditingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // 10, 45 and 90 minutes; 2 and 3 millilitres, of BMP nobody said how much.
    void timesAndVolumesFollowThePanels()
    {
        Task task = smallTask();
        QVERIFY(!billOf(task).minutesTogether && !billOf(task).millilitres);
        for (const auto& [panel, minutes] : {std::pair(0U, 10.0), {1U, 45.0}, {2U, 90.0}})
            task = withTurnaround(task, panel, Minutes(minutes));
        task = withVolume(withVolume(task, 0, Millilitres(2.0)), 1, Millilitres(3.0));
        Bill bill = billOf(task);
        QVERIFY(bill.minutesTogether == Minutes(90.0) && bill.minutesInTurn == Minutes(145.0));
        QVERIFY(!bill.millilitres);

        // CBC and CMP from one tube each: 5 ml, ready after 45 minutes.
        const Task merged = withPanelsMerged(task, 0, 1);
        QVERIFY(merged.panels[0].minutes == Minutes(45.0) && merged.panels[0].millilitres == Millilitres(5.0));
        QVERIFY(!withPanelsMerged(task, 0, 2).panels[0].millilitres); // nobody said what BMP takes
        bill = billOf(withVolume(task, 2, Millilitres(0.5)));
        QVERIFY(bill.millilitres == Millilitres(5.5));
        QVERIFY(!billOf(withTurnaround(task, 1, std::nullopt)).minutesInTurn);
    }

    void everyColumnHasOneRole()
    {
        const Task task = smallTask();
        QVERIFY(roleOf(task, "dead") == Role::Outcome);
        QVERIFY(roleOf(task, "part") == Role::Split);
        QVERIFY(roleOf(task, "age") == Role::Visible);
        QVERIFY(roleOf(task, "hb") == Role::Test);
        QVERIFY(roleOf(task, "id") == Role::Ignored);
        QVERIFY(roleOf(task, "other") == Role::Unassigned);
        QVERIFY(roleOf(Task{}, "") == Role::Unassigned);
        QCOMPARE(panelsOf(task, "na"), (Names{"CMP", "BMP"}));
    }

    void takingARoleLeavesTheOldOne()
    {
        const Names columns{"na", "age", "id"};
        for (const Role role : {Role::Visible, Role::Ignored, Role::Unassigned, Role::Test}) {
            const Task task = withRole(smallTask(), columns, role);
            for (const std::string& column : columns)
                QVERIFY(roleOf(task, column) == role);
            const std::size_t uses = (role == Role::Test ? 2U : 0U);
            QCOMPARE(panelsOf(task, "na").size(), uses); // a test stays where it was
        }
    }

    void thereIsOneOutcomeAndOneSplit()
    {
        const Task task = withRole(smallTask(), Names{"age"}, Role::Outcome);
        QVERIFY(roleOf(task, "age") == Role::Outcome);
        QVERIFY(roleOf(task, "dead") == Role::Unassigned);
        const Task split = withRole(smallTask(), Names{"sex"}, Role::Split);
        QCOMPARE(split.splitColumn, std::string("sex"));
        QVERIFY(roleOf(split, "part") == Role::Unassigned);
    }

    void aNewTestComesIntoThePanelOtherTests()
    {
        const Task task = withRole(smallTask(), Names{"age", "crp"}, Role::Test);
        QCOMPARE(task.panels.back().name, std::string("Other tests"));
        QCOMPARE(task.panels.back().columns, (Names{"age", "crp"}));
        QCOMPARE(withRole(task, Names{"id"}, Role::Test).panels.size(), task.panels.size());
    }

    void theOldTaskIsStillWhatItWas()
    {
        const Task before = smallTask();
        const Task after = withPrice(before, 0, Cost(99));
        QVERIFY(before == smallTask());
        QCOMPARE(after.panels[0].cost.amount, 99.0);
    }

    void anAddedPanelTakesItsTestsFromOtherRoles()
    {
        const Task task = withPanelAdded(smallTask(), "Iron", Cost(40), {"age", "hb"});
        QCOMPARE(task.panels.back().columns, (Names{"age", "hb"}));
        QCOMPARE(task.visible, Names{"sex"});
        QCOMPARE(panelsOf(task, "hb"), (Names{"CBC", "Iron"}));
    }

    void feesFollowARenamedPanel()
    {
        const Task task = withPanelRenamed(smallTask(), 2, "Basic");
        QCOMPARE(task.panels[2].name, std::string("Basic"));
        QCOMPARE(task.sharedFees[0].panels, (Names{"CBC", "Basic"}));
    }

    void aRemovedPanelLeavesItsFees()
    {
        Task task = withPanelRemoved(smallTask(), 2);
        QCOMPARE(task.sharedFees[0].panels, Names{"CBC"});
        QVERIFY(roleOf(task, "na") == Role::Test);
        task = withPanelRemoved(task, 1);
        QVERIFY(roleOf(task, "na") == Role::Unassigned);
        QVERIFY(withPanelRemoved(task, 0).sharedFees.empty());
    }

    // CMP (na, k, alt; 20) and CBC (hb, wbc; 10) become one panel of five tests at 30, and the fee of CBC is now its.
    void mergedPanelsUniteTestsAndAddPrices()
    {
        const Task task = withPanelsMerged(smallTask(), 1, 0);
        QCOMPARE(task.panels.size(), std::size_t(2));
        QCOMPARE(task.panels[0].name, std::string("CMP"));
        QCOMPARE(task.panels[0].columns, (Names{"na", "k", "alt", "hb", "wbc"}));
        QCOMPARE(task.panels[0].cost.amount, 30.0);
        QCOMPARE(task.sharedFees[0].panels, (Names{"BMP", "CMP"}));
        QCOMPARE(withPanelsMerged(smallTask(), 1, 2).panels[1].columns.size(), std::size_t(3));
    }

    void panelsCanBePutInAnotherOrder()
    {
        const Task task = withPanelMoved(smallTask(), 0, 2);
        QCOMPARE(names(task, {0, 1, 2}), (Names{"CMP", "BMP", "CBC"}));
        QVERIFY(withPanelMoved(task, 2, 0) == smallTask());
    }

    void testsAreCopiedMovedAndRemoved()
    {
        const Task copied = withTestsInPanel(smallTask(), Names{"hb", "age"}, 1);
        QCOMPARE(panelsOf(copied, "hb"), (Names{"CBC", "CMP"}));
        QVERIFY(roleOf(copied, "age") == Role::Test);
        QCOMPARE(withTestsInPanel(copied, Names{"hb"}, 1).panels[1].columns.size(), copied.panels[1].columns.size());
        const Task moved = withTestsMoved(smallTask(), Names{"hb"}, 0, 1);
        QCOMPARE(panelsOf(moved, "hb"), Names{"CMP"});
        QVERIFY(withTestsMoved(smallTask(), Names{"hb"}, 0, 0) == smallTask());
        const Task removed = withTestsRemoved(smallTask(), Names{"na"}, 1);
        QCOMPARE(panelsOf(removed, "na"), Names{"BMP"});
    }

    void feesAreAddedReplacedAndRemoved()
    {
        Task task = withSharedFee(smallTask(), {.name = "Draw", .cost = Cost(5), .panels = {"CMP"}});
        QCOMPARE(task.sharedFees.size(), std::size_t(1));
        QCOMPARE(task.sharedFees[0].cost.amount, 5.0);
        task = withSharedFee(task, {.name = "Courier", .cost = Cost(1), .panels = {}});
        QCOMPARE(task.sharedFees.size(), std::size_t(2));
        QCOMPARE(withSharedFeeRemoved(task, "Draw").sharedFees[0].name, std::string("Courier"));
    }

    void editStepsAndKeptFindingsAreListed()
    {
        const std::vector<DataEdit> steps{
            {.kind = DataEdit::Kind::Multiply, .column = "hb", .factor = 0.1},
            {.kind = DataEdit::Kind::TreatAsMissing, .column = "na", .low = 90, .high = 200}};
        const Task task = withEdit(smallTask(), steps);
        QVERIFY(task.edits == steps);
        QCOMPARE(withEditRemoved(task, 0).edits[0].column, std::string("na"));
        const Task kept = withFindingAccepted(withFindingAccepted(task, "outside:na"), "outside:na");
        QCOMPARE(kept.acceptedFindings, Names{"outside:na"});
    }

    void whatIsSaidOfATestCanBeTakenBack()
    {
        const Task task = withTestSpec(smallTask(), "hb", {.unit = "g/L"});
        QCOMPARE(*task.tests.at("hb").unit, std::string("g/L"));
        QVERIFY(withTestSpec(task, "hb", {}) == smallTask());
    }

    void aFreePanelNameIsNumbered()
    {
        QCOMPARE(freePanelName(smallTask(), "Iron"), std::string("Iron"));
        QCOMPARE(freePanelName(smallTask(), "CBC"), std::string("CBC 2"));
        const Task task = withPanelAdded(smallTask(), "CBC 2", Cost(), {});
        QCOMPARE(freePanelName(task, "CBC"), std::string("CBC 3"));
        QCOMPARE(freePanelName(task, ""), std::string("Panel"));
    }

    // The ferritin panels: CMP has the 8 tests of BMP and 6 of its own; CBC has the 10 of BBC and 10 of its own.
    void overlapCountsTestsNoEarlierPanelHas()
    {
        const Task task = ferritinTask();
        const std::vector<std::pair<std::size_t, std::size_t>> expected{{8, 8},   {6, 14}, {10, 10},
                                                                        {10, 20}, {3, 3},  {1, 1}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(overlapOf(task, i).fresh, expected[i].first);
            QCOMPARE(overlapOf(task, i).all, expected[i].second);
        }
        QCOMPARE(overlapOf(task, 1).sharedWith, Names{"BMP"});
        QCOMPARE(overlapOf(task, 3).sharedWith, Names{"BBC"});
        QVERIFY(overlapOf(task, 4).sharedWith.empty());
    }

    // 36 + 48 + 26 + 44 + 40 + 66 = 260; without what CMP and CBC already have: 48 + 44 + 40 + 66 = 198.
    void theFerritinBillIs260AndItsCheapestCover198()
    {
        const Task task = ferritinTask();
        const Bill bill = billOf(task);
        QCOMPARE(bill.total.amount, 260.0);
        QCOMPARE(bill.cheapestTotal.amount, 198.0);
        QCOMPARE(names(task, bill.cheapestCover), (Names{"CMP", "CBC with differential", "TSAT", "Vitamin B12"}));
    }

    // 10 + 20 + 15 and the draw of 3 once: 48. CBC + CMP have every test: 10 + 20 + 3 = 33.
    void aSharedFeeIsPaidOnce()
    {
        const Bill bill = billOf(smallTask());
        QCOMPARE(bill.total.amount, 48.0);
        QCOMPARE(bill.fees.size(), std::size_t(1));
        QCOMPARE(bill.cheapestTotal.amount, 33.0);
        QCOMPARE(bill.cheapestCover, (std::vector<std::size_t>{0, 1}));
    }

    // The two small panels share a fee of 5: 4 + 4 + 5 = 13 beats the large one at 14 only because it is paid once.
    void feesDecideBetweenCovers()
    {
        Task task;
        task.panels = {{.name = "A", .cost = Cost(4), .columns = {"x"}},
                       {.name = "B", .cost = Cost(4), .columns = {"y"}},
                       {.name = "AB", .cost = Cost(14), .columns = {"x", "y"}}};
        task.sharedFees = {{.name = "Draw", .cost = Cost(5), .panels = {"A", "B"}}};
        QCOMPARE(billOf(task).cheapestTotal.amount, 13.0);
        task.sharedFees[0].cost = Cost(7); // 4 + 4 + 7 = 15: now the large one
        QCOMPARE(billOf(task).cheapestCover, std::vector<std::size_t>{2});
    }

    void theCheapestCoverIsThatOfTryingAll()
    {
        RandomStream random(Seed{5}, "covers");
        for (int i = 0; i < 200; ++i) {
            const Task task = randomPanels(random, 4 + random.below(8), 12);
            QCOMPARE(billOf(task).cheapestTotal.amount, cheapestByTryingAll(task));
        }
    }

    // A click on a price must not be felt, however the panels overlap.
    void aBillOfManyPanelsIsReadyAtOnce()
    {
        RandomStream random(Seed{6}, "many panels");
        for (const std::size_t panels : {20U, 32U, 64U, 70U}) {
            const Task task = randomPanels(random, panels, 100);
            QElapsedTimer timer;
            timer.start();
            const Bill bill = billOf(task);
            QVERIFY(bill.cheapestTotal <= bill.total);
            QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        }
    }

    void anEmptyTaskCostsNothing()
    {
        QCOMPARE(billOf(Task{}).total.amount, 0.0);
        QVERIFY(billOf(Task{}).cheapestCover.empty());
    }

    void aPriceListIsMatchedByNameWithoutCase()
    {
        const std::vector<std::pair<std::string, Cost>> prices{
            {"cbc", Cost(12)}, {"Lipids", Cost(9)}, {"CMP", Cost(21)}, {"cmp", Cost(22)}};
        const PricingOutcome outcome = withPriceList(smallTask(), prices);
        QCOMPARE(outcome.task.panels[0].cost.amount, 12.0);
        QCOMPARE(outcome.task.panels[1].cost.amount, 22.0);
        QCOMPARE(outcome.task.panels[2].cost.amount, 15.0);
        QCOMPARE(outcome.unmatched, Names{"Lipids"});
        QCOMPARE(outcome.unpriced, Names{"BMP"});
    }
};

PANELWISE_APPLESS_TEST(TaskEditingTest)

} // namespace task_editing_test

#include "task_editing_test.moc"
