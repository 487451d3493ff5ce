// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace core {

class FindingLookup;

// A policy that looks its action up: the findings are few and everything about them is known. Whoever is not in the
// table is diagnosed at once, by the patients most like them; so is whoever may not get the panel that the table says.
class TablePolicy final : public Policy {
public:
    struct Parts {
        std::shared_ptr<const FindingLookup> lookup;
        std::vector<std::uint8_t> actions; // [ExactStates' state], ActionCodec's numbers
        RewardShape shape;
        Seed seed;
        bool forbidUnrecorded = false;
    };
    explicit TablePolicy(Parts parts);

    const PolicyFeatures& features() const override;
    RewardShape shape() const override { return m_parts.shape; }
    Seed seed() const override { return m_parts.seed; }
    std::vector<Step> decideEach(std::span<const float> rows, PanelMask ordered, PanelMask allowed) const override;
    bool forbidsUnrecorded() const override { return m_parts.forbidUnrecorded; }
    const FindingLookup& lookup() const { return *m_parts.lookup; }
    const std::vector<std::uint8_t>& actions() const { return m_parts.actions; }

    TensorBundle save() const override;
    // In two parts: the table, which all policies of a front share, and the rest.
    static TensorBundle saveShared(const FindingLookup& lookup);
    TensorBundle saveOwn() const;
    static bool isIn(const TensorBundle& bundle); // rather than a policy of another kind
    static Result<PolicyPtr> load(const TensorBundle& bundle);

private:
    std::vector<Episode> walk(const Cohort& cohort, std::span<const PatientIndex> patients, std::optional<Cost> cap,
                              std::stop_token stop) const override;

    Parts m_parts;
    PanelRules m_rules;
    std::vector<double> m_values; // [state][action], at the policy's own prices; empty where there are too many
};

} // namespace core
