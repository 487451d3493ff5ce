// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/sweep_grid.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sweep_grid_test {

using core::OperatingPoint;
using core::RewardShape;
using core::SweepScale;

class SweepGridTest : public QObject {
    Q_OBJECT

    static SweepScale scale()
    {
        return {.metric = core::FrontMetric::F1,
                .prevalence = 0.2,
                .valueWithout = 0.4,
                .valueWithAll = 0.8,
                .payingRho = 0.016};
    }
    static OperatingPoint point(double rho, double cost, double f1)
    {
        OperatingPoint point;
        point.shape = {.lambda = 2.0, .rho = rho};
        point.validation.meanCost.value = cost;
        point.validation.f1.value = f1;
        return point;
    }
    static bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); }

private Q_SLOTS:
    void thePapersGridHas190DifferentPoliciesPricedInMeanPanels()
    {
        // Panels of 30 on average: W = 1 makes a mean panel worth one healthy patient recognised, 1/30 per unit.
        const std::vector<RewardShape> grid = core::paperGrid(30.0);
        QCOMPARE(grid.size(), std::size_t{190}); // 10 λ × 19 W
        std::set<std::pair<double, double>> different;
        for (const RewardShape& shape : grid)
            different.emplace(shape.lambda, shape.rho);
        QCOMPARE(different.size(), grid.size());
        const auto holds = [&](double lambda, double rho) {
            return std::ranges::any_of(
                grid, [&](const RewardShape& shape) { return shape.lambda == lambda && near(shape.rho, rho); });
        };
        QVERIFY(holds(1.0, -1.0 / 30.0));
        QVERIFY(holds(7.0, -1.0 / 300.0));   // W = 10
        QVERIFY(holds(10.0, -1.0 / 600.0));  // W = 20
        QVERIFY(holds(10.0, -1.0 / 3000.0)); // W = 100
        QVERIFY(!holds(3.0, -1.0 / 330.0));  // W = 11 is none of them
    }

    void panelsThatCostNothingHaveNoPriceWeight() { QCOMPARE(core::paperGrid(0.0).front().rho, 0.0); }

    void lambdaFollowsFromTheF1AimedAt()
    {
        // F1 ≥ 0.5 means 1.5 TP + 0.5 TN ≥ 0.5, so a case found is worth 1.5/0.5 = 3 correct negatives.
        QVERIFY(near(core::sweepLambda(scale(), 0.5), 3.0));
        QVERIFY(near(core::sweepLambda(scale(), 1.0), 1.0));
        // Calling everybody ill has F1 = 2·0.2/1.2 = 1/3, hence λ = 5 = 1/0.2; below that nobody need go.
        QVERIFY(near(core::sweepLambda(scale(), 1.0 / 3.0), 5.0));
        QVERIFY(near(core::sweepLambda(scale(), 0.01), 5.0));
        QVERIFY(near(core::sweepLambda(scale(), 0.0), 5.0));
    }

    void forAmLambdaIsTheClassRatioThroughout()
    {
        SweepScale am = scale();
        am.metric = core::FrontMetric::Am;
        // 0.8 healthy to 0.2 ill.
        for (const RewardShape& shape : core::nextSweepRound(am, {}, 4))
            QVERIFY(near(shape.lambda, 4.0));
    }

    void theFirstRoundRunsFromFreeTestsToWhereTheyNoLongerPay()
    {
        const std::vector<RewardShape> round = core::nextSweepRound(scale(), {}, 4);
        QCOMPARE(round.size(), std::size_t{4});
        // ρ = 0 aims at the F1 of all panels (0.8: λ = 1.2/0.8), the strongest at that of none (0.4: λ = 1.6/0.4).
        QCOMPARE(round[0].rho, 0.0);
        QVERIFY(near(round[0].lambda, 1.5));
        QVERIFY(near(round[1].rho, -0.001)); // 0.016 / 4²
        QVERIFY(near(round[2].rho, -0.004));
        QVERIFY(near(round[3].rho, -0.016));
        QVERIFY(near(round[3].lambda, 4.0));
    }

    void theLargestGapOfTheFrontIsFilledFirst()
    {
        // Spans: cost 0 … 100, F1 0.3 … 0.8. Gaps: (0, 0.3)–(10, 0.4): √(0.1² + 0.2²) = 0.22;
        // (10, 0.4)–(90, 0.75): √(0.8² + 0.7²) = 1.06; (90, 0.75)–(100, 0.8): √(0.1² + 0.1²) = 0.14.
        const std::vector<OperatingPoint> found{point(-0.001, 100, 0.8), point(-0.002, 90, 0.75),
                                                point(-0.008, 10, 0.4), point(-0.032, 0, 0.3)};
        const std::vector<RewardShape> next = core::nextSweepRound(scale(), found, 2);
        // Between its ends: ρ = −√(0.002 · 0.008); half way in F1 is 0.575: λ = 1.425/0.575.
        QVERIFY(near(next[0].rho, -0.004));
        QVERIFY(near(next[0].lambda, 1.425 / 0.575));
        // Taken as half filled, it is still the largest (0.53): a quarter of the way, at the cheaper or the dearer end.
        QVERIFY(near(next[1].rho, -0.004 * std::sqrt(2.0)) || near(next[1].rho, -0.004 / std::sqrt(2.0)));
    }

    void whereNobodyGoesUntestedAStrongerPriceIsTried()
    {
        // The cheapest policy still costs 50 of 60: the gap down to nothing at all is the largest.
        const std::vector<OperatingPoint> found{point(0.0, 60, 0.8), point(-0.01, 50, 0.7)};
        const RewardShape next = core::nextSweepRound(scale(), found, 1).front();
        QVERIFY(near(next.rho, -0.02)); // half way, by logarithm, to four times the strongest
    }

    void aDominatedPolicyOpensNoGapButItsPriceIsNotTriedAgain()
    {
        // The middle one costs more than the first and finds less. One gap remains, from (0, 0.5) to (50, 0.8); the
        // price in its middle (0.004) was tried, so the next is half way to one of the ends.
        const std::vector<OperatingPoint> found{point(-0.001, 50, 0.8), point(-0.004, 70, 0.6), point(-0.016, 0, 0.5)};
        const RewardShape next = core::nextSweepRound(scale(), found, 1).front();
        QVERIFY(near(next.rho, -0.002) || near(next.rho, -0.008));
    }

    void everyRoundHasNewPointsHoweverManyThereAre()
    {
        // All policies at one place, as where the disease cannot be told: the prices must still all differ.
        std::vector<OperatingPoint> found;
        for (int round = 0; round < 8; ++round)
            for (const RewardShape& shape : core::nextSweepRound(scale(), found, 4)) {
                OperatingPoint same = point(shape.rho, 0.0, 0.4);
                for (const OperatingPoint& other : found)
                    QVERIFY(std::abs(other.shape.rho - shape.rho) > 1e-12);
                found.push_back(same);
            }
        QCOMPARE(found.size(), std::size_t{32});
    }

    void nobodyDiagnosedIsNoPlaceOnTheFront()
    {
        OperatingPoint undefined = point(-0.01, 0.0, 0.0);
        undefined.validation.f1.value.reset();
        const std::vector<OperatingPoint> found{undefined};
        const RewardShape next = core::nextSweepRound(scale(), found, 1).front();
        QVERIFY(next.rho < 0.0 && std::isfinite(next.rho) && next.lambda >= 1.0);
    }

    void rewardsAreNearWhereTheirLogarithmsAre()
    {
        const RewardShape here{.lambda = 2.0, .rho = -0.01};
        QVERIFY(near(core::rewardDistance(here, {.lambda = 4.0, .rho = -0.01}, 0.001), std::log(2.0)));
        QVERIFY(near(core::rewardDistance(here, {.lambda = 2.0, .rho = -0.001}, 0.001), std::log(10.0)));
        // ρ = 0 has no logarithm; it stands an eighth below the smallest.
        QVERIFY(near(core::rewardDistance(here, {.lambda = 2.0, .rho = 0.0}, 0.001), std::log(80.0)));
    }
};

PANELWISE_APPLESS_TEST(SweepGridTest)

} // namespace sweep_grid_test

#include "sweep_grid_test.moc"
