// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A column name or a unit as its parts, in small letters and without accents: "Hgb (g/dL)" → hgb, g, dl;
// "10³/µL" → 10, 3, ul. `splitCase` also divides "HeartRate" into heart, rate.
std::vector<std::string> nameTokens(std::string_view name, bool splitCase = false);

// The parts written together, so that "Heart rate", "heart_rate" and "HeartRate" are the same name.
std::string joined(std::span<const std::string> tokens, std::string_view separator = {});

} // namespace core
