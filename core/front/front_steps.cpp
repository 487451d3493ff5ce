// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/front_steps.h"

#include "core/eval/patient_calls.h"
#include "core/front/pareto_front.h"

namespace core {
namespace {

// Shares are counts over the same number of patients; what differs by less is the same count.
constexpr double kSameShare = 1e-12;
constexpr BootstrapPlan kPaired{.resamples = 1000, .seed = Seed{1}};

} // namespace

// Where more are found for less money, chance has the last word, and a price below nothing would be no price.
FrontStep stepBetween(const PolicyYield& before, const PolicyYield& after)
{
    FrontStep step{.cost = after.cost - before.cost, .value = {}, .costPerCase = {}};
    if (before.value && after.value)
        step.value = *after.value - *before.value;
    if (before.found && after.found && *after.found - *before.found > kSameShare && step.cost >= 0.0)
        step.costPerCase = step.cost / (*after.found - *before.found);
    return step;
}

std::optional<PairedDifferences> pairedOnTest(const OperatingPoint& one, const OperatingPoint& other)
{
    if (!one.calls || !other.calls || !one.test || !other.test)
        return std::nullopt;
    const auto joint = jointCounts(*one.calls, *other.calls, one.test->patients());
    return joint ? std::optional(pairedCountDifferences(*joint, kPaired)) : std::nullopt;
}

std::vector<std::size_t> toldApart(std::span<const OperatingPoint> points, FrontAxes axes)
{
    std::vector<std::size_t> kept;
    for (const std::size_t place : frontOf(points, axes)) {
        if (kept.empty()) {
            kept.push_back(place);
            continue;
        }
        const auto paired = pairedOnTest(points[place], points[kept.back()]);
        if (!paired)
            return {};
        if (isDistinguishable(axes.metric == FrontMetric::F1 ? paired->f1 : paired->am).value_or(false))
            kept.push_back(place);
    }
    return kept;
}

} // namespace core
