// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/operating_point.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

// One policy in the plane of the front. A figure that is undefined puts it nowhere.
struct CostValue {
    double cost = 0.0; // on the axis of the front: money, minutes or both
    std::optional<double> value;
    bool operator==(const CostValue&) const = default;
};
CostValue costValue(const Evaluation& evaluation, FrontAxes axes);

// The positions of the policies on the front, by rising cost. On it is every policy that no other one dominates: costs
// no more and is worth no less, one of the two strictly. Of several at the same place the first stands for all.
std::vector<std::size_t> paretoFront(std::span<const CostValue> policies);
std::vector<std::size_t> frontOf(std::span<const OperatingPoint> points, FrontAxes axes); // chosen on validation

// The area dominated by the policies down to (referenceCost, 0); what costs more than that adds nothing.
double hypervolume(std::span<const CostValue> policies, double referenceCost);

} // namespace core
