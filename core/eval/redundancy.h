// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// How well each panel can be predicted from what else is known, as share of the variance of its results (R², mean over
// its features, ridge regression fitted on training patients and measured on test patients; never below 0).
struct RedundancyMap {
    std::vector<std::optional<double>> fromVisible; // by panel
    std::vector<std::vector<std::optional<double>>>
        fromOne;                                // [panel][from], what is visible too; the diagonal is unset
    std::vector<std::optional<double>> fromAll; // from all other panels and what is visible
    bool operator==(const RedundancyMap&) const = default;
};
// Features that the other panel reveals as well count as predicted. Unset where nothing is recorded. Empty when
// stopped.
RedundancyMap redundancyMap(const Cohort& cohort, const Split& split, std::stop_token stop = {});

} // namespace core
