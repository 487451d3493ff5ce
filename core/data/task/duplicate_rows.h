// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/table.h"
#include "core/data/task/task.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

namespace core {

// Numbers with so many different values that two patients hardly share several of them by chance.
bool isMeasurement(const Column& column);

// The columns of a task that tell patients apart.
struct ComparedColumns {
    std::vector<const Column*> used;      // outcome, baseline and tests
    std::set<const Column*> measurements; // of baseline and tests
};
ComparedColumns comparedColumns(const Table& edited, const Task& task);

// Those of `rows` that are the same as an earlier one of them in every column in use, outcome included. Rows with fewer
// than three measurements are never taken for the same patient.
std::vector<std::size_t> duplicateRows(const Table& edited, const Task& task, std::span<const std::size_t> rows);

// The rows that the task leaves out for that reason, of those whose outcome is recorded, in the order of the table.
std::vector<std::size_t> droppedDuplicates(const Table& edited, const Task& task, const OutcomeReader& reader);

// A name for the values of a row in these columns; 0 where fewer than `fewest` of them are measured.
std::uint64_t rowName(std::span<const Column* const> columns, const std::set<const Column*>& measurements,
                      std::size_t row, std::size_t fewest);

} // namespace core
