// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/environment/state_table_p.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"
#include "core/smddpo/actor_and_classifier_p.h"
#include "core/smddpo/classifier_training_p.h"
#include "core/smddpo/selector_training_p.h"
#include "core/smddpo/training_data_p.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace core {

// The loops of SM-DDPO for one policy: PPO on a table of states, then the classifier on the states PPO visited. The
// random numbers of a loop depend on the seed and the number of the loop alone.
class PolicyLoops {
public:
    PolicyLoops(const TrainingPlan& plan, const PatientGroup& patients, const PanelRules& rules, StateTable& table,
                std::function<bool()> goOn);

    // After every update: how it went, and how much of the loop is done.
    using Updated = std::function<void(const PpoReport&, double share)>;
    using Passed = std::function<void(const ClassifierPass&, bool last)>;

    // Both false when asked to stop. The table's classifier is to be the one that is learned.
    bool selectPanels(ActorAndClassifier& learned, std::uint64_t loop, TrainingTiming& timing, const Updated& updated);
    bool trainOnVisited(ActorAndClassifier& learned, std::uint64_t loop, TrainingTiming& timing, const Passed& passed);

private:
    SelectorTraining::Pace pace(const ActorAndClassifier& learned) const;
    // Of every patient with all panels known, where the plan rewards by it. Nothing when asked to stop.
    std::optional<std::vector<float>> probabilitiesOfAll();

    const TrainingPlan& m_plan;
    const PatientGroup& m_patients;
    const PanelRules& m_rules;
    StateTable& m_table;
    std::function<bool()> m_goOn;
    std::vector<PatientState> m_visited; // in the loop under way
};

// Of two groups of patients as if they were one.
Evaluation evaluateTogether(std::span<const Episode> some, std::span<const Episode> others, const Cohort& cohort,
                            const RewardShape& shape);
// What decides which state of a policy is kept.
double scoreOf(const Evaluation& evaluation, KeepBest keepBest);

} // namespace core
