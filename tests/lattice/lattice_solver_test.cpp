// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_solver.h"

#include "core/base/random.h"
#include "core/data/synthetic/known_optimum.h"
#include "core/rl/exact_solver.h"
#include "tests/front/discrete_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lattice_solver_test {

using namespace core;

namespace {

const auto kGoOn = [] { return true; };
constexpr std::size_t kFolds = 5;
const OutlookCuts kCuts{0.05f, 0.15f, 0.25f, 0.35f, 0.45f};

// What is known exactly in every set of panels: P(disease) and what each order is expected to show.
class ExactEstimates {
public:
    ExactEstimates(const DiscreteProblem& problem, CostAim aim)
        : m_problem(problem),
          m_lattice(problem.catalog, problem.visible,
                    PanelLattice::allSets(PanelRules(problem.catalog, problem.visible)), aim)
    {
        for (const PanelLattice::Set& set : m_lattice.sets())
            m_probability.push_back(probabilities(set));
        for (const PanelLattice::Set& set : m_lattice.sets())
            m_outlook.push_back(outlooks(set));
    }

    const PanelLattice& lattice() const { return m_lattice; }
    float probability(std::size_t set, std::size_t cell) const { return m_probability[set][cell]; }
    std::span<const float> outlook(std::size_t set, std::size_t cell) const
    {
        const std::size_t width = m_outlook[set].size() / m_problem.joint.cellCount();
        return std::span(m_outlook[set]).subspan(cell * width, width);
    }

private:
    bool looksAlike(const PanelLattice::Set& set, std::size_t a, std::size_t b) const
    {
        return std::ranges::all_of(set.features, [&](std::uint16_t feature) {
            return m_problem.joint.level(a, feature) == m_problem.joint.level(b, feature);
        });
    }
    // The mean over all patients who look like each cell.
    template <typename Mean>
    std::vector<float> meanOver(const PanelLattice::Set& set, const Mean& mean) const
    {
        std::vector<float> values;
        for (std::size_t cell = 0; cell < m_problem.joint.cellCount(); ++cell) {
            double sum = 0.0, mass = 0.0;
            for (std::size_t other = 0; other < m_problem.joint.cellCount(); ++other)
                if (looksAlike(set, cell, other)) {
                    const auto& [absent, present] = m_problem.joint.probability[other];
                    sum += mean(other, absent, present);
                    mass += absent + present;
                }
            values.push_back(mass > 0.0 ? static_cast<float>(sum / mass) : 0.0f);
        }
        return values;
    }
    std::vector<float> probabilities(const PanelLattice::Set& set) const
    {
        return meanOver(set, [](std::size_t, double, double present) { return present; });
    }
    std::vector<float> outlooks(const PanelLattice::Set& set) const
    {
        std::vector<std::size_t> after(set.leadsTo.begin(),
                                       set.leadsTo.begin() + static_cast<std::ptrdiff_t>(set.orders.size()));
        if (after.size() > 1)
            after.push_back(m_lattice.sets().size() - 1);
        const std::size_t cells = m_problem.joint.cellCount(), width = after.size() * kCuts.size();
        std::vector<float> outlook(cells * width);
        for (std::size_t i = 0; i < after.size(); ++i)
            for (std::size_t cut = 0; cut < kCuts.size(); ++cut) {
                const std::vector<float> means = meanOver(set, [&](std::size_t other, double absent, double present) {
                    return (absent + present) * std::max(double{m_probability[after[i]][other]} - kCuts[cut], 0.0);
                });
                for (std::size_t cell = 0; cell < cells; ++cell)
                    outlook[cell * width + i * kCuts.size() + cut] = means[cell];
            }
        return outlook;
    }

    const DiscreteProblem& m_problem;
    PanelLattice m_lattice;
    std::vector<std::vector<float>> m_probability, m_outlook; // [set]
};

// Patients in the proportions of the problem, fold after fold.
struct Patients {
    std::vector<std::size_t> cells;
    std::vector<std::uint8_t> diseased;
    std::vector<std::size_t> foldBegins{0};
    std::vector<PanelMask> recorded;
    LatticeView view;

    Patients(const DiscreteProblem& problem, const ExactEstimates& estimates, double perFold)
    {
        for (std::size_t fold = 0; fold < kFolds; ++fold) {
            for (std::size_t cell = 0; cell < problem.joint.cellCount(); ++cell)
                for (const std::uint8_t disease : std::array<std::uint8_t, 2>{0, 1}) {
                    const auto count =
                        static_cast<std::size_t>(std::lround(problem.joint.probability[cell][disease] * perFold));
                    cells.insert(cells.end(), count, cell);
                    diseased.insert(diseased.end(), count, disease);
                }
            foldBegins.push_back(cells.size());
        }
        recorded.assign(cells.size(), PanelMask::all(problem.catalog.panelCount()));
        view.patients = cells.size();
        for (std::size_t set = 0; set < estimates.lattice().sets().size(); ++set) {
            std::vector<float>& probability = view.probability.emplace_back();
            std::vector<float>& outlook = view.outlook.emplace_back();
            for (const std::size_t cell : cells) {
                probability.push_back(estimates.probability(set, cell));
                const std::span<const float> own = estimates.outlook(set, cell);
                outlook.insert(outlook.end(), own.begin(), own.end());
            }
        }
    }
    double share(std::size_t count) const { return double(count) / double(cells.size()); }
};

struct Case {
    DiscreteProblem problem;
    ExactEstimates estimates;
    Patients patients;

    explicit Case(DiscreteProblem one, double perFold = 800.0, CostAim aim = {})
        : problem(std::move(one)),
          estimates(problem, aim),
          patients(problem, estimates, perFold)
    {
    }
    Case(const Case&) = delete;

    std::vector<SolvedRule> solve(double lambda, const std::vector<double>& rhos,
                                  UnrecordedPanels unrecorded = UnrecordedPanels::Charged) const
    {
        const LatticeLessons lessons{.lattice = estimates.lattice(),
                                     .cuts = kCuts,
                                     .view = patients.view,
                                     .diseased = patients.diseased,
                                     .recorded = patients.recorded,
                                     .foldBegins = patients.foldBegins,
                                     .unrecorded = unrecorded};
        return *solveLattice(lessons, lambda, rhos, kGoOn);
    }

    // What a rule does, by its definition: the order that is expected to earn most beyond its price, if any does.
    Action decide(const LatticeRule& rule, PanelMask ordered, std::size_t cell) const
    {
        const std::uint32_t number = *estimates.lattice().stateOf(ordered);
        const PanelLattice::State& state = estimates.lattice().states()[number];
        const PanelLattice::Set& set = estimates.lattice().sets()[state.set];
        const OrderBasis basis(kCuts, rule.shape.lambda);
        std::vector<float> parts(OrderBasis::size(set.orders.size()));
        const float p = estimates.probability(state.set, cell);
        basis.write(p, estimates.outlook(state.set, cell), parts.data());
        Action action = Action::diagnose(double{p} >= basis.threshold() ? Disease::Present : Disease::Absent);
        double best = 0.0;
        for (std::size_t order = 0; order < set.choices(); ++order) {
            double value = rule.shape.rho * state.prices[order];
            for (std::size_t i = 0; i < parts.size(); ++i)
                value += double{rule.weights[number][order * parts.size() + i]} * double{parts[i]};
            if (value > best) {
                best = value;
                action = set.action(order);
            }
        }
        return action;
    }
    ExactReturn earned(const LatticeRule& rule) const
    {
        return evaluateExactly(problem,
                               [&](PanelMask ordered, std::size_t cell) { return decide(rule, ordered, cell); });
    }
};

// For every state of a problem by how much the best action beats the second best, per patient in it.
std::vector<double> marginsOf(const ExactSolver& solver, const DiscreteProblem& problem, const RewardShape& shape)
{
    std::vector<double> margins(solver.states().count());
    solver.states().goBack(problem.catalog, false, [&](const ExactStates::Options& options) {
        std::size_t best = 0;
        double most = -1e300, second = -1e300;
        for (const std::size_t action : options.legal) {
            const double reward = options.returns[action].reward(shape);
            if (reward > most) {
                second = std::exchange(most, reward);
                best = action;
            } else
                second = std::max(second, reward);
        }
        const auto& [absent, present] = solver.states().mass(options.state);
        margins[options.state] = (most - second) / (absent + present);
        return best;
    });
    return margins;
}

} // namespace

class LatticeSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nearlyTheBestIsEarnedWhereEstimatesAreExact()
    {
        const Case known(fixture::knownOptimum(), 2000.0);
        double dearest = 0.0;
        for (const double lambda : {1.5, 3.0, 6.0})
            for (const double rho : {-0.001, -0.004, -0.012, -0.03, -0.1}) {
                const RewardShape shape{lambda, rho};
                const SolvedRule solved = known.solve(lambda, {rho}).front();
                const double best = solveExactly(known.problem, shape).expected().reward(shape);
                const ExactReturn earned = known.earned(solved.rule);
                QVERIFY(earned.reward(shape) <= best + 1e-9);
                QVERIFY2(
                    earned.reward(shape) >= 0.99 * best,
                    qPrintable(QString("%1 %2: %3 of %4").arg(lambda).arg(rho).arg(earned.reward(shape)).arg(best)));
                dearest = std::max(dearest, earned.cost);
                // What it says it earned with its patients is what it earns: folds differ by nothing but rounding.
                QVERIFY(std::abs(solved.meanCost - earned.cost) < 0.2);
                QVERIFY(std::abs(known.patients.share(solved.confusion.truePositive) - earned.truePositive) < 0.01);
                QVERIFY(std::abs(known.patients.share(solved.confusion.trueNegative) - earned.trueNegative) < 0.01);
            }
        QVERIFY(dearest > 8.0);
    }

    // Typing tells nothing by itself, and is the best first order all the same.
    void whereOneActionIsClearlyBestItIsTaken()
    {
        const Case known(fixture::knownOptimum());
        const ExactSolver solver(known.problem);
        std::size_t clear = 0, typed = 0;
        for (const RewardShape shape : {RewardShape{3.0, -0.008}, RewardShape{6.0, -0.01}, RewardShape{2.0, -0.005}}) {
            const ExactPolicy exact = solver.solve(shape);
            const std::vector<double> margins = marginsOf(solver, known.problem, shape);
            const LatticeRule rule = known.solve(shape.lambda, {shape.rho}).front().rule;
            for (std::size_t cell = 0; cell < known.problem.joint.cellCount(); ++cell) {
                PanelMask ordered;
                while (true) {
                    const Action best = exact.action(ordered, cell);
                    if (margins[*solver.states().find(ordered, cell)] > 0.05) {
                        ++clear;
                        QVERIFY(known.decide(rule, ordered, cell) == best);
                    }
                    if (!best.isOrder())
                        break;
                    typed += best.panel() == PanelId(0);
                    ordered = ordered.with(best.panel());
                }
            }
        }
        QVERIFY(clear > 100 && typed > 100);
    }

    void overlapsAndSharedFeesAreSolvedLikewise()
    {
        RandomStream stream(Seed{4}, "problems");
        for (int round = 0; round < 4; ++round) {
            const Case random(fixture::overlappingTests(stream));
            for (const double rho : {-0.02, -0.1}) {
                const RewardShape shape{2.0, rho};
                const double best = solveExactly(random.problem, shape).expected().reward(shape);
                const ExactReturn earned = random.earned(random.solve(2.0, {rho}).front().rule);
                QVERIFY(earned.reward(shape) <= best + 1e-9);
                QVERIFY2(earned.reward(shape) >= 0.99 * best,
                         qPrintable(QString("%1 of %2").arg(earned.reward(shape)).arg(best)));
            }
        }
    }

    // Typing takes 20 minutes, a marker 60 or 45, urine and smear 90: one after the other 215, and pairs save most of
    // it.
    void timeAndPairsAreSolvedLikewise()
    {
        int pairs = 0;
        for (const CostAim aim : {CostAim::time(), CostAim::moneyAndTime(6.0)}) {
            const Case known(fixture::timedOptimum(), 2000.0, aim);
            for (const double lambda : {1.5, 3.0, 6.0})
                for (const double rho : {-0.0002, -0.0006, -0.002, -0.006}) {
                    const RewardShape shape{lambda, rho, aim};
                    const SolvedRule solved = known.solve(lambda, {rho}, UnrecordedPanels::Unavailable).front();
                    QVERIFY(solved.rule.shape == shape);
                    const ExactPolicy exact = solveExactly(known.problem, shape);
                    const double best = exact.expected().reward(shape);
                    const ExactReturn earned = known.earned(solved.rule);
                    QVERIFY(earned.reward(shape) <= best + 1e-9);
                    QVERIFY2(earned.reward(shape) >= 0.99 * best,
                             qPrintable(
                                 QString("%1 %2: %3 of %4").arg(lambda).arg(rho).arg(earned.reward(shape)).arg(best)));
                    QVERIFY(std::abs(solved.meanCost - earned.burden(aim)) < 2.0);
                    for (std::size_t cell = 0; cell < known.problem.joint.cellCount(); ++cell)
                        pairs += known.decide(solved.rule, PanelMask(), cell).isPair() ? 1 : 0;
                }
        }
        QVERIFY(pairs > 0);
    }

    void overlapsWithTimesAreSolvedLikewise()
    {
        RandomStream stream(Seed{5}, "problems");
        for (int round = 0; round < 4; ++round) {
            const CostAim aim = round % 2 == 0 ? CostAim::time() : CostAim::moneyAndTime(1.0);
            const Case random(fixture::overlappingTests(stream, true), 800.0, aim);
            for (const double rho : {-0.0005, -0.002}) {
                const RewardShape shape{2.0, rho, aim};
                const double best = solveExactly(random.problem, shape).expected().reward(shape);
                const ExactReturn earned =
                    random.earned(random.solve(2.0, {rho}, UnrecordedPanels::Unavailable).front().rule);
                QVERIFY(earned.reward(shape) <= best + 1e-9);
                QVERIFY2(earned.reward(shape) >= 0.99 * best,
                         qPrintable(QString("%1 of %2").arg(earned.reward(shape)).arg(best)));
            }
        }
    }

    // All panels for nothing earn what the full record earns.
    void whatIsFreeIsOrderedWhereItHelps()
    {
        const Case known(fixture::knownOptimum());
        const ExactReturn earned = known.earned(known.solve(3.0, {0.0}).front().rule);
        double full = 0.0;
        for (const auto& [absent, present] : known.problem.joint.probability)
            full += std::max(absent, 3.0 * present);
        QVERIFY(earned.reward({3.0, 0.0}) > 0.995 * full);
        QVERIFY(earned.cost > 8.0);
    }

    // No order can earn more than λ.
    void whatCostsTooMuchIsNeverOrdered()
    {
        const Case known(fixture::knownOptimum(), 2000.0);
        const SolvedRule solved = known.solve(3.0, {-10.0}).front();
        QCOMPARE(solved.meanCost, 0.0);
        QCOMPARE(known.earned(solved.rule).cost, 0.0);
        // Symptoms mean ill at λ = 3 (0.48 against 0.28), none healthy: 0.16 and 0.52 of all.
        QVERIFY(std::abs(known.patients.share(solved.confusion.truePositive) - 0.16) < 0.002);
        QVERIFY(std::abs(known.patients.share(solved.confusion.trueNegative) - 0.52) < 0.002);
    }

    void severalPricesAtOnceAreSolvedAsOneByOne()
    {
        const Case known(fixture::knownOptimum(), 300.0);
        const std::vector<double> rhos{-0.001, -0.004, -0.008, -0.012, -0.02, -0.05, -0.1};
        const std::vector<SolvedRule> together = known.solve(3.0, rhos);
        QCOMPARE(together.size(), rhos.size());
        for (std::size_t i = 0; i < rhos.size(); ++i) {
            const SolvedRule alone = known.solve(3.0, {rhos[i]}).front();
            QVERIFY(alone.rule.shape == together[i].rule.shape);
            for (std::size_t state = 0; state < alone.rule.weights.size(); ++state)
                for (std::size_t k = 0; k < alone.rule.weights[state].size(); ++k) {
                    const double one = alone.rule.weights[state][k], other = together[i].rule.weights[state][k];
                    QVERIFY(std::abs(one - other) < 1e-3 * (1.0 + std::abs(one))); // sums in another order
                }
            QVERIFY(alone.confusion == together[i].confusion && alone.meanCost == together[i].meanCost);
        }
    }

    void nobodyTeachesTheRuleThatDecidesForThem()
    {
        Case known(fixture::knownOptimum(), 300.0);
        const SolvedRule before = known.solve(3.0, {-0.008}).front();
        for (std::size_t i = known.patients.foldBegins[2]; i < known.patients.foldBegins[3]; ++i)
            known.patients.diseased[i] = 1 - known.patients.diseased[i];
        const SolvedRule after = known.solve(3.0, {-0.008}).front();
        QVERIFY(before.rule != after.rule && before.withoutFold[1] != after.withoutFold[1]);
        // The last decisions do not rest on other decisions: the state before all panels are ordered, for each of them.
        const std::vector<PanelLattice::State>& states = known.estimates.lattice().states();
        std::size_t last = 0;
        for (std::size_t state = 0; state < states.size(); ++state)
            if (states[state].leadsTo.size() == 1) {
                ++last;
                QVERIFY(before.withoutFold[2].weights[state] == after.withoutFold[2].weights[state]);
                QVERIFY(before.withoutFold[1].weights[state] != after.withoutFold[1].weights[state]);
            }
        QCOMPARE(last, std::size_t{4});
    }

    // Only urine and smear are recorded of anybody: then there is one question, whether to order them, and the answer
    // is that of the problem without the other panels.
    void whatIsNotRecordedIsNotOrdered()
    {
        Case known(fixture::knownOptimum());
        known.patients.recorded.assign(known.patients.cells.size(), PanelMask());
        const SolvedRule nothing = known.solve(3.0, {-0.001}, UnrecordedPanels::Unavailable).front();
        QCOMPARE(nothing.meanCost, 0.0);
        known.patients.recorded.assign(known.patients.cells.size(), PanelMask().with(PanelId(3)));
        const SolvedRule urine = known.solve(3.0, {-0.01}, UnrecordedPanels::Unavailable).front();
        Task task = knownOptimumTask();
        task.panels.erase(task.panels.begin(), task.panels.begin() + 3);
        const RewardShape shape{3.0, -0.01};
        const ExactReturn best = solveExactly(makeDiscreteProblem(knownOptimumJoint(), task), shape).expected();
        QVERIFY(best.cost > 1.0);
        QVERIFY(std::abs(urine.meanCost - best.cost) < 0.1);
        QVERIFY(std::abs(known.patients.share(urine.confusion.truePositive) - best.truePositive) < 0.005);
    }

    // Of every second patient nothing is recorded. For the others an order is worth what it is worth where all are
    // recorded: those who cannot have it say nothing about it.
    void whoHasNoRecordSaysNothingAboutItsWorth()
    {
        Case known(fixture::knownOptimum());
        for (const double rho : {-0.008, -0.03, -0.05}) {
            for (PanelMask& recorded : known.patients.recorded)
                recorded = PanelMask::all(4);
            const SolvedRule all = known.solve(3.0, {rho}, UnrecordedPanels::Unavailable).front();
            for (std::size_t i = 0; i < known.patients.recorded.size(); i += 2)
                known.patients.recorded[i] = PanelMask();
            const SolvedRule half = known.solve(3.0, {rho}, UnrecordedPanels::Unavailable).front();
            QVERIFY(all.meanCost > 1.0);
            QVERIFY(std::abs(half.meanCost - all.meanCost / 2.0) < 0.03 * all.meanCost);
        }
    }

    void forbiddingNothingChangesNothing()
    {
        const Case known(fixture::knownOptimum(), 500.0);
        const SolvedRule free = known.solve(3.0, {-0.01}).front(),
                         bound = known.solve(3.0, {-0.01}, UnrecordedPanels::Unavailable).front();
        QVERIFY(free.confusion == bound.confusion);
        QVERIFY(std::abs(free.meanCost - bound.meanCost) < 1e-9);
    }

    void aStopIsAnswered()
    {
        const Case known(fixture::knownOptimum(), 300.0);
        const LatticeLessons lessons{.lattice = known.estimates.lattice(),
                                     .cuts = kCuts,
                                     .view = known.patients.view,
                                     .diseased = known.patients.diseased,
                                     .recorded = known.patients.recorded,
                                     .foldBegins = known.patients.foldBegins};
        int asked = 0;
        const std::vector<double> rhos{-0.01};
        QVERIFY(!solveLattice(lessons, 3.0, rhos, [&] { return ++asked < 4; }));
        QCOMPARE(asked, 4);
    }
};

PANELWISE_APPLESS_TEST(LatticeSolverTest)

} // namespace lattice_solver_test

#include "lattice_solver_test.moc"
