// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"

#include <cmath>
#include <cstdlib>

namespace core {

// Whatever the bytes: an import ends with a sound table or with problems, never with both or neither.
inline void requireSound(const ImportOutcome& outcome)
{
    if ((outcome.end == RunEnd::Finished) != (outcome.table != nullptr) ||
        outcome.problems.empty() != (outcome.table != nullptr))
        std::abort();
    if (!outcome.table)
        return;
    for (const Column& column : outcome.table->columns()) {
        if (column.values.size() != outcome.table->rowCount() || column.name.empty())
            std::abort();
        for (const float value : column.values)
            if (!std::isnan(value) && column.kind != ColumnKind::Numeric &&
                (value < 0.0F || value >= static_cast<float>(column.levels.size())))
                std::abort();
    }
}

} // namespace core
