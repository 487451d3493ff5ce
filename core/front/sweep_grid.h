// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "core/front/operating_point.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// The grid of the paper: λ = 1 … 10 × W = 1 … 10, 20 … 100 with ρ = −1/(W · mean price of a panel).
std::vector<RewardShape> paperGrid(double meanPrice, CostAim aim = {});

// Points of a round of the adaptive grid depend on earlier rounds only, so the same ones are tried however many hands
// there are.
inline constexpr std::size_t kSweepRound = 4;

// What the adaptive grid needs to know of the problem. The two figures are those of a classifier alone, for the metric.
struct SweepScale {
    FrontMetric metric = FrontMetric::F1;
    CostAim aim = {};
    double prevalence = 0.5;
    double valueWithout = 0.0; // nobody gets a panel
    double valueWithAll = 1.0; // everybody gets all of them
    double payingRho = 0.01;   // |ρ| at which one panel for everybody begins to pay
};

// λ for which the policy of highest reward is the one of highest metric, that metric being `value`: F1 ≥ t means
// (2 − t)·TP + t·TN ≥ t, so λ = (2 − t)/t, between 1 (F1 = 1) and 1/prevalence (everybody called ill). For AM it is
// the class ratio, whatever the value.
double sweepLambda(const SweepScale& scale, double value);

// The next `count` points after those found: first a coarse line from ρ = 0 to where testing no longer pays, then the
// largest gaps of the front, in cost and metric, each as parts of its whole span.
std::vector<RewardShape> nextSweepRound(const SweepScale& scale, std::span<const OperatingPoint> found,
                                        std::size_t count);

// Distance of two rewards, by log λ and log |ρ|; ρ = 0 counts as far below `smallestRho`.
double rewardDistance(const RewardShape& a, const RewardShape& b, double smallestRho);
double smallestRhoOf(std::span<const RewardShape> shapes); // |ρ|, zeros left out; 1 where there is none

} // namespace core
