// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/cohort/split.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

// The rows of a table that are patients: those whose outcome is recorded, and of equal ones the first where the task
// says so.
struct CohortRows {
    std::vector<std::size_t> rows;
    std::vector<Disease> outcomes;
    SplitGuide guide;
    std::size_t duplicatesDropped = 0;
};

// Nothing where the outcome column, its positive value or a column of the split cannot be used: validateTask says why.
std::optional<CohortRows> readCohortRows(const Table& edited, const Task& task);

} // namespace core
