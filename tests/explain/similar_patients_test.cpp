// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/similar_patients_p.h"

#include "core/base/random.h"
#include "core/explain/decision_threshold.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace similar_patients_test {

using namespace core;

namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

// x standard normal, y = 0.8 x + 0.6 e, z = exp(y), and a coin that falls on one side for three of ten.
std::vector<float> related(std::size_t patients)
{
    RandomStream stream(Seed{2}, "related values");
    std::vector<float> rows;
    for (std::size_t i = 0; i < patients; ++i) {
        const double x = stream.normal();
        const double y = 0.8 * x + 0.6 * stream.normal();
        for (const double value : {x, y, std::exp(y), stream.uniform() < 0.3 ? 1.0 : 0.0})
            rows.push_back(static_cast<float>(value));
    }
    return rows;
}
constexpr std::array<std::uint8_t, 4> kKinds{0, 0, 0, 1};

const SimilarPatients& relatedPatients()
{
    static const auto patients = SimilarPatients::fit(related(4000), kKinds, {});
    return *patients;
}

FeatureMask only(std::size_t features, std::initializer_list<std::size_t> chosen)
{
    FeatureMask mask(features);
    for (const std::size_t feature : chosen)
        mask.setKnown(FeatureId(feature));
    return mask;
}

double mean(const std::vector<float>& rows, std::size_t feature, std::size_t features)
{
    double sum = 0.0;
    for (std::size_t at = feature; at < rows.size(); at += features)
        sum += double{rows[at]};
    return sum * static_cast<double>(features) / static_cast<double>(rows.size());
}

Episode said(double probability, Disease disease)
{
    Episode episode;
    Step step;
    step.diseaseProbability = probability;
    step.action = Action::diagnose(disease);
    episode.steps = {step};
    return episode;
}

} // namespace

class SimilarPatientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Of the values 1 … 1000 each is above (rank − ½)/1000 of all: 160.5 is where 16 of 100 end, a score of −0.9945.
    void aScoreIsTheNormalQuantileOfTheRank()
    {
        std::vector<float> rows;
        for (int i = 1; i <= 1000; ++i)
            rows.push_back(static_cast<float>(i));
        const NormalScores scores(rows, std::array<std::uint8_t, 1>{0});
        QVERIFY(std::abs(scores.score(0, 500.5)) < 1e-6);
        QVERIFY(std::abs(scores.score(0, 160.5) + 0.99446) < 1e-3);
        QVERIFY(std::abs(scores.value(0, 0.99446) - 840.5) < 0.5);
        QVERIFY(std::abs(scores.quantile(0, 0.01) - 10.5) < 0.5);
        // Never beyond what was recorded, but a value may be, and is the farther the larger it is.
        QCOMPARE(scores.value(0, 9.0), 1000.0);
        QVERIFY(scores.score(0, 3000.0) > scores.score(0, 2000.0) && scores.score(0, 2000.0) > 4.0);
        QCOMPARE(scores.score(0, std::numeric_limits<double>::infinity()), 50.0);
        QVERIFY(std::isnan(scores.score(0, std::numeric_limits<double>::quiet_NaN())));
    }

    // Who shares a value shares the middle rank: 90 of 100 have 0, so 0 is at 0.45 and 1 at 0.95.
    void whoSharesAValueSharesTheMiddleRank()
    {
        std::vector<float> rows(90, 0.0f);
        rows.resize(100, 1.0f);
        const NormalScores ranks(rows, std::array<std::uint8_t, 1>{0});
        QVERIFY(std::abs(ranks.score(0, 0.0) - normalQuantile(0.45)) < 1e-12);
        QVERIFY(std::abs(ranks.score(0, 1.0) - normalQuantile(0.95)) < 1e-12);
        // A yes or no is standardised: (1 − 0.1)/√(0.1·0.9) = 3.
        const NormalScores flags(rows, std::array<std::uint8_t, 1>{1});
        QVERIFY(std::abs(flags.score(0, 1.0) - 3.0) < 1e-6);
        QVERIFY(std::abs(flags.value(0, 0.0) - 0.1) < 1e-6);
    }

    // y given x = 1 is normal with mean 0.8 and deviation 0.6: 80 of 100 lie within 0.8 ± 1.2816·0.6.
    void whatToExpectIsTheConditionalNormal()
    {
        const PatientLikeness likeness(relatedPatients(), std::vector<float>{1.0f, kNone, kNone, kNone});
        const PatientLikeness::Expected y = likeness.expected(1, 0.8);
        QVERIFY(std::abs(y.middle - 0.8) < 0.05);
        QVERIFY(std::abs(y.low - 0.031) < 0.06 && std::abs(y.high - 1.569) < 0.06);
        // z = exp(y) has the same ranks, so its middle is exp(0.8) and its range that of y, exponentiated.
        const PatientLikeness::Expected z = likeness.expected(2, 0.8);
        QVERIFY(std::abs(std::log(z.middle) - 0.8) < 0.05);
        QVERIFY(std::abs(std::log(z.low) - 0.031) < 0.06 && std::abs(std::log(z.high) - 1.569) < 0.06);
        QVERIFY(std::abs(likeness.expected(3, 0.8).middle - 0.3) < 0.03); // the coin does not depend on x
    }

    // With nothing known it is what everybody has; with y known, z follows from it.
    void whatIsKnownNarrowsWhatToExpect()
    {
        const PatientLikeness nothing(relatedPatients(), std::vector<float>{kNone, kNone, kNone, kNone});
        QVERIFY(std::abs(nothing.expected(1, 0.8).high - 1.2816) < 0.06);
        const PatientLikeness known(relatedPatients(), std::vector<float>{kNone, 1.0f, kNone, kNone});
        QVERIFY(std::abs(known.expected(2, 0.8).middle - std::exp(1.0)) < 0.05);
        QVERIFY(known.expected(2, 0.8).high - known.expected(2, 0.8).low < 0.2);
    }

    void gapsInTheRecordsDoNoHarm()
    {
        std::vector<float> rows = related(4000);
        RandomStream stream(Seed{3}, "gaps");
        for (std::size_t i = 1; i < rows.size(); i += 4)
            if (stream.below(3) == 0)
                rows[i] = kNone; // a third of y
        const auto patients = SimilarPatients::fit(rows, kKinds, {});
        const PatientLikeness likeness(*patients, std::vector<float>{1.0f, kNone, kNone, kNone});
        QVERIFY(std::abs(likeness.expected(1, 0.8).middle - 0.8) < 0.06);
        // Whoever has no y is nobody to take one from.
        const std::vector<float> drawn = likeness.draw(only(4, {1}), 100);
        QCOMPARE(drawn.size(), std::size_t{400});
        QVERIFY(std::ranges::none_of(std::vector{drawn[1], drawn[5], drawn[9]}, [](float v) { return std::isnan(v); }));
    }

    // x = 1: y is drawn with mean 0.8 and deviation 0.6, so the mean of 100 is within 0.18, three times its deviation.
    void drawnResultsAreThoseOfPatientsLikeThisOne()
    {
        const PatientLikeness likeness(relatedPatients(), std::vector<float>{1.0f, kNone, kNone, kNone});
        const std::vector<float> rows = likeness.draw(only(4, {1}), 100);
        QCOMPARE(rows.size(), std::size_t{400});
        QVERIFY(std::abs(mean(rows, 1, 4) - 0.8) < 0.18);
        double squares = 0.0;
        for (std::size_t row = 0; row < 100; ++row) {
            QCOMPARE(rows[4 * row], 1.0f);                                           // what is known stays
            QVERIFY(std::isnan(rows[4 * row + 2]) && std::isnan(rows[4 * row + 3])); // and nothing else is made up
            squares += std::pow(double{rows[4 * row + 1]} - 0.8, 2.0);
        }
        QVERIFY(std::abs(std::sqrt(squares / 100.0) - 0.6) < 0.13);
        // Far out, where nobody is quite like that, results are moved along: 0.8·3 = 2.4.
        const PatientLikeness far(relatedPatients(), std::vector<float>{3.0f, kNone, kNone, kNone});
        QVERIFY(std::abs(mean(far.draw(only(4, {1}), 100), 1, 4) - 2.4) < 0.25);
        QCOMPARE(mean(likeness.draw(only(4, {1}), 100), 1, 4), mean(rows, 1, 4)); // the same each time
    }

    // For two values of correlation r the squared distance (x² − 2rxy + y²)/(1 − r²) exceeds d for exp(−d/2) of all:
    // (2, 2) has 4.44, so 10.8 of 100 are farther out; (2, −2) has 40, so nobody is, though each value is usual.
    void howUnlikeIsTheShareOfThoseFartherOut()
    {
        const auto share = [](float x, float y) {
            return PatientLikeness(relatedPatients(), std::vector<float>{x, y, kNone, kNone}).unlikeShare();
        };
        QVERIFY(share(0.0f, 0.0f) > 0.99);
        QVERIFY(std::abs(share(2.0f, 2.0f) - 0.108) < 0.03);
        QVERIFY(share(2.0f, -2.0f) < 0.002);
        QCOMPARE(share(20.0f, 16.0f), 0.0); // both beyond everybody
        QCOMPARE(share(kNone, kNone), 1.0); // nothing known, nothing unlike
    }

    void theThresholdIsWhereBothDiagnosesAreWorthTheSame()
    {
        const RewardShape shape{.lambda = 3.0, .rho = -0.01}; // 1/(1 + 3)
        const std::vector<Episode> rational{said(0.1, Disease::Absent), said(0.24, Disease::Absent),
                                            said(0.26, Disease::Present), said(0.25, Disease::Absent)};
        QCOMPARE(decisionThreshold(rational, shape), std::optional(0.25));
        // Another one: between 0.59 and 0.6, seen from a hundred patients.
        std::vector<Episode> own;
        for (int i = 0; i < 100; ++i)
            own.push_back(said(0.01 * i, i >= 60 ? Disease::Present : Disease::Absent));
        QVERIFY(std::abs(*decisionThreshold(own, shape) - 0.595) < 1e-9);
        for (int i = 0; i < 100; i += 3) // a third of the others as well: it does not go by the probability
            own[static_cast<std::size_t>(i)] = said(0.01 * i, i < 60 ? Disease::Present : Disease::Absent);
        QVERIFY(!decisionThreshold(own, shape));
        // Everybody is said to be well, at whatever probability: no border was ever seen.
        QVERIFY(!decisionThreshold(std::vector{said(0.9, Disease::Absent), said(0.1, Disease::Absent)}, shape));
    }
};

PANELWISE_GUILESS_TEST(SimilarPatientsTest)

} // namespace similar_patients_test

#include "similar_patients_test.moc"
