// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

// What is dealt out to the parts of a split or to folds: a patient, or the rows of one patient together.
struct SplitUnit {
    std::vector<std::size_t> rows;
    Disease outcome = Disease::Absent; // present where any row says so
};
std::vector<SplitUnit> splitUnits(std::span<const Disease> outcomes, std::span<const std::uint32_t> groups);

} // namespace core
