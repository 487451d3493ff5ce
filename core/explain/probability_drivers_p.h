// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "core/policy/policy_view_p.h"

#include <span>
#include <vector>

namespace core {

// A change of the disease's probability by the results of one order.
struct ProbabilityChange {
    std::span<const float> before;   // row of what was known
    std::span<const float> after;    // and of what is
    PanelMask ordered;               // now
    std::span<const float> expected; // rows that agree with `before`, with results as patients like this one have them
    double from = 0.0, to = 0.0;     // the probability
};

// Shapley's shares of the results: what each does on average when the results become known one after the other in any
// order, those not known yet being as expected. What the order did by itself, without anything unexpected, is divided
// evenly, so that all add up to the change. Of a category the patient's level is shown. Largest first.
std::vector<ProbabilityDriver> probabilityDrivers(const PolicyView& view, const ProbabilityChange& change);

} // namespace core
