// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_plan.h"

#include <cstdint>
#include <span>

namespace core {

// One minibatch as the loss sees it: what was done then, and what the networks say of it now.
struct PpoSamples {
    std::span<const std::uint8_t> actions;
    std::span<const float> logProbabilitiesThen; // of the action taken
    std::span<const float> advantages;
    std::span<const float> returns;
    std::span<const float> logProbabilities; // now; samples × actions, −infinity where not allowed
    std::span<const float> values;           // now
};

// Means over the samples. KL divergence by Schulman's estimate, mean of (ratio − 1) − ln ratio.
struct PpoTerms {
    double policyLoss = 0.0, valueLoss = 0.0, entropy = 0.0, klDivergence = 0.0, clipFraction = 0.0;

    double loss(const PpoPlan& plan) const
    {
        return policyLoss + plan.valueWeight * valueLoss - plan.entropyWeight * entropy;
    }
};

// Schulman et al. 2017: −min(ratio·A, clipped ratio·A) + valueWeight·(value − return)² − entropyWeight·entropy, and its
// gradient with respect to logits (exactly 0 where not allowed) and values.
PpoTerms ppoLoss(const PpoPlan& plan, const PpoSamples& samples, std::span<float> logitGradient,
                 std::span<float> valueGradient);

// To mean 0 and standard deviation 1; a single one stays as it is.
void normaliseAdvantages(std::span<float> advantages);

} // namespace core
