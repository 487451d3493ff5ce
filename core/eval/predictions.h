// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "core/rl/episode.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What a policy did for a group of patients, whether or not anybody knows who the cases are.
struct Predictions {
    std::size_t patients = 0;
    std::size_t diagnosedPresent = 0;
    std::optional<double> meanCost, meanProbability;    // the last one of each patient; unset: there is nobody
    std::optional<double> meanMinutes, meanMillilitres; // unset, too: not said of every panel
    std::vector<double> panelUse;                       // share of patients, by panel
    std::vector<OrderFrequency> orders;                 // most frequent first
    bool operator==(const Predictions&) const = default;
};
Predictions predictionsOf(std::span<const Episode> episodes, const TestCatalog& catalog);

// Without the figures that compare cases with others, which mean nothing where there is only one of both: F1 without
// cases would be 0, precision without others 1, whatever the policy did.
Evaluation withoutComparisons(Evaluation evaluation);

} // namespace core
