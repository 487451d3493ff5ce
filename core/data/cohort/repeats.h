// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort_rows.h"
#include "core/data/cohort/split.h"
#include "core/data/quality/plausibility.h"
#include "core/data/task/task_proposal.h"

#include <span>
#include <stop_token>
#include <vector>

namespace core {

// Rows that stand for the same patient: equal in every column in use, with the same record number, or so nearly equal
// that one should not be learned from and the other judged. `split` may be null: then nothing is said about its parts.
// Findings the user accepted are left out.
std::vector<Finding> findRepeats(const Table& edited, const Task& task, const CohortRows& patients, const Split* split,
                                 std::span<const IdentifierWarning> identifiers, const std::stop_token& stop = {});

} // namespace core
