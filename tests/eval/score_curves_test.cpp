// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/score_curves.h"

#include "core/base/random.h"
#include "core/eval/calibration.h"
#include "core/eval/decision_curve.h"
#include "core/eval/metrics.h"
#include "core/eval/wilson_interval.h"
#include "tests/test_program.h"

#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace score_curves_test {

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;
constexpr double kNobody = std::numeric_limits<double>::infinity();

bool near(const std::optional<double>& a, double b, double tolerance = 1e-9)
{
    return a && std::abs(*a - b) < tolerance;
}

struct Patients {
    std::vector<double> probability;
    std::vector<Disease> truth;

    void add(double predicted, std::size_t ill, std::size_t well)
    {
        probability.insert(probability.end(), ill + well, predicted);
        truth.insert(truth.end(), ill, kIll);
        truth.insert(truth.end(), well, kWell);
    }
    Calibration calibration(std::size_t groups) const { return calibrationOf(probability, truth, groups); }
};

Patients randomPatients(std::size_t count, std::uint64_t distinct)
{
    RandomStream stream(Seed{31}, "patients");
    Patients patients;
    for (std::size_t i = 0; i < count; ++i) {
        const double predicted = static_cast<double>(stream.below(distinct) + 1) / static_cast<double>(distinct + 1);
        patients.add(predicted, stream.uniform() < predicted ? 1 : 0, 0);
        if (patients.truth.size() == i)
            patients.add(predicted, 0, 1);
    }
    return patients;
}

double logit(double probability)
{
    return std::log(probability / (1.0 - probability));
}

} // namespace

class ScoreCurvesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Falling scores: ill 0.9, ill 0.8, {ill, well} 0.6, well 0.4, well 0.3. The corner at 0.9 is on the way up from
    // (0, 0) to (0, 2/3), that at 0.4 on the way from (1/3, 1) to (1, 1).
    void cornersOfTheRocCurveAreWorkedOutByHand()
    {
        const std::vector scores{0.3, 0.9, 0.6, 0.8, 0.6, 0.4};
        const std::vector truth{kWell, kIll, kWell, kIll, kIll, kWell};
        const std::vector<CurveCorner> expected{
            {0.0, 0.0, kNobody}, {0.0, 2.0 / 3.0, 0.8}, {1.0 / 3.0, 1.0, 0.6}, {1.0, 1.0, 0.3}};
        QVERIFY(rocCurve(scores, truth) == expected);
    }

    // The same patients. Precision 1 up to 0.8, 3/4 at 0.6, then 3/5 and 3/6 at full recall.
    void cornersOfThePrecisionRecallCurveAreWorkedOutByHand()
    {
        const std::vector scores{0.3, 0.9, 0.6, 0.8, 0.6, 0.4};
        const std::vector truth{kWell, kIll, kWell, kIll, kIll, kWell};
        const std::vector<CurveCorner> expected{
            {1.0 / 3.0, 1.0, 0.9}, {2.0 / 3.0, 1.0, 0.8}, {1.0, 0.75, 0.6}, {1.0, 0.5, 0.3}};
        QVERIFY(precisionRecallCurve(scores, truth) == expected);
    }

    void areasUnderTheCurvesAreThoseOfTheMetrics()
    {
        for (const std::uint64_t distinct : {3, 20, 5000}) {
            const Patients patients = randomPatients(300, distinct);
            double trapezoids = 0.0, steps = 0.0;
            const auto roc = rocCurve(patients.probability, patients.truth);
            for (std::size_t i = 1; i < roc.size(); ++i)
                trapezoids += (roc[i].x - roc[i - 1].x) * (roc[i].y + roc[i - 1].y) / 2.0;
            const auto pr = precisionRecallCurve(patients.probability, patients.truth);
            for (std::size_t i = 0; i < pr.size(); ++i)
                steps += (pr[i].x - (i == 0 ? 0.0 : pr[i - 1].x)) * pr[i].y;
            QVERIFY(near(auroc(patients.probability, patients.truth), trapezoids));
            QVERIFY(near(auprc(patients.probability, patients.truth), steps));
            QVERIFY(roc.size() < 300 && pr.back().x == 1.0);
        }
    }

    void curvesNeedTheirOutcomes()
    {
        const std::vector scores{0.2, 0.7};
        QVERIFY(rocCurve(scores, std::vector{kIll, kIll}).empty());
        QVERIFY(rocCurve(scores, std::vector{kWell, kWell}).empty());
        QVERIFY(precisionRecallCurve(scores, std::vector{kWell, kWell}).empty());
        QCOMPARE(precisionRecallCurve(scores, std::vector{kIll, kIll}).back().y, 1.0);
        QVERIFY(rocCurve({}, {}).empty() && precisionRecallCurve({}, {}).empty());
    }

    // Ten patients in four groups end after 2, 5, 7 and 10; the five at 0.3 cannot be told apart, so that the first
    // group ends after 2, the second takes all five and the third starts and ends at 7: three groups are left.
    void groupsAreEquallyLargeAndKeepTiesTogether()
    {
        Patients patients;
        patients.add(0.1, 0, 1);
        patients.add(0.2, 1, 0);
        patients.add(0.3, 2, 3);
        patients.add(0.8, 1, 1);
        patients.add(0.9, 1, 0);
        const auto groups = patients.calibration(4).groups;
        QCOMPARE(groups.size(), std::size_t{3});
        QVERIFY(near(groups[0].predicted, 0.15) && near(groups[0].observed, 0.5));
        QCOMPARE(groups[1].patients, std::size_t{5});
        QCOMPARE(groups[1].events, std::size_t{2});
        QVERIFY(near(groups[1].predicted, 0.3) && near(groups[1].observed, 0.4));
        QVERIFY(groups[1].interval == wilsonInterval(2, 5));
        QVERIFY(near(groups[2].predicted, 2.5 / 3.0) && near(groups[2].observed, 2.0 / 3.0));
    }

    // Two predictions: 0.2, where 10 of 40 are ill, and 0.6, where 30 of 40 are. A line through two points fits both
    // log odds exactly, log(1/3) and log 3. The information at that fit is 40·(3/16) for each group, so with predicted
    // log odds x₁ and x₂ the slope has the variance 2 / (7.5·(x₁ − x₂)²).
    void slopeAndInterceptOfTwoGroupsAreExact()
    {
        Patients patients;
        patients.add(0.2, 10, 30);
        patients.add(0.6, 30, 10);
        const Calibration got = patients.calibration(2);
        const double apart = logit(0.6) - logit(0.2);
        const double slope = 2.0 * std::log(3.0) / apart;
        QVERIFY(near(got.slope.value, slope));
        QVERIFY(near(got.intercept.value, std::log(3.0) - slope * logit(0.6)));
        const double half = 1.959963984540054 * std::sqrt(2.0 / 7.5) / apart;
        QVERIFY(near(got.slope.interval->low, slope - half) && near(got.slope.interval->high, slope + half));
        // 24 + 8 expected, 40 observed.
        QVERIFY(near(got.expectedToObserved, 32.0 / 40.0));
        // Brier: (10·0.64 + 30·0.04 + 30·0.16 + 10·0.36) / 80 = 0.2; that of one half for everybody is 0.25.
        QVERIFY(near(got.brier.value, 0.2));
        QVERIFY(near(got.scaledBrier, 0.2));
        // Squares 0.64, 0.04, 0.16 and 0.36: variance (10·0.44² + 30·0.16² + 30·0.04² + 10·0.16²) / 79 = 3.008 / 79.
        const double far = 1.959963984540054 * std::sqrt(3.008 / 79.0 / 80.0);
        QVERIFY(near(got.brier.interval->low, 0.2 - far) && near(got.brier.interval->high, 0.2 + far));
    }

    // Ten times as likely odds as predicted, for everybody: log odds are off by log 10, the slope is right.
    // Of 110 patients at odds 1:10 half are ill, of 55 at odds 1:100 one in eleven: 55 and 5.
    void inTheLargeIsTheShiftOfAllLogOdds()
    {
        Patients patients;
        patients.add(1.0 / 11.0, 55, 55);
        patients.add(1.0 / 101.0, 5, 50);
        const Calibration got = patients.calibration(2);
        QVERIFY(near(got.slope.value, 1.0));
        QVERIFY(near(got.intercept.value, std::log(10.0)));
        QVERIFY(near(got.inTheLarge.value, std::log(10.0)));
        // Information 110/4 + 55·10/121.
        const double half = 1.959963984540054 / std::sqrt(27.5 + 550.0 / 121.0);
        QVERIFY(near(got.inTheLarge.interval->low, std::log(10.0) - half));
    }

    void whatHasNoSlopeIsToldSo()
    {
        Patients same;
        same.add(0.3, 10, 30);
        const Calibration one = same.calibration(5);
        QVERIFY(!one.slope.value && !one.intercept.value);
        QVERIFY(near(one.inTheLarge.value, logit(0.25) - logit(0.3)));
        QCOMPARE(one.groups.size(), std::size_t{1});
        Patients parted; // without a mistake: no slope is steep enough
        parted.add(0.1, 0, 20);
        parted.add(0.3, 0, 20);
        parted.add(0.7, 20, 0);
        QVERIFY(!parted.calibration(2).slope.value);
        Patients well;
        well.add(0.1, 0, 20);
        const Calibration none = well.calibration(2);
        QVERIFY(!none.inTheLarge.value && !none.scaledBrier && !none.expectedToObserved);
        QVERIFY(near(none.brier.value, 0.01));
        QVERIFY(calibrationOf({}, {}, 10) == Calibration{});
    }

    // A prediction of 0 or 1 has no log odds; it counts as one in a million.
    void certainPredictionsCanBeJudged()
    {
        Patients patients;
        patients.add(0.0, 1, 9);
        patients.add(1.0, 9, 1);
        const Calibration got = patients.calibration(2);
        QVERIFY(near(got.slope.value, logit(0.9) / logit(1.0 - 1e-6)));
        QVERIFY(near(got.intercept.value, 0.0));
    }

    // Predictions that are true by construction: 1 and 0 lie within the intervals, which shrink as 1/√n.
    void truePredictionsAreFoundWellCalibrated()
    {
        const Patients patients = randomPatients(4000, 997);
        const Calibration got = patients.calibration(10);
        QVERIFY(got.slope.interval->low < 1.0 && 1.0 < got.slope.interval->high);
        QVERIFY(got.intercept.interval->low < 0.0 && 0.0 < got.intercept.interval->high);
        QVERIFY(got.inTheLarge.interval->low < 0.0 && 0.0 < got.inTheLarge.interval->high);
        QCOMPARE(got.groups.size(), std::size_t{10});
        // Uniform predictions have the mean of p(1 − p) = 1/6, with a standard error of 0.0024.
        QVERIFY(near(got.brier.value, 1.0 / 6.0, 0.01));
    }

    // Vickers and Elkin 2006: TP/n − FP/n·t/(1 − t). 20 patients, 8 ill; at 0.25 the model treats 7 ill and 3 well:
    // 7/20 − 3/20/3 = 0.3; treating all 8/20 − 12/20/3 = 0.2. The 0.1 between them are 30 interventions per 100.
    void netBenefitIsWorkedOutByHand()
    {
        Patients patients;
        patients.add(0.8, 5, 1);
        patients.add(0.25, 2, 2);
        patients.add(0.1, 1, 9);
        const auto curve = decisionCurve(patients.probability, patients.truth, std::vector{0.05, 0.25, 0.5, 0.9});
        QVERIFY(near(curve[1].model, 0.3) && near(curve[1].treatAll, 0.2) && near(curve[1].avoidedPer100, 30.0));
        // Below every prediction all are treated, above every prediction nobody is.
        QVERIFY(near(curve[0].model, curve[0].treatAll) && near(curve[0].avoidedPer100, 0.0));
        QVERIFY(near(curve[2].model, 5.0 / 20.0 - 1.0 / 20.0) && near(curve[2].treatAll, 0.4 - 0.6));
        QVERIFY(near(curve[3].model, 0.0));
        QVERIFY(decisionCurve({}, {}, std::vector{0.5}).empty());
    }

    // Tests for 12 on average, where a found case may cost 400: 0.03 of a true positive.
    void testsLowerTheBenefitByWhatTheyCost() { QVERIFY(near(netBenefitAfterCost(0.3, 12.0, 400.0), 0.27)); }
};

PANELWISE_APPLESS_TEST(ScoreCurvesTest)

} // namespace score_curves_test

#include "score_curves_test.moc"
