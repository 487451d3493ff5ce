#include "ui/plots/front_extent.h"

#include <algorithm>
#include <limits>

namespace ui {
namespace {

using Kind = FrontDot::Kind;

constexpr double kFarFrom = 1.6;     // times the cost of the dearest point
constexpr double kStrayFrom = 1.3;   // likewise: a dominated policy that costs more is out of sight at first
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

// Policies on the front and what everybody would get without one; where there are no such, whatever there is.
void takeLeading(const FrontScene& scene, Range& costs, Range& values, std::optional<double>& allPanels)
{
    for (const FrontDot& dot : scene.dots) {
        if (!dot.value || (dot.kind == Kind::Dominated && scene.onFront > 0))
            continue;
        if (dot.isPolicy())
            costs.take(dot.cost);
        if (dot.kind == Kind::AllPanels)
            allPanels = dot.cost;
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
}

void takeDominated(const FrontScene& scene, double right, Range& costs, Range& values)
{
    const double lowest = values.low - kStrayBelow * (values.high - values.low);
    for (const FrontDot& dot : scene.dots)
        if (dot.kind == Kind::Dominated && dot.value && dot.cost <= kStrayFrom * right && *dot.value >= lowest) {
            costs.take(dot.cost);
            values.take(*dot.value);
        }
}

} // namespace

FrontExtent extentOf(const FrontScene& scene)
{
    Range costs, values;
    std::optional<double> allPanels;
    takeLeading(scene, costs, values, allPanels);
    FrontExtent extent;
    if (values.empty())
        return extent;
    extent.empty = false;
    double right = costs.empty() ? 0.0 : costs.high;
    takeLines(scene, right, values);
    takeDominated(scene, right, costs, values);
    right = std::max(right, costs.empty() ? 0.0 : costs.high);
    if (allPanels && right > 0.0 && *allPanels > kFarFrom * right)
        extent.farCost = allPanels;
    else if (allPanels)
        right = std::max(right, *allPanels);
    extent.right = right > 0.0 ? 1.06 * right : 1.0;
    const double room = std::max(0.08 * (values.high - values.low), 0.02);
    extent.low = std::max(0.0, values.low - room);
    extent.high = std::min(1.0, values.high + room);
    return extent;
}

} // namespace ui
