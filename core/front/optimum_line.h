// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/pareto_front.h"
#include "core/rl/discrete_problem.h"

#include <cstddef>
#include <stop_token>
#include <vector>

namespace core {

// The best there can be for a disease that is known completely, as lines to be drawn: at each mean cost the most that
// any policy reaches on average over all patients, one that decides by lot included.
struct OptimumLines {
    double prevalence = 0.0;
    std::vector<CostValue> f1, am; // by rising cost
    bool operator==(const OptimumLines&) const = default;

    const std::vector<CostValue>& of(FrontMetric metric) const { return metric == FrontMetric::F1 ? f1 : am; }
};

// Every policy that is best for some reward is on its line, and `between` mean costs evenly spaced from nothing to what
// all panels cost, on the axis of the aim. Empty lines when stopped. Needs both ill and healthy patients.
OptimumLines optimumLines(const DiscreteProblem& problem, std::stop_token stop = {}, std::size_t between = 200,
                          CostAim aim = {});

} // namespace core
