// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace core {

// Generalised advantage estimation (Schulman et al. 2016) over `environments` episodes running side by side: entry
// t·environments + e belongs to step t of environment e. `ended` marks the last step of an episode, beyond which there
// is nothing to bootstrap from; `lastValues` are the values of the states after the last step, one per environment.
struct AdvantageInput {
    std::size_t environments = 1;
    std::span<const float> rewards;
    std::span<const float> values;
    std::span<const std::uint8_t> ended;
    std::span<const float> lastValues;
    double gamma = 1.0;
    double lambda = 0.95;
};
void estimateAdvantages(const AdvantageInput& input, std::span<float> advantages, std::span<float> returns);

} // namespace core
