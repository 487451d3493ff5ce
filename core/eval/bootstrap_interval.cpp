#include "core/eval/bootstrap_interval.h"

#include <algorithm>
#include <cstddef>

namespace core {
namespace {

// Between the two nearest of the values in proportion, had they been sorted. Everything from `from` on is above what
// lies before; afterwards the same holds for the place found, so that two shares cost little more than one.
double quantile(std::vector<double>& values, std::size_t& from, double share)
{
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(below);
    std::nth_element(values.begin() + static_cast<std::ptrdiff_t>(from), at, values.end());
    from = below;
    const double next = below + 1 < values.size() ? *std::min_element(at + 1, values.end()) : *at;
    return *at + (place - static_cast<double>(below)) * (next - *at);
}

} // namespace

std::optional<Interval> bootstrapInterval(std::vector<double> defined, std::size_t resamples)
{
    // Where a figure is undefined for many groups of such patients, the rest is no fair picture of them.
    if (defined.empty() || 10 * defined.size() < 9 * resamples)
        return std::nullopt;
    std::size_t from = 0;
    const double low = quantile(defined, from, 0.025);
    return Interval{.low = low, .high = quantile(defined, from, 0.975)};
}

} // namespace core
