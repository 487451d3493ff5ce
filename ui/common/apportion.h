// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace ui {

// Whole numbers in the proportion of `parts` that add up to `total` (largest remainder: whoever lost most by rounding
// down gets what is left, the first of equals first). All 0 where the parts add up to nothing; parts below 0 count 0.
std::vector<int> apportion(std::span<const double> parts, int total);

} // namespace ui
