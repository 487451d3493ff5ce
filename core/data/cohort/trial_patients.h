// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

// Patients a policy is tried on. Nobody learns from them, so every row is one: there may be few cases, one outcome
// only, or no outcome at all.
struct TrialPatients {
    CohortPtr cohort; // every row; what it says of outcomes counts only where they are known
    std::vector<std::optional<Disease>> outcomes; // by patient; unset: not recorded
    bool outcomeColumn = false;                   // whether the table has one

    std::size_t knownCount() const; // patients whose outcome is recorded
    std::size_t caseCount() const;  // of them, those with the disease
};

// `first`: the table the policy was learned from. An outcome that it does not know is a problem, for nobody could say
// what it means; null: the task was made for this table. Few cases, one outcome, an empty outcome column, none at all
// and a split column are no problem.
Result<TrialPatients, ProblemList> makeTrialPatients(const TablePtr& table, const Task& task, const Table* first);

} // namespace core
