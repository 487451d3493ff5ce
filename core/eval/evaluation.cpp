// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/evaluation.h"

#include "core/eval/bootstrap_interval.h"
#include "core/eval/edge_intervals_p.h"
#include "core/eval/order_counts_p.h"
#include "core/eval/result_sample_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace core {
namespace {

std::vector<PatientResult> resultsOf(std::span<const Episode> episodes, const Cohort& cohort)
{
    std::vector<PatientResult> results;
    results.reserve(episodes.size());
    for (const Episode& episode : episodes)
        results.push_back({.score = episode.finalProbability(),
                           .cost = episode.cost().amount,
                           .said = episode.diagnosis(),
                           .truth = cohort.outcome(episode.patient),
                           .minutes = episode.minutes().amount,
                           .millilitres = episode.millilitres().amount});
    return results;
}

double meanReward(std::span<const PatientResult> results, const RewardShape& shape)
{
    double sum = 0.0;
    for (const PatientResult& result : results)
        sum +=
            shape.ofDiagnosis(result.said, result.truth) + shape.ofBurden(Cost(result.cost), Minutes(result.minutes));
    return sum / static_cast<double>(std::max<std::size_t>(results.size(), 1));
}

double costDeviation(std::span<const PatientResult> results, double mean)
{
    double squares = 0.0;
    for (const PatientResult& result : results)
        squares += (result.cost - mean) * (result.cost - mean);
    return std::sqrt(squares / static_cast<double>(std::max<std::size_t>(results.size(), 1)));
}

// Every figure with an interval, and where its value comes from.
struct FigureSource {
    MetricEstimate Evaluation::*figure;
    std::optional<double> (*value)(const SampleFigures&);
};
constexpr std::array kFigures{
    FigureSource{&Evaluation::f1, [](const SampleFigures& sample) { return sample.confusion.f1(); }},
    FigureSource{&Evaluation::auroc, [](const SampleFigures& sample) { return sample.auroc; }},
    FigureSource{&Evaluation::auprc, [](const SampleFigures& sample) { return sample.auprc; }},
    FigureSource{&Evaluation::am, [](const SampleFigures& sample) { return sample.confusion.am(); }},
    FigureSource{&Evaluation::precision, [](const SampleFigures& sample) { return sample.confusion.precision(); }},
    FigureSource{&Evaluation::recall, [](const SampleFigures& sample) { return sample.confusion.recall(); }},
    FigureSource{&Evaluation::specificity, [](const SampleFigures& sample) { return sample.confusion.specificity(); }},
    FigureSource{&Evaluation::brier, [](const SampleFigures& sample) { return sample.brier; }},
    FigureSource{&Evaluation::meanCost, [](const SampleFigures& sample) { return sample.meanCost; }},
};

// Where the figures of one evaluation go. Time and blood are among them where every panel says how much it takes.
struct FigurePlace {
    MetricEstimate* figure;
    std::optional<double> (*value)(const SampleFigures&);
};
std::vector<FigurePlace> placesIn(Evaluation& evaluation, const TestCatalog& catalog)
{
    std::vector<FigurePlace> places;
    for (const FigureSource& source : kFigures)
        places.push_back({&(evaluation.*source.figure), source.value});
    if (catalog.hasMinutes())
        places.push_back(
            {&evaluation.meanMinutes.emplace(), [](const SampleFigures& sample) { return sample.meanMinutes; }});
    if (catalog.hasMillilitres())
        places.push_back({&evaluation.meanMillilitres.emplace(),
                          [](const SampleFigures& sample) { return sample.meanMillilitres; }});
    return places;
}

void addIntervals(Evaluation& evaluation, std::span<const FigurePlace> places, ResultSample& sample,
                  const BootstrapPlan& bootstrap)
{
    std::vector<std::vector<double>> defined(places.size());
    RandomStream stream(bootstrap.seed, "bootstrap");
    for (std::size_t resample = 0; resample < bootstrap.resamples; ++resample) {
        const SampleFigures figures = sample.resampled(stream);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (const auto value = places[i].value(figures))
                defined[i].push_back(*value);
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i].figure->interval = bootstrapInterval(std::move(defined[i]), bootstrap.resamples);
    const Confusion& counts = evaluation.confusion;
    replaceFlat(evaluation.f1, f1Interval(counts));
    replaceFlat(evaluation.am, amInterval(counts));
    replaceFlat(evaluation.precision, shareInterval(counts.truePositive, counts.truePositive + counts.falsePositive));
    replaceFlat(evaluation.recall, shareInterval(counts.truePositive, counts.truePositive + counts.falseNegative));
    replaceFlat(evaluation.specificity, shareInterval(counts.trueNegative, counts.trueNegative + counts.falsePositive));
    for (MetricEstimate* area : {&evaluation.auroc, &evaluation.auprc}) // how sure a perfect order is nobody can tell
        replaceFlat(*area, std::nullopt);
}

} // namespace

// Money and time enter the burden in proportion, so the mean burden is the burden of the means.
std::optional<double> Evaluation::meanBurden(CostAim aim) const
{
    if (!aim.countsTime())
        return meanCost.value;
    if (!meanCost.value || !meanMinutes || !meanMinutes->value)
        return std::nullopt;
    return aim.burden(Cost(*meanCost.value), Minutes(*meanMinutes->value));
}

Evaluation evaluateEpisodes(std::span<const Episode> episodes, const Cohort& cohort, const RewardShape& shape,
                            const BootstrapPlan& bootstrap)
{
    const std::vector<PatientResult> results = resultsOf(episodes, cohort);
    Evaluation evaluation;
    evaluation.panelUse = panelUse(episodes, cohort.catalog().panelCount());
    evaluation.orders = orderFrequencies(episodes);
    evaluation.meanReward = meanReward(results, shape);

    ResultSample sample(results);
    const SampleFigures figures = sample.figures();
    evaluation.confusion = figures.confusion;
    const std::vector<FigurePlace> places = placesIn(evaluation, cohort.catalog());
    for (const FigurePlace& place : places)
        place.figure->value = place.value(figures);
    evaluation.costDeviation = costDeviation(results, figures.meanCost.value_or(0.0));
    if (bootstrap.resamples > 0)
        addIntervals(evaluation, places, sample, bootstrap);
    return evaluation;
}

} // namespace core
