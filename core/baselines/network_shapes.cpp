#include "core/baselines/network_shapes_p.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

// What all panels together cost, as part of a correct diagnosis.
constexpr std::array kPriceOfAll{0.05, 0.15};

} // namespace

std::vector<RewardShape> shapesToTry(const SweepGround& ground)
{
    const SweepScale scale = ground.scale();
    const double all = ground.cohort().catalog().priceOf(PanelMask::all(ground.data().rules.panelCount())).amount;
    std::vector<RewardShape> shapes;
    for (const double factor : {1.0, 2.0})
        for (const double part : kPriceOfAll)
            shapes.push_back(
                {.lambda = factor * sweepLambda(scale, scale.valueWithAll), .rho = all > 0.0 ? -part / all : 0.0});
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
