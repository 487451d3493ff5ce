// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "core/lattice/lattice_fit.h"
#include "core/lattice/set_estimate.h"
#include "core/rl/panel_rules.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// P(disease) for any set of panels by one model, which learned from copies of the patients with random panels hidden.
// Not as good as what a set learns for itself, but known for all sets at once: it tells which are worth that.
class MaskedEstimate {
public:
    // Nothing when stopped.
    static std::optional<MaskedEstimate> fit(const LatticePlan& plan, Seed seed, const PanelRules& rules,
                                             const BinnedRows& rows, const LatticePatients& patients,
                                             const std::function<bool()>& goOn);

    // Log odds of patients who taught it, by the models that left them out, once these panels are known.
    std::vector<float> logOdds(PanelMask closure, const PanelRules& rules, const BinnedRows& rows,
                               std::span<const std::uint8_t> fold) const;

    SetEstimate estimate() && { return std::move(m_estimate); }

private:
    explicit MaskedEstimate(SetEstimate estimate) : m_estimate(std::move(estimate)) {}
    SetEstimate m_estimate;
};

float logOddsOf(float probability);

} // namespace core
