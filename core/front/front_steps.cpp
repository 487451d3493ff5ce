// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_steps.h"

namespace core {
namespace {

// Shares are counts over the same number of patients; what differs by less is the same count.
constexpr double kSameShare = 1e-12;

bool contains(const Interval& interval, double value)
{
    return value >= interval.low && value <= interval.high;
}

} // namespace

FrontStep stepBetween(const PolicyYield& before, const PolicyYield& after)
{
    FrontStep step{.cost = after.cost - before.cost, .value = {}, .costPerCase = {}};
    if (before.value && after.value)
        step.value = *after.value - *before.value;
    if (before.found && after.found && *after.found - *before.found > kSameShare)
        step.costPerCase = step.cost / (*after.found - *before.found);
    return step;
}

std::optional<bool> indistinguishable(const PolicyYield& one, const PolicyYield& other)
{
    if (!one.value || !other.value || !one.interval || !other.interval)
        return std::nullopt;
    return contains(*one.interval, *other.value) && contains(*other.interval, *one.value);
}

} // namespace core
