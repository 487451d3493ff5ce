#pragma once

#include "core/data/known_optimum.h"
#include "core/data/task.h"
#include "core/model/test_catalog.h"
#include "core/rl/action.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace core {

// A diagnosis problem that is known completely: every combination of findings with its probability, and the panels.
// Features are the joint's variables, in their order.
struct DiscreteProblem {
    DiscreteJoint joint;
    TestCatalog catalog;
    FeatureMask visible;
};
DiscreteProblem makeDiscreteProblem(DiscreteJoint joint, const Task& task); // columns of the task = variables

// What a policy earns per patient, as expectations: normalised true positives and negatives, and money.
struct ExactReturn {
    double truePositive = 0.0;
    double trueNegative = 0.0;
    double cost = 0.0;
    double reward(const RewardShape& shape) const
    {
        return trueNegative + shape.lambda * truePositive + shape.rho * cost;
    }
    bool operator==(const ExactReturn&) const = default;
};

// The best action in every state (mask, known findings), by backward induction over the panel masks. For problems with
// at most a few million pairs of mask and cell: all of them are kept.
class ExactPolicy {
public:
    Action action(PanelMask ordered, std::size_t cell) const; // of the cell only what is known counts
    const ExactReturn& expected() const { return m_expected; }

private:
    friend ExactPolicy solveExactly(const DiscreteProblem& problem, const RewardShape& shape);
    std::size_t m_cells = 0;
    std::vector<std::uint8_t> m_actions; // [mask][cell], ActionCodec's numbers
    std::size_t m_panels = 0;
    ExactReturn m_expected;
};
ExactPolicy solveExactly(const DiscreteProblem& problem, const RewardShape& shape);

// What any deterministic policy earns on the problem, exactly. It is asked with every variable that is not known at
// its lowest level, so it cannot look ahead.
using DiscretePolicy = std::function<Action(PanelMask ordered, std::size_t cell)>;
ExactReturn evaluateExactly(const DiscreteProblem& problem, const DiscretePolicy& policy);

} // namespace core
