// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/ucum.h"
#include "core/data/task/test_dictionary.h"

#include <optional>
#include <string_view>

namespace core {

// How values in a unit, however it is spelled, become values in the usual unit of a known test. By the test's own
// factors first (they know its molar mass), then by UCUM from any unit of the same kind.
std::optional<UnitStep> stepToUsual(const TestKnowledge& test, std::string_view spelledUnit);

// The same between two units of a test nobody knows: by UCUM alone.
std::optional<UnitStep> stepBetween(std::string_view spelledFrom, std::string_view spelledTo);

} // namespace core
