// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/pocket_card_fit.h"

#include "core/explain/card_limits_p.h"
#include "core/policy/finding_lookup_p.h"
#include "core/policy/table_policy.h"
#include "tests/smddpo/train_fixtures.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace pocket_card_test {

using namespace core;

namespace {

constexpr RewardShape kShape{.lambda = 3.0, .rho = -0.008};

// A rule written down by hand.
class RulePolicy final : public Policy {
public:
    using Rule = std::function<Action(std::span<const float> values, PanelMask ordered)>;
    RulePolicy(const Cohort& cohort, Rule rule) : m_features(featuresOf(cohort)), m_rule(std::move(rule)) {}

    const PolicyFeatures& features() const override { return m_features; }
    RewardShape shape() const override { return kShape; }
    Seed seed() const override { return Seed{5}; }
    bool forbidsUnrecorded() const override { return false; }
    std::vector<Step> decideEach(std::span<const float> rows, PanelMask ordered, PanelMask) const override
    {
        const std::size_t features = m_features.names.size();
        std::vector<Step> steps;
        for (std::size_t first = 0; first < rows.size(); first += features) {
            Step step;
            step.ordered = ordered;
            step.action = m_rule(rows.subspan(first, features), ordered);
            steps.push_back(step);
        }
        return steps;
    }
    TensorBundle save() const override { return {}; }

private:
    std::vector<Episode> walk(const Cohort& cohort, std::span<const PatientIndex> patients, std::optional<Cost>,
                              std::stop_token) const override
    {
        std::vector<Episode> episodes;
        for (const PatientIndex patient : patients) {
            std::vector<float> values;
            for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
                values.push_back(cohort.value(patient, FeatureId(feature)));
            Episode episode{.patient = patient, .steps = {decide(values, PanelMask())}};
            while (episode.steps.back().action.isOrder())
                episode.steps.push_back(
                    decide(values, episode.steps.back().ordered.with(episode.steps.back().action.panel())));
            episodes.push_back(std::move(episode));
        }
        return episodes;
    }

    PolicyFeatures m_features;
    Rule m_rule;
};

PocketCard fitted(const Policy& policy, const fixture::Patients& patients, const PocketCardPlan& plan = {})
{
    const auto made = fitPocketCard(policy, *patients.cohort, patients.split, plan, {});
    if (!made || !*made)
        qFatal("there is no card");
    return **made;
}

// Every question is about something visible or of a panel ordered on the way to it.
bool asksOnlyWhatIsKnown(const PocketCard& card, const Cohort& cohort, std::size_t node = 0, PanelMask ordered = {})
{
    if (const auto* question = std::get_if<CardQuestion>(&card.nodes[node].content)) {
        const FeatureMask known = cohort.catalog().featuresOf(ordered, cohort.visibleFeatures());
        return known.isKnown(question->feature) && asksOnlyWhatIsKnown(card, cohort, question->yes, ordered) &&
               asksOnlyWhatIsKnown(card, cohort, question->no, ordered);
    }
    if (const auto* order = std::get_if<CardOrder>(&card.nodes[node].content))
        return !ordered.isOrdered(order->panel) &&
               asksOnlyWhatIsKnown(card, cohort, order->next, ordered.with(order->panel));
    return true;
}

// The exact policy of the disease that is known completely asks for symptoms, then for the type, then for the marker
// that the type tells: a tree of three questions.
PolicyPtr exactPolicy(const fixture::Patients& patients)
{
    const fixture::KnownProblem problem = fixture::knownOptimum();
    const DiscreteProblem discrete = makeDiscreteProblem(problem.joint, problem.task);
    FindingTable table{.problem = discrete, .levels = {}};
    table.levels.assign(problem.joint.variables.size(), {0.0f, 1.0f});
    const ExactPolicy exact = solveExactly(discrete, kShape);
    return std::make_shared<const TablePolicy>(
        TablePolicy::Parts{.lookup = std::make_shared<const FindingLookup>(featuresOf(*patients.cohort), table),
                           .actions = {exact.actions().begin(), exact.actions().end()},
                           .shape = kShape,
                           .seed = Seed{5},
                           .forbidUnrecorded = false});
}

} // namespace

class PocketCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPolicyThatIsASmallTreeIsFoundWhole()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 1500);
        const PocketCard card = fitted(*exactPolicy(patients), patients);
        QCOMPARE(card.fidelity.samePath, 1.0);
        QCOMPARE(card.fidelity.sameSteps, 1.0);
        QCOMPARE(card.fidelity.sameDiagnosis, 1.0);
        QCOMPARE(card.fidelity.patients, patients.split.validationCount() + patients.split.count(SplitPart::Test));
        QCOMPARE(card.madeFrom, patients.split.trainingCount());
        QVERIFY(questionDepth(card) <= 3);
        QVERIFY(asksOnlyWhatIsKnown(card, *patients.cohort));
        QVERIFY(card.shape == kShape && card.seed == Seed{5});
    }

    // Whom the first question sends nowhere else is everybody; the diagnoses share everybody among them.
    void sharesOfPatientsAddUp()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 1500);
        const PocketCard card = fitted(*exactPolicy(patients), patients);
        double told = 0.0;
        for (const CardNode& node : card.nodes)
            told += std::holds_alternative<Disease>(node.content) ? node.share : 0.0;
        QVERIFY(std::abs(card.nodes.front().share - 1.0) < 1e-9);
        QVERIFY(std::abs(told - 1.0) < 1e-9);
    }

    // Whatever the policy does on the way: no question whose answers all lead to the same diagnosis.
    static bool everyQuestionMatters(const PocketCard& card)
    {
        std::vector<std::set<Disease>> below(card.nodes.size());
        for (std::size_t node = card.nodes.size(); node-- > 0;) { // a node comes before those it leads to
            if (const auto* diagnosis = std::get_if<Disease>(&card.nodes[node].content)) {
                below[node] = {*diagnosis};
            } else if (const auto* order = std::get_if<CardOrder>(&card.nodes[node].content)) {
                below[node] = below[order->next];
            } else {
                const auto& question = std::get<CardQuestion>(card.nodes[node].content);
                below[node] = below[question.yes];
                below[node].insert(below[question.no].begin(), below[question.no].end());
                if (below[node].size() < 2)
                    return false;
            }
        }
        return true;
    }

    // Half of the patients get P0 and all are told that they are well: a question would only tell who is tested.
    void aQuestionAfterWhichEverybodyIsToldTheSameIsNotAsked()
    {
        const fixture::Patients patients = fixture::normalPatients(600, 4, 2);
        const RulePolicy policy(*patients.cohort, [](std::span<const float> values, PanelMask ordered) {
            return values[0] < 0.0f && ordered == PanelMask() ? Action::order(PanelId(0))
                                                              : Action::diagnose(Disease::Absent);
        });
        const PocketCard card = fitted(policy, patients);
        QVERIFY(everyQuestionMatters(card));
        QCOMPARE(questionDepth(card), std::size_t{0});
        QCOMPARE(card.fidelity.sameDiagnosis, 1.0);
        const fixture::Patients known = fixture::draw(fixture::knownOptimum(), 1500);
        QVERIFY(everyQuestionMatters(fitted(*exactPolicy(known), known)));
    }

    // Whom the card calls ill is counted beside whom the policy does, on the same patients.
    void aCardSaysHowManyItCallsIll()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 1500);
        const PolicyPtr policy = exactPolicy(patients);
        const PocketCard whole = fitted(*policy, patients);
        QVERIFY(whole.fidelity.byCard == whole.fidelity.byPolicy); // it does all the policy does
        QCOMPARE(whole.fidelity.byCard.total(), whole.fidelity.patients);
        const PocketCard none = fitted(*policy, patients, {.questions = 0}); // and so tells everybody the same
        QVERIFY(none.fidelity.byCard.truePositive == 0 || none.fidelity.byCard.falseNegative == 0);
        QVERIFY(none.fidelity.byPolicy == whole.fidelity.byPolicy);
    }

    // P0 for everybody; below 0.5 that is all, otherwise P1, and its value decides.
    void limitsOfNumbersAreFoundNearEnoughAndAreRound()
    {
        const fixture::Patients patients = fixture::normalPatients(2000, 4, 2);
        const RulePolicy policy(*patients.cohort, [](std::span<const float> values, PanelMask ordered) {
            if (!ordered.isOrdered(PanelId(0)))
                return Action::order(PanelId(0));
            if (values[0] < 0.5f)
                return Action::diagnose(Disease::Absent);
            if (!ordered.isOrdered(PanelId(1)))
                return Action::order(PanelId(1));
            return Action::diagnose(values[2] < -0.2f ? Disease::Absent : Disease::Present);
        });
        // Features: those of P0 (x0, x2), then those of P1 (x1, x3): values[2] is x1.
        QCOMPARE(patients.cohort->features()[2].name, std::string("x1"));
        const PocketCard card = fitted(policy, patients);
        QVERIFY(card.fidelity.samePath > 0.97);
        QVERIFY(card.fidelity.sameSteps >= card.fidelity.samePath);
        QCOMPARE(questionDepth(card), std::size_t(2));
        const auto* first = std::get_if<CardOrder>(&card.nodes[0].content);
        QVERIFY(first && first->panel == PanelId(0));
        const auto* question = std::get_if<CardQuestion>(&card.nodes[first->next].content);
        QVERIFY(question && question->feature == FeatureId(0));
        QVERIFY(std::abs(question->limit - 0.5) < 0.1);
        QVERIFY(std::abs(question->limit * 100 - std::round(question->limit * 100)) < 1e-6); // two digits at most
    }

    // Six yes-or-no values, told apart by the number of yeses: more than four questions can tell.
    void aCardNeverAsksMoreThanItMay()
    {
        const fixture::Patients patients = fixture::normalPatients(1200, 6, 1);
        const RulePolicy policy(*patients.cohort, [](std::span<const float> values, PanelMask ordered) {
            if (!ordered.isOrdered(PanelId(0)))
                return Action::order(PanelId(0));
            const auto high = std::ranges::count_if(values, [](float value) { return value > 0.0f; });
            return Action::diagnose(high % 2 == 0 ? Disease::Absent : Disease::Present);
        });
        for (const std::size_t most : {0, 2, 4}) {
            const PocketCard card = fitted(policy, patients, {.questions = most});
            QVERIFY(questionDepth(card) <= most);
            QVERIFY(card.fidelity.samePath < 0.8); // and it says so
            QVERIFY(asksOnlyWhatIsKnown(card, *patients.cohort));
        }
    }

    // The card orders P0 and says ill.
    void fidelityIsCountedByHand()
    {
        const fixture::Patients patients = fixture::normalPatients(200, 1, 1);
        const Cohort& cohort = *patients.cohort;
        PocketCard card;
        card.nodes = {{.content = CardOrder{.panel = PanelId(0), .next = 1}}, {.content = Disease::Present}};
        const auto episode = [](std::size_t patient, std::vector<Action> actions) {
            Episode made{.patient = PatientIndex(patient), .steps = {}};
            for (const Action action : actions) {
                Step step;
                step.action = action;
                made.steps.push_back(step);
            }
            return made;
        };
        const std::vector<Episode> episodes{
            episode(0, {Action::order(PanelId(0)), Action::diagnose(Disease::Present)}), // the same
            episode(1, {Action::order(PanelId(0)), Action::diagnose(Disease::Absent)}),  // one of two decisions
            episode(2, {Action::diagnose(Disease::Present)}),                            // none, but the same diagnosis
            episode(3, {Action::diagnose(Disease::Absent)}),                             // nothing
        };
        const CardFidelity fidelity = fidelityOf(card, cohort, episodes);
        QCOMPARE(fidelity.patients, std::size_t(4));
        QCOMPARE(fidelity.samePath, 0.25);
        QCOMPARE(fidelity.sameSteps, 3.0 / 6.0);
        QCOMPARE(fidelity.sameDiagnosis, 0.5);
    }

    void whoeverHasNoSuchValueAnswersNo()
    {
        const CohortPtr cohort = [] {
            std::vector<Column> columns{
                {.name = "label", .kind = ColumnKind::Binary, .values = {}, .levels = {"0", "1"}},
                {.name = "x", .kind = ColumnKind::Numeric, .values = {}, .levels = {}}};
            for (int i = 0; i < 120; ++i) {
                columns[0].values.push_back(static_cast<float>(i % 2));
                columns[1].values.push_back(i == 1 ? std::nanf("") : static_cast<float>(i));
            }
            Task task;
            task.label = "label";
            task.panels = {{.name = "X", .cost = Cost(1.0), .columns = {"x"}}};
            return *makeCohort(std::make_shared<const Table>("made", std::move(columns)), task);
        }();
        QVERIFY(cohort);
        PocketCard card;
        card.nodes = {{.content = CardQuestion{.feature = FeatureId(0), .limit = 2.0, .yes = 1, .no = 2}},
                      {.content = Disease::Present},
                      {.content = Disease::Absent}};
        QCOMPARE(followCard(card, *cohort, PatientIndex(0)), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(followCard(card, *cohort, PatientIndex(1)), (std::vector<std::size_t>{0, 2})); // not recorded
        QCOMPARE(followCard(card, *cohort, PatientIndex(2)), (std::vector<std::size_t>{0, 2})); // 2 is not below 2
    }

    // Below 0 the policy says ill, and so it does of everybody whose value is missing; or the other way round.
    void whoeverLacksTheValueGoesOnAsThePolicyTreatsThem()
    {
        for (const Disease saidOfMissing : {Disease::Present, Disease::Absent}) {
            const fixture::Patients whole = fixture::normalPatients(1500, 2, 1);
            std::vector<Column> columns;
            for (std::size_t i = 0; i < 1500; ++i)
                for (std::size_t column = 0; column < 3; ++column) {
                    if (i == 0)
                        columns.push_back(
                            {.name = column == 0   ? "label"
                                     : column == 1 ? "x"
                                                   : "z",
                             .kind = column == 0 ? ColumnKind::Binary : ColumnKind::Numeric,
                             .values = {},
                             .levels = column == 0 ? std::vector<std::string>{"0", "1"} : std::vector<std::string>()});
                    const PatientIndex patient(i);
                    columns[column].values.push_back(
                        column == 0  ? whole.cohort->outcome(patient) == Disease::Present ? 1.0f : 0.0f
                        : i % 3 == 0 ? std::nanf("")
                                     : whole.cohort->value(patient, FeatureId(column - 1)));
                }
            Task task;
            task.label = "label";
            task.visible = {"x"};
            task.panels = {{.name = "Z", .cost = Cost(1.0), .columns = {"z"}}};
            const fixture::Patients here =
                fixture::patientsOf(std::make_shared<const Table>("gaps", std::move(columns)), task);
            const RulePolicy policy(*here.cohort, [&](std::span<const float> values, PanelMask) {
                return Action::diagnose(std::isnan(values[0]) ? saidOfMissing
                                        : values[0] < 0.0f    ? Disease::Present
                                                              : Disease::Absent);
            });
            const PocketCard card = fitted(policy, here);
            const auto* question = std::get_if<CardQuestion>(&card.nodes[0].content);
            QVERIFY(question && question->feature == FeatureId(0));
            QVERIFY2(card.fidelity.samePath > 0.97, qPrintable(QString::number(card.fidelity.samePath)));
            const bool yesIsIll = std::get<Disease>(card.nodes[question->yes].content) == Disease::Present;
            QCOMPARE(question->missingIsYes == yesIsIll, saidOfMissing == Disease::Present);
        }
    }

    void limitsAreTheRoundestNumbersBetween()
    {
        QCOMPARE(roundestBetween(11.93, 12.04), 12.0);
        QCOMPARE(roundestBetween(11.83, 11.98), 11.9);
        QCOMPARE(roundestBetween(0.0, 1.0), 1.0);
        QCOMPARE(roundestBetween(-0.5, 0.3), 0.0);
        QCOMPARE(roundestBetween(87.0, 162.0), 100.0);
        QCOMPARE(roundestBetween(-3.4, -3.25), -3.3);
    }

    void withoutPatientsToCheckItThereIsNoCard()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 1500);
        const Split everybodyTrains(std::vector<SplitPart>(patients.cohort->patientCount(), SplitPart::Policy));
        const auto made = fitPocketCard(*exactPolicy(patients), *patients.cohort, everybodyTrains, {}, {});
        QVERIFY(!made && made.error().code == ErrorCode::SplitPartEmpty);
    }

    void whoStopsItGetsNothing()
    {
        const fixture::Patients patients = fixture::draw(fixture::knownOptimum(), 1500);
        std::stop_source stop;
        stop.request_stop();
        const auto made = fitPocketCard(*exactPolicy(patients), *patients.cohort, patients.split, {}, stop.get_token());
        QVERIFY(made && !*made);
    }
};

PANELWISE_APPLESS_TEST(PocketCardTest)

} // namespace pocket_card_test

#include "pocket_card_test.moc"
