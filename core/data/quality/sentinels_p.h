// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"

#include <cstddef>
#include <vector>

namespace core {

// A number that stands for "not recorded": repeated exactly, and far from all others.
struct Sentinel {
    float value = 0.0F;
    std::size_t count = 0;
    double restLow = 0.0; // of the other values
    double restMedian = 0.0;
    double restHigh = 0.0;
};

// Of a numeric column, by its distribution alone: numbers such as -999, 9999, 99.9 or -1 that stand apart, and any
// other number that is repeated very far out. Nothing where the column is too short or has too few different values.
std::vector<Sentinel> findSentinels(const Column& column);

} // namespace core
