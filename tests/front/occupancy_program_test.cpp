// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/occupancy_program.h"

#include "core/front/exact_front.h"
#include "tests/front/discrete_fixture.h"
#include "tests/test_program.h"

#include <chrono>
#include <cmath>

namespace occupancy_program_test {

using namespace core;

namespace {

constexpr std::array kMetrics{FrontMetric::F1, FrontMetric::Am};

double budgetOf(const DiscreteProblem& problem, double share, CostAim aim = {})
{
    return share * problem.catalog.pricedByBurden(aim).priceOf(PanelMask::all(problem.catalog.panelCount())).amount;
}

constexpr std::array kAims{CostAim::time(), CostAim::moneyAndTime(6.0)};

// The largest difference between program and induction for the same reward.
double rewardDifference(const DiscreteProblem& problem, const RewardShape& shape)
{
    const auto program = bestByOccupancy(problem, shape);
    const double induction = solveExactly(problem, shape).expected().reward(shape);
    const double earned = program->expected.reward(shape); // by what the program says it does
    return std::max(std::abs(program->value - induction), std::abs(earned - induction));
}

double budgetDifference(const DiscreteProblem& problem, const ExactFront& front, FrontAxes axes, double budget)
{
    const auto program = bestByOccupancy(problem, axes, Cost(budget));
    const auto mixture = bestForBudget(front, axes, Cost(budget));
    if (!program || !mixture || program->expected.burden(axes.aim) > budget + 1e-9)
        return 1.0;
    const double earned = *metricOf(program->expected, axes.metric, front.prevalence);
    return std::max(std::abs(program->value - mixture->value), std::abs(earned - mixture->value));
}

} // namespace

class OccupancyProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A perfect test for $10, a fifth ill. Everybody ill: F1 2·0.2/(0.2 + 0.2 + 0.8) = 1/3. For $5 half are tested: TP
    // 0.1 of them and 0.1 of those called ill, FP 0.4: 0.4/(0.2 + 0.2 + 0.4) = 0.5. Or the other half called healthy:
    // TP 0.1, FP 0: 0.2/0.3 = 2/3, which is better.
    void halfTheBudgetTestsHalfThePatients()
    {
        DiscreteJoint joint;
        joint.variables = {{"test"}};
        joint.probability = {{0.8, 0.0}, {0.0, 0.2}};
        Task task;
        task.panels = {{.name = "Test", .cost = Cost(10.0), .columns = {"test"}}};
        const DiscreteProblem problem = makeDiscreteProblem(joint, task);
        const auto half = bestByOccupancy(problem, FrontMetric::F1, Cost(5.0));
        QVERIFY(half && std::abs(half->value - 2.0 / 3.0) < 1e-9);
        QVERIFY(std::abs(half->expected.truePositive - 0.1) < 1e-9 && std::abs(half->expected.cost - 5.0) < 1e-9);
        const auto none = bestByOccupancy(problem, FrontMetric::F1, Cost(0.0));
        QVERIFY(none && std::abs(none->value - 1.0 / 3.0) < 1e-9);
        // AM: 0.5 for a guess, 1 with the test, linear between: 0.05 for a dollar.
        const auto rates = bestByOccupancy(problem, FrontMetric::Am, Cost(5.0));
        QVERIFY(rates && std::abs(rates->value - 0.75) < 1e-9 && std::abs(rates->worthOfMoney - 0.05) < 1e-9);
    }

    void programAndInductionAgreeOnTheKnownOptimum()
    {
        const DiscreteProblem problem = fixture::knownOptimum();
        double largest = 0.0;
        for (const double lambda : {0.5, 1.0, 3.0, 8.0})
            for (const double rho : {0.0, -0.002, -0.008, -0.03, -0.2})
                largest = std::max(largest, rewardDifference(problem, {.lambda = lambda, .rho = rho}));
        qInfo("20 rewards: largest difference %.1e", largest);
        QVERIFY(largest < 1e-9);
    }

    void programAndInductionAgreeOnRandomProblems()
    {
        RandomStream stream(Seed{21}, "problems");
        double largest = 0.0;
        for (int round = 0; round < 24; ++round) {
            const DiscreteProblem problem =
                round % 2 == 0 ? fixture::twoTests(stream, round % 4 == 0) : fixture::overlappingTests(stream);
            const RewardShape shape{.lambda = 4.0 * stream.uniform(), .rho = -0.2 * stream.uniform()};
            largest = std::max(largest, rewardDifference(problem, shape));
        }
        qInfo("24 problems: largest difference %.1e", largest);
        QVERIFY(largest < 1e-9);
    }

    void aBudgetBuysTheBestMixtureOfTheKnownOptimum()
    {
        const DiscreteProblem problem = fixture::knownOptimum();
        const auto start = std::chrono::steady_clock::now();
        double largest = 0.0;
        for (const FrontMetric metric : kMetrics) {
            const ExactFront front = exactFront(ExactSolver(problem), problem, metric);
            for (int i = 0; i < 20; ++i)
                largest = std::max(largest, budgetDifference(problem, front, metric, budgetOf(problem, i / 30.0)));
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        qInfo("40 budgets in %.2f s: largest difference %.1e", took.count(), largest);
        QVERIFY(largest < 1e-6);
    }

    void aBudgetBuysTheBestMixtureOfRandomProblems()
    {
        RandomStream stream(Seed{22}, "problems");
        double largest = 0.0;
        for (int round = 0; round < 10; ++round) {
            const DiscreteProblem problem =
                round % 2 == 0 ? fixture::twoTests(stream, round % 4 == 0) : fixture::overlappingTests(stream);
            for (const FrontMetric metric : kMetrics) {
                const ExactFront front = exactFront(ExactSolver(problem), problem, metric);
                for (int i = 0; i < 5; ++i)
                    largest = std::max(largest,
                                       budgetDifference(problem, front, metric, budgetOf(problem, stream.uniform())));
            }
        }
        qInfo("100 budgets: largest difference %.1e", largest);
        QVERIFY(largest < 1e-6);
    }

    void bothWaysAgreeOnTimeAndOnPairs()
    {
        RandomStream stream(Seed{23}, "problems");
        double largest = 0.0;
        int pairs = 0;
        for (int round = 0; round < 24; ++round) {
            const DiscreteProblem problem = round % 2 == 0 ? fixture::twoTests(stream, round % 4 == 0, true)
                                                           : fixture::overlappingTests(stream, true);
            const RewardShape shape{.lambda = 4.0 * stream.uniform(),
                                    .rho = -0.01 * stream.uniform(),
                                    .aim = kAims[static_cast<std::size_t>(round / 2 % 2)]};
            largest = std::max(largest, rewardDifference(problem, shape));
            const ExactPolicy policy = solveExactly(problem, shape);
            for (const std::uint8_t action : policy.actions())
                pairs += ActionCodec(problem.catalog.panelCount()).action(action).isPair() ? 1 : 0;
        }
        qInfo("24 problems with times: largest difference %.1e, %d pairs ordered", largest, pairs);
        QVERIFY(largest < 1e-9);
        QVERIFY(pairs > 0); // or nothing was tried
    }

    void aBudgetOfTimeBuysTheBestMixture()
    {
        RandomStream stream(Seed{24}, "problems");
        double largest = 0.0;
        for (int round = 0; round < 8; ++round) {
            const DiscreteProblem problem = round % 2 == 0 ? fixture::twoTests(stream, round % 4 == 0, true)
                                                           : fixture::overlappingTests(stream, true);
            const FrontAxes axes{kMetrics[static_cast<std::size_t>(round / 2 % 2)],
                                 kAims[static_cast<std::size_t>(round / 4)]};
            const ExactFront front = exactFront(ExactSolver(problem), problem, axes);
            for (int i = 0; i < 5; ++i)
                largest = std::max(
                    largest, budgetDifference(problem, front, axes, budgetOf(problem, stream.uniform(), axes.aim)));
        }
        qInfo("40 budgets of time: largest difference %.1e", largest);
        QVERIFY(largest < 1e-6);
    }

    // Between two corners the price of the constraint is the slope of the optimum.
    void moneyIsWorthWhatALittleMoreAdds()
    {
        const DiscreteProblem problem = fixture::knownOptimum();
        const auto at = bestByOccupancy(problem, FrontMetric::F1, Cost(5.0));
        const auto above = bestByOccupancy(problem, FrontMetric::F1, Cost(5.0 + 1e-5));
        QVERIFY(std::abs((above->value - at->value) / 1e-5 - at->worthOfMoney) < 1e-5);
        QVERIFY(at->worthOfMoney > 0.01);
    }

    void aStopLeavesNothing()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!bestByOccupancy(fixture::knownOptimum(), FrontMetric::F1, Cost(5.0), source.get_token()));
    }
};

PANELWISE_APPLESS_TEST(OccupancyProgramTest)

} // namespace occupancy_program_test

#include "occupancy_program_test.moc"
