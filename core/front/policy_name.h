// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_record.h"
#include "core/plan/run_record.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

// A policy has one short name wherever it is shown, written or asked for, whatever prices are tried and whatever else
// is on the screen: the user's own, or else P1-51, which is point 51 of front 1, as it was found; P1-d3, the third
// policy of that front that another one dominates; T-7, trained policy 7. A front that belongs to no project has no
// number: P-51. Earlier versions wrote F1-51, which beside "F1 0.830" reads like the metric.
std::string frontPolicyName(const FrontRecord& asFound, std::size_t policy);
std::string runPolicyName(const RunRecord& run);

// What it is called where the user gave no name.
std::string automaticName(std::optional<FrontId> front, std::span<const OperatingPoint> asFound, FrontAxes axes,
                          std::size_t policy);
std::string automaticName(const FrontRecord& asFound, std::size_t policy);
std::string automaticName(RunId run);
bool looksAutomatic(std::string_view name); // also as earlier versions wrote it

// What stands in the way of a name of the user's; ui/common/text/policy_name_text.h words it.
enum class NameFault : std::uint8_t {
    TooLong,     // more than kLongestPolicyName letters
    Unprintable, // line breaks, marks that turn the direction of writing, broken UTF-8
    Reserved,    // a number, an option of the command line, or what the program calls another policy
    Taken,       // another policy has it
};
inline constexpr std::size_t kLongestPolicyName = 40;
std::string tidyName(std::string_view typed); // no blanks around it, one in place of several
std::optional<NameFault> nameFault(std::string_view tidy);
bool sameName(std::string_view a, std::string_view b); // upper and lower case of A to Z alike

} // namespace core
