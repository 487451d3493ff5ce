// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/environment/patient_rows_p.h"
#include "core/front/counted_joint.h"
#include "core/policy/finding_lookup_p.h"
#include "core/policy/policy_features_p.h"
#include "core/policy/table_policy.h"
#include "core/rl/panel_rules.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>
#include <tuple>

// Not measured is not a result: an ordered panel of which nothing is recorded leaves the probability and every later
// decision exactly as before, whichever policy decides, and the study says who pays.
namespace unrecorded_panels_test {

using namespace core;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
using enum UnrecordedPanels;

// Panels that overlap, every fourth value not recorded, nothing at all of every fifth patient.
fixture::Patients patientsWith(UnrecordedPanels choice, fixture::KnownProblem problem = fixture::overlappingPanels())
{
    problem.task.unrecordedPanels = choice;
    return fixture::withGaps(problem, 900);
}

PolicyPtr latticePolicy(const fixture::KnownProblem& problem = fixture::overlappingPanels())
{
    const FrontOutcome found = fixture::findLattice(fixture::smallLattice(), patientsWith(Unavailable, problem));
    return found.policies[found.policies.size() / 2].policy;
}

PolicyPtr networkPolicy(EncoderKind encoder, const fixture::KnownProblem& problem = fixture::overlappingPanels())
{
    TrainingPlan plan = fixture::smallPlan();
    plan.shape.rho = -0.001; // so that it orders something
    plan.loop.outerLoops = 2;
    plan.encoder.kind = encoder;
    plan.encoder.couplings = 2;
    plan.encoder.hidden = 8;
    plan.encoder.iterations = 5;
    plan.encoder.rounds = 2;
    return fixture::train(plan, patientsWith(Charged, problem)).policy;
}

PolicyPtr tablePolicy(const fixture::KnownProblem& problem = fixture::overlappingPanels())
{
    const DiscreteProblem discrete = makeDiscreteProblem(problem.joint, problem.task);
    FindingTable table{.problem = discrete, .levels = {}};
    table.levels.assign(problem.joint.variables.size(), {0.0f, 1.0f});
    const RewardShape shape{.lambda = 3.0, .rho = -0.01};
    const ExactPolicy exact = solveExactly(discrete, shape);
    const fixture::Patients complete = fixture::draw(problem, 500);
    return std::make_shared<const TablePolicy>(
        TablePolicy::Parts{.lookup = std::make_shared<const FindingLookup>(featuresOf(*complete.cohort), table),
                           .actions = {exact.actions().begin(), exact.actions().end()},
                           .shape = shape,
                           .seed = Seed{5}});
}

std::vector<std::pair<const char*, PolicyPtr>> allPolicies()
{
    std::vector<std::pair<const char*, PolicyPtr>> policies{{"lattice", latticePolicy()}, {"table", tablePolicy()}};
    if (test::trainsFlows())
        policies.emplace_back("emflow", networkPolicy(EncoderKind::EmFlow));
    policies.emplace_back("gaussian", networkPolicy(EncoderKind::Gaussian));
    policies.emplace_back("mice", networkPolicy(EncoderKind::Mice));
    policies.emplace_back("mean", networkPolicy(EncoderKind::Mean));
    policies.emplace_back("missforest", networkPolicy(EncoderKind::MissForest));
    policies.emplace_back("softimpute", networkPolicy(EncoderKind::SoftImpute));
    policies.emplace_back("gain", networkPolicy(EncoderKind::Gain));
    return policies;
}

PanelMask without(PanelMask panels, PanelMask others)
{
    return PanelMask(panels.bits() & ~others.bits());
}

// The same but for what was ordered.
bool sameDecision(const Step& a, const Step& b)
{
    return a.diseaseProbability == b.diseaseProbability && a.action == b.action &&
           a.actionProbabilities == b.actionProbabilities && a.actionValues == b.actionValues;
}

struct Counts {
    std::size_t compared = 0, orders = 0;
};

// Every order that may be made and shows nothing, because all that is recorded of it is known by other panels.
void compareKnownAlready(const Policy& policy, const PanelRules& rules, std::span<const float> row, Counts& counts)
{
    const PanelMask all = PanelMask::all(rules.panelCount());
    const FeatureMask recorded = recordedColumns(row, row.size()).front();
    for (std::uint32_t bits = 0; bits <= all.bits(); ++bits) {
        const PanelMask before(bits), open = rules.allowedOrders(before, recorded, {.unrecorded = Charged});
        for (std::size_t panel = 0; panel < rules.panelCount(); ++panel) {
            if (!open.isOrdered(PanelId(panel)) || rules.shows(before, PanelId(panel), recorded))
                continue;
            const PanelMask allowed = without(open, PanelMask().with(PanelId(panel)));
            QVERIFY(sameDecision(policy.decideEach(row, before, allowed).front(),
                                 policy.decideEach(row, before.with(PanelId(panel)), allowed).front()));
            ++counts.compared;
        }
    }
}

// Every order of which nothing is recorded, in every situation of one patient.
void compareSituations(const Policy& policy, const PanelRules& rules, std::span<const float> row, Counts& counts)
{
    const PanelMask all = PanelMask::all(rules.panelCount());
    const PanelMask nothing = without(all, rules.recordedPanels(recordedColumns(row, row.size()).front()));
    for (std::uint32_t bits = 0; bits <= all.bits(); ++bits)
        for (std::size_t panel = 0; panel < rules.panelCount(); ++panel) {
            const PanelMask before(bits), vain = PanelMask().with(PanelId(panel));
            if (!nothing.isOrdered(PanelId(panel)) || before.isOrdered(PanelId(panel)))
                continue;
            const PanelMask allowed = without(without(all, before), vain);
            const Step as = policy.decideEach(row, before, allowed).front();
            const Step after = policy.decideEach(row, before.with(PanelId(panel)), allowed).front();
            QVERIFY(sameDecision(as, after));
            ++counts.compared;
            counts.orders += as.action.isOrder();
        }
}

Cost priceOfAll(const TestCatalog& catalog, const std::vector<PanelId>& panels)
{
    PanelMask mask;
    for (const PanelId panel : panels)
        mask = mask.with(panel);
    return catalog.priceOf(mask);
}

} // namespace

class UnrecordedPanelsTest : public QObject {
    Q_OBJECT

    std::vector<std::pair<const char*, PolicyPtr>> m_policies;

private Q_SLOTS:
    void initTestCase() { m_policies = allPolicies(); }

    void anOrderThatShowsNothingChangesNoDecision()
    {
        const fixture::Patients here = patientsWith(Charged);
        for (const auto& [name, policy] : m_policies) {
            const Result<FeatureFit> fit = FeatureFit::find(policy->features(), *here.cohort);
            QVERIFY(fit.ok());
            const PanelRules rules(fit->catalog(), policy->features().visible);
            Counts counts;
            for (std::size_t i = 0; i < 150; ++i) {
                const PatientIndex patient(i);
                compareSituations(*policy, rules, fit->rawRows(*here.cohort, std::span(&patient, 1)), counts);
                if (QTest::currentTestFailed())
                    qWarning("with the policy %s", name);
            }
            QVERIFY2(counts.compared > 300, name);
            QVERIFY2(counts.orders > 0, name);
        }
    }

    // Panels that overlap: of one the only recorded value is known by another, whichever comes first.
    void anOrderOfWhatIsKnownAlreadyChangesNoDecision()
    {
        const fixture::KnownProblem chained = fixture::chainedPanels();
        std::vector<std::tuple<const char*, PolicyPtr, fixture::KnownProblem>> all;
        for (const auto& [name, policy] : m_policies)
            all.emplace_back(name, policy, fixture::overlappingPanels());
        all.emplace_back("chained lattice", latticePolicy(chained), chained);
        all.emplace_back("chained table", tablePolicy(chained), chained);
        all.emplace_back("chained network", networkPolicy(EncoderKind::Gaussian, chained), chained);
        for (const auto& [name, policy, problem] : all) {
            const fixture::Patients here = patientsWith(Charged, problem);
            const Result<FeatureFit> fit = FeatureFit::find(policy->features(), *here.cohort);
            QVERIFY(fit.ok());
            const PanelRules rules(fit->catalog(), policy->features().visible);
            Counts counts;
            for (std::size_t i = 0; i < 150; ++i) {
                const PatientIndex patient(i);
                compareKnownAlready(*policy, rules, fit->rawRows(*here.cohort, std::span(&patient, 1)), counts);
                if (QTest::currentTestFailed())
                    qWarning("with the policy %s", name);
            }
            QVERIFY2(counts.compared > 50, name);
        }
    }

    // What is shown and said is the same in all three studies; they differ in the bill alone.
    void theStudySaysWhoPaysAndNothingElse()
    {
        const fixture::Patients unavailable = patientsWith(Unavailable), charged = patientsWith(Charged),
                                free = patientsWith(Free);
        const std::vector<PatientIndex> all = fixture::everybody(*free.cohort);
        const PanelRules rules(free.cohort->catalog(), free.cohort->visibleFeatures());
        for (const auto& [name, policy] : m_policies) {
            const std::vector<Episode> without = policy->run(*unavailable.cohort, all);
            const std::vector<Episode> paid = policy->run(*charged.cohort, all);
            const std::vector<Episode> gratis = policy->run(*free.cohort, all);
            std::size_t inVain = 0;
            for (std::size_t i = 0; i < all.size(); ++i) {
                QVERIFY2(without[i].diagnosis() == paid[i].diagnosis(), name);
                QVERIFY2(without[i].finalProbability() == paid[i].finalProbability(), name);
                QVERIFY2(without[i].finalProbability() == gratis[i].finalProbability(), name);
                QVERIFY2(without[i].sequence() == gratis[i].sequence(), name);
                QCOMPARE(without[i].cost(), gratis[i].cost());
                QVERIFY2(paid[i].cost() >= without[i].cost(), name);
                QCOMPARE(paid[i].cost(), priceOfAll(charged.cohort->catalog(), paid[i].sequence()));
                const FeatureMask recorded =
                    recordedColumns(rawRows(*free.cohort, std::span(&all[i], 1)), free.cohort->featureCount()).front();
                for (const PanelId panel : without[i].sequence())
                    QVERIFY2(rules.shows(PanelMask(), panel, recorded), name);
                for (const Step& step : gratis[i].steps)
                    QVERIFY(step.billed || (step.action.isOrder() && step.paid == Cost()));
                inVain += paid[i].sequence().size() - without[i].sequence().size();
            }
            QVERIFY2(inVain > 0, name);
        }
    }

    // Nobody knows anything of them, so they are diagnosed at once and pay nothing.
    void whoHasNoRecordIsDiagnosedAtOnce()
    {
        const fixture::Patients here = patientsWith(Unavailable);
        for (const auto& [name, policy] : m_policies)
            for (std::size_t i = 0; i < here.cohort->patientCount(); i += 5) {
                const PatientIndex patient(i);
                const Episode episode = policy->run(*here.cohort, std::span(&patient, 1)).front();
                QVERIFY2(episode.steps.size() == 1 && episode.cost() == Cost(), name);
            }
    }

    // A panel that is empty in the whole file is offered to nobody, even where it would be charged for.
    void aPanelThatNobodyHasIsLeftOut()
    {
        for (const UnrecordedPanels choice : kUnrecordedPanels) {
            fixture::KnownProblem problem = fixture::ladder();
            problem.task.unrecordedPanels = choice;
            const TablePtr whole = fixture::drawTable(problem, 800, Seed{2});
            std::vector<Column> columns(whole->columns().begin(), whole->columns().end());
            const std::string lost = problem.task.panels.back().columns.front();
            for (Column& column : columns)
                if (column.name == lost)
                    std::ranges::fill(column.values, kNone);
            const fixture::Patients here =
                fixture::patientsOf(std::make_shared<const Table>("lost", std::move(columns)), problem.task);
            QVERIFY(!here.cohort->catalog().panels().back().offered);
            const FrontOutcome found = fixture::findLattice(fixture::smallLattice(), here);
            for (const FoundPolicy& policy : found.policies)
                QCOMPARE(policy.point.validation.panelUse.back(), 0.0);
            QCOMPARE(found.summary.fullPanels->validation.panelUse.back(), 0.0);
            const PolicyPtr trained = fixture::train(fixture::smallPlan(), here).policy;
            for (const Episode& episode : trained->run(*here.cohort, fixture::everybody(*here.cohort)))
                QVERIFY(!episode.orderedPanels().isOrdered(PanelId(problem.task.panels.size() - 1)));
        }
    }
};

PANELWISE_APPLESS_TEST(UnrecordedPanelsTest)

} // namespace unrecorded_panels_test

#include "unrecorded_panels_test.moc"
