// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Rows that lack the same features, so that one factorisation serves them all.
struct MissingnessPattern {
    std::vector<std::uint32_t> known;
    std::vector<std::uint32_t> unknown;
    std::vector<std::uint32_t> rows; // ascending
};

// Every row is in exactly one pattern; NaN is what is not known. The order depends on the patterns only.
std::vector<MissingnessPattern> groupByGaps(std::span<const float> rows, std::size_t features);

} // namespace core
