// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recording/path_follower_p.h"
#include "core/recording/recording_study.h"
#include "tests/recording/recorded_world.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>

// Clinics that record by a known rule: what is estimated from their records is held to what the same policy does where
// everything is recorded.
namespace recording_simulation_test {

using namespace core;

namespace {

// Ten times as slow under sanitizers: there whether it runs, not how well it does.
const std::size_t kClinics = test::sanitized() ? 8 : 200;
const double kNear = test::sanitized() ? 0.05 : 0.01;
constexpr std::size_t kTeachers = 2500, kJudged = 1500;

// Everybody is recorded as often as everybody else: wrong, since it depends on what is known.
class SameChances final : public RecordingChances {
public:
    std::vector<double> chances(std::span<const float> rows, PanelMask, PanelId) override
    {
        return std::vector<double>(rows.size() / 3, 0.5);
    }
};

// Results that have nothing to do with the patient: wrong.
class StrangeResults final : public DrawnResults {
public:
    std::vector<float> draw(std::span<const float> known, PanelMask ordered, Disease, std::size_t draws,
                            RandomStream& stream) const override
    {
        std::vector<float> rows;
        for (std::size_t i = 0; i < draws; ++i) {
            rows.push_back(known[0]);
            rows.push_back(ordered.isOrdered(PanelId(0)) ? known[1] : static_cast<float>(0.3 + stream.normal()));
            rows.push_back(ordered.isOrdered(PanelId(1)) ? known[2] : static_cast<float>(0.3 + stream.normal()));
        }
        return rows;
    }
};

struct SummedFigures {
    double f1 = 0.0, recall = 0.0, specificity = 0.0, meanCost = 0.0;
    void add(const RecordingFigures& figures)
    {
        f1 += *figures.f1.value / double(kClinics);
        recall += *figures.recall.value / double(kClinics);
        specificity += *figures.specificity.value / double(kClinics);
        meanCost += *figures.meanCost.value / double(kClinics);
    }
};

// Means over all clinics, by what is right of what was learned.
struct MeanEstimates {
    SummedFigures plain, weighted, filledIn, doublyRobust;
    void add(const RecordingEstimate& estimate)
    {
        plain.add(estimate.plain);
        weighted.add(estimate.weighted);
        filledIn.add(estimate.filledIn);
        doublyRobust.add(estimate.doublyRobust);
    }
};

bool isNear(const SummedFigures& estimate, const fixture::WorldTruth& truth, double within)
{
    return std::abs(estimate.f1 - truth.f1) < within && std::abs(estimate.recall - truth.recall) < within &&
           std::abs(estimate.specificity - truth.specificity) < within;
}

QByteArray wordsOf(const char* name, const MeanEstimates& means, const fixture::WorldTruth& truth)
{
    return QByteArray(name) + ": truth " + QByteArray::number(truth.f1) + ", plain " +
           QByteArray::number(means.plain.f1) + ", weighted " + QByteArray::number(means.weighted.f1) + ", filled in " +
           QByteArray::number(means.filledIn.f1) + ", doubly robust " + QByteArray::number(means.doublyRobust.f1) +
           "; cost " + QByteArray::number(truth.meanCost) + ", " + QByteArray::number(means.plain.meanCost) + ", " +
           QByteArray::number(means.weighted.meanCost) + ", " + QByteArray::number(means.filledIn.meanCost) + ", " +
           QByteArray::number(means.doublyRobust.meanCost);
}

struct Clinic {
    CohortPtr cohort;
    PolicyPtr policy;
    std::vector<PatientIndex> teachers, judged;

    explicit Clinic(std::size_t number)
    {
        RandomStream stream(Seed{number + 1}, "a clinic");
        cohort = fixture::worldCohort(fixture::drawWorld(kTeachers + kJudged, stream));
        policy = fixture::worldPolicy(*cohort);
        for (std::size_t i = 0; i < kTeachers + kJudged; ++i)
            (i < kTeachers ? teachers : judged).emplace_back(i);
    }
};

} // namespace

class RecordingSimulationTest : public QObject {
    Q_OBJECT

    fixture::WorldTruth m_truth;

private Q_SLOTS:
    void initTestCase() { m_truth = fixture::worldTruth(1'000'000); }

    void thePlainFigureIsFarOffAndTheDoublyRobustOneRight()
    {
        MeanEstimates learned, wrongChances, wrongResults;
        std::size_t covered = 0;
        for (std::size_t number = 0; number < kClinics; ++number) {
            const Clinic clinic(number);
            const PolicyView view(clinic.policy, clinic.cohort);
            const RecordingTeachers teachers(view, clinic.teachers);
            const auto results = GaussianResults::fit(view.rules(), teachers, view.binary(), {});
            LearnedChances chances(view.rules(), teachers, Seed{1}, {});
            SameChances same;
            const StrangeResults strange;
            const auto estimated = [&](RecordingChances& recorded, const DrawnResults& drawn) {
                auto paths = PathFollower(view, recorded, drawn, {}, {}).follow(clinic.judged);
                const auto episodes = clinic.policy->run(*clinic.cohort, clinic.judged);
                for (std::size_t i = 0; i < paths->size(); ++i)
                    (*paths)[i].plain = {episodes[i].diagnosis() == Disease::Present ? 1.0 : 0.0,
                                         episodes[i].cost().amount};
                return *paths;
            };
            const RecordingEstimate both =
                estimateRecording(estimated(chances, *results), {.resamples = 200, .seed = Seed{number}});
            learned.add(both);
            covered +=
                both.doublyRobust.f1.interval->low <= m_truth.f1 && m_truth.f1 <= both.doublyRobust.f1.interval->high;
            wrongChances.add(estimateRecording(estimated(same, *results)));
            wrongResults.add(estimateRecording(estimated(chances, strange)));
        }
        qInfo("95 %% intervals that hold the truth: %zu of %zu", covered, kClinics);
        qInfo("%s", wordsOf("both learned", learned, m_truth).constData());
        qInfo("%s", wordsOf("wrong chances", wrongChances, m_truth).constData());
        qInfo("%s", wordsOf("wrong results", wrongResults, m_truth).constData());
        QVERIFY(std::abs(learned.plain.f1 - m_truth.f1) >= 0.05);
        QVERIFY(isNear(learned.doublyRobust, m_truth, kNear));
        // Either may be wrong: alone it is far off, and the doubly robust estimate is right all the same.
        QVERIFY(std::abs(wrongChances.weighted.f1 - m_truth.f1) > 0.015);
        QVERIFY(isNear(wrongChances.doublyRobust, m_truth, kNear));
        QVERIFY(std::abs(wrongResults.filledIn.f1 - m_truth.f1) > 0.05);
        QVERIFY(isNear(wrongResults.doublyRobust, m_truth, kNear));
        QVERIFY(std::abs(learned.doublyRobust.meanCost - m_truth.meanCost) < 30.0 * kNear);
        QVERIFY(100 * covered >= 88 * kClinics);
    }

    // The rule of the clinic is known: A by v, and B by a where A is recorded.
    void chancesAreThoseOfTheClinic()
    {
        const Clinic clinic(4);
        const PolicyView view(clinic.policy, clinic.cohort);
        const RecordingTeachers teachers(view, clinic.teachers);
        LearnedChances chances(view.rules(), teachers, Seed{1}, {});
        const RecordingTeachers judged(view, clinic.judged); // their rows
        double missA = 0.0, missB = 0.0;
        std::size_t withA = 0;
        const std::vector<double> ofA = chances.chances(judged.rows, {}, PanelId(0));
        const std::vector<double> ofB = chances.chances(judged.rows, PanelMask(1), PanelId(1));
        for (std::size_t i = 0; i < judged.count(); ++i) {
            const double v = double{judged.row(i)[0]}, a = double{judged.row(i)[1]};
            missA += std::abs(ofA[i] - fixture::chanceOfA(v));
            if (std::isnan(a))
                continue;
            ++withA;
            missB += std::abs(ofB[i] - fixture::chanceOfB(a, v));
        }
        QVERIFY(missA / static_cast<double>(judged.count()) < 0.05);
        QVERIFY(missB / static_cast<double>(withA) < 0.05);
    }

    // a given v is normal with mean 1.3 + 0.5 (v − 0.7) in cases and 0.5 v in others, and deviation √0.75.
    void drawnResultsAreThoseOfSuchPatients()
    {
        const Clinic clinic(5);
        const PolicyView view(clinic.policy, clinic.cohort);
        const RecordingTeachers teachers(view, clinic.teachers);
        const auto results = GaussianResults::fit(view.rules(), teachers, view.binary(), {});
        for (const bool ill : {false, true}) {
            const std::array<float, 3> known{1.0f, fixture::kNone, fixture::kNone};
            RandomStream stream(Seed{1}, "draws");
            constexpr std::size_t kDraws = 4000;
            const std::vector<float> rows =
                results->draw(known, {}, ill ? Disease::Present : Disease::Absent, kDraws, stream);
            double sum = 0.0, squares = 0.0;
            for (std::size_t i = 0; i < kDraws; ++i) {
                QCOMPARE(rows[3 * i], 1.0f);
                QVERIFY(!std::isnan(rows[3 * i + 1]) && !std::isnan(rows[3 * i + 2]));
                sum += double{rows[3 * i + 1]};
                squares += double{rows[3 * i + 1]} * double{rows[3 * i + 1]};
            }
            const double mean = sum / kDraws, deviation = std::sqrt(squares / kDraws - mean * mean);
            QVERIFY(std::abs(mean - (ill ? 1.3 + 0.5 * 0.3 : 0.5)) < 0.15);
            QVERIFY(std::abs(deviation - std::sqrt(0.75)) < 0.1);
        }
    }

    // Without others to learn from, in folds of the judged themselves.
    void judgedAloneTheAnswerIsNearToo()
    {
        const Clinic clinic(6);
        std::vector<PatientIndex> all = clinic.teachers;
        all.insert(all.end(), clinic.judged.begin(), clinic.judged.end());
        SerialExecutor executor;
        RecordingPlan plan;
        plan.bootstrap = {.resamples = 200, .seed = Seed{2}};
        const auto made = judgeRecording(clinic.policy, clinic.cohort, all, {}, plan, {}, executor);
        QVERIFY(made.has_value());
        QVERIFY(std::abs(*made->doublyRobust.f1.value - m_truth.f1) < 0.05);
        QVERIFY(made->difference.interval && made->difference.interval->low > 0.0);
        QVERIFY(made->effectivePatients < static_cast<double>(made->recordedPatients));
        QVERIFY(made->recordedPatients < all.size() && !made->warning);
        QVERIFY(judgeRecording(clinic.policy, clinic.cohort, all, {}, plan, {}, executor) == made);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!judgeRecording(clinic.policy, clinic.cohort, all, {}, plan, stop.get_token(), executor));
    }

    // A clinic that records everything: the corrected figures are the plain ones.
    void whereEverythingIsRecordedNothingIsCorrected()
    {
        RandomStream stream(Seed{3}, "a clinic");
        std::vector<fixture::WorldPatient> patients = fixture::drawWorld(800, stream);
        std::vector<PatientIndex> all;
        for (std::size_t i = 0; i < patients.size(); ++i) {
            patients[i].hasA = patients[i].hasB = true;
            all.emplace_back(i);
        }
        const CohortPtr cohort = fixture::worldCohort(patients);
        SerialExecutor executor;
        const auto made = judgeRecording(fixture::worldPolicy(*cohort), cohort, all, {}, {}, {}, executor);
        QVERIFY(made.has_value());
        QCOMPARE(made->recordedPatients, all.size());
        QCOMPARE(made->largestWeight, 1.0);
        QCOMPARE(*made->difference.value, 0.0);
        QCOMPARE(*made->weighted.meanCost.value, *made->plain.meanCost.value);
        QVERIFY(!made->warning);
    }
};

PANELWISE_APPLESS_TEST(RecordingSimulationTest)

} // namespace recording_simulation_test

#include "recording_simulation_test.moc"
