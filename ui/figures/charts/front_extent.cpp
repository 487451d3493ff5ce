// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/front_extent.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {
namespace {

using DotKind = FrontDot::Kind;

constexpr double kFarFrom = 1.6;     // times the cost of the dearest point
constexpr double kStrayFrom = 1.3;   // likewise: a dominated policy that costs more is out of sight at first
constexpr double kSteepGain = 0.95;  // of what is gained along the front
constexpr double kStrayBelow = 0.25; // of the height: likewise one that is this much worse than everything else

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    void take(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    bool empty() const { return low > high; }
};

// Policies on the front and what everybody would get without one; where there are no such, whatever there is. A policy
// that gives everybody everything stands where all panels do, which is drawn apart where it is far away.
void takeLeading(const FrontScene& scene, Range& costs, Range& values, std::optional<double>& allPanels)
{
    for (const FrontDot& dot : scene.dots)
        if (dot.kind == DotKind::AllPanels && scene.draws(dot))
            allPanels = dot.cost;
    for (const FrontDot& dot : scene.dots) {
        if (!scene.draws(dot) || (dot.kind == DotKind::Dominated && scene.onFront > 0))
            continue;
        const bool everything = allPanels && scene.onFront > 1 && isAsDear(dot.cost, *allPanels);
        if (dot.isPolicy() && !everything)
            costs.take(dot.cost);
        values.take(*dot.value);
    }
}

// The band and the best possible, as far as they lie in sight.
void takeLines(const FrontScene& scene, double right, Range& values)
{
    for (const core::BandPoint& point : scene.band)
        if (point.cost <= right) {
            values.take(point.low);
            values.take(point.high);
        }
    for (const core::CostValue& point : scene.optimum)
        if (point.value && point.cost <= right)
            values.take(*point.value);
    if (!scene.show.optimism)
        return;
    for (const FrontShift& shift : scene.shifts)
        for (const core::CostValue& end : {shift.validation, shift.test})
            if (end.cost <= right)
                values.take(*end.value);
}

void takeDominated(const FrontScene& scene, double right, Range& costs, Range& values)
{
    const double lowest = values.low - kStrayBelow * (values.high - values.low);
    for (const FrontDot& dot : scene.dots)
        if (dot.kind == DotKind::Dominated && scene.draws(dot) && dot.cost <= kStrayFrom * right &&
            *dot.value >= lowest) {
            costs.take(dot.cost);
            values.take(*dot.value);
        }
}

// As far as they are not out of the way of the front; those that get all panels stand where all panels do.
void takeRivals(const FrontScene& scene, double right, std::optional<double> allPanels, Range& costs, Range& values)
{
    const double lowest = values.low - kStrayBelow * (values.high - values.low);
    for (const FrontRival& rival : scene.rivals) {
        if (rival.value < lowest)
            continue;
        if (rival.cost <= kStrayFrom * right)
            costs.take(rival.cost);
        if (rival.cost <= kStrayFrom * right || (allPanels && isAsDear(rival.cost, *allPanels)))
            values.take(rival.value);
    }
}

FrontExtent framed(double right, const Range& values)
{
    FrontExtent extent;
    extent.empty = false;
    extent.right = right > 0.0 ? 1.06 * right : 1.0;
    const double room = std::max(0.08 * (values.high - values.low), 0.02);
    extent.low = std::max(0.0, values.low - room);
    extent.high = std::min(1.0, values.high + room);
    return extent;
}

} // namespace

bool isAsDear(double cost, double other)
{
    return std::abs(cost - other) <= 0.01 * other;
}

FrontExtent extentOf(const FrontScene& scene)
{
    Range costs, values;
    std::optional<double> allPanels;
    takeLeading(scene, costs, values, allPanels);
    for (const core::CostValue& point : scene.preview)
        if (point.value) {
            costs.take(point.cost);
            values.take(*point.value);
        }
    if (values.empty())
        return {};
    double right = costs.empty() ? 0.0 : costs.high;
    takeLines(scene, right, values);
    takeDominated(scene, right, costs, values);
    takeRivals(scene, right, allPanels, costs, values);
    right = std::max(right, costs.empty() ? 0.0 : costs.high);
    const bool far = allPanels && right > 0.0 && *allPanels > kFarFrom * right;
    if (allPanels && !far)
        right = std::max(right, *allPanels);
    FrontExtent extent = framed(right, values);
    if (far)
        extent.farCost = allPanels;
    return extent;
}

FrontExtent steepExtentOf(const FrontScene& scene)
{
    Range values;
    for (std::size_t i = 0; i < scene.onFront; ++i)
        if (scene.dots[i].value)
            values.take(*scene.dots[i].value);
    if (values.empty())
        return extentOf(scene);
    const double nearlyAll = values.low + kSteepGain * (values.high - values.low);
    double right = 0.0;
    for (std::size_t i = 0; i < scene.onFront; ++i) {
        right = std::max(right, scene.dots[i].cost);
        if (scene.dots[i].value && *scene.dots[i].value >= nearlyAll)
            break;
    }
    takeLines(scene, right, values);
    return framed(right, values);
}

FrontExtent wholeExtentOf(const FrontScene& scene)
{
    Range costs, values;
    for (const FrontDot& dot : scene.dots)
        if (scene.draws(dot)) {
            costs.take(dot.cost);
            values.take(*dot.value);
        }
    for (const FrontRival& rival : scene.rivals) {
        costs.take(rival.cost);
        values.take(rival.value);
    }
    if (values.empty())
        return {};
    takeLines(scene, costs.high, values);
    return framed(costs.high, values);
}

} // namespace ui
