#include "core/eval/scored_patients.h"

#include "core/base/random.h"
#include "tests/data/cohort_fixture.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;

ScoredPatients scoredOf(std::vector<double> probability, std::vector<Disease> said, std::vector<Disease> truth)
{
    ScoredPatients scored;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        scored.patients.emplace_back(i);
        scored.cost.push_back(0.0);
        scored.ordered.emplace_back();
    }
    scored.probability = std::move(probability);
    scored.said = std::move(said);
    scored.truth = std::move(truth);
    return scored;
}

// Few different scores, so that many are tied; the model's word and the truth follow them loosely.
ScoredPatients randomScores(RandomStream& stream)
{
    std::vector<double> probability;
    std::vector<Disease> said, truth;
    const std::size_t patients = 5 + stream.below(40);
    for (std::size_t i = 0; i < patients; ++i) {
        probability.push_back(static_cast<double>(1 + stream.below(12)) / 14.0);
        said.push_back(stream.uniform() < probability.back() ? kIll : kWell);
        truth.push_back(i == 0 || stream.uniform() < probability.back() ? kIll : kWell);
    }
    return scoredOf(std::move(probability), std::move(said), std::move(truth));
}

// Every way to part the scores: at nobody, and below each score.
std::vector<double> everyThreshold(const ScoredPatients& scored)
{
    std::vector<double> thresholds{1.0};
    for (const double probability : scored.probability)
        thresholds.push_back(probability);
    return thresholds;
}

std::size_t toldOtherwise(const ScoredPatients& scored, double threshold)
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
        const CohortPtr cohort = makeCohort(fixture::table(fixture::columns(400)), fixture::task()).cohort;
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

    void whoReachesTheThresholdIsCalledIll()
    {
        const ScoredPatients scored = scoredOf({0.2, 0.5, 0.8}, {kIll, kWell, kIll}, {kWell, kIll, kIll});
        QVERIFY(confusionAt(scored, 0.5) ==
                (Confusion{.truePositive = 2, .trueNegative = 1, .falsePositive = 0, .falseNegative = 0}));
        QVERIFY(confusionAt(scored, 0.51) ==
                (Confusion{.truePositive = 1, .trueNegative = 1, .falsePositive = 0, .falseNegative = 1}));
        // By its own word the model alarms the first and misses the second.
        QVERIFY(confusionAt(scored, std::nullopt) ==
                (Confusion{.truePositive = 1, .trueNegative = 0, .falsePositive = 1, .falseNegative = 1}));
    }

    // Ill from 0.6 on, but the one at 0.3 too: between 0.6 and 0.4 one patient is told otherwise.
    void theThresholdLikeItsOwnAgreesWithMostDiagnoses()
    {
        const ScoredPatients scored =
            scoredOf({0.3, 0.9, 0.4, 0.6, 0.1}, {kIll, kIll, kWell, kIll, kWell}, {kWell, kIll, kWell, kIll, kWell});
        QCOMPARE(thresholdLikeOwn(scored), 0.5);
        const ScoredPatients never = scoredOf({0.3, 0.9}, {kWell, kWell}, {kWell, kIll});
        QCOMPARE(thresholdLikeOwn(never), 1.0);
        const ScoredPatients always = scoredOf({0.3, 0.9}, {kIll, kIll}, {kWell, kIll});
        QCOMPARE(thresholdLikeOwn(always), 0.0);
        RandomStream stream(Seed{2}, "own");
        for (int round = 0; round < 50; ++round) {
            const ScoredPatients drawn = randomScores(stream);
            std::size_t fewest = drawn.count();
            for (const double threshold : everyThreshold(drawn))
                fewest = std::min(fewest, toldOtherwise(drawn, threshold));
            QCOMPARE(toldOtherwise(drawn, thresholdLikeOwn(drawn)), fewest);
        }
    }

    // Falling: ill 0.9, well 0.7, ill 0.6, well 0.2. F1 of 1, 2, 3 and 4 called ill: 2/3, 2/4, 4/5, 4/6.
    void theBestThresholdLiesHalfWayToTheNextScore()
    {
        const std::vector scores{0.2, 0.9, 0.6, 0.7};
        QCOMPARE(thresholdForF1(scores, std::vector{kWell, kIll, kIll, kWell}), std::optional(0.4));
        QVERIFY(!thresholdForF1(scores, std::vector{kWell, kWell, kWell, kWell}));
        QVERIFY(!thresholdForF1({}, {}));
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

QTEST_APPLESS_MAIN(ScoredPatientsTest)
#include "scored_patients_test.moc"
