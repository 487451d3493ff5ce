#pragma once

#include "core/train/sweep_ground_p.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

inline constexpr std::size_t kMostShapes = 6; // policies of both methods together

// Rewards for which the pretrained method is tried, from what the classifier alone reaches.
std::vector<RewardShape> shapesToTry(const SweepGround& ground);
// Rewards for which the end-to-end method is tried: those of the best policy so far, and of the next best.
std::vector<RewardShape> nearBest(std::span<const OperatingPoint> tried, FrontMetric metric);

} // namespace core
