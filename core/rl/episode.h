// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/model/masks.h"
#include "core/rl/action.h"

#include <vector>

namespace core {

// One decision of an episode and what it rested on. Never contains the outcome.
struct Step {
    PanelMask ordered;                       // before the action
    double diseaseProbability = 0.0;         // by the classifier, from what was known
    std::vector<double> actionProbabilities; // in the order of ActionCodec; 0 where not allowed
    std::vector<double> actionValues;        // expected reward from here on, likewise; empty: the policy estimates none
    Action action = Action::diagnose(Disease::Absent);
    Cost paid;              // for this action, shared fees included where they fall due
    Minutes waited = {};    // until its results are there, beyond what was waited for before
    Millilitres drawn = {}; // of blood
    bool billed = true;     // false: an order that showed nothing in a study that does not charge for that
    // Ordered at the same time as the panel of the step before: it rests on what was known then. A policy decides for a
    // pair at once; the evidence has an order of one panel in every step.
    bool alongside = false;
    bool operator==(const Step&) const = default;
};

// One panel of a sequence of orders.
struct OrderedPanel {
    PanelId panel;
    bool alongside = false; // at the same time as the one before
    auto operator<=>(const OrderedPanel&) const = default;
};

// One patient from the first decision to the diagnosis: the evidence for evaluation, the walk-through and export.
struct Episode {
    PatientIndex patient;
    std::vector<Step> steps; // the last one is the diagnosis
    bool operator==(const Episode&) const = default;

    Disease diagnosis() const { return steps.back().action.diagnosis(); }
    double finalProbability() const { return steps.back().diseaseProbability; }
    Cost cost() const;
    Minutes minutes() const; // waited altogether
    Millilitres millilitres() const;
    PanelMask orderedPanels() const;       // that were paid for
    std::vector<PanelId> sequence() const; // the same in the order of ordering
    std::vector<OrderedPanel> orders() const;
};

} // namespace core
