// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/model_metrics.h"

#include "core/eval/bootstrap_interval.h"
#include "core/eval/count_draws_p.h"
#include "core/eval/delong_p.h"
#include "core/eval/edge_intervals_p.h"
#include "core/eval/normal_interval_p.h"
#include "core/eval/result_sample_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {
namespace {

// The figures that counts decide, in one go and without a branch: a move of the threshold asks for them 50,000 times.
// NaN where undefined, which is what 0 / 0 is.
struct CountRatios {
    enum Place : std::size_t { F1, Am, Precision, Recall, Specificity, Accuracy };
    std::array<double, 6> values;

    CountRatios(double truePositive, double trueNegative, double falsePositive, double falseNegative)
    {
        values[F1] = 2.0 * truePositive / (2.0 * truePositive + falsePositive + falseNegative);
        values[Precision] = truePositive / (truePositive + falsePositive);
        values[Recall] = truePositive / (truePositive + falseNegative);
        values[Specificity] = trueNegative / (trueNegative + falsePositive);
        values[Am] = (values[Recall] + values[Specificity]) / 2.0;
        values[Accuracy] =
            (truePositive + trueNegative) / (truePositive + trueNegative + falsePositive + falseNegative);
    }
};

// By place.
constexpr std::array<MetricEstimate ModelMetrics::*, 6> kCountMetrics{
    &ModelMetrics::f1,     &ModelMetrics::am,          &ModelMetrics::precision,
    &ModelMetrics::recall, &ModelMetrics::specificity, &ModelMetrics::accuracy};
constexpr std::array<MetricEstimate PairedDifferences::*, 5> kPairedMetrics{
    &PairedDifferences::f1, &PairedDifferences::am, &PairedDifferences::precision, &PairedDifferences::recall,
    &PairedDifferences::specificity};

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

std::optional<double> defined(double value)
{
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

// What each of several figures was in the resamples in which it was defined.
template <std::size_t Count>
class ResampledMetrics {
public:
    explicit ResampledMetrics(std::size_t resamples) : m_resamples(resamples)
    {
        for (std::vector<double>& values : m_defined)
            values.reserve(resamples);
    }
    void add(std::size_t figure, double value)
    {
        if (!std::isnan(value))
            m_defined[figure].push_back(value);
    }
    std::optional<Interval> interval(std::size_t figure)
    {
        return bootstrapInterval(std::move(m_defined[figure]), m_resamples);
    }

private:
    std::size_t m_resamples;
    std::array<std::vector<double>, Count> m_defined;
};

JointCounts jointCountsAt(const ScoredPatients& model, const ScoredPatients& reference, const Threshold& threshold)
{
    JointCounts joint{};
    for (std::size_t place = 0; place < model.count(); ++place)
        ++joint[4 * static_cast<std::size_t>(model.truth[place]) +
                2 * static_cast<std::size_t>(saidAt(model, place, threshold)) +
                static_cast<std::size_t>(saidAt(reference, place, threshold))];
    return joint;
}

template <typename Count>
CountRatios ofModel(std::span<const Count> joint)
{
    const auto sum = [&](std::size_t a, std::size_t b) { return static_cast<double>(joint[a] + joint[b]); };
    return {sum(6, 7), sum(0, 1), sum(2, 3), sum(4, 5)};
}

template <typename Count>
CountRatios ofReference(std::span<const Count> joint)
{
    const auto sum = [&](std::size_t a, std::size_t b) { return static_cast<double>(joint[a] + joint[b]); };
    return {sum(5, 7), sum(0, 2), sum(1, 3), sum(4, 6)};
}

MetricEstimate aurocDifference(const ScoredPatients& model, const ScoredPatients& reference)
{
    const Placements ofModel(model.probability, model.truth);
    const Placements ofReference(reference.probability, reference.truth);
    if (!ofModel.area() || !ofReference.area())
        return {};
    const double value = *ofModel.area() - *ofReference.area();
    const auto shared = ofModel.covariance(ofReference);
    if (!shared)
        return {.value = value, .interval = {}};
    return normalEstimate(value, *ofModel.covariance(ofModel) + *ofReference.covariance(ofReference) - 2.0 * *shared);
}

MetricEstimate costDifference(const ScoredPatients& model, const ScoredPatients& reference)
{
    std::vector<double> more;
    more.reserve(model.count());
    for (std::size_t place = 0; place < model.count(); ++place)
        more.push_back(model.cost[place] - reference.cost[place]);
    return meanEstimate(more);
}

MetricEstimate auprcEstimate(const ScoredPatients& scored, const BootstrapPlan& bootstrap)
{
    std::vector<PatientResult> results;
    results.reserve(scored.count());
    for (std::size_t place = 0; place < scored.count(); ++place)
        results.push_back({.score = scored.probability[place],
                           .cost = scored.cost[place],
                           .said = scored.said[place],
                           .truth = scored.truth[place]});
    ResultSample sample(std::move(results));
    MetricEstimate figure{.value = sample.figures().auprc, .interval = {}};
    if (bootstrap.resamples == 0)
        return figure;
    ResampledMetrics<1> resampled(bootstrap.resamples);
    RandomStream stream(bootstrap.seed, "bootstrap");
    for (std::size_t resample = 0; resample < bootstrap.resamples; ++resample)
        resampled.add(0, sample.resampled(stream).auprc.value_or(kUndefined));
    figure.interval = resampled.interval(0);
    return figure;
}

// Where every resample is the same, none or all of a handful, drawing again tells nothing of chance.
void replaceFlatIntervals(ModelMetrics& figures)
{
    const Confusion& counts = figures.confusion;
    replaceFlat(figures.f1, f1Interval(counts));
    replaceFlat(figures.am, amInterval(counts));
    replaceFlat(figures.precision, shareInterval(counts.truePositive, counts.truePositive + counts.falsePositive));
    replaceFlat(figures.recall, shareInterval(counts.truePositive, counts.truePositive + counts.falseNegative));
    replaceFlat(figures.specificity, shareInterval(counts.trueNegative, counts.trueNegative + counts.falsePositive));
    replaceFlat(figures.accuracy, shareInterval(counts.truePositive + counts.trueNegative, counts.total()));
}

} // namespace

ModelMetrics atCounts(const ModelMetrics& figures, const Confusion& counts, const BootstrapPlan& bootstrap)
{
    const std::array places{counts.truePositive, counts.trueNegative, counts.falsePositive, counts.falseNegative};
    const auto count = [&](std::size_t place) { return static_cast<double>(places[place]); };
    const CountRatios whole(count(0), count(1), count(2), count(3));
    ModelMetrics moved = figures;
    moved.confusion = counts;
    for (std::size_t i = 0; i < kCountMetrics.size(); ++i)
        moved.*kCountMetrics[i] = {.value = defined(whole.values[i]), .interval = {}};
    if (bootstrap.resamples == 0)
        return moved;
    CountDraws draws(places);
    ResampledMetrics<kCountMetrics.size()> resampled(bootstrap.resamples);
    RandomStream stream(bootstrap.seed, "counts");
    for (std::size_t resample = 0; resample < bootstrap.resamples; ++resample) {
        const std::span<const double> drawn = draws.draw(stream);
        const CountRatios ratios(drawn[0], drawn[1], drawn[2], drawn[3]);
        for (std::size_t i = 0; i < kCountMetrics.size(); ++i)
            resampled.add(i, ratios.values[i]);
    }
    for (std::size_t i = 0; i < kCountMetrics.size(); ++i)
        (moved.*kCountMetrics[i]).interval = resampled.interval(i);
    replaceFlatIntervals(moved);
    return moved;
}

ModelMetrics countMetrics(const Confusion& counts, const BootstrapPlan& bootstrap)
{
    return atCounts({}, counts, bootstrap);
}

ModelMetrics modelMetrics(const ScoredPatients& scored, const Threshold& threshold, const BootstrapPlan& bootstrap)
{
    ModelMetrics figures;
    figures.auroc = aurocDeLong(scored.probability, scored.truth);
    figures.auprc = auprcEstimate(scored, bootstrap);
    figures.brier = brierEstimate(scored.probability, scored.truth);
    figures.meanCost = meanEstimate(scored.cost);
    return atCounts(figures, confusionAt(scored, threshold), bootstrap);
}

MetricEstimate aurocDeLong(std::span<const double> probability, std::span<const Disease> truth)
{
    const Placements placements(probability, truth);
    const auto area = placements.area();
    const auto variance = placements.covariance(placements);
    if (!area || !variance)
        return {.value = area, .interval = {}};
    MetricEstimate figure = normalEstimate(*area, *variance);
    figure.interval->low = std::max(figure.interval->low, 0.0);
    figure.interval->high = std::min(figure.interval->high, 1.0);
    return figure;
}

PairedDifferences pairedCountDifferences(const ScoredPatients& model, const ScoredPatients& reference,
                                         const Threshold& threshold, const BootstrapPlan& bootstrap,
                                         const PairedDifferences& fixed)
{
    assert(model.patients == reference.patients);
    return pairedCountDifferences(jointCountsAt(model, reference, threshold), bootstrap, fixed);
}

PairedDifferences pairedCountDifferences(const JointCounts& joint, const BootstrapPlan& bootstrap,
                                         const PairedDifferences& fixed)
{
    const CountRatios whole = ofModel(std::span<const std::size_t>(joint));
    const CountRatios wholeReference = ofReference(std::span<const std::size_t>(joint));
    PairedDifferences differences = fixed;
    for (std::size_t i = 0; i < kPairedMetrics.size(); ++i)
        differences.*kPairedMetrics[i] = {.value = defined(whole.values[i] - wholeReference.values[i]), .interval = {}};
    if (bootstrap.resamples == 0)
        return differences;
    CountDraws draws(joint);
    ResampledMetrics<kPairedMetrics.size()> resampled(bootstrap.resamples);
    RandomStream stream(bootstrap.seed, "joint counts");
    for (std::size_t resample = 0; resample < bootstrap.resamples; ++resample) {
        const std::span<const double> drawn = draws.draw(stream);
        const CountRatios one = ofModel(drawn), other = ofReference(drawn);
        for (std::size_t i = 0; i < kPairedMetrics.size(); ++i)
            resampled.add(i, one.values[i] - other.values[i]);
    }
    for (std::size_t i = 0; i < kPairedMetrics.size(); ++i)
        (differences.*kPairedMetrics[i]).interval = resampled.interval(i);
    return differences;
}

PairedDifferences pairedDifferences(const ScoredPatients& model, const ScoredPatients& reference,
                                    const Threshold& threshold, const BootstrapPlan& bootstrap)
{
    PairedDifferences fixed;
    fixed.auroc = aurocDifference(model, reference);
    fixed.meanCost = costDifference(model, reference);
    return pairedCountDifferences(model, reference, threshold, bootstrap, fixed);
}

std::optional<bool> isDistinguishable(const MetricEstimate& difference)
{
    if (!difference.interval)
        return std::nullopt;
    return difference.interval->low > 0.0 || difference.interval->high < 0.0;
}

} // namespace core
