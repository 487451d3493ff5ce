// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/eval/metrics.h"
#include "core/explain/story/policy_ref.h"
#include "core/rl/action.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace core {

// Is a value that is known by then below a limit? The question itself says how to go on where the record has none.
struct CardQuestion {
    FeatureId feature;
    double limit = 0.0;          // raw units
    std::size_t yes = 0, no = 0; // nodes
    bool missingIsYes = false;   // not recorded: go on as "yes", else as "no"
    bool operator==(const CardQuestion&) const = default;
};
struct CardOrder {
    PanelId panel;
    std::size_t next = 0; // node
    bool operator==(const CardOrder&) const = default;
};
struct CardNode {
    std::variant<CardQuestion, CardOrder, Disease> content; // the last one: the diagnosis
    double share = 0.0;                                     // of the patients it was made from who come here
    bool operator==(const CardNode&) const = default;
};

// How well a card does what its policy does, for patients it was not made from.
struct CardFidelity {
    std::size_t patients = 0;
    double samePath = 0.0;      // share of patients with the same orders and the same diagnosis
    double sameSteps = 0.0;     // share of the policy's decisions that the card makes too, up to the first other one
    double sameDiagnosis = 0.0; // share of patients, whatever was ordered
    Confusion byCard = {}, byPolicy = {}; // whom they call ill of these patients
    bool operator==(const CardFidelity&) const = default;
};

// A policy as a small decision tree that is read from top to bottom with pencil and paper.
struct PocketCard {
    std::vector<CardNode> nodes; // the first is the beginning; a node comes before those it leads to
    RewardShape shape;           // what the policy was made to earn
    Seed seed;
    std::size_t madeFrom = 0; // training patients
    CardFidelity fidelity;
    bool operator==(const PocketCard&) const = default;
};
using PocketCardPtr = std::shared_ptr<const PocketCard>;

// The most questions anybody is asked.
std::size_t questionDepth(const PocketCard& card);

// The nodes a patient comes by, the diagnosis last.
std::vector<std::size_t> followCard(const PocketCard& card, const Cohort& cohort, PatientIndex patient);

// What is done for the patient on that way: an order that is not possible, because it would show nothing, is left out.
std::vector<Action> cardActions(const PocketCard& card, const Cohort& cohort, const PanelRules& rules,
                                PatientIndex patient);

CardFidelity fidelityOf(const PocketCard& card, const Cohort& cohort, std::span<const Episode> byPolicy);

} // namespace core
