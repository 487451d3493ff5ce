// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/story/debrief.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <cmath>

namespace debrief_test {

using namespace core;

namespace {

constexpr RewardShape kShape{.lambda = 3.0, .rho = -0.01};

// Two panels; an order of the first one at a probability, with these values: panels, present, absent.
StoryStep orderAt(double probability, Disease said, std::vector<double> values)
{
    StoryStep step;
    step.step.action = Action::order(PanelId(0));
    step.step.diseaseProbability = probability;
    step.step.actionValues = std::move(values);
    step.step.paid = Cost(20);
    step.saidNow = said;
    step.open = {true, true, true, true};
    return step;
}

StoryStep diagnosisAt(double probability, Disease said)
{
    StoryStep step;
    step.step.action = Action::diagnose(said);
    step.step.diseaseProbability = probability;
    step.saidNow = said;
    step.open = {false, true, true, true};
    return step;
}

PatientStory storyOf(StoryStep order, StoryStep diagnosis, Disease truth = Disease::Present)
{
    PatientStory story;
    story.patient.outcome = truth;
    story.steps = {std::move(order), std::move(diagnosis)};
    return story;
}

OrderReview only(const PatientStory& story)
{
    return reviewOrders(story, kShape).at(0);
}

} // namespace

class DebriefTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Going on is worth 1.1, the better diagnosis 0.9.
    void anOrderThatPromisedMoreThanADiagnosisIsUseful()
    {
        const auto review =
            only(storyOf(orderAt(0.3, Disease::Present, {1.1, 0.2, 0.9, 0.7}), diagnosisAt(0.4, Disease::Present)));
        QVERIFY(std::abs(*review.gain - 0.2) < 1e-12);
        QVERIFY(review.lookedAhead);
        QVERIFY(review.worth == OrderWorth::Useful);
    }

    void anOrderThatPromisedLessAndChangedNothingIsUnnecessary()
    {
        const auto review =
            only(storyOf(orderAt(0.05, Disease::Absent, {0.80, 0.2, 0.15, 0.95}), diagnosisAt(0.02, Disease::Absent)));
        QVERIFY(std::abs(*review.gain + 0.15) < 1e-12);
        QVERIFY(review.worth == OrderWorth::Unnecessary);
    }

    void whatChangesTheDiagnosisIsCriticalWhateverItPromised()
    {
        const auto review =
            only(storyOf(orderAt(0.05, Disease::Absent, {0.80, 0.2, 0.15, 0.95}), diagnosisAt(0.9, Disease::Present)));
        QVERIFY(review.changedDiagnosis);
        QVERIFY(review.worth == OrderWorth::Critical);
    }

    // At 0.2 both say: present 0.6, absent 0.8. Half of the results lead to 0.0 (worth 1), half to 0.4 (worth 1.2):
    // 1.1 on average, 0.3 more than now, less 20 · 0.01.
    void withoutValuesTheResultsOfSimilarPatientsTell()
    {
        StoryStep order = orderAt(0.2, Disease::Absent, {});
        order.outlooks = {{.panel = PanelId(0), .probabilities = {0.0, 0.4}, .changedDiagnoses = 0.5}};
        const auto review = only(storyOf(order, diagnosisAt(0.0, Disease::Absent)));
        QVERIFY(std::abs(*review.gain - 0.1) < 1e-12);
        QVERIFY(!review.lookedAhead);
        QVERIFY(review.worth == OrderWorth::Useful);
        order.step.paid = Cost(40); // 0.3 less 0.4
        QVERIFY(only(storyOf(order, diagnosisAt(0.0, Disease::Absent))).worth == OrderWorth::Unnecessary);
    }

    void ofAPairNobodyCanSayWhichPanelBroughtWhat()
    {
        PatientStory story =
            storyOf(orderAt(0.3, Disease::Present, {1.1, 0.2, 0.9, 0.7}), diagnosisAt(0.4, Disease::Present));
        StoryStep second = orderAt(0.3, Disease::Present, {});
        second.step.action = Action::order(PanelId(1));
        second.step.alongside = true;
        story.steps.insert(story.steps.begin() + 1, second);
        for (const OrderReview& review : reviewOrders(story, kShape))
            QVERIFY(!review.gain && !review.worth);
    }

    // λ = 3 for the case found, less 20 · 0.01; nothing for one missed.
    void theScoreIsTheDiagnosisLessTheBill()
    {
        const StoryStep order = orderAt(0.3, Disease::Present, {});
        const auto found = *rewardOf(storyOf(order, diagnosisAt(0.4, Disease::Present)), kShape);
        QVERIFY(std::abs(found.total() - 2.8) < 1e-12);
        const auto missed = *rewardOf(storyOf(order, diagnosisAt(0.4, Disease::Absent)), kShape);
        QVERIFY(std::abs(missed.total() + 0.2) < 1e-12);
        const auto rightly = *rewardOf(storyOf(order, diagnosisAt(0.1, Disease::Absent), Disease::Absent), kShape);
        QVERIFY(std::abs(rightly.total() - 0.8) < 1e-12);
        PatientStory waiting = storyOf(order, diagnosisAt(0.4, Disease::Present));
        waiting.waits = true;
        QVERIFY(!rewardOf(waiting, kShape));
    }

    // Words against numbers, on walks of random orders with values as they come.
    void theWordsOfGeneratedWalksAgreeWithTheirNumbers()
    {
        RandomStream stream(Seed{11}, "debrief");
        std::size_t seen[3] = {};
        for (int walk = 0; walk < 2000; ++walk) {
            const auto share = [&] { return static_cast<double>(stream.below(1001)) / 1000.0; };
            const auto said = [&] { return stream.below(2) == 0 ? Disease::Present : Disease::Absent; };
            const double going = 3.0 * share(), present = 3.0 * share(), absent = share();
            const Disease before = said(), after = said();
            const auto review =
                only(storyOf(orderAt(share(), before, {going, 0.0, present, absent}), diagnosisAt(share(), after)));
            switch (*review.worth) {
            case OrderWorth::Critical:
                QVERIFY(before != after);
                break;
            case OrderWorth::Useful:
                QVERIFY(before == after && going > present && going > absent);
                break;
            case OrderWorth::Unnecessary:
                QVERIFY(before == after && (going <= present || going <= absent));
                break;
            }
            ++seen[static_cast<int>(*review.worth)];
        }
        for (const std::size_t count : seen)
            QVERIFY(count > 100);
    }
};

PANELWISE_TEST(DebriefTest)

} // namespace debrief_test

#include "debrief_test.moc"
