// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_explainer.h"

#include "core/data/synthetic/builtin_cohorts.h"
#include "core/policy/finding_lookup_p.h"
#include "core/policy/table_policy.h"
#include "core/search/front_search.h"
#include "tests/front/timed_optimum.h"
#include "tests/policy/hand_policy.h"
#include "tests/policy/lattice_fixtures.h"
#include "tests/test_program.h"

#include <map>
#include <numeric>

namespace policy_explainer_test {

using namespace core;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
constexpr PanelId kAb(0), kBc(1);
constexpr FeatureId kAge(0), kA(1), kB(2), kC(3);

// Age is known; a and b cost 10, b and c cost 20, whoever is tested pays 3 once. a, b, c are fair coins.
fixture::Patients coins(std::size_t patients = 800)
{
    RandomStream stream(Seed{4}, "coins");
    std::vector<Column> columns{{.name = "label", .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}},
                                {.name = "age", .kind = ColumnKind::Numeric, .values = {}, .levels = {}}};
    for (const char* name : {"a", "b", "c"})
        columns.push_back({.name = name, .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}});
    for (std::size_t i = 0; i < patients; ++i) {
        columns[0].values.push_back(stream.below(3) == 0 ? 1.0f : 0.0f);
        const double share = (static_cast<double>(i * 37 % patients) + 0.5) / static_cast<double>(patients);
        columns[1].values.push_back(static_cast<float>(40.0 + 10.0 * normalQuantile(share))); // 40 ± 10, evenly
        for (std::size_t k = 2; k < columns.size(); ++k)
            columns[k].values.push_back(static_cast<float>(stream.below(2)));
    }
    Task task;
    task.label = "label";
    task.visible = {"age"};
    task.panels = {{.name = "AB", .cost = Cost(10), .columns = {"a", "b"}},
                   {.name = "BC", .cost = Cost(20), .columns = {"b", "c"}}};
    task.sharedFees = {{.name = "Draw", .cost = Cost(3), .panels = {"AB", "BC"}}};
    return fixture::patientsOf(std::make_shared<const Table>("coins", std::move(columns)), task);
}

double valueOr(float value, double otherwise)
{
    return std::isnan(value) ? otherwise : double{value};
}

// AB, then BC, then the diagnosis. 0.1 + 0.2 a + 0.1 b + 0.4 c, where half of each coin is expected.
fixture::HandRule sumRule()
{
    return {.probability =
                [](std::span<const float> known) {
                    return 0.1 + 0.2 * valueOr(known[1], 0.5) + 0.1 * valueOr(known[2], 0.5) +
                           0.4 * valueOr(known[3], 0.5);
                },
            .order = [](std::span<const float>, PanelMask ordered) -> std::optional<PanelId> {
                if (!ordered.isOrdered(kAb))
                    return kAb;
                return ordered.isOrdered(kBc) ? std::nullopt : std::optional(kBc);
            }};
}

struct Explained {
    fixture::Patients patients = coins();
    PolicyPtr policy;
    PolicyExplainerPtr explainer;

    explicit Explained(const fixture::HandRule& rule)
        : policy(std::make_shared<const fixture::HandPolicy>(*patients.cohort, rule)),
          explainer(PolicyExplainer::prepare(policy, patients.cohort, patients.split))
    {
    }
    PatientStory story(std::vector<float> values, std::vector<Action> own = {}, bool goesOn = true,
                       std::optional<Cost> cap = {}) const
    {
        return *explainer->explain({{.recorded = {}, .values = std::move(values), .outcome = {}}, own, goesOn, cap});
    }
};

// The known optimum with the best policy for it, and what each panel may show, counted over all combinations.
struct KnownDisease {
    fixture::KnownProblem problem;
    fixture::Patients patients = fixture::draw(problem, 1500);
    PolicyPtr best;
    PolicyExplainerPtr explainer;

    explicit KnownDisease(const RewardShape& shape = {.lambda = 3.0, .rho = -0.008},
                          const Task& task = knownOptimumTask())
        : problem{.name = "known optimum", .joint = knownOptimumJoint(), .task = task}
    {
        FindingTable table{.problem = makeDiscreteProblem(problem.joint, problem.task), .levels = {}};
        table.levels.assign(problem.joint.variables.size(), {0.0f, 1.0f});
        const ExactPolicy exact = solveExactly(table.problem, shape);
        const auto policy = std::make_shared<const TablePolicy>(
            TablePolicy::Parts{.lookup = std::make_shared<const FindingLookup>(featuresOf(*patients.cohort), table),
                               .actions = {exact.actions().begin(), exact.actions().end()},
                               .shape = shape,
                               .seed = Seed{1}});
        best = policy;
        explainer = PolicyExplainer::prepare(policy, patients.cohort, patients.split);
    }

    // Chance of each probability of disease after one more panel, among those who agree in what is known.
    std::map<double, double> resultsOf(std::span<const float> values, PanelMask ordered, PanelId panel) const
    {
        const PanelRules rules(patients.cohort->catalog(), patients.cohort->visibleFeatures());
        const FeatureMask before = rules.asked(ordered), after = rules.asked(ordered.with(panel));
        std::map<std::vector<std::size_t>, std::array<double, 2>> masses;
        double all = 0.0;
        for (std::size_t cell = 0; cell < problem.joint.cellCount(); ++cell) {
            std::vector<std::size_t> found;
            bool agrees = true;
            for (std::size_t i = 0; i < problem.joint.variables.size(); ++i) {
                const std::size_t level = problem.joint.level(cell, i);
                agrees = agrees && (!before.isKnown(FeatureId(i)) || static_cast<float>(level) == values[i]);
                found.push_back(after.isKnown(FeatureId(i)) ? level : 2);
            }
            for (std::size_t disease = 0; agrees && disease < 2; ++disease) {
                masses[found][disease] += problem.joint.probability[cell][disease];
                all += problem.joint.probability[cell][disease];
            }
        }
        std::map<double, double> results;
        for (const auto& [found, mass] : masses) {
            const double probability = mass[1] / (mass[0] + mass[1]);
            const auto same = std::ranges::find_if(
                results, [&](const auto& result) { return std::abs(result.first - probability) < 1e-9; });
            (same == results.end() ? results[probability] : same->second) += (mass[0] + mass[1]) / all;
        }
        return results;
    }
};

double sumOf(const std::vector<ProbabilityDriver>& drivers)
{
    return std::accumulate(drivers.begin(), drivers.end(), 0.0,
                           [](double sum, const ProbabilityDriver& driver) { return sum + driver.change; });
}

void checkStories(const PolicyPtr& policy, const fixture::Patients& here, std::optional<Cost> cap = {})
{
    const PolicyExplainerPtr explainer = PolicyExplainer::prepare(policy, here.cohort, here.split);
    auto patients = fixture::everybody(*here.cohort);
    patients.resize(40);
    for (const Episode& episode : policy->run(*here.cohort, patients, {}, cap)) {
        const StoryQuestion question{.patient = recordedPatient(*here.cohort, episode.patient), .cap = cap};
        const PatientStory story = *explainer->explain(question);
        QCOMPARE(story.steps.size(), episode.steps.size());
        Cost bill;
        for (std::size_t i = 0; i < story.steps.size(); ++i) {
            const StoryStep& step = story.steps[i];
            QVERIFY(step.step == episode.steps[i]); // to the last bit
            QVERIFY(!step.own && step.advised == step.step.action);
            QCOMPARE(step.bill, bill);
            bill += step.step.paid;
            if (i > 0 && !step.drivers.empty())
                QVERIFY(std::abs(sumOf(step.drivers) -
                                 (step.step.diseaseProbability - story.steps[i - 1].step.diseaseProbability)) < 1e-9);
        }
        QVERIFY(story.ended());
        QVERIFY(story.patient.outcome == here.cohort->outcome(episode.patient));
    }
}

} // namespace

class PolicyExplainerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The story of a patient for whom panels are ordered together is that of their episode; between the two orders
    // nothing becomes known, and what both show is told behind the second.
    void panelsOrderedTogetherAreOneDecision()
    {
        const KnownDisease timed({.lambda = 3.0, .rho = -0.001, .aim = CostAim::time()}, fixture::timedOptimumTask());
        std::size_t pairs = 0;
        for (std::size_t patient = 0; patient < 60; ++patient) {
            const PatientIndex who(patient);
            const Episode episode = timed.best->run(*timed.patients.cohort, std::span(&who, 1)).front();
            std::vector<float> values;
            for (std::size_t i = 0; i < timed.patients.cohort->featureCount(); ++i)
                values.push_back(timed.patients.cohort->value(who, FeatureId(i)));
            const PatientStory story =
                *timed.explainer->explain({{.recorded = who, .values = values, .outcome = {}}, {}, true, {}});
            QCOMPARE(story.steps.size(), episode.steps.size());
            Cost bill;
            for (std::size_t i = 0; i < story.steps.size(); ++i) {
                const StoryStep& step = story.steps[i];
                QVERIFY(step.step.action == episode.steps[i].action && step.step.paid == episode.steps[i].paid);
                QVERIFY(step.step.waited == episode.steps[i].waited);
                QCOMPARE(step.step.alongside, episode.steps[i].alongside);
                QCOMPARE(step.bill, bill);
                bill += step.step.paid;
                if (!step.step.alongside)
                    continue;
                ++pairs;
                QCOMPARE(step.step.diseaseProbability, story.steps[i - 1].step.diseaseProbability);
                QVERIFY(step.results.empty() && step.drivers.empty());
                double change = 0.0; // the results of both add up to what changed
                for (const ProbabilityDriver& driver : story.steps[i + 1].drivers)
                    change += driver.change;
                QVERIFY(!story.steps[i + 1].results.empty());
                QVERIFY(std::abs(change - (story.steps[i + 1].step.diseaseProbability - step.step.diseaseProbability)) <
                        1e-9);
            }
        }
        QVERIFY(pairs > 10);
    }

    void aStoryIsWhatTheLatticePolicyDoes()
    {
        const fixture::Patients here = fixture::withGaps(fixture::overlappingPanels(), 600);
        const FrontOutcome outcome = fixture::findLattice(fixture::smallLattice(), here);
        checkStories(outcome.policies.back().policy, here);
        checkStories(outcome.policies.back().policy, here, Cost(7.0));
        // It goes by the probability at which a case found makes up for a false alarm.
        const PolicyPtr& policy = outcome.policies.back().policy;
        const PolicyExplainerPtr explainer = PolicyExplainer::prepare(policy, here.cohort, here.split);
        const PatientStory story = *explainer->explain({.patient = recordedPatient(*here.cohort, PatientIndex(0))});
        QCOMPARE(*story.threshold, 1.0 / (1.0 + policy->shape().lambda));
    }

    void aStoryIsWhatTheNetworksDo()
    {
        const fixture::Patients here = fixture::withGaps(fixture::overlappingPanels(), 600);
        TrainingPlan plan = fixture::smallPlan();
        plan.loop.outerLoops = 1;
        plan.forbidUnrecorded = true;
        const TrainingOutcome outcome = fixture::train(plan, here);
        checkStories(outcome.policy, here);
        checkStories(outcome.policy, here, Cost(7.0));
    }

    void eachStepTellsWhatCameWhatIsMissingAndWhatItCost()
    {
        const Explained explained(sumRule());
        const PatientStory story = explained.story({50, 1, 0, kNone}); // c is not in the record
        QCOMPARE(story.steps.size(), std::size_t{3});
        QVERIFY(story.steps[0].results == std::vector{kAge} && story.steps[0].missing.empty());
        QVERIFY((story.steps[1].results == std::vector{kA, kB}) && story.steps[1].missing.empty());
        QVERIFY(story.steps[2].results.empty() && story.steps[2].missing == std::vector{kC});
        // The fee of 3 comes with the first order; what was not typed in is not charged for.
        QCOMPARE(story.steps[0].step.paid, Cost(13));
        QCOMPARE(story.steps[1].bill, Cost(13));
        QCOMPARE(story.steps[1].step.paid, Cost(0));
        QVERIFY(story.steps[0].step.billed && !story.steps[1].step.billed);
        QCOMPARE(story.steps[2].bill, Cost(13));
        QCOMPARE(story.steps[2].step.paid, Cost(0));
        QVERIFY((story.steps[0].open == std::vector{true, true, true, true}));
        QVERIFY((story.steps[1].open == std::vector{false, true, true, true}));
        QVERIFY((story.steps[2].open == std::vector{false, false, true, true}));
        QVERIFY(story.steps[2].outlooks.empty() && !story.steps[2].probabilityRange);
        QCOMPARE(story.steps[1].outlooks.size(), std::size_t{1});
        // Of what is not known there is an estimate, of a missing result too.
        QCOMPARE(story.steps[0].estimates.size(), std::size_t{3});
        QCOMPARE(story.steps[2].estimates.size(), std::size_t{1});
        QVERIFY(story.steps[2].estimates[0].feature == kC && story.steps[2].estimates[0].isShare);
        QVERIFY(std::abs(story.steps[2].estimates[0].middle - 0.5) < 0.1); // a fair coin
    }

    void nobodysBillExceedsTheCap()
    {
        const Explained explained(sumRule());
        const PatientStory story = explained.story({50, 1, 0, 1}, {}, true, Cost(20)); // AB: 13, BC: 23
        QCOMPARE(story.steps.size(), std::size_t{2});
        QVERIFY((story.steps[0].open == std::vector{true, false, true, true}));
        QVERIFY((story.steps[1].open == std::vector{false, false, true, true}));
        QVERIFY(story.ended());
    }

    void theUsersActionsComeFirstAndThePolicyGoesOn()
    {
        const Explained explained(sumRule());
        const PatientStory story = explained.story({50, 1, 0, 1}, {Action::order(kBc)});
        QCOMPARE(story.steps.size(), std::size_t{3});
        QVERIFY(story.steps[0].own && !story.steps[1].own && !story.steps[2].own);
        QVERIFY(story.steps[0].advised == Action::order(kAb) && story.steps[0].step.action == Action::order(kBc));
        QCOMPARE(story.steps[0].step.paid, Cost(23));
        QVERIFY(story.steps[1].step.action == Action::order(kAb));
        QCOMPARE(story.steps[1].step.paid, Cost(10));
        QVERIFY((story.own == std::vector{Action::order(kBc)}) && story.ended());
    }

    void whereTheUserOrdersAloneTheStoryWaits()
    {
        const Explained explained(sumRule());
        const PatientStory begun = explained.story({50, 1, 0, 1}, {}, false);
        QCOMPARE(begun.steps.size(), std::size_t{1});
        QVERIFY(begun.waits && !begun.ended() && !begun.steps[0].own);
        const PatientStory ordered = explained.story({50, 1, 0, 1}, {Action::order(kBc), Action::order(kAb)}, false);
        QCOMPARE(ordered.steps.size(), std::size_t{3});
        QVERIFY(ordered.waits); // although the policy would diagnose
        QVERIFY(!ordered.steps[2].step.action.isOrder());
        const PatientStory done = explained.story({50, 1, 0, 1}, {Action::diagnose(Disease::Present)}, false);
        QVERIFY(done.ended() && done.steps.size() == 1 && done.steps[0].own);
        // What is not possible ends what the user said: a panel cannot be ordered twice.
        const PatientStory twice = explained.story({50, 1, 0, 1}, {Action::order(kAb), Action::order(kAb)}, false);
        QVERIFY(twice.waits && twice.own == std::vector{Action::order(kAb)});
    }

    // From 0.1 + (0.2 + 0.1 + 0.4)/2 = 0.45: a = 1 adds 0.2·0.5, b = 0 takes 0.1·0.5, and then c = 1 adds 0.4·0.5.
    void theDriversOfASumAreItsParts()
    {
        const Explained explained(sumRule());
        const PatientStory story = explained.story({50, 1, 0, 1});
        QVERIFY(story.steps[0].drivers.empty());
        const std::vector<ProbabilityDriver>& first = story.steps[1].drivers;
        QCOMPARE(first.size(), std::size_t{2});
        QVERIFY(first[0].feature == kA && first[1].feature == kB); // the larger one first
        // A hundred throws of a coin bring 50 ± 5 times heads: ± 0.01 for a, three times that here.
        QVERIFY(std::abs(first[0].change - 0.10) < 0.03);
        QVERIFY(std::abs(first[1].change + 0.05) < 0.03);
        QVERIFY(std::abs(sumOf(first) - 0.05) < 1e-9);
        const std::vector<ProbabilityDriver>& second = story.steps[2].drivers;
        QVERIFY(second.size() == 1 && second[0].feature == kC && std::abs(second[0].change - 0.2) < 1e-9);
    }

    // Each coin adds its part or not, half of the patients each: after AB 0.3, 0.4, 0.5 or 0.6.
    void theOutlookIsWhatPatientsLikeThisOneHave()
    {
        const Explained explained(sumRule());
        const PatientStory story = explained.story({50, 1, 0, 1});
        QVERIFY(story.steps[0].outlooks[0].panel == kAb);
        std::map<int, int> seen;
        for (const double probability : story.steps[0].outlooks[0].probabilities)
            ++seen[static_cast<int>(std::lround(100.0 * probability))];
        QCOMPARE(seen.size(), std::size_t{4});
        for (const int percent : {30, 40, 50, 60})
            QVERIFY2(std::abs(seen[percent] - 25) <= 13, qPrintable(QString::number(seen[percent]))); // three times 4.3
        // Now 0.45 is not ill; with 0.5 or 0.6 it would be. b does not matter for that, only a.
        QVERIFY(std::abs(story.steps[0].outlooks[0].changedDiagnoses - 0.5) < 0.15);
        // Both panels: 0.1 + … from 0.1 (all tails) to 0.8; eight equally likely sums, the outermost beyond 80 of 100.
        QVERIFY(story.steps[0].probabilityRange->low <= 0.2 && story.steps[0].probabilityRange->high >= 0.7);
        // After AB only c is open: 0.3 + 0.4 c.
        QVERIFY(std::abs(story.steps[1].probabilityRange->low - 0.3) < 1e-6);
        QVERIFY(std::abs(story.steps[1].probabilityRange->high - 0.7) < 1e-6);
    }

    // The disease is known completely, so the chance of every result and what it would mean can be counted. What the
    // markers show depends on the strain: after typing, the outlook is that of patients of the same strain.
    void theOutlookOfAKnownDiseaseIsThatOfItsTable()
    {
        const KnownDisease known;
        for (const std::vector<Action>& own : {std::vector<Action>{}, {Action::order(PanelId(0))}})
            for (std::size_t patient = 0; patient < 4; ++patient) {
                const WalkPatient recorded = recordedPatient(*known.patients.cohort, PatientIndex(patient));
                const PatientStory story = *known.explainer->explain({recorded, own, false, {}});
                const StoryStep& step = story.steps.back();
                QCOMPARE(step.outlooks.size(), 4 - own.size());
                for (const PanelOutlook& outlook : step.outlooks) {
                    double meant = 0.0;
                    for (const auto& [result, chance] :
                         known.resultsOf(recorded.values, step.step.ordered, outlook.panel)) {
                        const auto seen =
                            std::ranges::count_if(outlook.probabilities, [after = result](double probability) {
                                return std::abs(probability - after) < 1e-6;
                            });
                        // Three standard errors of a hundred draws, and one of the thousand patients behind them.
                        const double error = std::sqrt(chance * (1.0 - chance));
                        QVERIFY(std::abs(static_cast<double>(seen) / 100.0 - chance) < error * (0.3 + 0.032) + 1e-9);
                        meant += chance * result;
                    }
                    QVERIFY(std::abs(meant - step.step.diseaseProbability) < 1e-9); // nothing is expected to change
                }
            }
    }

    // Blood values of 40 patients whom nobody learned from: 80 of 100 lie within what is told of them.
    void estimatesKeepWhatTheyPromise()
    {
        const Result<Sample> sample = drawBuiltinCohort("ferritin", 1500, Seed{3});
        const fixture::Patients here = fixture::patientsOf(sample->table, sample->task);
        const fixture::HandRule rule{.probability = [](std::span<const float>) { return 0.1; }};
        const PolicyExplainerPtr explainer = PolicyExplainer::prepare(
            std::make_shared<const fixture::HandPolicy>(*here.cohort, rule), here.cohort, here.split);
        int values = 0, within = 0;
        for (const PatientIndex patient : here.split.patients(SplitPart::Test).first(40)) {
            const WalkPatient recorded = recordedPatient(*here.cohort, patient);
            const PatientStory story = *explainer->explain({recorded, {Action::order(PanelId(2))}, true, {}});
            for (const StoryStep& step : story.steps) // before and after the blood count
                for (const ValueEstimate& estimate : step.estimates) {
                    const double real = double{recorded.values[estimate.feature.value]};
                    if (estimate.isShare || std::isnan(real))
                        continue;
                    ++values;
                    within += real >= estimate.range.low && real <= estimate.range.high ? 1 : 0;
                }
        }
        QVERIFY(values > 2000);
        QVERIFY2(std::abs(double(within) / values - 0.8) < 0.03, qPrintable(QString::number(double(within) / values)));
    }

    void theSameQuestionHasTheSameAnswer()
    {
        const Explained first(sumRule()), second(sumRule());
        const PatientStory a = first.story({50, 1, 0, 1}), b = second.story({50, 1, 0, 1});
        for (std::size_t i = 0; i < a.steps.size(); ++i) {
            QVERIFY(a.steps[i].outlooks == b.steps[i].outlooks && a.steps[i].drivers == b.steps[i].drivers);
            QVERIFY(a.steps[i].estimates == b.steps[i].estimates);
            QVERIFY(a.steps[i].probabilityRange == b.steps[i].probabilityRange);
        }
    }

    // Orders AB below 31.25, BC from 44 to 45.5, and diagnoses elsewhere.
    void aFlipIsFoundWhereTheRuleTurns()
    {
        fixture::HandRule rule = sumRule();
        rule.order = [](std::span<const float> known, PanelMask) -> std::optional<PanelId> {
            if (known[0] < 31.25f)
                return kAb;
            return known[0] >= 44.0f && known[0] < 45.5f ? std::optional(kBc) : std::nullopt;
        };
        const Explained explained(rule);
        const WalkPatient patient{.recorded = {}, .values = {90, 1, 0, 1}, .outcome = {}};
        const FlipAnswer answer = *explained.explainer->flips({.patient = patient, .ordered = {}, .feature = kAge});
        QCOMPARE(answer.stretches.size(), std::size_t{4});
        const double width = answer.stretches.back().to - answer.stretches.front().from;
        for (const auto& [place, border] : std::map<std::size_t, double>{{1, 31.25}, {2, 44.0}, {3, 45.5}}) {
            QVERIFY(std::abs(answer.stretches[place].from - border) < 1e-5 * width);
            QCOMPARE(answer.stretches[place - 1].to, answer.stretches[place].from); // no gaps
        }
        QVERIFY(answer.stretches[0].action == Action::order(kAb));
        QVERIFY(answer.stretches[1].action == Action::diagnose(Disease::Absent)); // 0.45
        QVERIFY(answer.stretches[2].action == Action::order(kBc));
        QVERIFY(answer.stretches[3].action == Action::diagnose(Disease::Absent));
        // From what one in a hundred is below, 40 − 2.33·10, to the patient's own 90, which is beyond all others.
        QVERIFY(std::abs(answer.stretches.front().from - 16.7) < 3.0);
        QCOMPARE(answer.stretches.back().to, 90.0);
    }

    void aYesOrNoFlipsBetweenTheTwo()
    {
        fixture::HandRule rule = sumRule();
        rule.order = [](std::span<const float>, PanelMask) { return std::nullopt; };
        const Explained explained(rule);
        // 0.1 + 0.2·1 + 0.1·0 + 0.2 = 0.5 is ill, with a = 0 it is 0.3.
        const WalkPatient patient{.recorded = {}, .values = {50, 1, 0, 1}, .outcome = {}};
        const PanelMask ab = PanelMask().with(kAb);
        const FlipAnswer known = *explained.explainer->flips({.patient = patient, .ordered = ab, .feature = kA});
        QCOMPARE(known.stretches.size(), std::size_t{2});
        QVERIFY((known.stretches[0] == FlipAnswer::Stretch{0.0, 0.5, Action::diagnose(Disease::Absent)}));
        QVERIFY((known.stretches[1] == FlipAnswer::Stretch{0.5, 1.0, Action::diagnose(Disease::Present)}));
        // What was not asked for changes nothing.
        const FlipAnswer hidden = *explained.explainer->flips({.patient = patient, .ordered = {}, .feature = kA});
        QCOMPARE(hidden.stretches.size(), std::size_t{1});
    }

    void whoAsksToStopGetsNothing()
    {
        const Explained explained(sumRule());
        std::stop_source stop;
        stop.request_stop();
        const WalkPatient patient{.recorded = {}, .values = {50, 1, 0, 1}, .outcome = {}};
        QVERIFY(!explained.explainer->explain({.patient = patient}, stop.get_token()));
        QVERIFY(!PolicyExplainer::prepare(explained.policy, explained.patients.cohort, explained.patients.split,
                                          stop.get_token()));
    }
};

PANELWISE_GUILESS_TEST(PolicyExplainerTest)

} // namespace policy_explainer_test

#include "policy_explainer_test.moc"
