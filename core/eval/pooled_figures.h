// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/eval/evaluation.h"

#include <cstdint>
#include <span>
#include <vector>

// Figures of what was decided for every patient by models that never saw them: folds, perhaps dealt several times. All
// lists are by row of the cohort, repeat after repeat.
namespace core {

struct PooledPatients {
    std::vector<Disease> truth;                   // by row
    std::vector<std::uint32_t> unit;              // rows with the same number are one patient; empty: each is one
    std::vector<std::vector<std::uint32_t>> fold; // [repeat][row]
};

struct PooledDecisions {
    std::vector<Disease> said; // [repeat × rows + row]
    std::vector<double> cost;
    // Chosen for what it cost other patients: that these are who they are makes its mean cost uncertain once more.
    bool withinBudget = false;
};

struct PooledFigures {
    MetricEstimate f1, am, precision, recall, specificity, meanCost;
    bool operator==(const PooledFigures&) const = default;
};

// What deciding this way comes to for cohorts like this one, with 95 % intervals: patients drawn with replacement, each
// with all that was decided for them, and wider for what was learned from whom. Folds share most of their teachers, so
// how they differ tells that only in part: their variance counts K / (K − 1) times beside that of the draws, as in the
// corrected test of Nadeau and Bengio (Machine Learning 52, 2003). One draw serves all models. Undefined figures have
// no value, and none has an interval without resamples.
std::vector<PooledFigures> pooledFigures(const PooledPatients& patients, std::span<const PooledDecisions> models,
                                         const BootstrapPlan& bootstrap);

// Each model minus the reference, on the same draws and the same folds: patients who are hard for both do not widen
// the interval.
std::vector<PooledFigures> pooledDifferences(const PooledPatients& patients, std::span<const PooledDecisions> models,
                                             const PooledDecisions& reference, const BootstrapPlan& bootstrap);

} // namespace core
