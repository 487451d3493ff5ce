// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/conditional_gaussian.h"
#include "core/learn/encoders/normal_scores.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

// One normal distribution over the normal scores of some patients.
struct ScoredGaussian {
    NormalScores scores;
    ConditionalGaussian gaussian;

    // `raw`: row after row, NaN where not recorded. `rounds` of expectation maximisation where there are gaps. Nothing
    // when stopped.
    static std::optional<ScoredGaussian> fit(std::span<const float> raw, std::span<const std::uint8_t> binary,
                                             int rounds, const std::stop_token& stop);
};

std::vector<float> scoresOf(const NormalScores& scores, std::span<const float> raw); // NaN stays NaN

} // namespace core
