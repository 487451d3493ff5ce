// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/quality/column_fit_p.h"

#include <cstddef>
#include <optional>

namespace core {

// Some rows in another unit: they stand apart from the others, and multiplied by `factor` they fall among them.
struct MixedUnits {
    std::string unit; // that of the rows apart
    double low = 0.0; // the rows apart are those in [low, high], as read
    double high = 0.0;
    double factor = 1.0; // brings them into the unit of the others
    std::size_t count = 0;
};

std::optional<MixedUnits> findMixedUnits(const ColumnFit& fit);

} // namespace core
