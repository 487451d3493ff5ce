// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace core {

// A policy has one short name wherever it is shown, written or asked for, whatever prices are tried and whatever else
// is on the screen: F1-51 is point 51 of front 1, as it was found; F1-d3 the third policy of that front that another
// one dominates; T-7 trained policy 7. A front that belongs to no project has no number: F-51.
std::string frontPointName(std::optional<FrontId> front, std::size_t number); // of the point of that number, from 1
std::string frontPolicyName(std::optional<FrontId> front, std::span<const OperatingPoint> asFound, FrontAxes axes,
                            std::size_t policy);
std::string frontPolicyName(const FrontRecord& asFound, std::size_t policy);
std::string runPolicyName(RunId run);

} // namespace core
