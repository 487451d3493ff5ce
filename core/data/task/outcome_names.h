// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

// How much the name of a column, or a file's words for it, sound like what is to be predicted: 0 not at all, 100 it
// calls itself the outcome. From kTellingName on it needs no question. What was before ("family history of disease",
// "prior stroke") is no outcome.
inline constexpr double kTellingName = 40.0;
double outcomeScoreOf(std::string_view name);

// What patients are or do before anything is known about them: "smoker", "Alkohol", "pregnant", "insurance".
bool namesHabit(std::string_view name);

} // namespace core
