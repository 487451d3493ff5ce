// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "core/rl/reward_shape.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

// What an order was worth, by the policy's own estimates.
enum class OrderWorth : std::uint8_t {
    Critical,    // its results changed the diagnosis that would have been made without them
    Useful,      // they did not, but going on with it promised more than diagnosing at once
    Unnecessary, // neither
};

// One order of a path, looked back at.
struct OrderReview {
    std::size_t step = 0; // of the story
    PanelId panel;
    // Expected reward of going on with this order less that of the better diagnosis at once, as estimated before its
    // results were there. Unset: nobody can say, as for the second panel of a pair.
    std::optional<double> gain = {};
    bool lookedAhead =
        false; // the policy values what may follow, too; else results of similar patients, one step ahead
    bool changedDiagnosis = false;
    std::optional<OrderWorth> worth = {}; // unset: as above
    bool operator==(const OrderReview&) const = default;
};
std::vector<OrderReview> reviewOrders(const PatientStory& story, const RewardShape& shape);

// What a path earned: the value of its diagnosis, less the bill in the same unit.
struct PathReward {
    double diagnosis = 0.0; // λ for a case found, 1 for a correct negative, 0 for an error
    double burden = 0.0;    // ≤ 0
    double total() const { return diagnosis + burden; }
    bool operator==(const PathReward&) const = default;
};
// Unset: it has not come to a diagnosis, or the outcome is not known.
std::optional<PathReward> rewardOf(const PatientStory& story, const RewardShape& shape);

} // namespace core
