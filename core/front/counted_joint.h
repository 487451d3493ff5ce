// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/rl/discrete_problem.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

// A cohort as a problem of few findings. Variables are the cohort's features in their order; prices are the cohort's.
struct FindingTable {
    DiscreteProblem problem;
    std::vector<std::vector<float>> levels; // [feature]: the values it can have, rising; a level is a place in it
};

// Combinations of values that can be distinguished, and pairs of one that occurs with a set of ordered panels.
inline constexpr std::size_t kMostCells = 1'000'000;
inline constexpr std::size_t kMostSituations = 4'000'000;
bool fewSituations(std::size_t cells, std::size_t panels);

// The joint distribution of findings and outcome among these patients. ProblemNotDiscrete where a value is not recorded
// (subject: the column) or there are too many combinations (subject: the column with most values).
Result<FindingTable> countFindings(const Cohort& cohort, std::span<const PatientIndex> patients);

// Where the cohort is the built-in one of which everything is known: the same columns, each 0 or 1 for everybody, and
// outcomes and findings as frequent as chance allows. Panels and prices may have been changed.
std::optional<FindingTable> knownFindings(const Cohort& cohort);

} // namespace core
