// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/sweep_context_p.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace core {

inline constexpr std::size_t kMostShapes = 6; // policies of both methods together

// Rewards for which the pretrained method is tried, from what the classifier alone reaches with all panels on these
// patients: λ = (2 − t)/t for an F1 of t and twice that, since a policy that stops early reaches less; money so dear
// that all panels together cost a tenth or a fifth of a correct diagnosis. Where the probability diagnoses, λ is right
// as it is, and four prices from a fiftieth to a half are tried. None when stopped.
std::vector<RewardShape> shapesToTry(const SweepContext& context, FrontMetric metric,
                                     std::span<const PatientIndex> validation, const std::function<bool()>& goOn);
// Rewards for which the end-to-end method is tried: those of the best policy so far, and of the next best.
std::vector<RewardShape> nearBest(std::span<const OperatingPoint> tried, FrontMetric metric);

} // namespace core
