// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <optional>
#include <string_view>

namespace core {

// Fewer than this many patients with the disease cannot be split and learned from.
inline constexpr std::size_t kFewestPositives = 50;

// Everything that keeps this task from being used with this table: unknown columns, an outcome that does not have
// two values, too few positives, a column in two roles, unknown panels in fees, prices below zero. Rows whose outcome
// is not recorded are left out by the cohort and are no problem.
ProblemList validateTask(const Task& task, const Table& table);

} // namespace core
