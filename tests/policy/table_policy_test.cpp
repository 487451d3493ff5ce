// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/table_policy.h"

#include "core/base/random.h"
#include "core/policy/finding_lookup_p.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>
#include <limits>

namespace table_policy_test {

using namespace core;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
const PanelMask kNothing;

struct Case {
    fixture::KnownProblem problem;
    fixture::Patients patients;
    FindingLookupPtr lookup;
    ExactPolicy exact;
    std::shared_ptr<const TablePolicy> policy;
};

// Columns of the overlapping and the known problem are named in the order of the joint, so levels are 0 and 1 as there.
Case made(const fixture::KnownProblem& problem, const RewardShape& shape, bool forbidUnrecorded = false)
{
    Case made{problem, fixture::draw(problem, 1500), {}, {}, {}};
    const DiscreteProblem discrete = makeDiscreteProblem(problem.joint, problem.task);
    FindingTable table{.problem = discrete, .levels = {}};
    table.levels.assign(problem.joint.variables.size(), {0.0f, 1.0f});
    made.lookup = std::make_shared<const FindingLookup>(featuresOf(*made.patients.cohort), table);
    made.exact = solveExactly(discrete, shape);
    made.policy = std::make_shared<const TablePolicy>(
        TablePolicy::Parts{.lookup = made.lookup,
                           .actions = {made.exact.actions().begin(), made.exact.actions().end()},
                           .shape = shape,
                           .seed = Seed{5},
                           .forbidUnrecorded = forbidUnrecorded});
    return made;
}

std::vector<float> valuesOf(const DiscreteJoint& joint, std::size_t cell)
{
    std::vector<float> values;
    for (std::size_t i = 0; i < joint.variables.size(); ++i)
        values.push_back(static_cast<float>(joint.level(cell, i)));
    return values;
}

std::vector<PatientIndex> everybody(const Cohort& cohort)
{
    std::vector<PatientIndex> patients;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        patients.push_back(PatientIndex(i));
    return patients;
}

constexpr RewardShape kShape{.lambda = 3.0, .rho = -0.008};

} // namespace

class TablePolicyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itDoesWhatTheExactPolicyDoes()
    {
        for (const fixture::KnownProblem& problem : {fixture::knownOptimum(), fixture::overlappingPanels()}) {
            const Case known = made(problem, kShape);
            for (std::uint32_t bits = 0; bits < 1U << problem.task.panels.size(); ++bits)
                for (std::size_t cell = 0; cell < problem.joint.cellCount(); ++cell) {
                    const Step step = known.policy->decide(valuesOf(problem.joint, cell), PanelMask(bits));
                    QVERIFY(step.action == known.exact.action(PanelMask(bits), cell));
                }
            const ExactReturn earned = fixture::exactReturn(*known.policy, problem);
            QVERIFY(std::abs(earned.reward(kShape) - known.exact.expected().reward(kShape)) < 1e-12);
        }
    }

    // Symptoms: P(ill) = 0.2·0.8/(0.2·0.8 + 0.8·0.35) = 0.16/0.44. Calling everybody like that ill earns 3·0.16/0.44.
    void aStepSaysWhatItRestsOn()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        const Step step = known.policy->decide(std::vector<float>{1, kNone, kNone, kNone, kNone, kNone}, kNothing);
        QVERIFY(std::abs(step.diseaseProbability - 0.16 / 0.44) < 1e-12);
        QVERIFY(step.action == Action::order(PanelId(0)) && step.paid == Cost(2.0));
        QVERIFY(step.actionProbabilities == (std::vector<double>{1, 0, 0, 0, 0, 0}));
        QCOMPARE(step.actionValues.size(), std::size_t{6});
        QVERIFY(std::abs(step.actionValues[4] - 3.0 * 0.16 / 0.44) < 1e-12);
        QVERIFY(std::abs(step.actionValues[5] - 0.28 / 0.44) < 1e-12);
        QVERIFY(*std::ranges::max_element(step.actionValues) == step.actionValues[0]);
        // Everybody typed and tested with the right marker earns 3·0.94 for the ill, 0.96 for the healthy, less $8.
        QVERIFY(std::abs(step.actionValues[0] - ((3.0 * 0.94 * 0.16 + 0.96 * 0.28) / 0.44 - 0.064)) < 1e-12);
    }

    void whatIsNotAskedForIsNotLookedAt()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        const Step hidden = known.policy->decide(std::vector<float>{1, 1, 1, 1, 1, 1}, kNothing);
        QVERIFY(hidden == known.policy->decide(std::vector<float>{1, 0, 7, kNone, 0, -3}, kNothing));
    }

    // Of whom symptoms are not recorded nothing is known: 0.2 are ill, 3·0.2 < 0.8, so healthy. With typing "yes" and
    // marker A "yes" beside: of the ill 0.2·0.5·0.94, of the healthy 0.8·0.5·0.04; 3·0.094 > 0.016.
    void whoeverIsNotInTheTableIsJudgedByWhatIsKnown()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        for (const float strange : {kNone, 0.5f, -1.0f, std::numeric_limits<float>::infinity()}) {
            const Step nothing = known.policy->decide(std::vector<float>{strange, 0, 0, 0, 0, 0}, kNothing);
            QVERIFY(nothing.action == Action::diagnose(Disease::Absent));
            QVERIFY(std::abs(nothing.diseaseProbability - 0.2) < 1e-12);
            QVERIFY(nothing.actionValues.empty());
            const Step typed = known.policy->decide(std::vector<float>{strange, 1, 1, kNone, 0, 0}, PanelMask(3));
            QVERIFY(typed.action == Action::diagnose(Disease::Present));
            QVERIFY(std::abs(typed.diseaseProbability - 0.094 / 0.11) < 1e-12);
        }
    }

    // Two findings that never occur together: judged by anybody, a fifth of whom are ill.
    void aCombinationThatNeverOccurredIsJudgedByAnybody()
    {
        fixture::KnownProblem problem{"perfect", {}, {}};
        problem.joint.variables = {{"a"}, {"b"}};
        problem.joint.probability = {{0.8, 0.0}, {0.0, 0.1}, {0.0, 0.1}, {0.0, 0.0}};
        problem.task.label = "label";
        problem.task.panels = {{.name = "Both", .cost = Cost(1.0), .columns = {"a", "b"}}};
        const Case known = made(problem, {.lambda = 3.0, .rho = -0.01});
        const Step step = known.policy->decide(std::vector<float>{1, 1}, PanelMask(1));
        QVERIFY(std::abs(step.diseaseProbability - 0.2) < 1e-12);
        QVERIFY(step.action == Action::diagnose(Disease::Absent));
        QVERIFY(known.policy->decide(std::vector<float>{1, 0}, PanelMask(1)).action ==
                Action::diagnose(Disease::Present));
    }

    void nobodysBillExceedsTheCap()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        const std::vector<PatientIndex> all = everybody(*known.patients.cohort);
        for (const double cap : {0.0, 1.9, 2.0, 7.9, 8.0, 100.0}) {
            double dearest = 0.0;
            for (const Episode& episode : known.policy->run(*known.patients.cohort, all, {}, Cost(cap)))
                dearest = std::max(dearest, episode.cost().amount);
            QVERIFY(dearest <= cap);
            QVERIFY(dearest == (cap < 2.0 ? 0.0 : cap < 8.0 ? 2.0 : 8.0)); // typing 2, then a marker for 6
        }
    }

    // At λ = 3 symptoms alone mean ill (0.48 > 0.28) and no symptoms healthy.
    void whoMayNotGetThePanelGetsTheBetterDiagnosis()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        const Cohort& cohort = *known.patients.cohort;
        for (const Episode& episode : known.policy->run(cohort, everybody(cohort), {}, Cost(0.0))) {
            const bool symptoms = cohort.value(episode.patient, FeatureId(0)) == 1.0f;
            QVERIFY(episode.steps.size() == 1 &&
                    episode.diagnosis() == (symptoms ? Disease::Present : Disease::Absent));
        }
    }

    void aPanelThatIsNotRecordedCanBeForbidden()
    {
        const Case known = made(fixture::knownOptimum(), kShape, true);
        std::vector<Column> columns;
        const TablePtr table = fixture::drawTable(known.problem, 500, Seed{2});
        for (const Column& column : table->columns())
            columns.push_back(column);
        for (Column& column : columns)
            if (column.name == "strain")
                for (std::size_t i = 0; i < column.values.size(); i += 2)
                    column.values[i] = kNone;
        Task task = known.problem.task;
        task.unrecordedPanels = UnrecordedPanels::Charged;
        const fixture::Patients gaps =
            fixture::patientsOf(std::make_shared<const Table>("gaps", std::move(columns)), task);
        const std::vector<PatientIndex> all = everybody(*gaps.cohort);
        for (const Episode& episode : known.policy->run(*gaps.cohort, all)) {
            const bool recorded = !std::isnan(gaps.cohort->value(episode.patient, FeatureId(1)));
            QVERIFY(episode.orderedPanels().isOrdered(PanelId(0)) <= recorded);
        }
        // Not forbidden, they are typed in vain, and judged by what is known.
        const Case free = made(fixture::knownOptimum(), kShape);
        std::size_t inVain = 0;
        for (const Episode& episode : free.policy->run(*gaps.cohort, all))
            inVain += std::isnan(gaps.cohort->value(episode.patient, FeatureId(1))) &&
                      episode.orderedPanels().isOrdered(PanelId(0));
        QVERIFY(inVain > 0);
    }

    void savingKeepsEveryDecision()
    {
        const Case known = made(fixture::overlappingPanels(), {.lambda = 2.0, .rho = -0.02});
        const Result<TensorBundle> bundle = TensorBundle::decode(known.policy->save().encode());
        QVERIFY(bundle.ok());
        const Result<PolicyPtr> loaded = Policy::load(*bundle);
        QVERIFY(loaded.ok());
        const std::vector<PatientIndex> all = everybody(*known.patients.cohort);
        QVERIFY((*loaded)->run(*known.patients.cohort, all) == known.policy->run(*known.patients.cohort, all));
        for (std::uint32_t bits = 0; bits < 8; ++bits)
            for (std::size_t cell = 0; cell < 8; ++cell) {
                const std::vector<float> values = valuesOf(known.problem.joint, cell);
                QVERIFY((*loaded)->decide(values, PanelMask(bits)) == known.policy->decide(values, PanelMask(bits)));
            }
        QVERIFY((*loaded)->shape() == known.policy->shape() && (*loaded)->seed() == Seed{5});
        QVERIFY((*loaded)->features() == known.policy->features());
        QVERIFY((*loaded)->save() == known.policy->save());
    }

    void otherPricesArePaidAsTheyAre()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        fixture::KnownProblem dear = fixture::knownOptimum();
        for (PanelSpec& panel : dear.task.panels)
            panel.cost = Cost(10.0 * panel.cost.amount);
        const fixture::Patients patients = fixture::draw(dear, 500);
        const std::vector<Episode> episodes = known.policy->run(*patients.cohort, everybody(*patients.cohort));
        QVERIFY(episodes.front().steps.front().paid == Cost(20.0));
        // The policy stays what it is; its value falls by what is dearer: 9·$8 for each.
        const Step before = known.policy->decide(std::vector<float>{1, 0, 0, 0, 0, 0}, kNothing);
        for (const Episode& episode : episodes)
            if (patients.cohort->value(episode.patient, FeatureId(0)) == 1.0f)
                QVERIFY(std::abs(episode.steps.front().actionValues[0] - (before.actionValues[0] - 0.008 * 72.0)) <
                        1e-9);
    }

    void aDamagedTableIsRefused()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        const TensorBundle whole = known.policy->save();
        for (const Tensor& missing : whole.tensors()) {
            TensorBundle bundle;
            for (const Tensor& tensor : whole.tensors())
                if (tensor.name != missing.name)
                    bundle.add(tensor);
            QVERIFY(!Policy::load(bundle).ok());
        }
        const auto changed = [&](const std::string& name, auto&& change) {
            TensorBundle bundle;
            for (Tensor tensor : whole.tensors()) {
                if (tensor.name == name)
                    change(tensor);
                bundle.add(std::move(tensor));
            }
            return Policy::load(bundle).ok();
        };
        QVERIFY(changed("actions", [](Tensor&) {}));
        // Ordering a panel that is there already: the episode would never end.
        QVERIFY(!changed("actions", [](Tensor& tensor) {
            for (std::uint64_t& word : std::get<2>(tensor.values))
                word = word == 270 ? word : 0;
        }));
        QVERIFY(!changed("findings/shares", [](Tensor& tensor) { std::get<1>(tensor.values)[3] = -0.1; }));
        QVERIFY(!changed("findings/shares", [](Tensor& tensor) { std::get<1>(tensor.values)[3] = NAN; }));
        QVERIFY(!changed("findings/cells", [](Tensor& tensor) { std::get<2>(tensor.values)[3] = 64; }));
        QVERIFY(!changed("findings/cells", [](Tensor& tensor) { std::get<2>(tensor.values)[3] = 2; }));
        QVERIFY(!changed("findings/levels", [](Tensor& tensor) { std::get<0>(tensor.values)[0] = 1.0f; }));
        QVERIFY(!changed("findings/level_counts", [](Tensor& tensor) { std::get<2>(tensor.values)[0] = 0; }));
        QVERIFY(!changed("findings/level_counts", [](Tensor& tensor) { std::get<2>(tensor.values)[0] = ~0ULL; }));
        QVERIFY(!changed("lambda", [](Tensor& tensor) { std::get<1>(tensor.values)[0] = INFINITY; }));
    }

    void aTableDamagedAnywhereIsRefusedOrDecidesWithoutHarm()
    {
        const Case known = made(fixture::overlappingPanels(), kShape);
        const TensorBundle whole = known.policy->save();
        RandomStream stream(Seed{8}, "damage");
        int refused = 0;
        for (int round = 0; round < 1000; ++round) {
            TensorBundle bundle;
            const std::size_t victim = stream.below(whole.tensors().size());
            for (std::size_t i = 0; i < whole.tensors().size(); ++i) {
                Tensor tensor = whole.tensors()[i];
                if (i == victim)
                    std::visit(
                        [&](auto& numbers) {
                            using Number = typename std::remove_reference_t<decltype(numbers)>::value_type;
                            const std::array<Number, 6> choices{Number(0),
                                                                Number(1),
                                                                std::numeric_limits<Number>::max(),
                                                                std::numeric_limits<Number>::lowest(),
                                                                std::numeric_limits<Number>::quiet_NaN(),
                                                                Number(stream.below(300))};
                            numbers[stream.below(numbers.size())] = choices[stream.below(choices.size())];
                        },
                        tensor.values);
                bundle.add(std::move(tensor));
            }
            const Result<PolicyPtr> policy = Policy::load(bundle);
            refused += !policy.ok();
            if (policy.ok())
                (*policy)->decide(std::vector<float>((*policy)->features().names.size(), 1.0f), kNothing);
        }
        QVERIFY(refused > 300 && refused < 1000);
    }

    void aKindNobodyKnowsIsRefused()
    {
        TensorBundle bundle;
        bundle.addText("kind", "oracle");
        const Result<PolicyPtr> policy = Policy::load(bundle);
        QVERIFY(!policy.ok() && policy.error().subject == "policy/kind");
    }

    void aStoppedRunHasFewerEpisodes()
    {
        const Case known = made(fixture::knownOptimum(), kShape);
        std::stop_source source;
        source.request_stop();
        QVERIFY(
            known.policy->run(*known.patients.cohort, everybody(*known.patients.cohort), source.get_token()).empty());
    }
};

PANELWISE_APPLESS_TEST(TablePolicyTest)

} // namespace table_policy_test

#include "table_policy_test.moc"
