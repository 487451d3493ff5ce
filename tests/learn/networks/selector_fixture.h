// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/networks/panel_selector.h"

#include <cstdint>
#include <vector>

// Samples for the gradients of PPO.
namespace selector_fixture {

inline core::PpoPlan smallPlan(bool shared = false)
{
    core::PpoPlan plan;
    plan.hidden = 5;
    plan.batch = 16;
    plan.sharedValue = shared;
    return plan;
}

// Samples with their owners.
struct Samples {
    std::vector<float> inputs, logProbabilities, advantages, returns;
    std::vector<core::ActionSet> legal;
    std::vector<std::uint8_t> actions;
    core::Rollout rollout() const { return {inputs, legal, actions, logProbabilities, advantages, returns}; }
};

// Random states and actions, with old probabilities near and far from the present ones so that some ratios are clipped.
inline Samples randomSamples(const core::PanelSelector& selector, std::size_t count, std::uint32_t possible)
{
    core::RandomStream random(core::Seed{11}, "selector test");
    Samples samples;
    const std::size_t actions = selector.actionCount();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t k = 0; k < selector.inputCount(); ++k)
            samples.inputs.push_back(static_cast<float>(random.normal()));
        const auto action = static_cast<std::uint8_t>(i % 2 == 0 ? 0 : actions - 1);
        const std::uint64_t drawn = random.below(std::uint64_t{1} << actions);
        samples.legal.emplace_back((drawn & possible) | (std::uint64_t{1} << action));
        samples.actions.push_back(action);
        samples.advantages.push_back(static_cast<float>(random.normal()));
        samples.returns.push_back(static_cast<float>(random.normal()));
    }
    std::vector<float> now(count * actions);
    selector.evaluate(samples.inputs, samples.legal, now, {});
    for (std::size_t i = 0; i < count; ++i)
        samples.logProbabilities.push_back(now[i * actions + samples.actions[i]] +
                                           static_cast<float>(0.25 * random.normal()));
    return samples;
}

// Weights larger than at the start, so that probabilities are not all alike.
inline void enlarge(core::PanelSelector& selector)
{
    core::RandomStream random(core::Seed{5}, "selector test weights");
    for (float& weight : selector.weights())
        weight += static_cast<float>(0.4 * random.normal());
}

} // namespace selector_fixture
