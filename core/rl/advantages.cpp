// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/advantages.h"

#include <cassert>

namespace core {

void estimateAdvantages(const AdvantageInput& input, std::span<float> advantages, std::span<float> returns)
{
    const std::size_t samples = input.rewards.size();
    assert(input.environments > 0 && samples % input.environments == 0);
    assert(input.values.size() == samples && input.ended.size() == samples);
    assert(input.lastValues.size() == input.environments);
    assert(advantages.size() == samples && returns.size() == samples);
    for (std::size_t environment = 0; environment < input.environments; ++environment) {
        double nextValue = input.lastValues[environment];
        double nextAdvantage = 0.0;
        for (std::size_t past = samples; past > 0; past -= input.environments) {
            const std::size_t i = past - input.environments + environment;
            if (input.ended[i] != 0)
                nextValue = nextAdvantage = 0.0;
            const double value = input.values[i];
            const double surprise = input.rewards[i] + input.gamma * nextValue - value;
            nextAdvantage = surprise + input.gamma * input.lambda * nextAdvantage;
            nextValue = value;
            advantages[i] = static_cast<float>(nextAdvantage);
            returns[i] = static_cast<float>(nextAdvantage + value);
        }
    }
}

} // namespace core
