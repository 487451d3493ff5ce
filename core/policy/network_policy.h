// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/standardizer.h"
#include "core/lattice/set_trees.h"
#include "core/learn/encoders/state_encoder.h"
#include "core/learn/networks/classifier.h"
#include "core/learn/networks/panel_selector.h"
#include "core/plan/training_plan.h"
#include "core/policy/policy.h"
#include "core/rl/panel_rules.h"

#include <memory>
#include <vector>

namespace core {

class NetworkPolicy;
class PatientRows;
class StateTable;
using NetworkPolicyPtr = std::shared_ptr<const NetworkPolicy>;

// A policy that SM-DDPO trained: encoder, classifier and panel selector. The most probable action is taken.
class NetworkPolicy final : public Policy {
public:
    struct Parts {
        TrainingPlan plan;
        PolicyFeatures features;
        Standardizer standardizer;
        StateEncoderPtr encoder;
        Classifier classifier;
        PanelSelector selector;
        std::uint64_t trainedSteps = 0; // environment steps, those of earlier patients included
        SetTreesPtr trees = {};         // where the classifier begins with them
    };
    explicit NetworkPolicy(Parts parts);

    const TrainingPlan& plan() const { return m_parts.plan; }
    const Parts& parts() const { return m_parts; }

    const PolicyFeatures& features() const override { return m_parts.features; }
    RewardShape shape() const override { return m_parts.plan.shape; }
    Seed seed() const override { return m_parts.plan.seed; }
    std::vector<Step> decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const override;
    bool forbidsUnrecorded() const override { return m_parts.plan.forbidUnrecorded; }
    // The encoder's estimate of the same situation, in the units of the data.
    std::vector<float> estimate(std::span<const float> values, PanelMask ordered) const;

    TensorBundle save() const override;
    static bool isIn(const TensorBundle& bundle); // rather than a policy of another kind
    static Result<NetworkPolicyPtr> load(const TensorBundle& bundle);

private:
    std::vector<Episode> walk(const Cohort& cohort, std::span<const PatientIndex> patients, std::optional<Cost> cap,
                              std::stop_token stop) const override;

    StateTable tableOf(const PatientRows& rows, const PanelRules& rules) const;

    Parts m_parts;
    PanelRules m_rules;
};

} // namespace core
