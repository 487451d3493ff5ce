// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

// The dates of a column as numbers that grow with time. One order of day, month and year holds for the whole column:
// the year first; day first where points separate or a first number is above 12; month first where a second one is.
struct DateColumn {
    std::vector<double> values;            // by row; NaN where the cell is empty
    std::optional<std::size_t> unreadable; // the first row that holds no date, or one that could be two
};
DateColumn datesOf(const Column& column); // numbers (years, days since …) are taken as they are

} // namespace core
