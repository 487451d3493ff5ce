// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/synthetic/known_optimum.h"
#include "core/data/task/task.h"
#include "core/model/test_catalog.h"
#include "core/rl/reward_shape.h"

namespace core {

// A diagnosis problem that is known completely: every combination of findings with its probability, and the panels.
// Features are the joint's variables, in their order.
struct DiscreteProblem {
    DiscreteJoint joint;
    TestCatalog catalog;
    FeatureMask visible;
};
DiscreteProblem makeDiscreteProblem(DiscreteJoint joint, const Task& task); // columns of the task = variables

// What a policy earns per patient, as expectations: normalised true positives and negatives, and what is spent.
struct ExactReturn {
    double truePositive = 0.0;
    double trueNegative = 0.0;
    double cost = 0.0;
    Minutes minutes = {}; // waited for results
    double burden(CostAim aim) const { return aim.burden(Cost(cost), minutes); }
    double reward(const RewardShape& shape) const
    {
        return trueNegative + shape.lambda * truePositive + shape.rho * burden(shape.aim);
    }
    bool operator==(const ExactReturn&) const = default;
};

} // namespace core
