// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/rule_walk_p.h"

#include "core/environment/patient_rows_p.h"
#include "core/lattice/lattice_fit.h"
#include "core/policy/lattice_policy.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <set>

namespace rule_walk_test {

using namespace core;

struct Scene {
    fixture::Patients here;
    FrontPlan plan;
};

Scene sceneOf(bool gaps, bool overlap, UnrecordedPanels unrecorded, const std::string& minimise)
{
    fixture::KnownProblem problem = overlap ? fixture::chainedPanels() : fixture::ladder();
    problem.task.unrecordedPanels = unrecorded;
    FrontPlan plan = fixture::smallLattice();
    plan.minimise = *costAimNamed(minimise);
    if (plan.minimise.countsTime()) {
        problem.task.pairOrders = PairOrders::Allowed;
        for (std::size_t panel = 0; panel < problem.task.panels.size(); ++panel)
            problem.task.panels[panel].minutes = Minutes(30.0 + 7.0 * double(panel));
    }
    return {gaps ? fixture::withGaps(problem, 900) : fixture::draw(problem, 900), plan};
}

class RuleWalkTest : public QObject {
    Q_OBJECT

private:
    static void addScenes()
    {
        QTest::addColumn<bool>("gaps");
        QTest::addColumn<bool>("overlap");
        QTest::addColumn<UnrecordedPanels>("unrecorded");
        QTest::addColumn<std::string>("minimise");
        for (const bool overlap : {false, true}) {
            const char* panels = overlap ? "overlapping panels" : "separate panels";
            QTest::addRow("%s", panels) << false << overlap << UnrecordedPanels::Unavailable << std::string("money");
            QTest::addRow("%s with gaps", panels)
                << true << overlap << UnrecordedPanels::Unavailable << std::string("money");
            QTest::addRow("%s with gaps that are charged", panels)
                << true << overlap << UnrecordedPanels::Charged << std::string("money");
            QTest::addRow("%s with gaps that are free", panels)
                << true << overlap << UnrecordedPanels::Free << std::string("money");
            for (const char* minimise : {"time", "20"})
                QTest::addRow("%s with gaps and pairs, %s", panels, minimise)
                    << true << overlap << UnrecordedPanels::Unavailable << std::string(minimise);
        }
    }

private Q_SLOTS:
    void everybodyEndsWhereTheirEpisodeDoes_data() { addScenes(); }
    void everybodyEndsWhereTheirEpisodeDoes()
    {
        QFETCH(bool, gaps);
        QFETCH(bool, overlap);
        QFETCH(UnrecordedPanels, unrecorded);
        QFETCH(std::string, minimise);
        const auto [here, plan] = sceneOf(gaps, overlap, unrecorded, minimise);
        const FrontOutcome outcome = fixture::findLattice(plan, here);
        const std::vector<PatientIndex> everybody = fixture::everybody(*here.cohort);
        const std::vector<float> raw = rawRows(*here.cohort, everybody);
        const auto policyOf = [&](const FoundPolicy& found) {
            return std::dynamic_pointer_cast<const LatticePolicy>(*joinedPolicy(outcome.shared, found.own));
        };
        const auto first = policyOf(outcome.policies.front());
        const BinnedRows rows = first->model().bins().encode(raw);
        const std::vector<FeatureMask> recorded = recordedColumns(raw, rows.features);
        SerialExecutor alone;
        const auto view = viewOf(first->model(), rows, alone, [] { return true; });
        RuleWalk walk(first->model(), *view, recorded, {unrecorded, {}});
        std::size_t ordered = 0;
        std::ptrdiff_t together = 0;
        std::map<std::uint64_t, std::vector<std::uint64_t>> pathOf;
        std::set<std::vector<std::uint64_t>> paths;
        for (const FoundPolicy& found : outcome.policies) {
            const auto policy = policyOf(found);
            const LatticeDecision decision(first->model(), policy->rule());
            const std::vector<Episode> episodes = policy->run(*here.cohort, everybody, {});
            for (std::size_t i = 0; i < everybody.size(); ++i) {
                const RuleWalk::End end = walk.follow(decision, i);
                QCOMPARE(end.cost, plan.minimise.burden(episodes[i].cost(), episodes[i].minutes()));
                together += std::ranges::count(episodes[i].steps, true, &Step::alongside);
                QCOMPARE(end.said, episodes[i].diagnosis());
                std::vector<std::uint64_t> path; // what was ordered before each step that waits for results
                for (const Step& step : episodes[i].steps)
                    if (!step.alongside)
                        path.push_back(step.ordered.bits());
                QVERIFY(pathOf.emplace(end.path, path).first->second == path);
                paths.insert(path);
                ordered += episodes[i].steps.size() > 1;
            }
        }
        QVERIFY(ordered > 500);
        QCOMPARE(pathOf.size(), paths.size());
        QCOMPARE(together > 0, plan.minimise.countsTime());
    }
};

PANELWISE_APPLESS_TEST(RuleWalkTest)

} // namespace rule_walk_test

#include "rule_walk_test.moc"
