// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_model.h"
#include "core/lattice/lattice_rule.h"
#include "core/policy/policy.h"

#include <memory>

namespace core {

// A policy found by backward induction over the sets of panels: orders what is expected to earn most beyond its price,
// at the prices it was found with, and diagnoses where nothing is.
class LatticePolicy final : public Policy {
public:
    struct Parts {
        PolicyFeatures features;
        LatticeModelPtr model; // shared by all policies of a front
        LatticeRule rule;
        Seed seed;
        bool forbidUnrecorded = false;
    };
    explicit LatticePolicy(Parts parts);

    const LatticeRule& rule() const { return m_parts.rule; }
    const LatticeModel& model() const { return *m_parts.model; }
    const PolicyFeatures& features() const override { return m_parts.features; }
    RewardShape shape() const override { return m_parts.rule.shape; }
    Seed seed() const override { return m_parts.seed; }
    std::vector<Step> decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const override;
    bool forbidsUnrecorded() const override { return m_parts.forbidUnrecorded; }

    // What is its own, and what it shares with the other policies of its front.
    TensorBundle saveOwn() const;
    static TensorBundle saveShared(const PolicyFeatures& features, const LatticeModel& model);
    TensorBundle save() const override;
    static bool isIn(const TensorBundle& bundle); // rather than a policy of another kind
    static Result<PolicyPtr> load(const TensorBundle& bundle);

private:
    std::vector<Episode> walk(const Cohort& cohort, std::span<const PatientIndex> patients, std::optional<Cost> cap,
                              std::stop_token stop) const override;
    Parts m_parts;
};

} // namespace core
