// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/exact_front.h"

#include "tests/front/discrete_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>

namespace exact_front_test {

using namespace core;

namespace {

constexpr std::array kMetrics{FrontMetric::F1, FrontMetric::Am};

bool near(double a, double b, double margin = 1e-9)
{
    return std::abs(a - b) < margin;
}

bool near(const ExactReturn& a, const ExactReturn& b)
{
    return near(a.truePositive, b.truePositive) && near(a.trueNegative, b.trueNegative) && near(a.cost, b.cost);
}

PanelMask panels(std::uint32_t bits)
{
    return PanelMask(bits);
}

// Every deterministic policy for two yes/no tests with a panel each: 4 actions at the start, 3 for each result of the
// first panel (whichever it was), 2 for each pair of results.
std::vector<ExactReturn> allPolicies(const DiscreteProblem& problem)
{
    struct Decision {
        PanelMask mask;
        std::size_t cell;
        std::vector<Action> actions;
    };
    const Action absent = Action::diagnose(Disease::Absent), present = Action::diagnose(Disease::Present);
    const Action a = Action::order(PanelId(0)), b = Action::order(PanelId(1));
    const std::vector<Decision> decisions{{panels(0), 0, {absent, present, a, b}}, {panels(1), 0, {absent, present, b}},
                                          {panels(1), 1, {absent, present, b}},    {panels(2), 0, {absent, present, a}},
                                          {panels(2), 2, {absent, present, a}},    {panels(3), 0, {absent, present}},
                                          {panels(3), 1, {absent, present}},       {panels(3), 2, {absent, present}},
                                          {panels(3), 3, {absent, present}}};
    std::size_t policies = 1;
    for (const Decision& decision : decisions)
        policies *= decision.actions.size();
    std::vector<ExactReturn> all;
    for (std::size_t number = 0; number < policies; ++number) {
        std::map<std::pair<std::uint64_t, std::size_t>, Action> table;
        std::size_t rest = number;
        for (const Decision& decision : decisions) {
            table.emplace(std::pair(decision.mask.bits(), decision.cell),
                          decision.actions[rest % decision.actions.size()]);
            rest /= decision.actions.size();
        }
        all.push_back(evaluateExactly(problem, [&](PanelMask mask, std::size_t cell) {
            return table.at({mask.bits(), cell});
        }));
    }
    return all;
}

double bestReward(const ExactFront& front, const RewardShape& shape)
{
    double best = -1e300;
    for (const ExactPoint& point : front.supported)
        best = std::max(best, point.expected.reward(shape));
    return best;
}

} // namespace

class ExactFrontTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // A perfect test for $10, a fifth ill: nothing for nothing (everybody ill, F1 = 0.4/1.2), or everything for $10.
    void aPerfectTestHasAFrontOfTwo()
    {
        DiscreteJoint joint;
        joint.variables = {{"test"}};
        joint.probability = {{0.8, 0.0}, {0.0, 0.2}};
        Task task;
        task.panels = {{.name = "Test", .cost = Cost(10.0), .columns = {"test"}}};
        const DiscreteProblem problem = makeDiscreteProblem(joint, task);
        const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
        QCOMPARE(front.front.size(), std::size_t{2});
        const ExactPoint &cheap = front.supported[front.front[0]], &dear = front.supported[front.front[1]];
        QVERIFY(near(cheap.expected, {.truePositive = 0.2}) && near(cheap.value, 1.0 / 3.0));
        QVERIFY(near(dear.expected, {.truePositive = 0.2, .trueNegative = 0.8, .cost = 10.0}) && near(dear.value, 1.0));
        // For $5: half tested, the others called healthy (F1 0 by itself, so on no front): 0.2/0.3.
        const auto half = bestForBudget(front, FrontMetric::F1, Cost(5.0));
        QVERIFY(half && near(half->value, 2.0 / 3.0) && near(half->shareOfFirst, 0.5));
    }

    void everyPointIsThePolicyOfItsReward()
    {
        const DiscreteProblem problem = fixture::knownOptimum();
        const ExactSolver solver(problem);
        for (const FrontMetric metric : kMetrics) {
            const ExactFront front = exactFront(solver, problem, metric);
            QVERIFY(front.front.size() >= 4);
            for (const ExactPoint& point : front.supported) {
                QVERIFY(solver.solve(point.shape).expected() == point.expected);
                QVERIFY(near(point.value, *metricOf(point.expected, metric, front.prevalence)));
                if (metric == FrontMetric::Am)
                    QVERIFY(near(point.shape.lambda, 4.0)); // 0.8/0.2
            }
        }
    }

    void theFrontRisesWithItsCost()
    {
        const DiscreteProblem problem = fixture::knownOptimum();
        const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
        for (std::size_t i = 0; i + 1 < front.front.size(); ++i) {
            const ExactPoint &a = front.supported[front.front[i]], &b = front.supported[front.front[i + 1]];
            QVERIFY(a.expected.cost < b.expected.cost && a.value < b.value);
        }
        QVERIFY(near(front.supported[front.front[0]].expected.cost, 0.0));
    }

    // For any reward that F1 asks for, the solution is one of those that were found.
    void noRewardHasABetterPolicy()
    {
        RandomStream stream(Seed{31}, "problems");
        for (int round = 0; round < 12; ++round) {
            const DiscreteProblem problem = round == 0       ? fixture::knownOptimum()
                                            : round % 2 == 0 ? fixture::twoTests(stream, round % 4 == 0)
                                                             : fixture::overlappingTests(stream);
            const ExactSolver solver(problem);
            const ExactFront front = exactFront(solver, problem, FrontMetric::F1);
            QVERIFY(!front.stopped && front.gap < 2e-10);
            for (int i = 0; i < 200; ++i) {
                const double highest = 1.0 / front.prevalence;
                const RewardShape shape{.lambda = 1.0 + (highest - 1.0) * stream.uniform(),
                                        .rho = -std::pow(10.0, 4.0 * stream.uniform() - 4.0)};
                QVERIFY(near(bestReward(front, shape), solver.solve(shape).expected().reward(shape)));
            }
        }
    }

    // All 5,184 policies of a small problem, tried one by one: each point of the front is one of them that none beats
    // for its reward, and none lies above the line.
    void everyPolicyLiesOnOrBelowTheLine()
    {
        RandomStream stream(Seed{32}, "problems");
        for (int round = 0; round < 4; ++round) {
            const DiscreteProblem problem = fixture::twoTests(stream, round % 2 == 0);
            const std::vector<ExactReturn> all = allPolicies(problem);
            for (const FrontMetric metric : kMetrics) {
                const ExactFront front = exactFront(ExactSolver(problem), problem, metric);
                for (const ExactPoint& point : front.supported) {
                    QVERIFY(
                        std::ranges::any_of(all, [&](const ExactReturn& one) { return near(one, point.expected); }));
                    for (const ExactReturn& one : all)
                        QVERIFY(one.reward(point.shape) <= point.expected.reward(point.shape) + 1e-9);
                }
                std::map<double, double> bestFor; // by cost
                for (const ExactReturn& one : all) {
                    double& best = bestFor[std::round(one.cost * 1e9) / 1e9];
                    best = std::max(best, metricOf(one, metric, front.prevalence).value_or(0.0));
                }
                for (const auto& [cost, value] : bestFor)
                    QVERIFY(value <= bestForBudget(front, metric, Cost(cost + 1e-9))->value + 1e-9);
            }
        }
    }

    void theKnownOptimumIsSolvedInAMoment()
    {
        const DiscreteProblem problem = fixture::knownOptimum();
        const auto start = std::chrono::steady_clock::now();
        const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        qInfo("%zu policies, %zu on the front, %.2f ms", front.supported.size(), front.front.size(),
              took.count() * 1e3);
        QVERIFY(took.count() < 1.0); // a hundredth of it, but sanitizers take their time
    }

    // With room for a few policies only the best approximation is kept, and it says how far it may be off.
    void whereThereAreTooManyPoliciesTheGapIsTold()
    {
        RandomStream stream(Seed{33}, "problems");
        const DiscreteProblem problem = fixture::overlappingTests(stream);
        const ExactSolver solver(problem);
        const ExactFront whole = exactFront(solver, problem, FrontMetric::F1);
        const ExactFront few = exactFront(solver, problem, FrontMetric::F1, {}, {.mostPolicies = 8, .progress = {}});
        QVERIFY(whole.supported.size() > few.supported.size());
        QVERIFY(few.supported.size() <= 8 && few.gap > whole.gap);
        for (const ExactPoint& point : whole.supported) { // as a reward with weights (2 − t) and t
            const double target = 2.0 / (1.0 + point.shape.lambda);
            const double below = point.expected.reward(point.shape) - bestReward(few, point.shape);
            QVERIFY(below * target <= few.gap + 1e-12);
        }
    }

    void withoutIllOrHealthyPatientsThereIsNoFront()
    {
        DiscreteProblem problem = fixture::knownOptimum();
        for (auto& [absent, present] : problem.joint.probability)
            absent += std::exchange(present, 0.0);
        QVERIFY(exactFront(ExactSolver(problem), problem, FrontMetric::F1).supported.empty());
    }

    // Panels for nothing: all are used, and nobody asks what money is worth.
    void freePanelsAreAllUsed()
    {
        Task task = knownOptimumTask();
        for (PanelSpec& panel : task.panels)
            panel.cost = Cost(0.0);
        const DiscreteProblem problem = makeDiscreteProblem(knownOptimumJoint(), task);
        const ExactFront front = exactFront(ExactSolver(problem), problem, FrontMetric::F1);
        QCOMPARE(front.front.size(), std::size_t{1});
        const DiscreteProblem priced = fixture::knownOptimum();
        const ExactFront dear = exactFront(ExactSolver(priced), priced, FrontMetric::F1);
        QVERIFY(near(front.supported[front.front[0]].value, dear.supported[dear.front.back()].value));
    }

    void aStopIsObeyed()
    {
        std::stop_source source;
        source.request_stop();
        const DiscreteProblem problem = fixture::knownOptimum();
        QVERIFY(exactFront(ExactSolver(problem), problem, FrontMetric::F1, source.get_token()).stopped);
    }
};

PANELWISE_APPLESS_TEST(ExactFrontTest)

} // namespace exact_front_test

#include "exact_front_test.moc"
