// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/exact_solver.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <cmath>
#include <map>
#include <set>

namespace exact_solver_test {

using namespace core;

namespace {

constexpr Action kAbsent = Action::diagnose(Disease::Absent);
constexpr Action kPresent = Action::diagnose(Disease::Present);
constexpr Action order(std::size_t panel)
{
    return Action::order(PanelId(panel));
}
constexpr Action kBoth = Action::orderTogether(PanelId(0), PanelId(1));
const PanelMask kNone;
PanelMask ordered(std::initializer_list<std::size_t> panels)
{
    PanelMask mask;
    for (const std::size_t panel : panels)
        mask = mask.with(PanelId(panel));
    return mask;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

bool near(const ExactReturn& a, const ExactReturn& b)
{
    return near(a.truePositive, b.truePositive) && near(a.trueNegative, b.trueNegative) && near(a.cost, b.cost) &&
           std::abs(a.minutes.amount - b.minutes.amount) < 1e-9;
}

// One yes/no test that is never wrong; a fifth is ill.
DiscreteProblem perfectTest(double price)
{
    DiscreteJoint joint;
    joint.variables = {{"test"}};
    joint.probability = {{0.8, 0.0}, {0.0, 0.2}};
    Task task;
    task.panels = {{.name = "Test", .cost = Cost(price), .columns = {"test"}}};
    return makeDiscreteProblem(joint, task);
}

// Ill means that exactly one of two coins shows heads: each alone tells nothing, both together everything.
DiscreteJoint twoCoins()
{
    DiscreteJoint joint;
    joint.variables = {{"a"}, {"b"}};
    joint.probability = {{0.25, 0.0}, {0.0, 0.25}, {0.0, 0.25}, {0.25, 0.0}};
    return joint;
}

Task twoPanels(double priceA, double priceB)
{
    Task task;
    task.panels = {{.name = "A", .cost = Cost(priceA), .columns = {"a"}},
                   {.name = "B", .cost = Cost(priceB), .columns = {"b"}}};
    return task;
}

DiscreteJoint randomJoint(std::vector<DiscreteVariable> variables, RandomStream& stream)
{
    DiscreteJoint joint{.variables = std::move(variables), .probability = {}};
    std::size_t cells = 1;
    for (const DiscreteVariable& variable : joint.variables)
        cells *= variable.levels;
    joint.probability.resize(cells);
    double sum = 0.0;
    for (auto& cell : joint.probability)
        for (double& one : cell)
            sum += one = stream.uniform();
    for (auto& cell : joint.probability)
        for (double& one : cell)
            one /= sum;
    return joint;
}

// Half of the patients have `a`, and they are all ill; of the others `b` tells who is. Without a test everybody is
// called ill: 0.75. Both tests together tell everything, and `b` only for those without `a`. A: $4 and 60 minutes, B:
// $6 and 45 minutes.
DiscreteProblem secondTestForHalf(PairOrders pairs)
{
    DiscreteJoint joint;
    joint.variables = {{"a"}, {"b"}};
    joint.probability = {{0.25, 0.0}, {0.0, 0.5}, {0.0, 0.25}, {0.0, 0.0}};
    Task task = twoPanels(4.0, 6.0);
    task.panels[0].minutes = Minutes(60.0);
    task.panels[1].minutes = Minutes(45.0);
    task.pairOrders = pairs;
    return makeDiscreteProblem(joint, task);
}

// The best reward of all deterministic policies for two yes/no variables with a panel each, every one of them tried:
// 4 actions at the start, 3 for each result of the first panel (whichever it was), 2 for each pair of results.
double bestOfAllPolicies(const DiscreteProblem& problem, const RewardShape& shape)
{
    struct Decision {
        PanelMask mask;
        std::size_t cell;
        std::vector<Action> actions;
    };
    std::vector<Decision> decisions{{kNone, 0, {kAbsent, kPresent, order(0), order(1)}}};
    if (problem.catalog.offersPairs(shape.aim))
        decisions[0].actions.push_back(kBoth);
    for (const std::size_t cell : {0U, 1U})
        decisions.push_back({ordered({0}), cell, {kAbsent, kPresent, order(1)}});
    for (const std::size_t cell : {0U, 2U})
        decisions.push_back({ordered({1}), cell, {kAbsent, kPresent, order(0)}});
    for (const std::size_t cell : {0U, 1U, 2U, 3U})
        decisions.push_back({ordered({0, 1}), cell, {kAbsent, kPresent}});
    std::size_t policies = 1;
    for (const Decision& decision : decisions)
        policies *= decision.actions.size();
    double best = -1e300;
    for (std::size_t number = 0; number < policies; ++number) {
        std::map<std::pair<std::uint64_t, std::size_t>, Action> table;
        std::size_t rest = number;
        for (const Decision& decision : decisions) {
            table.emplace(std::pair(decision.mask.bits(), decision.cell),
                          decision.actions[rest % decision.actions.size()]);
            rest /= decision.actions.size();
        }
        const auto policy = [&](PanelMask mask, std::size_t cell) { return table.at({mask.bits(), cell}); };
        best = std::max(best, evaluateExactly(problem, policy).reward(shape));
    }
    return best;
}

} // namespace

class ExactSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Test: TN 0.8, TP 0.2, cost 10, reward 0.8 + 5·0.2 − 0.01·10 = 1.7. Without: everybody ill 1.0, nobody 0.8.
    void aPerfectTestIsWorthItsPrice()
    {
        const RewardShape shape{.lambda = 5.0, .rho = -0.01};
        const ExactPolicy policy = solveExactly(perfectTest(10.0), shape);
        QVERIFY(policy.action(kNone, 0) == order(0));
        QVERIFY(policy.action(kNone, 1) == order(0)); // the result is not known before
        QVERIFY(policy.action(ordered({0}), 0) == kAbsent);
        QVERIFY(policy.action(ordered({0}), 1) == kPresent);
        QVERIFY(near(policy.expected(), {.truePositive = 0.2, .trueNegative = 0.8, .cost = 10.0}));
        QVERIFY(near(policy.expected().reward(shape), 1.7));
    }

    // A first, B for the half without `a`: $7 and 60 + 45/2 = 82.5 minutes. B first, A for three quarters: $9 and 90
    // minutes. Both together: $10 and 60 minutes. So money is saved in turn and time together; an hour saved 22.5
    // minutes for $3, so it is worth it from $8 an hour on.
    void timeIsSavedTogetherAndMoneyInTurn()
    {
        const DiscreteProblem problem = secondTestForHalf(PairOrders::Allowed);
        const ExactReturn inTurn{.truePositive = 0.75, .trueNegative = 0.25, .cost = 7.0, .minutes = Minutes(82.5)};
        const ExactReturn together{.truePositive = 0.75, .trueNegative = 0.25, .cost = 10.0, .minutes = Minutes(60.0)};
        const auto solved = [&](CostAim aim) {
            return solveExactly(problem, {.lambda = 1.0, .rho = -0.001, .aim = aim});
        };
        QVERIFY(solved(CostAim::money()).action(kNone, 0) == order(0));
        QVERIFY(near(solved(CostAim::money()).expected(), inTurn));
        QVERIFY(solved(CostAim::time()).action(kNone, 0) == kBoth);
        QVERIFY(near(solved(CostAim::time()).expected(), together));
        QVERIFY(near(solved(CostAim::moneyAndTime(7.9)).expected(), inTurn));
        QVERIFY(near(solved(CostAim::moneyAndTime(8.1)).expected(), together));
        const RewardShape shape{.lambda = 1.0, .rho = -0.001, .aim = CostAim::moneyAndTime(12.0)};
        QVERIFY(near(solveExactly(problem, shape).expected().reward(shape), 1.0 - 0.001 * (10.0 + 12.0)));
        // Where pairs are not allowed, A goes first: 82.5 minutes are fewer than 90.
        const ExactPolicy single =
            solveExactly(secondTestForHalf(PairOrders::No), {.lambda = 1.0, .rho = -0.001, .aim = CostAim::time()});
        QVERIFY(single.action(kNone, 0) == order(0) && near(single.expected(), inTurn));
    }

    void noPolicyWithPairsBeatsTheSolver()
    {
        RandomStream stream(Seed{31}, "problems");
        for (int round = 0; round < 12; ++round) {
            Task task = twoPanels(10.0 * stream.uniform(), 10.0 * stream.uniform());
            for (PanelSpec& panel : task.panels)
                panel.minutes = Minutes(100.0 * stream.uniform());
            task.pairOrders = PairOrders::Allowed;
            const DiscreteProblem problem = makeDiscreteProblem(randomJoint({{"a"}, {"b"}}, stream), task);
            const RewardShape shape{.lambda = 3.0 * stream.uniform(),
                                    .rho = -0.01 * stream.uniform(),
                                    .aim = round % 2 == 0 ? CostAim::time() : CostAim::moneyAndTime(20.0)};
            const ExactPolicy policy = solveExactly(problem, shape);
            QVERIFY(near(policy.expected().reward(shape), bestOfAllPolicies(problem, shape)));
            const auto same = [&](PanelMask mask, std::size_t cell) { return policy.action(mask, cell); };
            QVERIFY(near(evaluateExactly(problem, same), policy.expected()));
        }
    }

    // It gains 0.8 over calling everybody ill, so it is worth $80 and not $81.
    void aTestIsBoughtUpToWhatItGains()
    {
        const RewardShape shape{.lambda = 5.0, .rho = -0.01};
        QVERIFY(solveExactly(perfectTest(79.9), shape).action(kNone, 0) == order(0));
        const ExactPolicy without = solveExactly(perfectTest(80.1), shape);
        QVERIFY(without.action(kNone, 0) == kPresent);
        QVERIFY(near(without.expected(), {.truePositive = 0.2}));
        QVERIFY(without.action(ordered({0}), 0) == kAbsent); // who has it anyway uses it
    }

    void aCaseWorthNothingIsNeverLookedFor()
    {
        const ExactPolicy policy = solveExactly(perfectTest(1.0), {.lambda = 0.0, .rho = -0.01});
        QVERIFY(policy.action(kNone, 0) == kAbsent);
        QVERIFY(near(policy.expected(), {.trueNegative = 0.8}));
    }

    // All that can be known is worth knowing; what tells nothing is not ordered even so.
    void testsForNothingAreAllUsedThatHelp()
    {
        DiscreteJoint joint = twoCoins();
        joint.variables.push_back({"noise"});
        for (auto& [absent, present] : joint.probability)
            absent /= 2.0, present /= 2.0;
        joint.probability.insert(joint.probability.end(), joint.probability.begin(), joint.probability.begin() + 4);
        Task task = twoPanels(100.0, 100.0);
        task.panels.push_back({.name = "Noise", .cost = Cost(100.0), .columns = {"noise"}});
        const DiscreteProblem problem = makeDiscreteProblem(joint, task);
        const ExactPolicy policy = solveExactly(problem, {.lambda = 1.0, .rho = 0.0});
        QVERIFY(near(policy.expected(), {.truePositive = 0.5, .trueNegative = 0.5, .cost = 200.0}));
        for (std::size_t cell = 0; cell < 8; ++cell)
            QVERIFY(policy.action(kNone, cell) == order(0));
    }

    void testsThatCostTooMuchAreNeverOrdered()
    {
        const DiscreteProblem problem = makeDiscreteProblem(knownOptimumJoint(), knownOptimumTask());
        const ExactPolicy policy = solveExactly(problem, {.lambda = 3.0, .rho = -1e6});
        QVERIFY(policy.expected().cost == 0.0);
        // Symptoms are free. With: 0.8·0.35 = 0.28 against 3·0.16 = 0.48; without: 0.52 against 3·0.04 = 0.12.
        QVERIFY(policy.action(kNone, 1) == kPresent);
        QVERIFY(policy.action(kNone, 0) == kAbsent);
        QVERIFY(near(policy.expected(), {.truePositive = 0.16, .trueNegative = 0.52}));
    }

    // Both coins: TN 0.5 + TP 0.5, worth 1 − 0.01·30 = 0.7 against 0.5 for a guess. One coin alone gains nothing.
    void twoPanelsAreBoughtTogetherWhereNeitherHelpsAlone()
    {
        const RewardShape shape{.lambda = 1.0, .rho = -0.01};
        const ExactPolicy policy = solveExactly(makeDiscreteProblem(twoCoins(), twoPanels(10.0, 20.0)), shape);
        QVERIFY(near(policy.expected(), {.truePositive = 0.5, .trueNegative = 0.5, .cost = 30.0}));
        QVERIFY(policy.action(ordered({0}), 0) == order(1));
        QVERIFY(policy.action(ordered({1}), 0) == order(0));
        QVERIFY(policy.action(ordered({0, 1}), 3) == kAbsent);
        QVERIFY(policy.action(ordered({0, 1}), 2) == kPresent);
    }

    // Panels of $10 and $20 with a fee of $15 for both: 45, not 60. Together they are worth $50.
    void aSharedFeeIsPaidOnce()
    {
        Task task = twoPanels(10.0, 20.0);
        task.sharedFees = {{.name = "Blood draw", .cost = Cost(15.0), .panels = {"A", "B"}}};
        const RewardShape shape{.lambda = 1.0, .rho = -0.01};
        const DiscreteProblem problem = makeDiscreteProblem(twoCoins(), task);
        const ExactPolicy policy = solveExactly(problem, shape);
        QVERIFY(near(policy.expected(), {.truePositive = 0.5, .trueNegative = 0.5, .cost = 45.0}));
        // A fee for each panel makes it 60: then a guess is better.
        task.sharedFees = {{.name = "First", .cost = Cost(15.0), .panels = {"A"}},
                           {.name = "Second", .cost = Cost(15.0), .panels = {"B"}}};
        QVERIFY(solveExactly(makeDiscreteProblem(twoCoins(), task), shape).expected().cost == 0.0);
    }

    // "All" holds both coins for $25; A and B cost 10 and 20. Whoever has "All" need not buy A; whoever has A needs
    // only B for 20, or All for 25.
    void overlappingPanelsAreBoughtForWhatTheyAdd()
    {
        Task task = twoPanels(10.0, 20.0);
        task.panels.push_back({.name = "All", .cost = Cost(25.0), .columns = {"a", "b"}});
        const RewardShape shape{.lambda = 1.0, .rho = -0.01};
        const ExactPolicy policy = solveExactly(makeDiscreteProblem(twoCoins(), task), shape);
        QVERIFY(policy.action(kNone, 0) == order(2));
        QVERIFY(near(policy.expected().cost, 25.0));
        QVERIFY(policy.action(ordered({0}), 0) == order(1));
        QVERIFY(policy.action(ordered({1}), 0) == order(0));
        QVERIFY(policy.action(ordered({2}), 1) == kPresent);
        QVERIFY(policy.action(ordered({0, 2}), 1) == kPresent);
    }

    // The same knowledge by another way, but the fee of $15 for A or C is paid only with A: C then costs 5, else 20.
    void whatIsPaidAlreadyCountsBesideWhatIsKnown()
    {
        DiscreteJoint joint;
        joint.variables = {{"known"}, {"test"}};
        joint.probability = {{0.4, 0.0}, {0.4, 0.0}, {0.0, 0.1}, {0.0, 0.1}}; // the test is perfect, `known` noise
        Task task;
        task.panels = {{.name = "A", .cost = Cost(1.0), .columns = {"known"}},
                       {.name = "B", .cost = Cost(1.0), .columns = {"known"}},
                       {.name = "C", .cost = Cost(5.0), .columns = {"test"}}};
        task.sharedFees = {{.name = "Draw", .cost = Cost(15.0), .panels = {"A", "C"}}};
        // A case found is worth 1, the test finds 0.2 of them: worth $10 at −0.02.
        const ExactPolicy policy = solveExactly(makeDiscreteProblem(joint, task), {.lambda = 1.0, .rho = -0.02});
        QVERIFY(policy.action(ordered({0}), 0) == order(2));
        QVERIFY(policy.action(ordered({1}), 0) == kAbsent);
        QVERIFY(policy.action(kNone, 0) == kAbsent);
    }

    // Typing tells nothing of the disease, only which marker does. The test of the cohort itself solves the problem in
    // another way and finds the same first two orders.
    void theKnownOptimumStartsWithThePanelThatTellsNothing()
    {
        const RewardShape shape{.lambda = 3.0, .rho = -0.008};
        const DiscreteProblem problem = makeDiscreteProblem(knownOptimumJoint(), knownOptimumTask());
        const ExactPolicy policy = solveExactly(problem, shape);
        constexpr std::size_t kSymptoms = 1, kStrain = 2;
        QVERIFY(policy.action(kNone, kSymptoms) == order(0));
        QVERIFY(policy.action(ordered({0}), kSymptoms) == order(2));           // marker B where the strain is absent
        QVERIFY(policy.action(ordered({0}), kSymptoms + kStrain) == order(1)); // marker A where it is there
        QVERIFY(policy.action(kNone, kSymptoms) == policy.action(kNone, kSymptoms + 62)); // 62: all else, unknown
        // Everybody typed, then the right marker, its result believed: TP = 0.2·0.94, TN = 0.8·0.96, $8.
        const auto typed = [](PanelMask mask, std::size_t cell) {
            const bool strain = (cell & kStrain) != 0;
            if (mask == kNone)
                return order(0);
            if (mask == ordered({0}))
                return order(strain ? 1 : 2);
            return (cell & (strain ? 4U : 8U)) != 0 ? kPresent : kAbsent;
        };
        const ExactReturn simple = evaluateExactly(problem, typed);
        QVERIFY(near(simple, {.truePositive = 0.188, .trueNegative = 0.768, .cost = 8.0}));
        QVERIFY(near(policy.expected(), simple)); // nothing is left to gain on it
    }

    void aPolicyIsShownOnlyWhatIsKnown()
    {
        const DiscreteProblem problem = makeDiscreteProblem(twoCoins(), twoPanels(1.0, 1.0));
        std::map<std::uint64_t, std::set<std::size_t>> shown;
        evaluateExactly(problem, [&](PanelMask mask, std::size_t cell) {
            shown[mask.bits()].insert(cell);
            return mask == kNone ? order(1) : mask == ordered({1}) ? order(0) : kAbsent;
        });
        QVERIFY(shown[0] == (std::set<std::size_t>{0}));
        QVERIFY(shown[2] == (std::set<std::size_t>{0, 2}));
        QVERIFY(shown[3] == (std::set<std::size_t>{0, 1, 2, 3}));
    }

    void noPolicyIsBetterThanTheSolution()
    {
        RandomStream stream(Seed{3}, "problems");
        for (int round = 0; round < 12; ++round) {
            Task task = twoPanels(10.0 * stream.uniform(), 10.0 * stream.uniform());
            if (round % 2 == 1)
                task.sharedFees = {{.name = "Draw", .cost = Cost(5.0 * stream.uniform()), .panels = {"A", "B"}}};
            const DiscreteProblem problem = makeDiscreteProblem(randomJoint({{"a"}, {"b"}}, stream), task);
            const RewardShape shape{.lambda = 3.0 * stream.uniform(),
                                    .rho = round % 3 == 0 ? 0.0 : -0.03 * stream.uniform()};
            const double best = bestOfAllPolicies(problem, shape);
            QVERIFY(near(solveExactly(problem, shape).expected().reward(shape), best));
        }
    }

    // Three levels, a visible variable, overlap and a fee: the value found going back is the value got going forth.
    void theSolutionEarnsWhatItPromises()
    {
        RandomStream stream(Seed{4}, "problems");
        for (int round = 0; round < 20; ++round) {
            Task task;
            task.visible = {"v"};
            task.panels = {{.name = "A", .cost = Cost(stream.uniform()), .columns = {"a"}},
                           {.name = "AB", .cost = Cost(stream.uniform()), .columns = {"a", "b"}},
                           {.name = "BC", .cost = Cost(stream.uniform()), .columns = {"b", "c"}},
                           {.name = "V", .cost = Cost(0.0), .columns = {"v"}}};
            task.sharedFees = {{.name = "Draw", .cost = Cost(stream.uniform()), .panels = {"A", "BC"}}};
            const DiscreteProblem problem =
                makeDiscreteProblem(randomJoint({{"a", 3}, {"v", 2}, {"b", 4}, {"c", 2}}, stream), task);
            const RewardShape shape{.lambda = 4.0 * stream.uniform(), .rho = -0.2 * stream.uniform()};
            const ExactPolicy policy = solveExactly(problem, shape);
            const ExactReturn earned =
                evaluateExactly(problem, [&](PanelMask mask, std::size_t cell) { return policy.action(mask, cell); });
            QVERIFY(near(policy.expected(), earned));
            for (std::size_t cell = 0; cell < problem.joint.cellCount(); ++cell)
                QVERIFY(policy.action(kNone, cell) != order(3)); // reveals nothing
        }
    }
};

PANELWISE_APPLESS_TEST(ExactSolverTest)

} // namespace exact_solver_test

#include "exact_solver_test.moc"
