// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/quality/plausibility.h"
#include "core/data/table.h"
#include "core/data/task/task.h"

#include <stop_token>
#include <vector>

namespace core {

// Columns in use that almost give the outcome away, by their values or by being recorded at all, and panels of which
// nobody has a value. All patients with an outcome are looked at, those of the test too: it is a doubt about the file,
// from which nothing is learned. Findings the user accepted are left out.
std::vector<Finding> findLeaks(const Table& edited, const Task& task, const std::stop_token& stop = {});

} // namespace core
