// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

namespace core {

// Other patients read as the first ones were. What a column is was decided on its own file: where sex is 1 and 2 in one
// file and always 2 in another, the second holds the number 2 and not the second of two levels. Here every column the
// task uses that had levels in `first` gets them again, cell by cell by its text, and one that held numbers holds
// numbers again: potassium of 4 and 5 in two patients is not the first and the second of two levels.
// A category may bring new levels; a third value of a column that had two is an error (PolicyDoesNotFit), a text
// among numbers too (ValueNotNumeric).
Result<TablePtr> withLevelsOf(const Table& first, const TablePtr& others, const Task& task);

} // namespace core
