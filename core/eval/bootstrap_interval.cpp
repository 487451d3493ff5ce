// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/bootstrap_interval.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>

namespace core {
namespace {

// Every value in front of the place returned comes before every other one, and they are few but at least `wanted`
// where a look at every sixteenth value can tell. Splitting off a tail is foreseeable work for the processor, halving
// again and again is not.
template <typename Iterator, typename Less>
Iterator tailEnd(Iterator first, Iterator last, std::ptrdiff_t wanted, Less less)
{
    constexpr std::ptrdiff_t kStride = 16;
    std::vector<double> sample;
    for (std::ptrdiff_t at = 0; at < last - first; at += kStride)
        sample.push_back(first[at]);
    const auto rank = 2 * wanted / kStride + 4;
    if (rank >= std::ssize(sample))
        return last;
    std::nth_element(sample.begin(), sample.begin() + rank, sample.end(), less);
    const double bound = sample[static_cast<std::size_t>(rank)];
    const Iterator end = std::partition(first, last, [&](double value) { return less(value, bound); });
    return end - first >= wanted ? end : last;
}

// Between the two nearest of the values in proportion, had they been sorted; `place` is counted from the front.
template <typename Iterator, typename Less>
double valueAt(Iterator first, Iterator last, double place, Less less)
{
    const auto below = static_cast<std::ptrdiff_t>(place);
    const Iterator end = tailEnd(first, last, below + 2, less);
    const Iterator at = first + below;
    std::nth_element(first, at, end, less);
    const double next = at + 1 < end ? *std::min_element(at + 1, end, less) : *at;
    return *at + (place - static_cast<double>(below)) * (next - *at);
}

} // namespace

std::optional<Interval> bootstrapInterval(std::vector<double> defined, std::size_t resamples)
{
    // Where a figure is undefined for many groups of such patients, the rest is no fair picture of them.
    if (defined.empty() || 10 * defined.size() < 9 * resamples)
        return std::nullopt;
    const double place = 0.025 * static_cast<double>(defined.size() - 1);
    const double low = valueAt(defined.begin(), defined.end(), place, std::less<>{});
    return Interval{.low = low, .high = valueAt(defined.rbegin(), defined.rend(), place, std::greater<>{})};
}

} // namespace core
