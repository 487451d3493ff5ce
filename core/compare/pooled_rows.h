// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/baseline_record.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

// Tables that were judged on everybody: every round of the plan's folds is a repeat, and their counts are added up.
// Intervals (95 %) are those of the corrected resampled t-test of Nadeau and Bengio (Machine Learning 52, 2003) on the
// figures without each round: rounds share their teachers, so their spread alone would promise too much. What the
// patients alone make uncertain comes from the counts, except of differences, which are paired by round. None where
// rounds are missing.
namespace core {

struct PooledRow {
    SystemId system;
    std::size_t rounds = 0; // finished
    Confusion confusion;
    MetricEstimate f1, recall, specificity, meanCost;
};
std::vector<PooledRow> pooledRows(const BaselinePlan& plan, std::span<const SystemRun> runs);

// A system beside what a front offers for a share of its money: in every round the policy that is best on validation
// for at most that much of the system's pooled mean cost (the cheapest, where none costs so little).
struct PooledDuel {
    SystemId system;
    double share = 1.0;                          // of the system's cost
    double budget = 0.0;                         // that much money
    MetricEstimate f1, meanCost;                 // of the front
    MetricEstimate difference;                   // of F1, front minus system, on the same patients
    std::optional<bool> distinguishable() const; // unset: no interval

    // What the system itself offers for that much money, chosen in the same way, where it has a choice.
    struct SameMoney {
        MetricEstimate f1, meanCost; // of the system
        MetricEstimate difference;   // of F1, front minus that
    };
    std::optional<SameMoney> sameMoney;
};
std::vector<PooledDuel> pooledDuels(SystemKind front, std::span<const double> shares, const BaselinePlan& plan,
                                    std::span<const SystemRun> runs);

inline constexpr std::array kPooledShares{0.25, 0.5, 1.0};            // of another's money, for what a front offers
std::vector<SystemKind> frontsAmong(std::span<const SystemRun> runs); // that have more than one policy to offer

} // namespace core
