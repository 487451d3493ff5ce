// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/model/cost_aim.h"
#include "core/rl/action.h"

namespace core {

// The paper's reward TN + λ·TP + ρ·burden, for one patient. The burden is money, as in the paper, unless the aim says
// otherwise.
struct RewardShape {
    double lambda = 5.0; // ≥ 0: what a case found is worth, a correct negative being worth 1
    double rho = -0.005; // ≤ 0: what a unit of the burden is worth: a unit of currency, or a minute
    CostAim aim = {};
    bool operator==(const RewardShape&) const = default;

    double ofDiagnosis(Disease said, Disease truth) const
    {
        if (said != truth)
            return 0.0;
        return truth == Disease::Present ? lambda : 1.0;
    }
    // On average over patients of whom this share is ill.
    double ofDiagnosis(Disease said, double probability) const
    {
        return said == Disease::Present ? lambda * probability : 1.0 - probability;
    }
    double ofBurden(Cost paid, Minutes waited) const { return rho * aim.burden(paid, waited); }
};

} // namespace core
