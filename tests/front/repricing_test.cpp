// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/pareto_front.h"
#include "core/front/repricing.h"
#include "tests/front/front_fixture.h"
#include "tests/test_program.h"

#include <cmath>

namespace repricing_test {

using namespace core;

namespace {

Task task()
{
    Task made;
    made.panels = {{.name = "BBC", .cost = Cost(26.0)}, {.name = "TSAT", .cost = Cost(40.0)}};
    made.sharedFees = {{.name = "Blood draw", .cost = Cost(2.0), .panels = {"BBC", "TSAT"}},
                       {.name = "Courier", .cost = Cost(5.0), .panels = {"TSAT"}},
                       {.name = "Nobody's", .cost = Cost(9.0), .panels = {"Urine"}}};
    return made;
}

// Ten patients: four get nothing, five BBC, one first TSAT and then BBC.
Evaluation evaluation()
{
    Evaluation made;
    made.confusion = {.truePositive = 2, .trueNegative = 6, .falsePositive = 1, .falseNegative = 1};
    made.f1.value = made.confusion.f1();
    made.am.value = made.confusion.am();
    made.panelUse = {0.6, 0.1};
    made.orders = {{.sequence = {PanelId(0)}, .patients = 5},
                   {.sequence = {}, .patients = 4},
                   {.sequence = {PanelId(1), PanelId(0)}, .patients = 1}};
    made.meanReward = 1.0;
    made.meanCost.value = 21.3; // (5 · 28 + 1 · 73) / 10
    return made;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

class RepricingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // BBC alone 26 + 2 = 28; both 26 + 40 + 2 + 5 = 73, the draw paid once: (5 · 28 + 73) / 10 = 21.3.
    void theOldPricesGiveTheOldCost()
    {
        const Evaluation same = repriced(evaluation(), pricesOf(task()), {});
        QVERIFY(near(*same.meanCost.value, 21.3));
        FrontRecord record;
        record.points = {{.shape = {}, .validation = evaluation(), .test = {}, .expected = {}}};
        QVERIFY(hasPrices(record, pricesOf(task())));
        QVERIFY(!hasPrices(record, withPanelPrice(pricesOf(task()), 0, Cost(27.0))));
    }

    // BBC at 36: 38 alone and 83 with TSAT: (5 · 38 + 83) / 10 = 27.3; squares (5 · 1444 + 6889) / 10 = 1410.9, less
    // 27.3² = 745.29, is 665.61.
    void anotherPriceMovesTheMeanCostExactly()
    {
        const Evaluation dearer = repriced(evaluation(), withPanelPrice(pricesOf(task()), 0, Cost(36.0)), {});
        QVERIFY(near(*dearer.meanCost.value, 27.3));
        QVERIFY(near(dearer.costDeviation, std::sqrt(665.61)));
        QVERIFY(dearer.confusion == evaluation().confusion);
        QVERIFY(!dearer.meanCost.interval); // there was none
    }

    // A draw at 12: 38 alone, 83 for both, paid once by six of ten: 21.3 + 6 · 10 / 10 = 27.3.
    void aSharedFeeIsPaidOncePerPatient()
    {
        const TestCatalog prices = pricesOf(task());
        QCOMPARE(prices.fees().size(), std::size_t(2)); // nobody asks for the third
        QVERIFY(near(*repriced(evaluation(), withFeePrice(prices, 0, Cost(12.0)), {}).meanCost.value, 27.3));
        // The courier comes for one of ten: at 25 he costs 2 more each.
        QVERIFY(near(*repriced(evaluation(), withFeePrice(prices, 1, Cost(25.0)), {}).meanCost.value, 23.3));
    }

    // Of everything free but BBC at 10 six of ten pay 10: mean 6, deviation √(60 − 36) = √24, error √2.4.
    void anIntervalIsMeanAndTwoStandardErrors()
    {
        Evaluation before = evaluation();
        before.meanCost.interval = Interval{10.0, 30.0};
        const TestCatalog prices(
            {{.name = "BBC", .cost = Cost(10.0), .features = {}}, {.name = "TSAT", .cost = Cost(0.0), .features = {}}},
            {});
        const Interval after = *repriced(before, prices, {}).meanCost.interval;
        QVERIFY(near(after.low, 6.0 - 1.96 * std::sqrt(2.4)));
        QVERIFY(near(after.high, 6.0 + 1.96 * std::sqrt(2.4)));
        Evaluation rare = before; // one of ten pays 10: mean 1, error √0.9, so that the lower end would be negative
        rare.orders = {{.sequence = {}, .patients = 9}, {.sequence = {PanelId(0)}, .patients = 1}};
        QCOMPARE(repriced(rare, prices, {}).meanCost.interval->low, 0.0);
    }

    // BBC 30 minutes, TSAT 60; one of ten gets both: 90 in turn, so (5 · 30 + 90) / 10 = 24; together 60, so 21. BBC at
    // 45: 5 · 45 + 105 = 330 in turn, 5 · 45 + 60 = 285 together. Blood: 2 ml and 3 ml, (5 · 2 + 5) / 10 = 1.5.
    void otherTimesMoveTheMeanTimeExactly()
    {
        const auto told = [](double bbc) {
            Task timed = task();
            timed.panels[0].minutes = Minutes(bbc);
            timed.panels[1].minutes = Minutes(60.0);
            timed.panels[0].millilitres = Millilitres(2.0);
            timed.panels[1].millilitres = Millilitres(3.0);
            return pricesOf(timed);
        };
        const RewardShape shape{.lambda = 1.0, .rho = -0.1, .aim = CostAim::time()};
        Evaluation inTurn = repriced(evaluation(), told(30.0), shape);
        QVERIFY(near(*inTurn.meanMinutes->value, 24.0) && near(*inTurn.meanMillilitres->value, 1.5));
        Evaluation together = evaluation();
        together.orders[2].alongside = std::vector<std::uint64_t>{1};
        together = repriced(together, told(30.0), shape);
        QVERIFY(near(*together.meanMinutes->value, 21.0));

        const Evaluation slower = repriced(inTurn, told(45.0), shape);
        QVERIFY(near(*slower.meanMinutes->value, 33.0) && near(*slower.meanCost.value, 21.3));
        QVERIFY(near(slower.meanReward, inTurn.meanReward - 0.9)); // nine minutes more
        QVERIFY(near(*repriced(together, told(45.0), shape).meanMinutes->value, 28.5));

        FrontRecord record;
        record.start.plan.minimise = CostAim::time();
        record.points = {{.shape = shape, .validation = inTurn, .test = {}, .expected = {}}};
        QVERIFY(hasPrices(record, told(30.0)) && !hasPrices(record, told(45.0)));
        QVERIFY(canReprice(record, told(45.0)));
        QVERIFY(!canReprice(record, pricesOf(task()))); // nobody says how long anything takes now
    }

    // ρ = −0.1 for each unit of money: 6 more are worth −0.6.
    void theRewardFollowsTheCost()
    {
        const TestCatalog prices = withPanelPrice(pricesOf(task()), 0, Cost(36.0));
        QVERIFY(near(repriced(evaluation(), prices, {.lambda = 4.0, .rho = -0.1}).meanReward, 0.4));
    }

    void ordersThatWereNotCountedCannotBePriced()
    {
        const TestCatalog prices = pricesOf(task());
        QVERIFY(canReprice(evaluation(), prices));
        Evaluation uncounted = evaluation();
        uncounted.orders.pop_back();
        QVERIFY(!canReprice(uncounted, prices));
        Evaluation foreign = evaluation();
        foreign.orders[0].sequence = {PanelId(2)};
        QVERIFY(!canReprice(foreign, prices));
        QVERIFY(!canReprice(FrontRecord(), prices));
    }

    // Everybody gets BBC (28), both (73) or TSAT (47), each better than the one that costs less. With BBC at 60 the
    // first costs 62 and so more than the third, which is better.
    void whoIsOnTheFrontIsDecidedByTheNewPrices()
    {
        const auto policy = [](std::vector<PanelId> sequence, std::size_t found) {
            OperatingPoint point = fixture::point(
                0.0, {.truePositive = found, .trueNegative = 5, .falsePositive = 0, .falseNegative = 5 - found});
            point.validation.orders = {{.sequence = std::move(sequence), .patients = 10}};
            point.validation.panelUse = {0.0, 0.0};
            return point;
        };
        FrontRecord record;
        record.points = {policy({PanelId(0)}, 2), policy({PanelId(0), PanelId(1)}, 5), policy({PanelId(1)}, 4)};
        const auto frontFor = [&record](double bbc, double tsat) {
            TestCatalog prices = withPanelPrice(pricesOf(task()), 0, Cost(bbc));
            return frontOf(repriced(record, withPanelPrice(prices, 1, Cost(tsat))).points, FrontMetric::F1);
        };
        QCOMPARE(frontFor(26.0, 40.0), (std::vector<std::size_t>{0, 2, 1})); // 28, 47, 73
        QCOMPARE(frontFor(60.0, 40.0), (std::vector<std::size_t>{2, 1}));    // 62, 47, 107
    }

    void whatTakesSinglePatientsIsDropped()
    {
        FrontRecord record;
        record.points = {{.shape = {}, .validation = evaluation(), .test = evaluation(), .expected = ExactReturn{}}};
        record.summary.emplace();
        record.summary->bands = {{.cost = 0.0, .low = 0.1, .high = 0.2}};
        record.summary->hypervolumes.emplace();
        record.summary->noPanels = record.points.front();
        record.summary->fullPanels = OperatingPoint(); // whose orders were not counted
        const FrontRecord after = repriced(record, withPanelPrice(pricesOf(task()), 0, Cost(36.0)));
        QVERIFY(near(*after.points[0].test->meanCost.value, 27.3));
        QVERIFY(!after.points[0].expected);
        QVERIFY(after.summary->bands.empty() && !after.summary->hypervolumes);
        QVERIFY(near(*after.summary->noPanels->validation.meanCost.value, 27.3));
        QVERIFY(!after.summary->fullPanels);
    }

    void pricesGoIntoTheTaskByName()
    {
        Task moved = task();
        std::swap(moved.panels[0], moved.panels[1]);
        const TestCatalog prices =
            withFeePrice(withPanelPrice(pricesOf(task()), 0, Cost(36.0)), 1, Cost(7.0)); // BBC and the courier
        const Task after = withPrices(moved, prices);
        QCOMPARE(after.panels[1].cost.amount, 36.0);
        QCOMPARE(after.panels[0].cost.amount, 40.0);
        QCOMPARE(after.sharedFees[1].cost.amount, 7.0);
        QCOMPARE(after.sharedFees[2].cost.amount, 9.0);
    }
};

PANELWISE_APPLESS_TEST(RepricingTest)

} // namespace repricing_test

#include "repricing_test.moc"
