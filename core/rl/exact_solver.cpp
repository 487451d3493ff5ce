// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/exact_solver.h"

#include <cassert>
#include <map>
#include <utility>

namespace core {
namespace {

// Two choices worth the same up to rounding are the same: then a diagnosis is preferred to one more order,
// and one panel to two.
constexpr double kRounding = 1e-12;

std::size_t bestOf(const ExactStates::Options& options, const RewardShape& shape, double patients)
{
    const double margin = kRounding * (1.0 + shape.lambda) * patients;
    std::size_t best = options.legal.front();
    double reward = options.returns[best].reward(shape);
    for (const std::size_t action : options.legal.subspan(1)) {
        const double other = options.returns[action].reward(shape);
        if (other > reward + margin) {
            best = action;
            reward = other;
        }
    }
    return best;
}

// For every cell the one that stands for all that look alike: each variable that is not known at its lowest level.
std::vector<std::size_t> lookalikes(const DiscreteJoint& joint, const FeatureMask& known)
{
    std::vector<std::size_t> standIns(joint.cellCount());
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        std::size_t place = 1;
        for (std::size_t variable = 0; variable < joint.variables.size(); ++variable) {
            if (known.isKnown(FeatureId(variable)))
                standIns[cell] += place * joint.level(cell, variable);
            place *= joint.variables[variable].levels;
        }
    }
    return standIns;
}

} // namespace

Action ExactPolicy::action(PanelMask ordered, std::size_t cell) const
{
    const std::optional<std::size_t> state = m_states->find(ordered, cell);
    // Nobody looks like that, so nothing can be gained.
    return state ? ActionCodec(m_states->panelCount()).action(m_actions[*state]) : Action::diagnose(Disease::Absent);
}

ExactSolver::ExactSolver(const DiscreteProblem& problem)
    : m_states(std::make_shared<const ExactStates>(problem)),
      m_catalog(problem.catalog)
{
}

ExactPolicy ExactSolver::solve(const RewardShape& shape) const
{
    ExactPolicy policy;
    policy.m_states = m_states;
    policy.m_actions.resize(m_states->count());
    const bool pairs = m_catalog.offersPairs(shape.aim);
    policy.m_expected = m_states->goBack(m_catalog, pairs, [&](const ExactStates::Options& options) {
        const auto& [absent, present] = m_states->mass(options.state);
        const std::size_t best = bestOf(options, shape, absent + present);
        policy.m_actions[options.state] = static_cast<std::uint8_t>(best);
        return best;
    });
    return policy;
}

ExactPolicy solveExactly(const DiscreteProblem& problem, const RewardShape& shape)
{
    return ExactSolver(problem).solve(shape);
}

ExactReturn evaluateExactly(const DiscreteProblem& problem, const DiscretePolicy& policy)
{
    const DiscreteJoint& joint = problem.joint;
    std::map<std::uint64_t, std::vector<std::size_t>> seenAs; // by ordered panels
    ExactReturn sum;
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        const auto [absent, present] = joint.probability[cell];
        PanelMask ordered;
        Minutes waited;
        while (true) {
            std::vector<std::size_t>& seen = seenAs[ordered.bits()];
            if (seen.empty())
                seen = lookalikes(joint, problem.catalog.featuresOf(ordered, problem.visible));
            const Action action = policy(ordered, seen[cell]);
            if (!action.isOrder()) {
                (action.diagnosis() == Disease::Present ? sum.truePositive : sum.trueNegative) +=
                    action.diagnosis() == Disease::Present ? present : absent;
                break;
            }
            assert((ordered.bits() & action.panels().bits()) == 0); // an order repeated for ever would never end
            ordered = ordered.with(action.panels());
            waited += problem.catalog.minutesOf(action.panels());
        }
        sum.cost += (absent + present) * problem.catalog.priceOf(ordered).amount;
        sum.minutes += Minutes((absent + present) * waited.amount);
    }
    return sum;
}

} // namespace core
