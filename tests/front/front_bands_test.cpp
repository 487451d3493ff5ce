// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_bands.h"

#include "core/base/random.h"
#include "core/eval/bootstrap_interval.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>

namespace front_bands_test {

using namespace core;

namespace {

using Outcomes = std::vector<PatientOutcome>;
constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;

bool near(double a, double b, double margin = 1e-12)
{
    return std::abs(a - b) < margin;
}

const BandPoint* at(const std::vector<BandPoint>& bands, double cost)
{
    const auto found =
        std::ranges::find_if(bands, [&](const BandPoint& point) { return near(point.cost, cost, 1e-9); });
    return found == bands.end() ? nullptr : &*found;
}

// Half are ill; a share of patients is diagnosed rightly, everybody pays the same.
Outcomes rightFor(double share, double cost, std::size_t patients, std::string_view purpose)
{
    RandomStream stream(Seed{9}, purpose);
    Outcomes outcomes(patients);
    for (std::size_t i = 0; i < patients; ++i) {
        const Disease truth = i % 2 == 0 ? kWell : kIll;
        const bool right = stream.uniform() < share;
        outcomes[i] = {.said = right == (truth == kIll) ? kIll : kWell, .truth = truth, .cost = cost};
    }
    return outcomes;
}

} // namespace

class FrontBandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingGivesNoBand()
    {
        const std::vector<Outcomes> none, nobody{{}, {}};
        QVERIFY(frontBands(none, FrontMetric::F1, {.resamples = 10}).empty());
        QVERIFY(frontBands(nobody, FrontMetric::F1, {.resamples = 10}).empty());
        const std::vector<Outcomes> one{rightFor(0.8, 1.0, 50, "one")};
        QVERIFY(frontBands(one, FrontMetric::F1, {.resamples = 0}).empty());
    }

    // Everybody is diagnosed rightly and pays $3: F1 is 1 in every sample that has an ill patient.
    void whatIsCertainHasNoWidth()
    {
        const std::vector<Outcomes> policies{rightFor(1.0, 3.0, 100, "certain")};
        const std::vector<BandPoint> bands = frontBands(policies, FrontMetric::F1, {.resamples = 200});
        QCOMPARE(bands.size(), std::size_t{1});
        QVERIFY(near(bands[0].cost, 3.0) && bands[0].low == 1.0 && bands[0].high == 1.0);
    }

    // Prices that no binary fraction equals: the mean of any sample is the price but for rounding, and fits its cost.
    void aPolicyOfOnePriceIsOfferedAtThatPrice()
    {
        const std::vector<Outcomes> policies{rightFor(0.6, 0.1, 333, "a"), rightFor(0.9, 26.3, 333, "b")};
        const std::vector<BandPoint> bands = frontBands(policies, FrontMetric::F1, {.resamples = 300});
        QVERIFY(at(bands, 0.1) && at(bands, 26.3));
        QVERIFY(at(bands, 0.1)->high < at(bands, 26.3)->low); // 0.6 and 0.9 of 333 are 8 deviations apart
    }

    // Right for a share p of n: the accuracy of a resample has deviation sqrt(p(1−p)/n) = 0.0126 for p = 0.8, n = 1000,
    // and with as many ill as healthy AM is the accuracy up to the share of ill drawn. 1.96 deviations: ±0.0248.
    void theBandIsAsWideAsChanceMakesIt()
    {
        const Outcomes outcomes = rightFor(0.8, 1.0, 1000, "width");
        double right = 0.0;
        for (const PatientOutcome& outcome : outcomes)
            right += outcome.said == outcome.truth ? 1e-3 : 0.0;
        const std::vector<BandPoint> bands =
            frontBands(std::array{outcomes}, FrontMetric::Am, {.resamples = 4000, .seed = Seed{2}});
        const double half = 1.96 * std::sqrt(right * (1.0 - right) / 1000.0);
        QVERIFY(near(bands[0].low, right - half, 0.003) && near(bands[0].high, right + half, 0.003));
    }

    // The same diagnoses for more money add nothing in any sample: patients are drawn once for all policies.
    void policiesAreComparedOnTheSamePatients()
    {
        Outcomes cheap = rightFor(0.7, 1.0, 200, "same"), dear = cheap;
        for (PatientOutcome& outcome : dear)
            outcome.cost = 5.0;
        const std::vector<BandPoint> both =
            frontBands(std::vector{cheap, dear}, FrontMetric::F1, {.resamples = 200, .seed = Seed{3}});
        const std::vector<BandPoint> alone =
            frontBands(std::array{cheap}, FrontMetric::F1, {.resamples = 200, .seed = Seed{3}});
        for (const BandPoint& point : both)
            QVERIFY(point.low == alone[0].low && point.high == alone[0].high);
    }

    void moreMoneyNeverLowersTheBand()
    {
        std::vector<Outcomes> policies;
        for (int i = 0; i < 6; ++i)
            policies.push_back(rightFor(0.6 + 0.05 * i, 10.0 * i, 150, "p" + std::to_string(i)));
        const std::vector<BandPoint> bands = frontBands(policies, FrontMetric::F1, {.resamples = 300});
        QVERIFY(bands.size() >= 50); // 49 of the grid and the policies' own
        for (std::size_t i = 0; i + 1 < bands.size(); ++i)
            QVERIFY(bands[i].cost < bands[i + 1].cost && bands[i].low <= bands[i + 1].low &&
                    bands[i].high <= bands[i + 1].high);
        QVERIFY(near(bands.front().cost, 0.0) && near(bands.back().cost, 50.0));
    }

    // Half the patients pay $2, the others nothing: at the mean of $1 only about half of the samples are within the
    // cost, so nothing is said there; at the dearer policy's cost something is.
    void whereManySamplesOfferNothingThereIsNoBand()
    {
        Outcomes uneven = rightFor(0.7, 0.0, 400, "uneven"), dear = rightFor(0.8, 10.0, 400, "dear");
        for (std::size_t i = 0; i < 400; i += 4)
            uneven[i].cost = uneven[i + 1].cost = 2.0;
        const std::vector<BandPoint> bands = frontBands(std::vector{uneven, dear}, FrontMetric::F1, {.resamples = 500});
        QVERIFY(!at(bands, 1.0));
        QVERIFY(at(bands, 10.0));
        QVERIFY(bands.front().cost > 1.0 && bands.front().cost < 1.4);
    }

    void undefinedFiguresGiveNoBand()
    {
        const std::vector<Outcomes> policies{Outcomes(50, {.said = kWell, .truth = kWell, .cost = 1.0})};
        QVERIFY(frontBands(policies, FrontMetric::F1, {.resamples = 50}).empty());
    }

    void theSameSeedGivesTheSameBand()
    {
        const std::vector<Outcomes> policies{rightFor(0.6, 0.1, 200, "x"), rightFor(0.9, 7.0, 200, "y")};
        const BootstrapPlan plan{.resamples = 150, .seed = Seed{4}}, other{.resamples = 150, .seed = Seed{5}};
        QVERIFY(frontBands(policies, FrontMetric::F1, plan) == frontBands(policies, FrontMetric::F1, plan));
        QVERIFY(frontBands(policies, FrontMetric::F1, plan) != frontBands(policies, FrontMetric::F1, other));
    }

    // 0, 1 … 40: 2.5 % of the way is 1, 97.5 % is 39. With 37 of 41 defined, or fewer, 9 of 10 are not.
    void theMiddle95PercentAreBetweenTheQuantiles()
    {
        std::vector<double> values;
        for (int i = 40; i >= 0; --i)
            values.push_back(i);
        const auto interval = bootstrapInterval(values, 41);
        QVERIFY(interval && near(interval->low, 1.0) && near(interval->high, 39.0));
        QVERIFY(bootstrapInterval(values, 45).has_value());
        QVERIFY(!bootstrapInterval(values, 46).has_value());
    }

    void aWholeFrontIsResampledInAMoment()
    {
        std::vector<Outcomes> policies;
        for (int i = 0; i < 60; ++i)
            policies.push_back(rightFor(0.5 + 0.005 * i, i, 1500, "p" + std::to_string(i)));
        const std::clock_t start = std::clock(); // of the processor: others may be busy, too
        QVERIFY(!frontBands(policies, FrontMetric::F1, {.resamples = 1000}).empty());
        const double took = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        qInfo("1,000 resamples of 60 policies and 1,500 patients: %.3f s", took);
        QVERIFY(took < 10.0); // well under a second, but sanitizers take their time
    }
};

PANELWISE_APPLESS_TEST(FrontBandsTest)

} // namespace front_bands_test

#include "front_bands_test.moc"
