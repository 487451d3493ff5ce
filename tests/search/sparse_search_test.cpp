// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/thread_executor.h"
#include "core/front/exact_front.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <functional>
#include <numeric>

// The lattice where there are far more sets of panels than can be estimated, on problems whose optimum is known however
// many panels there are.
namespace sparse_search_test {

using namespace core;

namespace {

// A problem of four panels that is solved exactly, hidden among others: the known optimum, where a cheap panel tells
// nothing by itself, only which of two markers can be trusted, so that whoever looks one step ahead never orders it; or
// two tests of rising price and accuracy beside two that tell nothing.
class WideProblem {
public:
    static fixture::KnownProblem twoOfFour()
    {
        constexpr std::array<std::array<double, 2>, 4> kRates{{{0.25, 0.80}, {0.04, 0.95}, {0.4, 0.4}, {0.5, 0.5}}};
        constexpr std::array kPrices{1.0, 6.0, 1.0, 3.0};
        fixture::KnownProblem problem{.name = "two of four", .joint = {}, .task = {}};
        problem.task.name = problem.name;
        problem.task.label = "label";
        problem.joint.probability.resize(16);
        for (std::size_t test = 0; test < kRates.size(); ++test) {
            const std::string column = "t" + std::to_string(test);
            problem.joint.variables.push_back({column});
            problem.task.panels.push_back({.name = column, .cost = Cost(kPrices[test]), .columns = {column}});
        }
        for (std::size_t cell = 0; cell < 16; ++cell)
            for (const std::size_t disease : {0U, 1U}) {
                double& chance = problem.joint.probability[cell][disease] = disease == 1 ? 0.2 : 0.8;
                for (std::size_t test = 0; test < kRates.size(); ++test)
                    chance *= (cell >> test & 1U) != 0 ? kRates[test][disease] : 1.0 - kRates[test][disease];
            }
        return problem;
    }

    // Panels that have nothing to do with the disease nor with other findings. One that is ordered costs money and
    // changes no probability: leaving it out of a policy costs no true positive or negative, so the front is the known
    // one.
    static WideProblem amongNoise(std::size_t panels)
    {
        WideProblem wide(fixture::knownOptimum());
        for (std::size_t i = 0; wide.m_task.panels.size() < panels; ++i)
            wide.addPanel("Noise " + std::to_string(i), 1.0 + double(i % 7),
                          [](const Found&, RandomStream& stream) { return stream.uniform() < 0.4 ? 1.0f : 0.0f; });
        return wide;
    }

    // Copies of the panels' findings, each wrong in some patients, independently of everything else, and none cheaper
    // than the original. Whatever a policy does with a copy it could do with the original, whose result it falsifies by
    // dice itself, and for less money (Blackwell: the copy is a garbling): some best policy orders no copy at all, so
    // the front is the known one.
    static WideProblem amongCopies(std::size_t panels)
    {
        WideProblem wide(fixture::knownOptimum());
        const std::array<std::pair<std::size_t, double>, 5> originals{
            {{1, 2.0}, {2, 6.0}, {3, 6.0}, {4, 10.0}, {5, 10.0}}};
        for (std::size_t i = 0; wide.m_task.panels.size() < panels; ++i) {
            const std::size_t variable = originals[i % originals.size()].first;
            const double price = originals[i % originals.size()].second;
            const double wrong = 0.05 + 0.03 * double(i % 8);
            wide.addPanel("Copy " + std::to_string(i), price + double(i % 3),
                          [variable, wrong](const Found& found, RandomStream& stream) {
                              const bool yes = found.core[variable] != 0.0f;
                              return (stream.uniform() < wrong) != yes ? 1.0f : 0.0f;
                          });
        }
        return wide;
    }

    // Kinds of patients who are told apart at sight, each with four panels of its own; those of the others show what
    // they show in somebody else. Within a kind the others' panels are noise, so the best a kind can do is the optimum
    // of the four; reward and cost of a policy are means over kinds, so the same (λ, ρ) is best in each, and the front
    // of all is that of one.
    static WideProblem ofKinds(std::size_t kinds, const fixture::KnownProblem& core)
    {
        WideProblem wide(core);
        wide.m_kinds = kinds;
        wide.m_task.visible.push_back("kind");
        wide.m_names.push_back("kind");
        wide.m_values.push_back([](const Found& found, RandomStream&) { return static_cast<float>(found.kind); });
        wide.m_ownPanels = 0;
        wide.m_task.panels.clear();
        for (std::size_t kind = 0; kind < kinds; ++kind)
            for (PanelSpec panel : core.task.panels) {
                panel.name += " " + std::to_string(kind);
                for (std::string& column : panel.columns)
                    column += "_" + std::to_string(kind);
                wide.m_task.panels.push_back(std::move(panel));
            }
        for (std::size_t kind = 0; kind < kinds; ++kind)
            for (std::size_t variable = wide.visible(); variable < core.joint.variables.size(); ++variable) {
                wide.m_names.push_back(wide.m_core.joint.variables[variable].column + "_" + std::to_string(kind));
                wide.m_values.push_back([kind, variable](const Found& found, RandomStream&) {
                    return (found.kind == kind ? found.core : found.others[kind])[variable];
                });
            }
        return wide;
    }

    std::size_t panels() const { return m_task.panels.size(); }
    fixture::Patients draw(std::size_t patients, Seed seed = Seed{1}) const
    {
        RandomStream stream(seed, "patients of a wide problem");
        std::vector<Column> columns = emptyTable();
        for (std::size_t i = 0; i < patients; ++i) {
            const DiscretePatient patient = drawPatient(m_core.joint, stream);
            addRow(columns, patient.cell, stream.below(m_kinds), patient.outcome == Disease::Present, stream);
        }
        return fixture::patientsOf(std::make_shared<const Table>("wide", std::move(columns)), m_task);
    }

    ExactFront optimum(FrontAxes axes) const
    {
        const DiscreteProblem problem = makeDiscreteProblem(m_core.joint, m_core.task);
        return exactFront(ExactSolver(problem), problem, axes);
    }

    // What policies earn on average over everybody: the findings that matter are weighed by their probability, only
    // what surrounds them is drawn.
    std::vector<MixablePolicy> judged(const FrontOutcome& outcome, FrontAxes axes) const
    {
        constexpr std::size_t kDraws = 24;
        RandomStream stream(Seed{9}, "judged patients of a wide problem");
        std::vector<Column> columns = emptyTable();
        std::vector<std::size_t> cells;
        for (std::size_t cell = 0; cell < m_core.joint.cellCount(); ++cell)
            for (std::size_t draw = 0; draw < kDraws; ++draw) {
                addRow(columns, cell, draw % m_kinds, draw % 2 == 0, stream);
                cells.push_back(cell);
            }
        const fixture::Patients all =
            fixture::patientsOf(std::make_shared<const Table>("judged", std::move(columns)), m_task);
        std::vector<MixablePolicy> policies;
        for (const FoundPolicy& found : outcome.policies) {
            const Result<PolicyPtr> policy = joinedPolicy(outcome.shared, found.own);
            if (!policy)
                qFatal("a policy does not open");
            ExactReturn sum;
            for (const Episode& episode : (*policy)->run(*all.cohort, fixture::everybody(*all.cohort))) {
                const auto& [absent, present] = m_core.joint.probability[cells[episode.patient.value]];
                if (episode.diagnosis() == Disease::Present)
                    sum.truePositive += present / double(kDraws);
                else
                    sum.trueNegative += absent / double(kDraws);
                sum.cost += (absent + present) / double(kDraws) * episode.cost().amount;
            }
            if (const auto one = mixable(sum, axes, m_core.joint.prevalence()))
                policies.push_back(*one);
        }
        return policies;
    }

private:
    // What is behind one patient's columns.
    struct Found {
        std::vector<float> core;                // of the known problem
        std::vector<std::vector<float>> others; // of somebody else, by kind
        std::size_t kind = 0;
    };
    using Value = std::function<float(const Found&, RandomStream&)>;

    explicit WideProblem(const fixture::KnownProblem& core) : m_core(core), m_task(core.task)
    {
        for (std::size_t variable = 0; variable < visible(); ++variable) {
            m_names.push_back(core.joint.variables[variable].column);
            m_values.push_back([variable](const Found& found, RandomStream&) { return found.core[variable]; });
        }
    }
    std::size_t visible() const { return m_core.task.visible.size(); } // they come first
    void addPanel(const std::string& name, double price, Value value)
    {
        m_task.panels.push_back({.name = name, .cost = Cost(price), .columns = {name}});
        m_names.push_back(name);
        m_values.push_back(std::move(value));
    }
    std::vector<float> levelsOf(std::size_t cell) const
    {
        std::vector<float> levels;
        for (std::size_t variable = 0; variable < m_core.joint.variables.size(); ++variable)
            levels.push_back(static_cast<float>(m_core.joint.level(cell, variable)));
        return levels;
    }
    std::vector<Column> emptyTable() const
    {
        std::vector<Column> columns{{.name = "label", .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}}};
        for (std::size_t own = visible(); own < m_core.joint.variables.size() && m_ownPanels > 0; ++own)
            columns.push_back({.name = m_core.joint.variables[own].column,
                               .kind = ColumnKind::Binary,
                               .values = {},
                               .levels = {"0", "1"}});
        for (const std::string& name : m_names)
            columns.push_back({.name = name, .kind = ColumnKind::Numeric, .values = {}, .levels = {}});
        return columns;
    }
    void addRow(std::vector<Column>& columns, std::size_t cell, std::size_t kind, bool diseased,
                RandomStream& stream) const
    {
        Found found{.core = levelsOf(cell), .others = {}, .kind = kind};
        for (std::size_t other = 0; m_ownPanels == 0 && other < m_kinds; ++other)
            found.others.push_back(levelsOf(drawPatient(m_core.joint, stream).cell));
        std::size_t column = 0;
        columns[column++].values.push_back(diseased ? 1.0f : 0.0f);
        for (std::size_t own = visible(); own < found.core.size() && m_ownPanels > 0; ++own)
            columns[column++].values.push_back(found.core[own]);
        for (const Value& value : m_values)
            columns[column++].values.push_back(value(found, stream));
    }

    fixture::KnownProblem m_core;
    Task m_task;
    std::size_t m_kinds = 1;
    std::size_t m_ownPanels = 4; // of the known problem, as they are
    std::vector<std::string> m_names;
    std::vector<Value> m_values;
};

std::size_t setsIn(const FrontOutcome& outcome)
{
    const auto sets = std::ranges::find(outcome.shared.tensors(), "lattice/sets", &Tensor::name);
    return sets == outcome.shared.tensors().end() ? 0 : sets->shape.front();
}

FrontPlan sparsePlan(int mostSets)
{
    FrontPlan plan;
    plan.lattice.folds = 3;
    plan.lattice.rounds = 100;
    plan.lattice.targets = 10;
    plan.lattice.prices = 8;
    plan.lattice.mostSets = mostSets;
    return plan;
}

} // namespace

class SparseSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBudgetIsNearlyAsGoodAsTheOptimum_data()
    {
        QTest::addColumn<int>("problem");
        QTest::addColumn<int>("patients");
        QTest::addColumn<int>("seed");
        // Of the patients and of the search: hard ones, where panels that tell nothing seem to pay.
        QTest::newRow("12 panels, three kinds of patients") << 0 << 12000 << 7;
        QTest::newRow("20 panels, a hidden tree among noise") << 1 << 9000 << 7;
        QTest::newRow("40 panels, noisy copies") << 2 << 9000 << 2;
    }

    // Within 0.01 of F1 of the best that is possible, and so nowhere further below greedy or any other way.
    void everyBudgetIsNearlyAsGoodAsTheOptimum()
    {
        QFETCH(int, problem);
        QFETCH(int, patients);
        QFETCH(int, seed);
        const WideProblem wide = problem == 0   ? WideProblem::ofKinds(3, WideProblem::twoOfFour())
                                 : problem == 1 ? WideProblem::amongNoise(20)
                                                : WideProblem::amongCopies(40);
        FrontPlan plan = sparsePlan(problem == 0 ? 120 : 140);
        plan.seed = Seed{static_cast<std::uint64_t>(seed)};
        const FrontOutcome outcome =
            fixture::findLattice(plan, wide.draw(static_cast<std::size_t>(patients), plan.seed));
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        QVERIFY(fixture::hasNotice(outcome, FrontNotice::PanelSetsLeftOut));
        const ExactFront exact = wide.optimum(plan.axes());
        const std::vector<MixablePolicy> truly = wide.judged(outcome, plan.axes());
        const double dearest = exact.supported[exact.front.back()].expected.cost;
        double worst = 0.0;
        for (int i = 0; i <= 24; ++i) {
            const Cost budget(dearest * i / 24.0);
            const auto best = bestForBudget(exact, plan.axes(), budget);
            const auto reached = bestMixture(truly, budget);
            QVERIFY(best && reached);
            worst = std::max(worst, best->value - reached->value);
            qInfo("%.2f: optimum %.4f, found %.4f", budget.amount, best->value, reached->value);
        }
        qInfo("%zu sets, at most %.4f left to gain", setsIn(outcome), outcome.summary.leftToGain.value_or(-1.0));
        QVERIFY2(worst <= 0.01, qPrintable(QString::number(worst)));
    }

    void neitherHandsNorAnInterruptionChangeWhatIsFound()
    {
        const fixture::Patients here = fixture::normalPatients(700, 20, 20);
        FrontPlan plan = fixture::smallLattice();
        plan.lattice.mostSets = 45;
        const FrontOutcome alone = fixture::findLattice(plan, here);
        QVERIFY(alone.policies.size() >= 3 && alone.summary.leftToGain);
        const auto alike = [&](const FrontOutcome& other) {
            QVERIFY(other.shared == alone.shared && other.summary.leftToGain == alone.summary.leftToGain);
            QCOMPARE(other.policies.size(), alone.policies.size());
            for (std::size_t i = 0; i < other.policies.size(); ++i)
                QVERIFY(other.policies[i].point == alone.policies[i].point &&
                        other.policies[i].own == alone.policies[i].own);
        };
        app::ThreadExecutor executor(3);
        alike(fixture::findLattice(plan, here, {.executor = &executor}));
        FrontCheckpoint remains;
        std::stop_source stop;
        FrontHooks hooks;
        hooks.savePart = [&](const std::string& name, const TensorBundle& bundle) {
            remains.parts[name] = bundle;
            if (remains.parts.size() == 36) // after the way to all panels, while it grows
                stop.request_stop();
        };
        QCOMPARE(fixture::findLattice(plan, here, hooks, {}, stop.get_token()).summary.end, RunEnd::Cancelled);
        alike(fixture::findLattice(plan, here, {}, remains));
    }

    // Eight panels have 256 sets: all of them, and about a third.
    void aPartOfTheSetsIsAsGoodAsAllOfThem()
    {
        const WideProblem wide = WideProblem::ofKinds(2, fixture::knownOptimum());
        const fixture::Patients here = wide.draw(5000);
        const FrontPlan whole = sparsePlan(256), part = sparsePlan(90);
        const FrontOutcome all = fixture::findLattice(whole, here), some = fixture::findLattice(part, here);
        QVERIFY(!fixture::hasNotice(all, FrontNotice::PanelSetsLeftOut) && setsIn(all) == 256);
        QVERIFY(fixture::hasNotice(some, FrontNotice::PanelSetsLeftOut) && setsIn(some) <= 90);
        QVERIFY(!all.summary.leftToGain && some.summary.leftToGain);
        const auto ofAll = wide.judged(all, whole.axes()), ofSome = wide.judged(some, whole.axes());
        const ExactFront exact = wide.optimum(whole.axes());
        const double dearest = exact.supported[exact.front.back()].expected.cost;
        for (int i = 0; i <= 24; ++i) {
            const Cost budget(dearest * i / 24.0);
            const auto better = bestMixture(ofAll, budget), found = bestMixture(ofSome, budget);
            QVERIFY(better && found);
            qInfo("%.2f: optimum %.4f, all sets %.4f, some %.4f", budget.amount,
                  bestForBudget(exact, whole.axes(), budget)->value, better->value, found->value);
            QVERIFY(found->value >= better->value - 0.01);
        }
    }
};

PANELWISE_APPLESS_TEST(SparseSearchTest)

} // namespace sparse_search_test

#include "sparse_search_test.moc"
