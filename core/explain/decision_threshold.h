// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rl/episode.h"
#include "core/rl/reward_shape.h"

#include <optional>
#include <span>

namespace core {

// The probability from which on a policy says that the disease is present, as far as these episodes show. Where they
// agree with it, that at which both diagnoses are worth the same, 1/(1 + λ); else the one that agrees with most of
// them. Unset where that is not at least 95 of 100: such a policy does not go by one.
std::optional<double> decisionThreshold(std::span<const Episode> episodes, const RewardShape& shape);

} // namespace core
