// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"

#include <cstdint>
#include <span>
#include <string>

namespace core {

// One step that changes how an import is read. The import itself stays as it was; removing the step undoes it.
struct DataEdit {
    enum class Kind : std::uint8_t {
        TreatAsMissing,       // values outside [low, high] count as not recorded
        TreatInsideAsMissing, // values inside [low, high] count as not recorded: -999
        Multiply,             // all values × factor (another unit)
        MultiplyRange,        // values inside [low, high] × factor (some rows in another unit)
        Exponentiate,         // undo a logarithm: factor^value; factor e, 2 or 10
        SwapColumns,          // the values of `column` and `otherColumn` change places
    };
    Kind kind = Kind::TreatAsMissing;
    std::string column = {};
    std::string otherColumn = {};
    double low = 0.0;
    double high = 0.0;
    double factor = 1.0;
    std::string otherKeys = {}; // JSON object of keys we do not know, kept for the next writer; may be empty

    bool operator==(const DataEdit&) const = default;
};

// The table with all steps applied in order; the same table where there is nothing to do. Columns that no step names
// stay the same bit for bit. A step that names a column the table does not have is skipped: validateTask reports it.
// Arithmetic applies to Numeric columns only; a result too large for a float counts as not recorded.
TablePtr applyEdits(const TablePtr& table, std::span<const DataEdit> edits);

} // namespace core
