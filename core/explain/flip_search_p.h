// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/patient_story.h"
#include "core/learn/encoders/normal_scores.h"
#include "core/policy/policy_view_p.h"

#include <optional>
#include <stop_token>

namespace core {

// Tries values of the feature over what patients have and narrows every border between two actions down. A stretch
// that is narrower than the tries are apart may be passed over. Nothing when stopped.
std::optional<FlipAnswer> findFlips(const PolicyView& view, const NormalScores& scores, const FlipQuestion& question,
                                    const std::stop_token& stop);

} // namespace core
