// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/explain/story/policy_ref.h"
#include "core/rl/episode.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core {

// What one policy did for every test patient, with the patients themselves: what the walk-through chooses from.
struct PolicyCases {
    PolicyRef policy;
    RewardShape shape; // what it was made to earn
    CohortPtr cohort;
    std::vector<Episode> episodes; // by patient
};
using PolicyCasesPtr = std::shared_ptr<const PolicyCases>;

enum class CaseKind : std::uint8_t {
    Any,
    Found,          // ill and said to be
    Missed,         // ill and reassured
    FalseAlarm,     // not ill and said to be
    Reassured,      // not ill and reassured
    Costliest,      // by falling bill
    MostSurprising, // by falling distance between the last probability and the outcome
};

// Places among the episodes; Found, Missed, FalseAlarm and Reassured by patient, the two last by their order.
std::vector<std::size_t> casesOf(const PolicyCases& cases, CaseKind kind);

// Those whose orders were these, in this order, up to the diagnosis.
std::vector<std::size_t> casesWithOrders(const PolicyCases& cases, std::span<const PanelId> sequence);

} // namespace core
