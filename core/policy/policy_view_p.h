// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/policy/policy_features_p.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

// A policy with the patients of a cohort as it sees them, at the cohort's prices. It must fit the cohort. A row holds
// raw values by feature of the policy, NaN where not recorded.
class PolicyView {
public:
    PolicyView(PolicyPtr policy, CohortPtr cohort);

    const Policy& policy() const { return *m_policy; }
    const Cohort& cohort() const { return *m_cohort; }
    const PanelRules& rules() const { return m_rules; }
    std::size_t featureCount() const { return m_binary.size(); }
    std::span<const std::uint8_t> binary() const { return m_binary; }
    const std::string& column(std::size_t feature) const { return m_policy->features().columns[feature]; }

    std::vector<float> rowOf(std::span<const float> values) const { return m_fit.rawRow(values); }
    std::vector<float> rowsOf(std::span<const PatientIndex> patients) const;
    // The feature of the cohort that shows one of the policy, and the other way round.
    std::optional<FeatureId> shownBy(std::size_t feature) const { return m_fit.shownBy(FeatureId(feature)); }
    std::optional<std::size_t> featureFor(FeatureId shown) const;

    std::vector<float> known(std::span<const float> row, PanelMask ordered) const; // NaN where it was not asked for
    // What the study and the policy make of panels of which a patient's record holds nothing.
    UnrecordedPanels unrecorded() const { return m_rules.unrecorded(m_policy->forbidsUnrecorded()); }
    FeatureMask recorded(std::span<const float> row) const;
    PanelMask allowedOrders(std::span<const float> row, PanelMask ordered, const OrderLimits& limits) const;
    OrderCharge charge(std::span<const float> row, PanelMask ordered, PanelId next, UnrecordedPanels unrecorded) const;
    // What was paid is left to who knows what is charged for.
    std::vector<Step> decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const;
    // What it would say if it had to say it now, for each of these.
    struct Verdict {
        double probability = 0.0;
        Disease diagnosis = Disease::Absent;
    };
    std::vector<Verdict> judge(std::span<const float> rows, PanelMask ordered) const;

private:
    PolicyPtr m_policy;
    CohortPtr m_cohort;
    FeatureFit m_fit;
    PanelRules m_rules;
    std::vector<std::uint8_t> m_binary;
};

} // namespace core
