// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/model_metrics.h"

#include "core/base/random.h"
#include "core/eval/count_draws_p.h"
#include "core/eval/result_sample_p.h"
#include "core/eval/wilson_interval.h"
#include "tests/test_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace model_metrics_test {

using namespace core;

namespace {

constexpr Disease kWell = Disease::Absent;
constexpr Disease kIll = Disease::Present;

bool near(const std::optional<double>& a, double b, double tolerance = 1e-9)
{
    return a && std::abs(*a - b) < tolerance;
}

bool near(const MetricEstimate& figure, double low, double high, double tolerance = 1e-9)
{
    return figure.interval && near(figure.interval->low, low, tolerance) &&
           near(figure.interval->high, high, tolerance);
}

ScoredPatients scoredOf(std::vector<double> probability, std::vector<Disease> truth)
{
    ScoredPatients scored;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        scored.patients.emplace_back(i);
        scored.said.push_back(probability[i] >= 0.5 ? kIll : kWell);
        scored.cost.push_back(0.0);
        scored.ordered.emplace_back();
    }
    scored.probability = std::move(probability);
    scored.truth = std::move(truth);
    return scored;
}

// A quarter is ill; scores with ties whose noise two models share in part.
std::pair<ScoredPatients, ScoredPatients> twoModels(std::size_t patients, std::uint64_t seed = 3)
{
    RandomStream stream(Seed{seed}, "patients");
    std::vector<double> one, other;
    std::vector<Disease> truth;
    for (std::size_t i = 0; i < patients; ++i) {
        truth.push_back(stream.uniform() < 0.25 ? kIll : kWell);
        const double shared = (truth.back() == kIll ? 0.55 : 0.35) + 0.15 * stream.normal();
        const auto rounded = [](double score) { return std::clamp(std::round(50.0 * score) / 50.0, 0.0, 1.0); };
        one.push_back(rounded(shared + 0.05 * stream.normal()));
        other.push_back(rounded(shared + 0.10 * stream.normal()));
    }
    auto models = std::pair(scoredOf(std::move(one), truth), scoredOf(std::move(other), truth));
    for (std::size_t i = 0; i < patients; ++i) {
        models.first.cost[i] = stream.uniform() < 0.4 ? 30.0 : 5.0;
        models.second.cost[i] = 20.0;
    }
    return models;
}

double binomialProbability(double n, double k, double p)
{
    return std::exp(std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0) + k * std::log(p) +
                    (n - k) * std::log1p(-p));
}

std::pair<double, double> middle95(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const auto count = double(values.size());
    return {values[std::size_t(0.025 * count)], values[std::size_t(0.975 * count)]};
}

} // namespace

class ModelMetricsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawnCountsFollowTheBinomialDistribution_data()
    {
        QTest::addColumn<int>("trials");
        QTest::addColumn<double>("probability");
        QTest::newRow("few succeed") << 40 << 0.1;
        QTest::newRow("hardly any") << 1000 << 0.001;
        QTest::newRow("many succeed") << 200 << 0.3;
        QTest::newRow("few fail") << 40 << 0.93;
        QTest::newRow("many fail") << 200 << 0.85;
        QTest::newRow("one trial") << 1 << 0.3;
    }
    // Pearson's chi-square of 40,000 draws over the values that are expected at least five times: its mean is the
    // number of values less one, its variance twice that.
    void drawnCountsFollowTheBinomialDistribution()
    {
        QFETCH(int, trials);
        QFETCH(double, probability);
        constexpr int kDraws = 40'000;
        // As the fewest that were foreseen, as some more than these, and unforeseen.
        std::array draws{BinomialDraw(probability, trials, 0.0), BinomialDraw(probability, trials - 5, 4.0),
                         BinomialDraw(probability, 2.0 * trials, 0.5)};
        RandomStream stream(Seed{9}, "binomial");
        std::vector<double> seen(std::size_t(trials) + 1, 0.0);
        for (int i = 0; i < kDraws; ++i)
            seen[std::size_t(draws[std::size_t(i % 16 == 0 ? 2 : i % 2)](stream, trials))] += 1.0;
        double distance = 0.0, values = 0.0, expectedRest = kDraws, seenRest = kDraws;
        for (int k = 0; k <= trials; ++k) {
            const double expected = kDraws * binomialProbability(trials, k, probability);
            if (expected < 5.0)
                continue;
            distance += (seen[std::size_t(k)] - expected) * (seen[std::size_t(k)] - expected) / expected;
            values += 1.0;
            expectedRest -= expected;
            seenRest -= seen[std::size_t(k)];
        }
        QVERIFY(distance < values + 4.0 * std::sqrt(2.0 * values));
        QVERIFY(std::abs(seenRest - expectedRest) < 5.0 * std::sqrt(std::max(expectedRest, 0.0)) + 1.0);
    }

    // Of 100 patients of kinds 10, 0, 60 and 30: means are the counts, variances 9, 0, 24 and 21, and the covariance of
    // the last two is −100·0.6·0.3 = −18.
    void countsOfAResampleAreMultinomial()
    {
        constexpr int kDraws = 20'000;
        const std::array<std::size_t, 4> counts{10, 0, 60, 30};
        CountDraws draws(counts);
        RandomStream stream(Seed{4}, "multinomial");
        std::array<double, 4> sum{}, squares{};
        double together = 0.0;
        for (int i = 0; i < kDraws; ++i) {
            const auto drawn = draws.draw(stream);
            QCOMPARE(std::accumulate(drawn.begin(), drawn.end(), 0.0), 100.0);
            for (std::size_t k = 0; k < 4; ++k) {
                const double apart = drawn[k] - double(counts[k]);
                sum[k] += apart / kDraws;
                squares[k] += apart * apart / kDraws;
            }
            together += (drawn[2] - 60.0) * (drawn[3] - 30.0) / kDraws;
        }
        const std::array variances{9.0, 0.0, 24.0, 21.0};
        for (std::size_t k = 0; k < 4; ++k) {
            QVERIFY(std::abs(sum[k]) <= 4.0 * std::sqrt(variances[k] / kDraws));
            QVERIFY(std::abs(squares[k] - variances[k]) <= 4.0 * variances[k] * std::sqrt(2.0 / kDraws));
        }
        QVERIFY(std::abs(together + 18.0) < 4.0 * std::sqrt((24.0 * 21.0 + 18.0 * 18.0) / kDraws));
    }

    // 30 TP, 50 TN, 15 FP, 5 FN.
    void figuresOfCountsAreWorkedOutByHand()
    {
        const Confusion counts{.truePositive = 30, .trueNegative = 50, .falsePositive = 15, .falseNegative = 5};
        const ModelMetrics got = countMetrics(counts, {});
        QVERIFY(got.confusion == counts);
        QVERIFY(near(got.f1.value, 60.0 / 80.0));
        QVERIFY(near(got.precision.value, 30.0 / 45.0));
        QVERIFY(near(got.recall.value, 30.0 / 35.0));
        QVERIFY(near(got.specificity.value, 50.0 / 65.0));
        QVERIFY(near(got.am.value, (30.0 / 35.0 + 50.0 / 65.0) / 2.0));
        QVERIFY(near(got.accuracy.value, 0.8));
        for (const MetricEstimate& figure : {got.f1, got.am, got.precision, got.recall, got.specificity, got.accuracy})
            QVERIFY(!figure.interval);
        QVERIFY(!got.auroc.value && !got.brier.value);
    }

    // The only case of 60 was missed: F1 and recall are 0 in every resample, which says nothing of how sure that is. Of
    // three who are ill or called ill none is found: Wilson allows 1.96²/(3 + 1.96²) = 0.5615, so F1 = 2·0.5615/1.5615
    // = 0.7192. Recall is undefined in too many resamples.
    void aFigureThatNoResampleMovesHasTheIntervalOfItsCounts()
    {
        const ModelMetrics got = countMetrics(
            {.truePositive = 0, .trueNegative = 57, .falsePositive = 2, .falseNegative = 1}, {.resamples = 2000});
        QVERIFY(near(got.f1.value, 0.0) && near(got.f1, 0.0, 0.7192, 1e-4) && !got.recall.interval);
        QVERIFY(got.specificity.interval && got.specificity.interval->low < 57.0 / 59.0);
    }

    // Accuracy of a resample is binomial, 1,000 patients of whom 900 are right: normal to 0.9 ± 1.96·√(0.09/1000).
    void theIntervalOfAccuracyIsTheBinomialOne()
    {
        const ModelMetrics got = countMetrics(
            {.truePositive = 150, .trueNegative = 750, .falsePositive = 60, .falseNegative = 40}, {.resamples = 8000});
        const double half = 1.959964 * std::sqrt(0.9 * 0.1 / 1000.0);
        QVERIFY(near(got.accuracy, 0.9 - half, 0.9 + half, 0.001));
    }

    // The plain way: patients drawn one by one. The 2.5 % point of 4,000 draws has a standard error of 0.017 of the
    // width; two of them differ by less than 0.08 of it.
    void drawingCountsIsDrawingPatients()
    {
        const ScoredPatients scored = twoModels(400).first;
        const BootstrapPlan plan{.resamples = 4000, .seed = Seed{5}};
        const ModelMetrics got = countMetrics(confusionAt(scored, 0.44), plan);
        std::vector<PatientResult> results;
        for (std::size_t i = 0; i < scored.count(); ++i)
            results.push_back({.score = scored.probability[i],
                               .cost = 0.0,
                               .said = saidAt(scored, i, 0.44),
                               .truth = scored.truth[i]});
        ResultSample sample(results);
        RandomStream stream(Seed{6}, "plain");
        std::array<std::vector<double>, 4> plain;
        for (std::size_t i = 0; i < plan.resamples; ++i) {
            const Confusion drawn = sample.resampled(stream).confusion;
            plain[0].push_back(*drawn.f1());
            plain[1].push_back(*drawn.precision());
            plain[2].push_back(*drawn.recall());
            plain[3].push_back(*drawn.am());
        }
        const std::array figures{got.f1, got.precision, got.recall, got.am};
        for (std::size_t i = 0; i < plain.size(); ++i) {
            const auto [low, high] = middle95(plain[i]);
            QVERIFY(near(figures[i], low, high, 0.08 * (high - low)));
        }
    }

    // Ill 0.9, 0.6, 0.4; well 0.7, 0.4, 0.3, 0.1. Placements in 24ths: ill 24, 18, 15; well 8, 20, 24, 24; both means
    // 19. Variances 21/576 of three and 57⅓/576 of four: 7/576 + 14⅓/576 = 1/27.
    void theVarianceOfDeLongIsWorkedOutByHand()
    {
        const std::vector scores{0.9, 0.6, 0.4, 0.7, 0.4, 0.3, 0.1};
        const std::vector truth{kIll, kIll, kIll, kWell, kWell, kWell, kWell};
        const MetricEstimate got = aurocDeLong(scores, truth);
        QVERIFY(near(got.value, 19.0 / 24.0));
        QVERIFY(near(got, 19.0 / 24.0 - 1.959963984540054 / std::sqrt(27.0), 1.0)); // no area is above 1
    }

    // Hanley and McNeil, Radiology 1982, table I: 109 CT images rated 1 to 5, area 0.893. The ratings are so many that
    // the variance is written with their counts: an ill patient rated r is placed at (well below r + half of those at
    // r) / 58, a well one at (ill above r + half of those at r) / 51.
    void ratedImagesOfHanleyAndMcNeilComeOut()
    {
        const std::array well{33, 6, 6, 11, 2}, ill{3, 2, 2, 11, 33};
        std::vector<double> scores;
        std::vector<Disease> truth;
        double ofIll = 0.0, ofWell = 0.0, below = 0.0, above = 51.0;
        const double area = (33 * 57.0 + 11 * 50.5 + 2 * 42.0 + 2 * 36.0 + 3 * 16.5) / (58.0 * 51.0); // 2642 of 2958
        for (std::size_t rating = 0; rating < 5; ++rating) {
            scores.insert(scores.end(), std::size_t(well[rating] + ill[rating]), double(rating));
            truth.insert(truth.end(), std::size_t(well[rating]), kWell);
            truth.insert(truth.end(), std::size_t(ill[rating]), kIll);
            above -= ill[rating];
            ofIll += ill[rating] * std::pow((below + well[rating] / 2.0) / 58.0 - area, 2);
            ofWell += well[rating] * std::pow((above + ill[rating] / 2.0) / 51.0 - area, 2);
            below += well[rating];
        }
        const double half = 1.959963984540054 * std::sqrt(ofIll / 50.0 / 51.0 + ofWell / 57.0 / 58.0);
        const MetricEstimate got = aurocDeLong(scores, truth);
        QVERIFY(near(got.value, area));
        QVERIFY(near(got, area - half, area + half));
    }

    // The same patients with B: ill 0.8, 0.5, 0.9, well 0.6, 0.2, 0.7, 0.1. Placements of B in 24ths: ill 24, 12, 24,
    // well 16, 24, 16, 24, mean 20, variance 1/27 as well. Covariances 6/576 and 16/576: 2/576 + 4/576 = 1/96.
    void pairedAreasAreComparedByDeLong()
    {
        const std::vector truth{kIll, kIll, kIll, kWell, kWell, kWell, kWell};
        const ScoredPatients a = scoredOf({0.9, 0.6, 0.4, 0.7, 0.4, 0.3, 0.1}, truth);
        const ScoredPatients b = scoredOf({0.8, 0.5, 0.9, 0.6, 0.2, 0.7, 0.1}, truth);
        const PairedDifferences got = pairedDifferences(b, a, std::nullopt, {});
        QVERIFY(near(got.auroc.value, 1.0 / 24.0));
        const double half = 1.959963984540054 * std::sqrt(2.0 / 27.0 - 2.0 / 96.0);
        QVERIFY(near(got.auroc, 1.0 / 24.0 - half, 1.0 / 24.0 + half));
        QCOMPARE(isDistinguishable(got.auroc), std::optional(false));
        QVERIFY(!got.f1.interval && !isDistinguishable(got.f1)); // no resamples were asked for
    }

    // One ill patient says nothing of how the ill differ, and with one outcome there is no area.
    void anAreaOfTooFewHasNoInterval()
    {
        QVERIFY(aurocDeLong(std::vector{0.3, 0.2, 0.1}, std::vector{kIll, kWell, kWell}).value);
        QVERIFY(!aurocDeLong(std::vector{0.3, 0.2, 0.1}, std::vector{kIll, kWell, kWell}).interval);
        QVERIFY(!aurocDeLong(std::vector{0.3, 0.2}, std::vector{kWell, kWell}).value);
        QVERIFY(!aurocDeLong({}, {}).value);
    }

    // DeLong's standard error is that of the bootstrap for so many patients.
    void theIntervalOfDeLongIsNearThatOfTheBootstrap()
    {
        const ScoredPatients scored = twoModels(800).first;
        std::vector<PatientResult> results;
        for (std::size_t i = 0; i < scored.count(); ++i)
            results.push_back({.score = scored.probability[i], .truth = scored.truth[i]});
        ResultSample sample(results);
        RandomStream stream(Seed{6}, "plain");
        std::vector<double> areas;
        for (int i = 0; i < 2000; ++i)
            areas.push_back(*sample.resampled(stream).auroc);
        const auto [low, high] = middle95(areas);
        QVERIFY(near(aurocDeLong(scored.probability, scored.truth), low, high, 0.12 * (high - low)));
    }

    // 3 ill and 2 well patients. At 0.5 the model finds two ill and alarms one well; the reference finds one and alarms
    // none. Costs differ by 5, −1, 2, 2, 2: mean 2, squares 9, 9, 0, 0, 0, variance 18/4 of five patients.
    void differencesAreModelMinusReference()
    {
        const std::vector truth{kIll, kIll, kIll, kWell, kWell};
        ScoredPatients model = scoredOf({0.9, 0.8, 0.1, 0.6, 0.2}, truth);
        ScoredPatients reference = scoredOf({0.9, 0.2, 0.1, 0.3, 0.2}, truth);
        model.cost = {7.0, 1.0, 4.0, 4.0, 4.0};
        reference.cost = {2.0, 2.0, 2.0, 2.0, 2.0};
        const PairedDifferences got = pairedDifferences(model, reference, 0.5, {});
        QVERIFY(near(got.recall.value, 2.0 / 3.0 - 1.0 / 3.0));
        QVERIFY(near(got.specificity.value, 0.5 - 1.0));
        QVERIFY(near(got.precision.value, 2.0 / 3.0 - 1.0));
        QVERIFY(near(got.f1.value, 4.0 / 6.0 - 2.0 / 4.0));
        QVERIFY(near(got.am.value, (2.0 / 3.0 + 0.5) / 2.0 - (1.0 / 3.0 + 1.0) / 2.0));
        const double half = 1.959963984540054 * std::sqrt(18.0 / 4.0 / 5.0);
        QVERIFY(near(got.meanCost.value, 2.0));
        QVERIFY(near(got.meanCost, 2.0 - half, 2.0 + half));
        QCOMPARE(isDistinguishable(got.meanCost), std::optional(true));
        // Nobody reaches 0.95: no precision, and finding nobody is no difference.
        const PairedDifferences strict = pairedDifferences(model, reference, 0.95, {});
        QVERIFY(!strict.precision.value && near(strict.recall.value, 0.0));
    }

    void aModelDoesNotDifferFromItself()
    {
        const ScoredPatients scored = twoModels(200).first;
        const PairedDifferences got = pairedDifferences(scored, scored, std::nullopt, {.resamples = 200});
        for (const MetricEstimate& figure : {got.f1, got.am, got.precision, got.recall, got.specificity, got.auroc}) {
            QVERIFY(figure.interval == (Interval{.low = 0.0, .high = 0.0}));
            QCOMPARE(isDistinguishable(figure), std::optional(false));
        }
    }

    // Against patients drawn one by one and judged by both models.
    void pairedIntervalsAreThoseOfPatientsDrawnForBoth()
    {
        const auto [model, reference] = twoModels(400);
        const PairedDifferences got = pairedDifferences(model, reference, 0.46, {.resamples = 4000});
        RandomStream stream(Seed{8}, "plain");
        std::vector<double> f1s, recalls, costs;
        for (int resample = 0; resample < 4000; ++resample) {
            Confusion one, other;
            double cost = 0.0;
            for (std::size_t i = 0; i < 400; ++i) {
                const std::size_t drawn = stream.below(400);
                one.count(saidAt(model, drawn, 0.46), model.truth[drawn]);
                other.count(saidAt(reference, drawn, 0.46), model.truth[drawn]);
                cost += model.cost[drawn] - reference.cost[drawn];
            }
            f1s.push_back(*one.f1() - *other.f1());
            recalls.push_back(*one.recall() - *other.recall());
            costs.push_back(cost / 400.0);
        }
        const auto agrees = [](const MetricEstimate& figure, const std::vector<double>& plain) {
            const auto [low, high] = middle95(plain);
            return near(figure, low, high, 0.08 * (high - low));
        };
        QVERIFY(agrees(got.f1, f1s));
        QVERIFY(agrees(got.recall, recalls));
        QVERIFY(agrees(got.meanCost, costs));
    }

    void allFiguresAreThoseOfThePatients()
    {
        const ScoredPatients scored = twoModels(300).first;
        const BootstrapPlan plan{.resamples = 300, .seed = Seed{2}};
        const ModelMetrics got = modelMetrics(scored, 0.4, plan);
        QVERIFY(got.confusion == confusionAt(scored, 0.4));
        QVERIFY(got.auroc == aurocDeLong(scored.probability, scored.truth));
        QVERIFY(near(got.auroc.value, *auroc(scored.probability, scored.truth)));
        QVERIFY(near(got.auprc.value, *auprc(scored.probability, scored.truth)));
        QVERIFY(near(got.brier.value, *brier(scored.probability, scored.truth)));
        const double mean = std::accumulate(scored.cost.begin(), scored.cost.end(), 0.0) / 300.0;
        QVERIFY(near(got.meanCost.value, mean));
        // As the evaluation of episodes draws them: the same seed, the same patients, the same interval of AUPRC; means
        // have the same interval up to the noise of 300 draws.
        std::vector<PatientResult> results;
        for (std::size_t i = 0; i < scored.count(); ++i)
            results.push_back({scored.probability[i], scored.cost[i], scored.said[i], scored.truth[i]});
        ResultSample sample(results);
        RandomStream stream(plan.seed, "bootstrap");
        std::vector<double> areas, briers, costs;
        for (std::size_t i = 0; i < plan.resamples; ++i) {
            const SampleFigures drawn = sample.resampled(stream);
            areas.push_back(*drawn.auprc);
            briers.push_back(*drawn.brier);
            costs.push_back(*drawn.meanCost);
        }
        const auto agrees = [](const MetricEstimate& figure, const std::vector<double>& plain, double share) {
            const auto [low, high] = middle95(plain);
            return near(figure, low, high, share * (high - low));
        };
        QVERIFY(agrees(got.auprc, areas, 0.03)); // between two draws, where the plain way takes one of them
        QVERIFY(agrees(got.brier, briers, 0.2));
        QVERIFY(agrees(got.meanCost, costs, 0.2));
        QVERIFY(got == modelMetrics(scored, 0.4, plan)); // same seed, same intervals
    }

    void anotherThresholdMovesNothingButCounts()
    {
        const auto [model, reference] = twoModels(300);
        const BootstrapPlan plan{.resamples = 300, .seed = Seed{2}};
        QVERIFY(atCounts(modelMetrics(model, 0.4, plan), confusionAt(model, 0.6), plan) ==
                modelMetrics(model, 0.6, plan));
        QVERIFY(pairedCountDifferences(model, reference, 0.6, plan, pairedDifferences(model, reference, 0.4, plan)) ==
                pairedDifferences(model, reference, 0.6, plan));
        QVERIFY(!pairedCountDifferences(model, reference, 0.6, plan).auroc.value);
    }

    // Newcombe, Statistics in Medicine 17 (1998), table I, method 3: the score method without correction.
    void sharesHaveTheIntervalsOfNewcombesTable()
    {
        const auto comesOut = [](std::size_t part, std::size_t whole, double low, double high) {
            const Interval got = wilsonInterval(part, whole);
            return near(got.low, low, 0.00005) && near(got.high, high, 0.00005);
        };
        QVERIFY(comesOut(81, 263, 0.2553, 0.3662));
        QVERIFY(comesOut(15, 148, 0.0624, 0.1605));
        QVERIFY(comesOut(0, 20, 0.0, 0.1611));
        QVERIFY(comesOut(1, 29, 0.0061, 0.1718));
    }
};

PANELWISE_APPLESS_TEST(ModelMetricsTest)

} // namespace model_metrics_test

#include "model_metrics_test.moc"
