// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/eval/evaluation.h"
#include "core/rl/episode.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

// A patient to walk through: one of the cohort, perhaps with values changed, or one typed in by hand.
struct WalkPatient {
    std::optional<PatientIndex> recorded; // unset: typed in by hand
    std::vector<float> values;            // by feature of the cohort, raw; NaN: not in the record
    std::optional<Disease> outcome;       // shown after the diagnosis; unset: not known
};

// A value that is not known yet, as training patients with the same known values have it.
struct ValueEstimate {
    FeatureId feature;
    double middle =
        0.0; // raw units; of a yes or no and of a level of a category the share of such patients who have it
    Interval range = {};  // 80 of 100 such patients
    bool isShare = false; // `middle` is a share, and the range says nothing
    bool operator==(const ValueEstimate&) const = default;
};

// What one value had to do with a change of the disease's probability. All of a step add up to the change.
struct ProbabilityDriver {
    FeatureId feature;
    double change = 0.0; // of the probability: 0.09 is nine percentage points
    bool operator==(const ProbabilityDriver&) const = default;
};

// What one more panel may show: the disease's probability after each of many results that patients like this one have.
struct PanelOutlook {
    PanelId panel;
    std::vector<double> probabilities; // equally likely
    double changedDiagnoses = 0.0;     // share of them whose diagnosis would differ from the one now
    bool operator==(const PanelOutlook&) const = default;
};

// One decision of a walk and everything that is shown about it.
struct StoryStep {
    Step step; // made by the policy, or by the user where `own`
    bool own = false;
    Action advised = Action::diagnose(Disease::Absent); // by the policy; differs from step.action only where `own`
    std::optional<Disease> saidNow = {};  // what the policy would say if it had to say it now; unset: not asked
    std::vector<FeatureId> results;       // known since the order before; the first step: known for free
    std::vector<FeatureId> missing;       // asked for with that order, but not in this patient's record
    std::vector<ValueEstimate> estimates; // of what is not known
    // What all panels together would make of the probability, for 80 of 100 patients like this one. Unset: nothing is
    // left to order, or not estimated.
    std::optional<Interval> probabilityRange;
    std::vector<ProbabilityDriver> drivers; // of the change since the step before, largest first
    std::vector<PanelOutlook> outlooks;     // of each panel that can still be ordered
    std::vector<bool> open;                 // by action (ActionCodec): possible here
    Cost bill;                              // before this action
};

// A patient from the first decision to the diagnosis, as one policy leads it.
struct PatientStory {
    WalkPatient patient;
    std::vector<StoryStep> steps; // the last one is the diagnosis, or the one that `waits`
    bool waits = false;           // for the user: the last step's action is only what the policy advises
    std::vector<Action> own;      // the user's actions it began with, up to the first that is not possible
    // The probability from which on the policy says that the disease is present; unset: it does not go by one.
    std::optional<double> threshold;
    std::vector<FeatureId> unusual; // known values beyond those of 99 of 100 training patients
    double unlikeShare = 0.0;       // of training patients who are more unlike the others than this one
    bool ended() const { return !steps.empty() && !waits; } // with a diagnosis
};

// Asks for a story. The user's own actions come first; then the policy goes on, unless it is to wait for the next one.
struct StoryQuestion {
    WalkPatient patient;
    std::vector<Action> own = {};
    bool policyGoesOn = true;
    std::optional<Cost> cap = {}; // nobody's bill exceeds it
};

// Asks which values of one feature would change what the policy does next, everything else known being as it is.
struct FlipQuestion {
    WalkPatient patient;
    PanelMask ordered;
    FeatureId feature;
    std::optional<Cost> cap = {}; // as in the story
};

// Between two neighbouring borders the policy does the same.
struct FlipAnswer {
    FlipQuestion question;
    struct Stretch {
        double from = 0.0, to = 0.0; // raw units
        Action action = Action::diagnose(Disease::Absent);
        bool operator==(const Stretch&) const = default;
    };
    std::vector<Stretch> stretches; // by rising value, without gaps, over what patients have
};

} // namespace core
