// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/known_optimum.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "core/model/masks.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace known_optimum_test {

using namespace core;

namespace {

// What the doctor knows: the panels ordered and the value of every variable seen so far (−1: not seen).
struct Knowledge {
    PanelMask ordered;
    std::vector<int> seen;
    auto operator<=>(const Knowledge& other) const { return std::pair(ordered.bits(), seen) <=> other.key(); }
    bool operator==(const Knowledge& other) const { return key() == other.key(); }
    std::pair<std::uint64_t, std::vector<int>> key() const { return {ordered.bits(), seen}; }
};

enum class Look { AllTheWay, OneStep };

// Exact solution by enumerating every state: reward TN + lambda·TP + rho·cost, as a value per patient.
class Solver {
public:
    Solver(double lambda, double rho) : m_lambda(lambda), m_rho(rho)
    {
        for (const PanelSpec& panel : m_task.panels) {
            std::vector<std::size_t> tests;
            for (const std::string& column : panel.columns)
                tests.push_back(variable(column));
            m_tests.push_back(std::move(tests));
        }
    }

    // Values are weighted with the probability of the state, so sums over results need no normalising.
    double valueOf(const Knowledge& state, Look look)
    {
        const int panel = choice(state, look);
        return panel < 0 ? diagnosisValue(state) : orderValue(state, panel, look);
    }

    // The panel to order next, −1 to diagnose.
    int choice(const Knowledge& state, Look look)
    {
        const auto known = m_choices[look == Look::OneStep].find(state);
        if (known != m_choices[look == Look::OneStep].end())
            return known->second;
        int best = -1;
        double bestValue = diagnosisValue(state);
        for (int panel = 0; panel < static_cast<int>(m_tests.size()); ++panel) {
            if (state.ordered.isOrdered(PanelId(static_cast<std::size_t>(panel))))
                continue;
            double value = 0.0;
            if (look == Look::AllTheWay) {
                value = orderValue(state, panel, look);
            } else {
                value = m_rho * cost(panel) * probability(state);
                for (const Knowledge& next : results(state, panel))
                    value += diagnosisValue(next);
            }
            if (value > bestValue + 1e-12) {
                best = panel;
                bestValue = value;
            }
        }
        m_choices[look == Look::OneStep][state] = best;
        return best;
    }

    double startValue(Look look)
    {
        double sum = 0.0;
        for (const int symptoms : {0, 1})
            sum += valueOf(start(symptoms), look);
        return sum;
    }

    Knowledge start(int symptoms) const
    {
        Knowledge state{PanelMask(), std::vector<int>(m_joint.variables.size(), -1)};
        state.seen[variable("symptoms")] = symptoms;
        return state;
    }

    std::vector<Knowledge> results(const Knowledge& state, int panel) const
    {
        std::vector<Knowledge> states{{state.ordered.with(PanelId(static_cast<std::size_t>(panel))), state.seen}};
        for (const std::size_t test : m_tests[static_cast<std::size_t>(panel)]) {
            std::vector<Knowledge> next;
            for (const Knowledge& one : states)
                for (std::size_t level = 0; level < m_joint.variables[test].levels; ++level) {
                    next.push_back(one);
                    next.back().seen[test] = static_cast<int>(level);
                }
            states = std::move(next);
        }
        return states;
    }

    std::string panelName(int panel) const
    {
        return panel < 0 ? "diagnose" : m_task.panels[static_cast<std::size_t>(panel)].name;
    }

private:
    std::size_t variable(std::string_view column) const
    {
        const auto found = std::find_if(m_joint.variables.begin(), m_joint.variables.end(),
                                        [column](const DiscreteVariable& one) { return one.column == column; });
        return static_cast<std::size_t>(found - m_joint.variables.begin());
    }

    std::array<double, 2> mass(const Knowledge& state) const
    {
        std::array<double, 2> sum{};
        for (std::size_t cell = 0; cell < m_joint.cellCount(); ++cell) {
            bool fits = true;
            for (std::size_t v = 0; v < state.seen.size() && fits; ++v)
                fits = state.seen[v] < 0 || m_joint.level(cell, v) == static_cast<std::size_t>(state.seen[v]);
            if (fits)
                for (const std::size_t disease : {0U, 1U})
                    sum[disease] += m_joint.probability[cell][disease];
        }
        return sum;
    }

    double probability(const Knowledge& state) const { return mass(state)[0] + mass(state)[1]; }
    double diagnosisValue(const Knowledge& state) const
    {
        const auto [healthy, ill] = mass(state);
        return std::max(healthy, m_lambda * ill);
    }
    double cost(int panel) const { return m_task.panels[static_cast<std::size_t>(panel)].cost.amount; }
    double orderValue(const Knowledge& state, int panel, Look look)
    {
        double sum = m_rho * cost(panel) * probability(state);
        for (const Knowledge& next : results(state, panel))
            sum += valueOf(next, look);
        return sum;
    }

    double m_lambda;
    double m_rho;
    DiscreteJoint m_joint = knownOptimumJoint();
    Task m_task = knownOptimumTask();
    std::vector<std::vector<std::size_t>> m_tests;
    std::array<std::map<Knowledge, int>, 2> m_choices;
};

// A moderate price: one wrong diagnosis of an ill patient weighs as much as $375 of tests.
constexpr double kLambda = 3.0;
constexpr double kRho = -0.008;

} // namespace

class KnownOptimumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void probabilitiesAddUpToOneAndAFifthIsIll()
    {
        const DiscreteJoint joint = knownOptimumJoint();
        double sum = 0.0;
        for (const auto& cell : joint.probability) {
            QVERIFY(cell[0] > 0.0 && cell[1] > 0.0);
            sum += cell[0] + cell[1];
        }
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
        QVERIFY(std::abs(joint.prevalence() - 0.20) < 1e-12);
    }

    // Cell 37 = 1 + 4 + 32: the first, third and sixth variable are 1.
    void cellsAreNumberedWithTheFirstVariableRunningFastest()
    {
        const DiscreteJoint joint = knownOptimumJoint();
        QCOMPARE(joint.cellCount(), std::size_t(64));
        for (const auto& [variable, level] : {std::pair{0U, 1U}, std::pair{1U, 0U}, std::pair{2U, 1U},
                                              std::pair{3U, 0U}, std::pair{4U, 0U}, std::pair{5U, 1U}})
            QCOMPARE(joint.level(37, variable), std::size_t(level));
    }

    void tableHasTheColumnsOfTheDistributionInItsOrder()
    {
        const Sample sample = drawBuiltinCohort("known-optimum", 10, Seed{1}).value();
        const DiscreteJoint joint = knownOptimumJoint();
        QCOMPARE(sample.table->columnCount(), joint.variables.size() + 1);
        for (std::size_t i = 0; i < joint.variables.size(); ++i) {
            QCOMPARE(sample.table->columns()[i].name, joint.variables[i].column);
            QCOMPARE(sample.table->columns()[i].levels.size(), joint.variables[i].levels);
        }
        QCOMPARE(sample.task.visible, std::vector<std::string>{joint.variables.front().column});
    }

    // Pearson's statistic has 127 degrees of freedom; 1 in 10,000 samples exceeds 195 (Wilson–Hilferty).
    void patientsFollowTheDistribution()
    {
        constexpr std::size_t kPatients = 200'000;
        const DiscreteJoint joint = knownOptimumJoint();
        const Sample sample = drawBuiltinCohort("known-optimum", kPatients, Seed{5}).value();
        std::vector<std::array<double, 2>> counts(joint.cellCount());
        const auto& columns = sample.table->columns();
        for (std::size_t row = 0; row < kPatients; ++row) {
            std::size_t cell = 0;
            for (std::size_t v = joint.variables.size(); v-- > 0;)
                cell = cell * joint.variables[v].levels + static_cast<std::size_t>(columns[v].values[row]);
            counts[cell][static_cast<std::size_t>(columns.back().values[row])] += 1.0;
        }
        double statistic = 0.0;
        for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
            for (const std::size_t disease : {0U, 1U}) {
                const double expected = kPatients * joint.probability[cell][disease];
                statistic += (counts[cell][disease] - expected) * (counts[cell][disease] - expected) / expected;
            }
        QVERIFY2(statistic < 195.0, qPrintable(QString::number(statistic)));
        QVERIFY2(statistic > 75.0, qPrintable(QString::number(statistic))); // too good would be suspicious too
    }

    void bestSecondPanelDependsOnTheFirstResult()
    {
        Solver solver(kLambda, kRho);
        const Knowledge symptomatic = solver.start(1);
        const int first = solver.choice(symptomatic, Look::AllTheWay);
        QCOMPARE(solver.panelName(first), std::string("Typing"));
        const std::vector<Knowledge> results = solver.results(symptomatic, first);
        QCOMPARE(results.size(), std::size_t(2));
        QCOMPARE(solver.panelName(solver.choice(results[0], Look::AllTheWay)), std::string("Marker B"));
        QCOMPARE(solver.panelName(solver.choice(results[1], Look::AllTheWay)), std::string("Marker A"));
    }

    void lookingOneStepAheadNeverStartsWithTheRightPanel()
    {
        for (const double rho : {-0.001, -0.004, -0.008, -0.016}) {
            Solver solver(kLambda, rho);
            for (const int symptoms : {0, 1})
                QVERIFY(solver.panelName(solver.choice(solver.start(symptoms), Look::OneStep)) != "Typing");
        }
    }

    void lookingOneStepAheadLosesValue()
    {
        Solver solver(kLambda, kRho);
        const double best = solver.startValue(Look::AllTheWay);
        const double greedy = solver.startValue(Look::OneStep);
        const double untested = std::max(0.8 * 0.65, kLambda * 0.2 * 0.2) + std::max(0.8 * 0.35, kLambda * 0.2 * 0.8);
        QVERIFY(greedy <= best + 1e-12);
        // A fair share of what testing can gain at all is lost.
        QVERIFY2(best - greedy > 0.15 * (best - untested),
                 qPrintable(QStringLiteral("best %1, one step %2, no tests %3").arg(best).arg(greedy).arg(untested)));
    }
};

PANELWISE_APPLESS_TEST(KnownOptimumTest)

} // namespace known_optimum_test

#include "known_optimum_test.moc"
