// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/compare/system.h"
#include "core/data/cohort/cohort.h"
#include "core/data/task/task.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// The protocol of AFABench (Schütz et al., arXiv 2508.14734): how good is a method that may ask for so many features of
// a patient? 60 % of the patients teach, 20 % choose, 20 % judge, dealt anew for every seed.
namespace core {

// The task with every column that is visible or in a panel as one test of one unit; shared fees and the study's own
// split are left out.
Task oneTestOneUnit(const Task& task);
// The task with its own panels at one unit each; the same is left out.
Task onePanelOneUnit(const Task& task);

struct AfaScore {
    std::size_t budget = 0;
    std::string_view metric; // accuracy, f1 or auroc, on test patients
    std::optional<double> value;
};

// Who can be held to a budget: of every patient, or, by choosing from a front on validation, of patients on average.
bool canKeepBudget(SystemKind kind);
bool keepsBudgetOnAverage(SystemKind kind);
std::span<const SystemKind> budgetKeepers();

// Learns once and judges with every budget that the catalogue can spend. Nothing when stopped.
Result<std::optional<std::vector<AfaScore>>> afaScores(SystemKind kind, const Cohort& cohort, Seed seed,
                                                       std::span<const std::size_t> budgets,
                                                       const std::function<bool(double)>& goOn);

} // namespace core
