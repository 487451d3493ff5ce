#include "core/eval/bootstrap_interval.h"

#include <algorithm>
#include <span>

namespace core {
namespace {

// Between the two nearest of the sorted values in proportion.
double quantile(std::span<const double> sorted, double share)
{
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

} // namespace

std::optional<Interval> bootstrapInterval(std::vector<double> defined, std::size_t resamples)
{
    // Where a figure is undefined for many groups of such patients, the rest is no fair picture of them.
    if (defined.empty() || 10 * defined.size() < 9 * resamples)
        return std::nullopt;
    std::ranges::sort(defined);
    return Interval{.low = quantile(defined, 0.025), .high = quantile(defined, 0.975)};
}

} // namespace core
