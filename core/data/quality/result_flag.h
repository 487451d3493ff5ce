// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/task/test_dictionary.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace core {

// What a laboratory writes beside a result.
enum class ResultFlag : std::uint8_t { None, Low, High, CriticalLow, CriticalHigh };

// Limits beyond which a laboratory calls the ward, by key and in the usual unit of the dictionary. Of adults and
// illustrative, like the reference ranges: hospitals publish lists of their own. Unset where no such list is common.
std::optional<Range> criticalLimits(std::string_view testKey);

// A value on a limit is within it. What is within the reference is never critical, and where no critical limits are
// known a result is high or low at most: a letter that wakes somebody up at night is not guessed at.
ResultFlag flagOf(double value, const Range& reference, const std::optional<Range>& critical);

} // namespace core
