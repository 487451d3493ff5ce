// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/split.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Judging on everybody: in every repeat all patients are dealt into folds, and each fold is once the test of what was
// learned without it.
struct JudgingPlan {
    int folds = 0; // 0: the study's own test part judges
    int repeats = 1;
    bool everybody() const { return folds > 0; }
    std::size_t rounds() const { return static_cast<std::size_t>(folds) * static_cast<std::size_t>(repeats); }
    bool operator==(const JudgingPlan&) const = default;
};

// Who was judged: everybody, once in every repeat.
struct JudgedPatients {
    std::uint64_t folds = 0, repeats = 0;
    std::uint64_t patients = 0, cases = 0;
    bool operator==(const JudgedPatients&) const = default;
};
JudgedPatients judgedPatients(const Cohort& cohort, const JudgingPlan& plan);

// The fold of every patient: cases and others evenly, rows of one group together. At least as many groups of each
// outcome as folds, or FoldsTooMany.
Result<std::vector<std::uint32_t>> dealFolds(std::span<const Disease> outcomes, std::span<const std::uint32_t> groups,
                                             std::size_t folds, Seed seed);

// By round (repeat after repeat): the fold is the test, and the others are divided as the study divides who is not in
// its test (`shares`). FoldsNotPossible where the study itself says who is in the test.
Result<std::vector<Split>> outerFolds(const Cohort& cohort, const Split& study, const JudgingPlan& plan, Seed seed);

// What was judged by folds is learned once more from all patients: nobody is left for a test, and the other parts have
// the shares among each other that they have in the study.
Result<Split> splitWithoutTest(const Cohort& cohort, const Split& study, Seed seed);

} // namespace core
