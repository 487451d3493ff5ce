// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/scored_patients.h"

#include "core/base/random.h"
#include "tests/data/cohort_fixture.h"
#include "tests/test_program.h"

#include <algorithm>
#include <vector>

namespace scored_patients_test {

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;

// Six patients, the highest probability first. The model calls the first, the second and the fourth ill.
ScoredPatients six()
{
    ScoredPatients scored;
    scored.probability = {0.9, 0.7, 0.5, 0.4, 0.2, 0.1};
    scored.said = {kIll, kIll, kWell, kIll, kWell, kWell};
    scored.truth = {kIll, kWell, kIll, kWell, kWell, kWell};
    scored.patients.resize(6);
    return scored;
}

// Few different scores, so that many are tied; the model's word and the truth follow them loosely.
ScoredPatients randomScores(RandomStream& stream)
{
    ScoredPatients scored;
    scored.patients.resize(5 + stream.below(40));
    for (std::size_t i = 0; i < scored.count(); ++i) {
        const double probability = static_cast<double>(1 + stream.below(12)) / 14.0;
        scored.probability.push_back(probability);
        scored.said.push_back(stream.uniform() < probability ? kIll : kWell);
        scored.truth.push_back(i == 0 || stream.uniform() < probability ? kIll : kWell);
    }
    return scored;
}

// Every way to part the scores: at nobody, and below each score.
std::vector<double> everyThreshold(const ScoredPatients& scored)
{
    std::vector<double> thresholds{1.0};
    for (const double probability : scored.probability)
        thresholds.push_back(probability);
    return thresholds;
}

std::size_t diagnosedOtherwise(const ScoredPatients& scored, double threshold)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < scored.count(); ++i)
        count += saidAt(scored, i, threshold) != scored.said[i] ? 1 : 0;
    return count;
}

Episode episodeOf(std::size_t patient, double probability, Disease said, bool tested)
{
    Episode episode{.patient = PatientIndex(patient), .steps = {}};
    Step last;
    if (tested) {
        Step order;
        order.diseaseProbability = 0.01;
        order.action = Action::order(PanelId(1));
        order.paid = Cost(8.0);
        episode.steps.push_back(order);
        last.ordered = PanelMask{}.with(PanelId(1));
    }
    last.diseaseProbability = probability;
    last.action = Action::diagnose(said);
    episode.steps.push_back(last);
    return episode;
}

} // namespace

class ScoredPatientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Every fifth patient of the fixture is ill: 0 and 5 are, 3 is not.
    void episodesAreTakenInTheOrderOfPatients()
    {
        const CohortPtr cohort = *makeCohort(fixture::table(fixture::columns(400)), fixture::task());
        QVERIFY(cohort);
        const std::vector episodes{episodeOf(5, 0.9, kIll, true), episodeOf(0, 0.2, kWell, false),
                                   episodeOf(3, 0.4, kIll, true)};
        const ScoredPatients got = scoredPatients(episodes, *cohort);
        QVERIFY(got.patients == (std::vector{PatientIndex(0), PatientIndex(3), PatientIndex(5)}));
        QVERIFY(got.probability == (std::vector{0.2, 0.4, 0.9})); // when the diagnosis was made
        QVERIFY(got.said == (std::vector{kWell, kIll, kIll}));
        QVERIFY(got.cost == (std::vector{0.0, 8.0, 8.0}));
        QVERIFY(got.ordered == (std::vector{PanelMask(0), PanelMask(2), PanelMask(2)}));
        QVERIFY(got.truth == (std::vector{kIll, kWell, kIll}));
        QCOMPARE(got.events(), std::size_t{2});
        QCOMPARE(got.count(), std::size_t{3});
    }

    void withoutThresholdTheModelsOwnDiagnosisCounts()
    {
        QCOMPARE(confusionAt(six(), {}),
                 (Confusion{.truePositive = 1, .trueNegative = 2, .falsePositive = 2, .falseNegative = 1}));
    }

    void aThresholdCallsIllWhoeverReachesIt()
    {
        // 0.9, 0.7 and 0.5 itself: two ill, one well.
        QCOMPARE(confusionAt(six(), 0.5),
                 (Confusion{.truePositive = 2, .trueNegative = 3, .falsePositive = 1, .falseNegative = 0}));
    }

    void theThresholdForF1LiesBetweenTheScoresItParts()
    {
        // F1 when the first k are called ill: 2/3, 2/4, 4/5, 4/6, 4/7, 4/8. Best for three, between 0.5 and 0.4.
        const ScoredPatients scored = six();
        QCOMPARE(thresholdForF1(scored.probability, scored.truth), std::optional(0.45));
    }

    void equalScoresCannotBeParted()
    {
        // The first alone would be perfect, but its twin has the same score: F1 2/3 for both, 2/4 for all three.
        const std::vector<double> probability{0.6, 0.6, 0.2};
        const std::vector<Disease> truth{kIll, kWell, kWell};
        QCOMPARE(thresholdForF1(probability, truth), std::optional(0.4));
    }

    void whereEverybodyIsIllEverybodyIsCalledSo()
    {
        const std::vector<double> probability{0.3, 0.2};
        const std::vector<Disease> truth{kIll, kIll};
        QCOMPARE(thresholdForF1(probability, truth), std::optional(0.0));
    }

    void withoutACaseThereIsNoThresholdForF1()
    {
        const std::vector<double> probability{0.3, 0.2};
        const std::vector<Disease> truth{kWell, kWell};
        QVERIFY(!thresholdForF1(probability, truth));
    }

    void theThresholdLikeOwnTellsFewestPatientsOtherwise()
    {
        // Called ill 1, 2 and 4 of six. Two above the threshold: patient 4 told otherwise; four: patient 3. Both are
        // one; the first found, with fewer called ill, is kept: between 0.7 and 0.5.
        QCOMPARE(thresholdLikeOwn(six()), 0.6);
    }

    void aModelThatCallsNobodyIllHasTheHighestThreshold()
    {
        ScoredPatients scored = six();
        scored.said.assign(6, kWell);
        QCOMPARE(thresholdLikeOwn(scored), 1.0);
        QCOMPARE(confusionAt(scored, 1.0), confusionAt(scored, {}));
    }

    // Against every way to part small samples with many ties.
    void noThresholdIsMoreLikeTheModelsOwnWord()
    {
        RandomStream stream(Seed{2}, "own");
        for (int round = 0; round < 50; ++round) {
            const ScoredPatients drawn = randomScores(stream);
            std::size_t fewest = drawn.count();
            for (const double threshold : everyThreshold(drawn))
                fewest = std::min(fewest, diagnosedOtherwise(drawn, threshold));
            QCOMPARE(diagnosedOtherwise(drawn, thresholdLikeOwn(drawn)), fewest);
        }
    }

    void noThresholdHasABetterF1()
    {
        RandomStream stream(Seed{3}, "f1");
        for (int round = 0; round < 50; ++round) {
            const ScoredPatients drawn = randomScores(stream);
            double best = 0.0;
            for (const double threshold : everyThreshold(drawn))
                best = std::max(best, *confusionAt(drawn, threshold).f1());
            const auto got = thresholdForF1(drawn.probability, drawn.truth);
            QVERIFY(got);
            QCOMPARE(*confusionAt(drawn, *got).f1(), best);
        }
    }
};

PANELWISE_APPLESS_TEST(ScoredPatientsTest)

} // namespace scored_patients_test

#include "scored_patients_test.moc"
