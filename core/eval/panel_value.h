// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/rl/episode.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What the results of one panel did to the diagnosis that would have been made without them.
struct PanelValue {
    PanelId panel;
    std::size_t ordered = 0;   // patients
    std::size_t madeRight = 0; // wrong before, right after its results
    std::size_t madeWrong = 0; // right before, wrong after
    double meanShift = 0.0;    // of the probability, up or down, over patients who got it
    double totalCost = 0.0;    // paid for it, shared fees where they fell due
    std::size_t changed() const { return madeRight + madeWrong; }
    bool operator==(const PanelValue&) const = default;
};

// One entry per panel of the cohort, in its order. Before an order and after it the diagnosis is taken to be made by
// the threshold, the last one as the policy made it.
std::vector<PanelValue> panelValues(std::span<const Episode> episodes, const Cohort& cohort, double threshold);

} // namespace core
