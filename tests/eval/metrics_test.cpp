// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/metrics.h"

#include "core/eval/predictive_value.h"

#include "core/base/random.h"
#include "tests/test_program.h"

#include <cmath>
#include <vector>

namespace metrics_test {

using namespace core;

namespace {

std::vector<Disease> diseases(std::initializer_list<int> ones)
{
    std::vector<Disease> truth;
    for (const int one : ones)
        truth.push_back(one == 1 ? Disease::Present : Disease::Absent);
    return truth;
}

bool near(std::optional<double> a, double b, double tolerance = 1e-12)
{
    return a && std::abs(*a - b) < tolerance;
}

// The share of pairs in which the ill patient has the higher score, ties half.
double aurocByPairs(const std::vector<double>& scores, const std::vector<Disease>& truth)
{
    double inOrder = 0.0, pairs = 0.0;
    for (std::size_t ill = 0; ill < scores.size(); ++ill)
        for (std::size_t well = 0; well < scores.size(); ++well)
            if (truth[ill] == Disease::Present && truth[well] == Disease::Absent) {
                pairs += 1.0;
                inOrder += scores[ill] > scores[well] ? 1.0 : scores[ill] == scores[well] ? 0.5 : 0.0;
            }
    return inOrder / pairs;
}

// The mean over ill patients of the precision among all with at least their score: Σ (Rₖ − Rₖ₋₁)·Pₖ.
double auprcByThresholds(const std::vector<double>& scores, const std::vector<Disease>& truth)
{
    double sum = 0.0, ills = 0.0;
    for (std::size_t ill = 0; ill < scores.size(); ++ill) {
        if (truth[ill] != Disease::Present)
            continue;
        double found = 0.0, called = 0.0;
        for (std::size_t other = 0; other < scores.size(); ++other)
            if (scores[other] >= scores[ill]) {
                called += 1.0;
                found += truth[other] == Disease::Present ? 1.0 : 0.0;
            }
        sum += found / called;
        ills += 1.0;
    }
    return sum / ills;
}

} // namespace

class MetricsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // scikit-learn's documentation of roc_auc_score, average_precision_score and brier_score_loss.
    void publishedExamplesComeOut()
    {
        const std::vector scores{0.1, 0.4, 0.35, 0.8};
        const auto truth = diseases({0, 0, 1, 1});
        QVERIFY(near(auroc(scores, truth), 0.75));
        QVERIFY(near(auprc(scores, truth), 0.5 * 1.0 + 0.5 * 2.0 / 3.0)); // 0.83
        QVERIFY(near(brier(std::vector{0.1, 0.9, 0.8, 0.3}, diseases({0, 1, 1, 0})), 0.0375));
    }

    // Hanley and McNeil, Radiology 1982, table I: 109 CT images rated 1 to 5, area 0.893.
    void ratedImagesOfHanleyAndMcNeilComeOut()
    {
        std::vector<double> scores;
        std::vector<Disease> truth;
        const auto add = [&](Disease disease, std::initializer_list<int> counts) {
            double rating = 1.0;
            for (const int count : counts) {
                scores.insert(scores.end(), std::size_t(count), rating);
                truth.insert(truth.end(), std::size_t(count), disease);
                rating += 1.0;
            }
        };
        add(Disease::Absent, {33, 6, 6, 11, 2});
        add(Disease::Present, {3, 2, 2, 11, 33});
        QCOMPARE(scores.size(), std::size_t{109});
        QVERIFY(near(auroc(scores, truth), 0.893, 0.0005));
    }

    void areasFollowTheirDefinitionsWithManyTies()
    {
        RandomStream stream(Seed{5}, "scores");
        for (int round = 0; round < 60; ++round) {
            const std::size_t patients = 2 + stream.below(80);
            const std::uint64_t distinct = 1 + stream.below(30);
            std::vector<double> scores;
            std::vector<Disease> truth = diseases({0, 1});
            for (std::size_t i = 0; i < patients; ++i) {
                scores.push_back(static_cast<double>(stream.below(distinct)) / 7.0);
                if (i >= 2)
                    truth.push_back(stream.uniform() < 0.3 ? Disease::Present : Disease::Absent);
            }
            QVERIFY(near(auroc(scores, truth), aurocByPairs(scores, truth)));
            QVERIFY(near(auprc(scores, truth), auprcByThresholds(scores, truth)));
        }
    }

    // Equal scores are a coin toss, and calling everybody ill is right as often as there are ill.
    void scoresThatTellNothingAreChance()
    {
        const std::vector<double> scores(5, 0.3);
        const auto truth = diseases({1, 0, 0, 0, 1});
        QVERIFY(near(auroc(scores, truth), 0.5));
        QVERIFY(near(auprc(scores, truth), 0.4));
    }

    void perfectAndReversedScoresAreTheEnds()
    {
        const auto truth = diseases({0, 0, 1});
        QVERIFY(near(auroc(std::vector{0.1, 0.2, 0.9}, truth), 1.0));
        QVERIFY(near(auprc(std::vector{0.1, 0.2, 0.9}, truth), 1.0));
        QVERIFY(near(auroc(std::vector{0.8, 0.9, 0.1}, truth), 0.0));
        QVERIFY(near(auprc(std::vector{0.8, 0.9, 0.1}, truth), 1.0 / 3.0));
    }

    void whatOneClassCannotTellIsUndefined()
    {
        const std::vector scores{0.1, 0.9};
        QVERIFY(!auroc(scores, diseases({0, 0})));
        QVERIFY(!auroc(scores, diseases({1, 1})));
        QVERIFY(!auprc(scores, diseases({0, 0})));
        QVERIFY(near(auprc(scores, diseases({1, 1})), 1.0));
        QVERIFY(!auroc({}, {}));
        QVERIFY(!auprc({}, {}));
        QVERIFY(!brier({}, {}));
    }

    // scikit-learn's documentation of confusion_matrix: (tn, fp, fn, tp) = (0, 2, 1, 1).
    void countsFallIntoTheirCells()
    {
        const auto truth = diseases({0, 1, 0, 1});
        const auto said = diseases({1, 1, 1, 0});
        Confusion confusion;
        for (std::size_t i = 0; i < truth.size(); ++i)
            confusion.count(said[i], truth[i]);
        QVERIFY(confusion == (Confusion{.truePositive = 1, .trueNegative = 0, .falsePositive = 2, .falseNegative = 1}));
    }

    // 30 of 40 ill found, 90 of 100 well cleared.
    void ratiosAreWorkedOutByHand()
    {
        const Confusion confusion{.truePositive = 30, .trueNegative = 90, .falsePositive = 10, .falseNegative = 10};
        QCOMPARE(confusion.total(), std::size_t{140});
        QVERIFY(near(confusion.f1(), 0.75)); // 60 / (60 + 10 + 10)
        QVERIFY(near(confusion.precision(), 0.75));
        QVERIFY(near(confusion.recall(), 0.75));
        QVERIFY(near(confusion.specificity(), 0.9));
        QVERIFY(near(confusion.am(), 0.825));
    }

    // Of 1,000 patients 100 are ill, 90 of them found; of the 900 others 180 are alarmed: 90 of 270.
    void thePredictiveValueFollowsThePrevalence()
    {
        QVERIFY(near(positivePredictiveValue(0.9, 0.8, 0.1), 1.0 / 3.0));
        // Half are ill: 450 found, 100 alarmed.
        QVERIFY(near(positivePredictiveValue(0.9, 0.8, 0.5), 450.0 / 550.0));
        QVERIFY(near(positivePredictiveValue(0.9, 0.8, 0.0), 0.0));
        QVERIFY(near(positivePredictiveValue(0.9, 1.0, 0.1), 1.0)); // nobody is alarmed for nothing
        QVERIFY(!positivePredictiveValue(0.0, 1.0, 0.1));           // nobody is told anything
    }

    void atTheirOwnPrevalenceItIsTheirPrecision()
    {
        const Confusion counts{.truePositive = 30, .trueNegative = 90, .falsePositive = 10, .falseNegative = 10};
        QVERIFY(near(positivePredictiveValue(counts, 40.0 / 140.0).value, 0.75));
    }

    // Sensitivity 0.8, specificity 0.7, a quarter ill: 0.2/(0.2 + 0.225) = 8/17, logit ln(8/9) = −0.117783.
    // Variance 0.2/80 + 0.7/30 = 0.0258333, so ± 1.959964·0.160728 = ± 0.315021 on the logit:
    // 1/(1 + e^0.432804) = 0.393457 and 1/(1 + e^−0.197238) = 0.549151.
    void itsIntervalIsNormalOnTheLogit()
    {
        const Confusion counts{.truePositive = 80, .trueNegative = 70, .falsePositive = 30, .falseNegative = 20};
        const MetricEstimate figure = positivePredictiveValue(counts, 0.25);
        QVERIFY(near(figure.value, 8.0 / 17.0));
        QVERIFY(figure.interval);
        QVERIFY(std::abs(figure.interval->low - 0.393457) < 2e-6);
        QVERIFY(std::abs(figure.interval->high - 0.549151) < 2e-6);
        const Confusion neverWrong{.truePositive = 80, .trueNegative = 70, .falsePositive = 0, .falseNegative = 20};
        QVERIFY(near(positivePredictiveValue(neverWrong, 0.25).value, 1.0));
        QVERIFY(!positivePredictiveValue(neverWrong, 0.25).interval); // how rare alarms are is not known
        QVERIFY(!positivePredictiveValue(Confusion{}, 0.25).value);
    }

    void ratiosWithoutADenominatorAreUndefined()
    {
        QVERIFY(!Confusion{}.specificity());
        const Confusion allWell{.truePositive = 0, .trueNegative = 5, .falsePositive = 0, .falseNegative = 0};
        QVERIFY(!allWell.f1());
        QVERIFY(!allWell.precision());
        QVERIFY(!allWell.recall());
        QVERIFY(!allWell.am());
        QVERIFY(near(allWell.specificity(), 1.0));
        const Confusion allMissed{.truePositive = 0, .trueNegative = 5, .falsePositive = 0, .falseNegative = 2};
        QVERIFY(near(allMissed.f1(), 0.0)); // nobody found is a figure, not a gap
        QVERIFY(!allMissed.precision());
        QVERIFY(near(allMissed.am(), 0.5));
    }
};

PANELWISE_APPLESS_TEST(MetricsTest)

} // namespace metrics_test

#include "metrics_test.moc"
