// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/split.h"
#include "core/explain/story/pocket_card.h"
#include "core/policy/policy.h"

#include <cstddef>
#include <optional>
#include <stop_token>

namespace core {

struct PocketCardPlan {
    std::size_t questions = 4;    // at most for any patient
    double smallestGain = 0.004;  // share of patients that one more question must bring onto the policy's path
    std::size_t tries = 3;        // questions looked into at every place, the most telling ones
    std::size_t patients = 5'000; // it is made from, at most
};

// The tree that follows the policy's whole path, orders and diagnosis, for as many training patients as it can. A
// question asks only for values that are known by then. Its fidelity is measured on validation and test patients; where
// nobody is left for a test, all patients taught the policy, and nothing is said of who is called ill rightly.
// PolicyDoesNotFit, SplitPartEmpty; nothing when stopped.
Result<std::optional<PocketCard>> fitPocketCard(const Policy& policy, const Cohort& cohort, const Split& split,
                                                const PocketCardPlan& plan, const std::stop_token& stop);

} // namespace core
