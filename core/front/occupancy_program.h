// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "core/front/simplex.h"
#include "core/rl/discrete_problem.h"

#include <cstddef>
#include <optional>
#include <stop_token>

namespace core {

// The best of all policies, those that decide by lot included, by linear programming over how often each action is
// taken in each state. A second way to the optimum beside backward induction, with which it shares no code; dynamic
// programming is far quicker, this one answers what a budget buys directly.
struct OccupancyOptimum {
    double value = 0.0;
    ExactReturn expected;
    double worthOfMoney = 0.0; // what one more unit of budget adds to the value; 0 without a budget
    std::size_t rows = 0, columns = 0, pivots = 0;
};

// Of the reward TN + λ·TP + ρ·burden.
std::optional<OccupancyOptimum> bestByOccupancy(const DiscreteProblem& problem, const RewardShape& shape,
                                                std::stop_token stop = {});
// Of F1 or AM for at most this mean cost. Unset when stopped, or where AM is undefined.
std::optional<OccupancyOptimum> bestByOccupancy(const DiscreteProblem& problem, FrontAxes axes, Cost budget,
                                                std::stop_token stop = {});

} // namespace core
