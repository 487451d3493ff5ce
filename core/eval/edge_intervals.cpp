// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/edge_intervals_p.h"

#include "core/eval/wilson_interval.h"

#include <cmath>

namespace core {

std::optional<Interval> shareInterval(std::size_t part, std::size_t whole)
{
    return whole > 0 ? std::optional(wilsonInterval(part, whole)) : std::nullopt;
}

std::optional<Interval> f1Interval(const Confusion& counts)
{
    const auto share =
        shareInterval(counts.truePositive, counts.truePositive + counts.falsePositive + counts.falseNegative);
    if (!share)
        return std::nullopt;
    const auto f1 = [](double part) { return 2.0 * part / (1.0 + part); };
    return Interval{.low = f1(share->low), .high = f1(share->high)};
}

std::optional<Interval> amInterval(const Confusion& counts)
{
    const auto recall = counts.recall(), specificity = counts.specificity();
    if (!recall || !specificity)
        return std::nullopt;
    const Interval ill = *shareInterval(counts.truePositive, counts.truePositive + counts.falseNegative);
    const Interval well = *shareInterval(counts.trueNegative, counts.trueNegative + counts.falsePositive);
    const double middle = 0.5 * (*recall + *specificity);
    return Interval{.low = middle - 0.5 * std::hypot(*recall - ill.low, *specificity - well.low),
                    .high = middle + 0.5 * std::hypot(ill.high - *recall, well.high - *specificity)};
}

void replaceFlat(MetricEstimate& figure, const std::optional<Interval>& otherwise)
{
    if (figure.interval && figure.interval->low == figure.interval->high)
        figure.interval = otherwise;
}

} // namespace core
