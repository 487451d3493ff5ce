// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/budget_query.h"
#include "core/front/front_plan.h"
#include "core/rl/exact_solver.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

struct ExactPoint {
    RewardShape shape; // for which it is the best policy, well away from where another takes over
    ExactReturn expected;
    double value = 0.0; // the metric
    bool operator==(const ExactPoint&) const = default;
};

// The deterministic policies that are best for some reward. Others exist that are on the staircase of all
// deterministic policies, but below what mixing two of these gives for the same mean cost: nobody who may mix needs
// them.
struct ExactFront {
    std::vector<ExactPoint> supported; // all found, by rising burden
    std::vector<std::size_t> front;    // those that no other dominates by (cost, value), by rising cost
    double prevalence = 0.0;
    // No reward with weights (2 − t) on TP and t on TN is worth more by any other policy by more than this: 1e-10 where
    // the search ran to its end, more where there are too many policies to name all.
    double gap = 0.0;
    bool stopped = false; // then only part of it is here
};

struct ExactFrontLimits {
    std::size_t mostPolicies = 1500;
    std::function<void(std::size_t found)> progress = {};
};

// F1 ≥ t ⇔ (2 − t)·TP + t·TN ≥ t, so for F1 all λ = (2 − t)/t from 1 (t = 1) to 1/prevalence are considered, with all
// ρ ≤ 0 per unit of what the axes say is spent; beyond that t is below the F1 of calling everybody ill, to which no
// policy of the front can fall. For AM λ = (1 − prevalence)/prevalence, with all ρ. Needs both ill and healthy
// patients.
ExactFront exactFront(const ExactSolver& solver, const DiscreteProblem& problem, FrontAxes axes,
                      std::stop_token stop = {}, const ExactFrontLimits& limits = {});

// The most that any policy can reach for this mean cost, randomised ones included: the line no policy crosses.
// Positions are those of `supported`.
std::optional<BudgetAnswer> bestForBudget(const ExactFront& front, FrontAxes axes, Cost budget);

} // namespace core
