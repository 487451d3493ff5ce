// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/sweep_grid.h"

#include "core/front/pareto_front.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

constexpr double kZeroBelowSmallest = 8.0; // ρ = 0 stands this factor below the smallest one tried
constexpr double kBeyondLargest = 4.0;     // and "nothing is ordered" this factor above the largest
constexpr double kCoarseFactor = 4.0;      // between neighbours of the first line
constexpr double kCoarsePoints = 3.0;      // of it that are not zero
constexpr double kNarrowest = 0.05;        // in log ρ: policies nearer than this differ by chance alone
constexpr double kNoCost = 1e-9;

double logRho(double rho, double smallest)
{
    return rho == 0.0 ? std::log(smallest / kZeroBelowSmallest) : std::log(-rho);
}

// The line from ρ = 0 to where testing no longer pays.
std::vector<RewardShape> coarseRound(const SweepScale& scale, std::size_t count)
{
    std::vector<RewardShape> shapes;
    for (std::size_t i = 0; i < count; ++i) {
        const double part = std::min(1.0, double(i) / kCoarsePoints);
        const double value = scale.valueWithAll + part * (scale.valueWithout - scale.valueWithAll);
        const double rho = i == 0 ? 0.0 : -scale.payingRho * std::pow(kCoarseFactor, double(i) - kCoarsePoints);
        shapes.push_back({.lambda = sweepLambda(scale, value), .rho = rho, .aim = scale.aim});
    }
    return shapes;
}

// One end of a gap.
struct Corner {
    double cost = 0.0;
    double value = 0.0;
    double logRho = 0.0;
};

class GapFilling {
public:
    GapFilling(const SweepScale& scale, std::span<const OperatingPoint> found) : m_scale(scale)
    {
        std::vector<RewardShape> shapes;
        for (const OperatingPoint& point : found)
            shapes.push_back(point.shape);
        m_smallest = smallestRhoOf(shapes);
        for (const RewardShape& shape : shapes)
            m_tried.push_back(logRho(shape.rho, m_smallest));
        std::ranges::sort(m_tried);
        findCorners(found);
    }

    RewardShape next()
    {
        const Corner* best = nullptr;
        double bestSize = 0.0;
        for (std::size_t i = 0; i + 1 < m_corners.size(); ++i) {
            const Place place = widest(m_corners[i].logRho, m_corners[i + 1].logRho);
            const double gap = size(m_corners[i], m_corners[i + 1]) / double(1 + place.inside);
            if (place.width > kNarrowest && gap > bestSize) {
                best = &m_corners[i];
                bestSize = gap;
            }
        }
        // No gap that another ρ could fill: the ρ nobody tried yet.
        return best ? between(best[0], best[1]) : between(m_ends[0], m_ends[1]);
    }

private:
    struct Place {
        double middle = 0.0;
        double width = 0.0;     // of the widest piece between two ρ that were tried
        std::size_t inside = 0; // tried within
    };

    void findCorners(std::span<const OperatingPoint> found)
    {
        const std::vector<std::size_t> front = frontOf(found, {m_scale.metric, m_scale.aim});
        const Corner nothing{
            .cost = 0.0, .value = m_scale.valueWithout, .logRho = m_tried.back() + std::log(kBeyondLargest)};
        if (front.empty() || costValue(found[front.front()].validation, {m_scale.metric, m_scale.aim}).cost > kNoCost)
            m_corners.push_back(nothing);
        for (const std::size_t i : front) {
            const CostValue place = costValue(found[i].validation, {m_scale.metric, m_scale.aim});
            m_corners.push_back({place.cost, *place.value, logRho(found[i].shape.rho, m_smallest)});
        }
        m_ends = {nothing, m_corners.back()};
        m_ends[1].logRho = m_tried.front();
        const auto [low, high] = std::ranges::minmax(m_corners, {}, &Corner::value);
        m_valueSpan = std::max(1e-12, high.value - low.value);
        m_costSpan = std::max(1e-12, m_corners.back().cost);
    }

    double size(const Corner& a, const Corner& b) const
    {
        return std::hypot((b.cost - a.cost) / m_costSpan, (b.value - a.value) / m_valueSpan);
    }

    Place widest(double a, double b) const
    {
        const auto [low, high] = std::minmax(a, b);
        Place place;
        double before = low;
        const auto consider = [&](double at) {
            if (at - before > place.width) {
                place.width = at - before;
                place.middle = (at + before) / 2.0;
            }
            before = at;
        };
        for (const double tried : m_tried)
            if (tried > low && tried < high) {
                consider(tried);
                ++place.inside;
            }
        consider(high);
        return place;
    }

    RewardShape between(const Corner& a, const Corner& b)
    {
        const double middle = widest(a.logRho, b.logRho).middle;
        const double span = b.logRho - a.logRho;
        const double part = span != 0.0 ? (middle - a.logRho) / span : 0.5;
        m_tried.insert(std::ranges::upper_bound(m_tried, middle), middle);
        return {.lambda = sweepLambda(m_scale, a.value + part * (b.value - a.value)),
                .rho = -std::exp(middle),
                .aim = m_scale.aim};
    }

    const SweepScale& m_scale;
    double m_smallest = 1.0;
    std::vector<double> m_tried;   // log |ρ|, sorted
    std::vector<Corner> m_corners; // of the front, by rising cost
    std::vector<Corner> m_ends;
    double m_costSpan = 1.0, m_valueSpan = 1.0;
};

} // namespace

std::vector<RewardShape> paperGrid(double meanPrice, CostAim aim)
{
    std::vector<RewardShape> shapes;
    for (int lambda = 1; lambda <= 10; ++lambda)
        for (int weight = 1; weight <= 100; weight += weight < 10 ? 1 : 10)
            shapes.push_back(
                {.lambda = double(lambda), .rho = meanPrice > 0.0 ? -1.0 / (weight * meanPrice) : 0.0, .aim = aim});
    return shapes;
}

double sweepLambda(const SweepScale& scale, double value)
{
    if (scale.metric == FrontMetric::Am)
        return (1.0 - scale.prevalence) / scale.prevalence;
    const double most = 1.0 / scale.prevalence;
    return value > 0.0 ? std::clamp((2.0 - value) / value, 1.0, most) : most;
}

std::vector<RewardShape> nextSweepRound(const SweepScale& scale, std::span<const OperatingPoint> found,
                                        std::size_t count)
{
    assert(scale.prevalence > 0.0 && scale.prevalence < 1.0 && scale.payingRho > 0.0);
    if (found.empty())
        return coarseRound(scale, count);
    GapFilling filling(scale, found);
    std::vector<RewardShape> shapes;
    while (shapes.size() < count)
        shapes.push_back(filling.next());
    return shapes;
}

double smallestRhoOf(std::span<const RewardShape> shapes)
{
    double smallest = 0.0;
    for (const RewardShape& shape : shapes)
        if (shape.rho < 0.0 && (smallest == 0.0 || -shape.rho < smallest))
            smallest = -shape.rho;
    return smallest > 0.0 ? smallest : 1.0;
}

double rewardDistance(const RewardShape& a, const RewardShape& b, double smallestRho)
{
    return std::hypot(std::log(std::max(a.lambda, 1e-9)) - std::log(std::max(b.lambda, 1e-9)),
                      logRho(a.rho, smallestRho) - logRho(b.rho, smallestRho));
}

} // namespace core
