// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/policy_name.h"

#include "core/front/pareto_front.h"

#include <algorithm>

namespace core {

std::string frontPointName(std::optional<FrontId> front, std::size_t number)
{
    return (front ? "F" + std::to_string(front->value) + "-" : std::string("F-")) + std::to_string(number);
}

std::string frontPolicyName(std::optional<FrontId> front, std::span<const OperatingPoint> asFound, FrontAxes axes,
                            std::size_t policy)
{
    const std::vector<std::size_t> places = frontOf(asFound, axes);
    const auto on = std::ranges::find(places, policy);
    if (on != places.end())
        return frontPointName(front, static_cast<std::size_t>(on - places.begin()) + 1);
    std::size_t dominated = 1;
    for (std::size_t other = 0; other < policy; ++other)
        if (std::ranges::find(places, other) == places.end())
            ++dominated;
    return (front ? "F" + std::to_string(front->value) : std::string("F")) + "-d" + std::to_string(dominated);
}

std::string frontPolicyName(const FrontRecord& asFound, std::size_t policy)
{
    return frontPolicyName(asFound.id, asFound.points, asFound.start.plan.axes(), policy);
}

std::string runPolicyName(RunId run)
{
    return "T-" + std::to_string(run.value);
}

} // namespace core
