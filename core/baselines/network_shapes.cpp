// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/network_shapes_p.h"

#include "core/eval/scored_patients.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

// Prices of all panels together, in correct diagnoses.
constexpr std::array kPriceOfAll{0.1, 0.2};
constexpr std::array kLambdaFactors{1.0, 2.0};
constexpr std::array kPricesAlongFront{0.004, 0.01, 0.025, 0.06, 0.12, 0.25, 0.5, 1.0};
constexpr std::size_t kWalksAtOnce = 256; // patients between two questions whether to go on

// Of everybody with all panels; fewer when stopped.
std::vector<double> probabilitiesOf(const SweepContext& context, std::span<const PatientIndex> patients,
                                    const std::function<bool()>& goOn)
{
    const PanelMask all = PanelMask::all(context.data().rules.panelCount());
    std::vector<double> probabilities;
    for (std::size_t first = 0; first < patients.size() && goOn(); first += kWalksAtOnce)
        std::ranges::copy(
            context.probabilities(all, patients.subspan(first, std::min(kWalksAtOnce, patients.size() - first))),
            std::back_inserter(probabilities));
    return probabilities;
}

} // namespace

std::vector<RewardShape> shapesToTry(const SweepContext& context, FrontMetric metric,
                                     std::span<const PatientIndex> validation, const std::function<bool()>& goOn)
{
    const std::vector<double> probabilities = probabilitiesOf(context, validation, goOn);
    if (probabilities.size() < validation.size())
        return {};
    std::vector<Disease> truth;
    for (const PatientIndex patient : validation)
        truth.push_back(context.cohort().outcome(patient));
    const double threshold = thresholdForF1(probabilities, truth).value_or(0.5);
    Confusion counts;
    for (std::size_t i = 0; i < truth.size(); ++i)
        counts.count(probabilities[i] >= threshold ? Disease::Present : Disease::Absent, truth[i]);
    SweepScale scale;
    scale.metric = metric;
    scale.prevalence =
        std::clamp(double(std::ranges::count(truth, Disease::Present)) / double(truth.size()), 1e-6, 1.0 - 1e-6);
    const double lambda = sweepLambda(scale, counts.f1().value_or(0.0));
    const double all = context.data().rules.priceOf(PanelMask::all(context.data().rules.panelCount())).amount;
    std::vector<RewardShape> shapes;
    const auto add = [&](double factor, std::span<const double> prices) {
        for (const double price : prices)
            shapes.push_back({.lambda = factor * lambda, .rho = all > 0.0 ? -price / all : 0.0});
    };
    if (context.diagnosesByProbability()) {
        add(1.0, kPricesAlongFront);
        return shapes;
    }
    for (const double factor : kLambdaFactors)
        add(factor, kPriceOfAll);
    return shapes;
}

std::vector<RewardShape> nearBest(std::span<const OperatingPoint> tried, FrontMetric metric)
{
    std::vector<OperatingPoint> byMetric(tried.begin(), tried.end());
    std::ranges::stable_sort(byMetric, std::ranges::greater{}, [&](const OperatingPoint& point) {
        return metricOf(point.validation, metric).value_or(-1.0);
    });
    std::vector<RewardShape> shapes;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, byMetric.size()); ++i)
        shapes.push_back(byMetric[i].shape);
    return shapes;
}

} // namespace core
