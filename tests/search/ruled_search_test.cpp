// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_rules.h"
#include "core/front/exact_front.h"
#include "tests/front/ruled_fixture.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/policy/rule_keeping.h"
#include "tests/test_program.h"

#include <cmath>

// The rules of a study as constraints of every search, and no policy that breaks one.
namespace ruled_search_test {

using namespace core;

namespace {

// Of the problem with a known optimum: Typing $2, Marker A and B $6 each, Urine and smear $10.
Task ruled(Task task, const std::string& rules)
{
    if (rules.find("cap") != std::string::npos)
        task.rules.cap = Cost(12.0);
    if (rules.find("first") != std::string::npos)
        task.rules.first = {"Marker A"};
    if (rules.find("never") != std::string::npos)
        task.rules.never = {"Typing"};
    if (rules.find("needs") != std::string::npos)
        task.panels[1].needs = {"Urine and smear"};
    return task;
}

PolicyPtr networkPolicy(const fixture::Patients& patients)
{
    TrainingPlan plan = fixture::smallPlan();
    plan.shape.rho = -0.001; // so that it orders something
    plan.loop.outerLoops = 2;
    plan.encoder.kind = EncoderKind::Gaussian;
    return fixture::train(plan, patients).policy;
}

} // namespace

class RuledSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // As without rules: nobody crosses the exact front under the rules, and 0.015 below it is reached at every corner.
    void everyCornerUnderRulesIsNearlyReached_data()
    {
        QTest::addColumn<std::string>("rules");
        for (const char* rules : {"cap", "first", "never", "needs", "cap, needs", "cap, first"})
            QTest::newRow(rules) << std::string(rules);
    }
    void everyCornerUnderRulesIsNearlyReached()
    {
        QFETCH(std::string, rules);
        fixture::KnownProblem known = fixture::knownOptimum();
        known.task = ruled(known.task, rules);
        QVERIFY(problemsOfRules(known.task).empty());
        FrontPlan plan;
        plan.lattice.rounds = 100;
        plan.lattice.targets = 10;
        plan.lattice.prices = 8;
        const fixture::Patients patients = fixture::draw(known, 6000);
        const FrontOutcome outcome = fixture::findLattice(plan, patients);
        QCOMPARE(outcome.summary.end, RunEnd::Finished);
        const DiscreteProblem problem = makeDiscreteProblem(known.joint, known.task);
        const ExactFront exact = exactFront(ExactSolver(problem), problem, plan.axes());
        std::vector<MixablePolicy> truly;
        for (const FoundPolicy& found : outcome.policies)
            truly.push_back(*mixable(fixture::exactReturn(*found.policy, known), plan.axes(), exact.prevalence));
        QVERIFY(!exact.front.empty());
        for (const std::size_t corner : exact.front) {
            const ExactPoint& best = exact.supported[corner];
            const auto reached = bestMixture(truly, Cost(best.expected.cost + 0.05));
            QVERIFY(reached.has_value());
            QVERIFY(reached->value <= bestForBudget(exact, plan.axes(), Cost(reached->cost))->value + 1e-9);
            qInfo("%s $%.2f: exact %.4f, lattice %.4f", rules.c_str(), best.expected.cost, best.value, reached->value);
            QVERIFY(reached->value >= best.value - 0.015);
        }
    }

    // Whoever decides, whatever is recorded and whoever pays for what is not.
    void noWalkBreaksARule_data()
    {
        QTest::addColumn<bool>("overlap");
        QTest::addColumn<UnrecordedPanels>("unrecorded");
        for (const bool overlap : {false, true})
            for (const UnrecordedPanels unrecorded :
                 {UnrecordedPanels::Unavailable, UnrecordedPanels::Charged, UnrecordedPanels::Free})
                QTest::addRow("%s, %s", overlap ? "overlapping" : "separate", std::string(keyOf(unrecorded)).c_str())
                    << overlap << unrecorded;
    }
    void noWalkBreaksARule()
    {
        QFETCH(bool, overlap);
        QFETCH(UnrecordedPanels, unrecorded);
        RandomStream stream(Seed{81}, "rules of studies");
        std::size_t orders = 0, kinds = 0;
        for (int study = 0; study < 4; ++study) {
            fixture::KnownProblem problem = overlap ? fixture::overlappingPanels() : fixture::ladder();
            problem.task.unrecordedPanels = unrecorded;
            problem.task = fixture::withRandomRules(problem.task, stream);
            QVERIFY(problemsOfRules(problem.task).empty());
            const fixture::Patients here = fixture::withGaps(problem, 900);
            const std::vector<PatientIndex> everybody = fixture::everybody(*here.cohort);
            const fixture::RuleKeeping keeping(problem.task, *here.cohort);
            const FrontOutcome lattice = fixture::findLattice(fixture::smallLattice(), here);
            std::vector<std::pair<const char*, PolicyPtr>> policies{{"network", networkPolicy(here)}};
            for (const FoundPolicy& found : lattice.policies)
                policies.emplace_back("lattice", found.policy);
            FrontPlan exact;
            exact.method = FrontMethod::Exact;
            if (const Result<FrontOutcome> table = findFront(exact, *here.cohort, here.split, {}, {}, {}))
                for (const FoundPolicy& found : table->policies)
                    policies.emplace_back("table", found.policy);
            kinds += policies.size();
            for (const auto& [name, policy] : policies)
                for (const Episode& episode : policy->run(*here.cohort, everybody)) {
                    const std::string broken = keeping.broken(episode);
                    QVERIFY2(broken.empty(), (std::string(name) + ": " + broken).c_str());
                    orders += episode.steps.size() - 1;
                }
        }
        QVERIFY(kinds >= 12); // four networks, and what the searches find
        QVERIFY(orders > 1000);
    }

    // A policy that was found without rules keeps those that came later.
    void rulesThatComeLaterAreKept()
    {
        const fixture::KnownProblem known = fixture::knownOptimum();
        const FrontOutcome free = fixture::findLattice(fixture::smallLattice(), fixture::draw(known, 900));
        for (const char* rules : {"cap", "first", "never", "needs", "cap, first"}) {
            fixture::KnownProblem later = known;
            later.task = ruled(later.task, rules);
            const fixture::Patients here = fixture::withGaps(later, 900);
            const fixture::RuleKeeping keeping(later.task, *here.cohort);
            for (const FoundPolicy& found : free.policies)
                for (const Episode& episode : found.policy->run(*here.cohort, fixture::everybody(*here.cohort))) {
                    const std::string broken = keeping.broken(episode);
                    QVERIFY2(broken.empty(), (std::string(rules) + ": " + broken).c_str());
                }
        }
    }

    // Stored and read again, a policy keeps its rules.
    void aStoredPolicyKeepsItsRules()
    {
        fixture::KnownProblem known = fixture::knownOptimum();
        known.task = ruled(known.task, "cap, first, needs");
        known.task.panels[1].needs = {"Typing"};
        const fixture::Patients here = fixture::draw(known, 900);
        const FrontOutcome found = fixture::findLattice(fixture::smallLattice(), here);
        for (const FoundPolicy& one : found.policies) {
            const Result<PolicyPtr> loaded = joinedPolicy(found.shared, one.own);
            QVERIFY(loaded.ok());
            QVERIFY((*loaded)->features() == one.policy->features());
            QVERIFY((*loaded)->features().catalog.rules() == here.cohort->catalog().rules());
            const std::vector<Episode> before = one.policy->run(*here.cohort, fixture::everybody(*here.cohort));
            const std::vector<Episode> after = (*loaded)->run(*here.cohort, fixture::everybody(*here.cohort));
            QVERIFY(before == after);
        }
    }
};

PANELWISE_APPLESS_TEST(RuledSearchTest)

} // namespace ruled_search_test

#include "ruled_search_test.moc"
