// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_rules.h"
#include "core/front/exact_front.h"
#include "core/front/occupancy_program.h"
#include "tests/front/discrete_fixture.h"
#include "tests/front/ruled_fixture.h"
#include "tests/test_program.h"

#include <cmath>

// What a study allows of orders, as constraints of the optimum.
namespace order_rules_test {

using namespace core;

namespace {

double rewardDifference(const DiscreteProblem& problem, const RewardShape& shape)
{
    const auto program = bestByOccupancy(problem, shape);
    return program ? std::abs(program->value - solveExactly(problem, shape).expected().reward(shape)) : 1.0;
}

// Ill means that exactly one of two coins shows heads: each alone tells nothing, both together everything. $1 each, and
// a draw for $1.
Task twoCoinsTask()
{
    Task task;
    task.panels = {{.name = "A", .cost = Cost(1.0), .columns = {"a"}},
                   {.name = "B", .cost = Cost(1.0), .columns = {"b"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(1.0), .panels = {"A", "B"}}};
    return task;
}
DiscreteProblem twoCoins(const Task& task)
{
    DiscreteJoint joint;
    joint.variables = {{"a"}, {"b"}};
    joint.probability = {{0.25, 0.0}, {0.0, 0.25}, {0.0, 0.25}, {0.25, 0.0}};
    return makeDiscreteProblem(joint, task);
}
ExactReturn best(const Task& task, double rho = -0.01)
{
    return solveExactly(twoCoins(task), {.lambda = 1.0, .rho = rho}).expected();
}
bool is(const ExactReturn& found, double right, double cost)
{
    return std::abs(found.truePositive + found.trueNegative - right) < 1e-12 && std::abs(found.cost - cost) < 1e-12;
}

// Three levels, overlapping panels, a shared fee and a panel that is free, with rules at random.
DiscreteProblem ruledProblem(RandomStream& stream, bool times)
{
    Task task;
    task.visible = {"v"};
    task.panels = {{.name = "A", .cost = Cost(stream.uniform()), .columns = {"a"}},
                   {.name = "AB", .cost = Cost(stream.uniform()), .columns = {"a", "b"}},
                   {.name = "BC", .cost = Cost(stream.uniform()), .columns = {"b", "c"}},
                   {.name = "C", .cost = Cost(0.0), .columns = {"c"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(stream.uniform()), .panels = {"A", "BC"}}};
    task = fixture::withRandomRules(times ? fixture::withTimes(task, stream) : task, stream);
    return makeDiscreteProblem(fixture::randomJoint({{"a", 3}, {"v", 2}, {"b", 2}, {"c", 2}}, stream), task);
}

} // namespace

class OrderRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Everything is known for $3; a guess is right half of the time.
    void aCapIsOnTheWholeBill()
    {
        Task task = twoCoinsTask();
        QVERIFY(is(best(task), 1.0, 3.0));
        task.rules.cap = Cost(3.0);
        QVERIFY(is(best(task), 1.0, 3.0));
        task.rules.cap = Cost(2.99); // both panels, but not with the draw
        QVERIFY(is(best(task), 0.5, 0.0));
        // Sums of tenths are no tenths: 0.1 + 0.1 + 0.1 is not above a cap of 0.3.
        for (PanelSpec& panel : task.panels)
            panel.cost = Cost(0.1);
        task.sharedFees.front().cost = Cost(0.1);
        task.rules.cap = Cost(0.3);
        QVERIFY(is(best(task), 1.0, 0.1 + 0.1 + 0.1));
    }

    // Together they take 60 minutes, one after the other 105.
    void aCapOnMinutesAddsThemUp()
    {
        Task task = twoCoinsTask();
        task.panels[0].minutes = Minutes(60.0);
        task.panels[1].minutes = Minutes(45.0);
        task.rules.capMinutes = Minutes(105.0);
        QVERIFY(is(best(task), 1.0, 3.0));
        task.rules.capMinutes = Minutes(104.0);
        QVERIFY(is(best(task), 0.5, 0.0));
    }

    void whatComesFirstIsOrderedAtAnyPrice()
    {
        Task task = twoCoinsTask();
        task.rules.first = {"B"};
        // A dollar is worth a whole patient: A is not bought, B and the draw are.
        const DiscreteProblem problem = twoCoins(task);
        const ExactPolicy dear = solveExactly(problem, {.lambda = 1.0, .rho = -1.0});
        QVERIFY(is(dear.expected(), 0.5, 2.0));
        QVERIFY(dear.action(PanelMask(), 0) == Action::order(PanelId(1)));
        QVERIFY(is(best(task), 1.0, 3.0));
    }

    void whatIsNeverOrderedTellsNobodyAnything()
    {
        Task task = twoCoinsTask();
        task.rules.never = {"A"};
        QVERIFY(is(best(task, 0.0), 0.5, 0.0));
    }

    // B costs nothing and A tells nothing alone, so B would come first or alone; it needs A.
    void aPanelWaitsForWhatItNeeds()
    {
        Task task = twoCoinsTask();
        task.panels[1].needs = {"A"};
        const DiscreteProblem problem = twoCoins(task);
        const ExactPolicy policy = solveExactly(problem, {.lambda = 1.0, .rho = -0.01});
        QVERIFY(policy.action(PanelMask(), 0) == Action::order(PanelId(0)));
        QVERIFY(is(policy.expected(), 1.0, 3.0));
        task.rules.never = {"A"}; // refused by the check of the task; nobody gets B either
        QVERIFY(is(best(task), 0.5, 0.0));
    }

    // What a larger panel has shown already need not be ordered again.
    void aNeedIsMetByALargerPanel()
    {
        Task task;
        task.panels = {{.name = "BMP", .cost = Cost(2.0), .columns = {"a"}},
                       {.name = "CMP", .cost = Cost(2.0), .columns = {"a", "b"}},
                       {.name = "More", .cost = Cost(1.0), .needs = {"BMP"}, .columns = {"c"}}};
        RandomStream stream(Seed{4}, "larger");
        const DiscreteProblem problem = makeDiscreteProblem(fixture::randomJoint({{"a"}, {"b"}, {"c"}}, stream), task);
        const ExactStates states(problem);
        std::vector<std::uint32_t> offeringMore;
        states.goBack(problem.catalog, false, [&](const ExactStates::Options& options) {
            for (const std::size_t action : options.legal)
                if (action == 2)
                    for (std::uint32_t bits = 0; bits < 8; ++bits)
                        if (options.state >= states.first(PanelMask(bits)) &&
                            options.state < states.last(PanelMask(bits)) &&
                            (offeringMore.empty() || offeringMore.back() != bits))
                            offeringMore.push_back(bits);
            return options.legal.front();
        });
        QCOMPARE(offeringMore, (std::vector<std::uint32_t>{0b011, 0b010, 0b001}));
    }

    void programAndInductionAgreeUnderRandomRules()
    {
        RandomStream stream(Seed{61}, "rules");
        double largest = 0.0;
        std::size_t bound = 0;
        for (int i = 0; i < 60; ++i) {
            const DiscreteProblem problem = ruledProblem(stream, false);
            const RewardShape shape{.lambda = 0.3 + 4.0 * stream.uniform(), .rho = -0.5 * stream.uniform()};
            largest = std::max(largest, rewardDifference(problem, shape));
            const DiscreteProblem free{problem.joint, problem.catalog.unruled(), problem.visible};
            bound += solveExactly(problem, shape).expected().reward(shape) <
                     solveExactly(free, shape).expected().reward(shape) - 1e-6;
        }
        qInfo("60 problems, in %zu of which the rules cost something: largest difference %.1e", bound, largest);
        QVERIFY(largest < 1e-9);
        QVERIFY(bound > 20);
    }

    void programAndInductionAgreeUnderRulesOnTimeAndPairs()
    {
        RandomStream stream(Seed{62}, "timed rules");
        for (int i = 0; i < 30; ++i) {
            const DiscreteProblem problem = ruledProblem(stream, true);
            for (const CostAim aim : {CostAim::time(), CostAim::moneyAndTime(6.0)}) {
                const RewardShape shape{
                    .lambda = 0.3 + 4.0 * stream.uniform(), .rho = -0.005 * stream.uniform(), .aim = aim};
                QVERIFY(rewardDifference(problem, shape) < 1e-9);
            }
        }
    }

    // The front under rules, at every tenth of what all panels cost; below what comes first there is no policy.
    void aBudgetBuysTheBestMixtureUnderRules()
    {
        RandomStream stream(Seed{63}, "budgets");
        std::size_t bought = 0;
        for (int i = 0; i < 12; ++i) {
            const DiscreteProblem problem = ruledProblem(stream, false);
            const FrontAxes axes{FrontMetric::F1};
            const ExactFront front = exactFront(ExactSolver(problem), problem, axes);
            const double all = problem.catalog.priceOf(PanelMask::all(problem.catalog.panelCount())).amount;
            for (int tenth = 0; tenth <= 10; ++tenth) {
                const Cost budget(all * tenth / 10.0);
                const auto program = bestByOccupancy(problem, axes, budget);
                const auto mixture = bestForBudget(front, axes, budget);
                QCOMPARE(program.has_value(), mixture.has_value());
                if (program)
                    QVERIFY(std::abs(program->value - mixture->value) < 1e-6);
                bought += program.has_value();
            }
        }
        QVERIFY(bought > 60);
    }
};

PANELWISE_APPLESS_TEST(OrderRulesTest)

} // namespace order_rules_test

#include "order_rules_test.moc"
