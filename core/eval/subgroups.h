// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/eval/model_metrics.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace core {

// Fewer patients say nothing that could be relied on.
inline constexpr std::size_t kSmallestSubgroup = 20;

// Patients of one level of a category, as the file writes it, or with a value from `low` up to but not including
// `high`.
struct SubgroupRange {
    std::optional<double> low, high; // numbers; unset: open
    std::optional<std::string> level = {};
    bool yesOrNo = false; // the column holds 0 and 1: its name is the question
    bool unknown = false; // the value is not recorded
    bool operator==(const SubgroupRange&) const = default;
};

// One way to divide patients by something known before any test.
struct SubgroupDivision {
    std::string column; // of the import
    std::vector<SubgroupRange> ranges;
    std::vector<std::vector<std::size_t>> places; // of their patients in the list that was divided, by range
    bool operator==(const SubgroupDivision&) const = default;
};

// By every visible column: 0/1 and categories by level, ages (a column whose name says so) by 18, 40, 65 and 80 years
// as far as they occur, other numbers by their thirds. Patients without the value are a group of their own, if any.
std::vector<SubgroupDivision> subgroupDivisions(const Cohort& cohort, std::span<const PatientIndex> patients);

struct SubgroupMetrics {
    std::size_t patients = 0, events = 0;
    std::optional<ModelMetrics> figures; // unset: fewer than kSmallestSubgroup patients
    bool operator==(const SubgroupMetrics&) const = default;
};
// By range of the division. AUPRC has no interval here, which would take patients drawn again at every move.
std::vector<SubgroupMetrics> subgroupMetrics(const SubgroupDivision& division, const ScoredPatients& scored,
                                             const Threshold& threshold, const BootstrapPlan& bootstrap);

} // namespace core
