// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rl/action.h"
#include "core/rl/discrete_problem.h"
#include "core/rl/exact_states.h"
#include "core/rl/reward_shape.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace core {

// The best action in every state (mask, known findings), by backward induction over the panel masks. For problems with
// at most a few million pairs of mask and cell: all of them are kept.
class ExactPolicy {
public:
    Action action(PanelMask ordered, std::size_t cell) const; // of the cell only what is known counts
    const ExactReturn& expected() const { return m_expected; }
    std::span<const std::uint8_t> actions() const { return m_actions; } // [ExactStates' state], ActionCodec's numbers

private:
    friend class ExactSolver;
    std::shared_ptr<const ExactStates> m_states;
    std::vector<std::uint8_t> m_actions;
    ExactReturn m_expected;
};

// Solves one problem for many rewards.
class ExactSolver {
public:
    explicit ExactSolver(const DiscreteProblem& problem);
    ExactPolicy solve(const RewardShape& shape) const;
    const ExactStates& states() const { return *m_states; }

private:
    std::shared_ptr<const ExactStates> m_states;
    TestCatalog m_catalog;
};
ExactPolicy solveExactly(const DiscreteProblem& problem, const RewardShape& shape); // for one

// What any deterministic policy earns on the problem, exactly. It is asked with every variable that is not known at
// its lowest level, so it cannot look ahead.
using DiscretePolicy = std::function<Action(PanelMask ordered, std::size_t cell)>;
ExactReturn evaluateExactly(const DiscreteProblem& problem, const DiscretePolicy& policy);

} // namespace core
