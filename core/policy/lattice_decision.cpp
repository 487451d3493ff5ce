// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/lattice_decision_p.h"

#include <algorithm>
#include <array>

namespace core {

std::vector<std::size_t> ruleSizes(const PanelLattice& lattice)
{
    std::vector<std::size_t> sizes;
    for (const PanelLattice::State& state : lattice.states()) {
        const std::size_t orders = lattice.sets()[state.set].orders.size();
        sizes.push_back(orders == 0 ? 0 : state.leadsTo.size() * OrderBasis::size(orders));
    }
    return sizes;
}

LatticeDecision::LatticeDecision(const LatticeModel& model, const LatticeRule& rule)
    : m_model(model),
      m_rule(rule),
      m_basis(model.cuts(), rule.shape.lambda)
{
}

// Somebody may ask about panels that the lattice leaves out, or to which its orders do not lead.
Step LatticeDecision::step(const std::uint8_t* row, const FeatureMask& recorded, PanelMask ordered,
                           PanelMask allowed) const
{
    const PanelLattice& lattice = m_model.lattice();
    const PanelMask shown = lattice.rules().shown(ordered, recorded);
    const std::uint32_t state = lattice.stateWithin(shown);
    const std::uint32_t set = lattice.setWithin(shown);
    Situation situation{state, set, m_model.probability(set, row), {}, ordered, allowed};
    if (set != lattice.states()[state].set) // known, but nothing was learned about going on from there
        situation.allowed = PanelMask();
    std::vector<float> outlook;
    if (situation.allowed != PanelMask()) {
        outlook.resize(m_model.outlookCount(set));
        m_model.writeOutlook(set, row, situation.probability, outlook);
        situation.outlook = outlook;
    }
    return decide(situation, true);
}

Step LatticeDecision::step(const LatticeView& view, std::size_t patient, const FeatureMask& recorded, PanelMask ordered,
                           PanelMask allowed) const
{
    const PanelLattice& lattice = m_model.lattice();
    const PanelMask shown = lattice.rules().shown(ordered, recorded);
    const std::uint32_t state = lattice.stateWithin(shown);
    const std::uint32_t set = lattice.setWithin(shown);
    const std::size_t outlooks = m_model.outlookCount(set);
    const bool learned = set == lattice.states()[state].set;
    return decide({state, set, view.probability[set][patient],
                   std::span(view.outlook[set]).subspan(patient * outlooks, outlooks), ordered,
                   learned ? allowed : PanelMask()},
                  false);
}

std::size_t LatticeDecision::actionCount(const ActionCodec& codec) const
{
    const PanelLattice& lattice = m_model.lattice();
    return lattice.catalog().offersPairs(lattice.aim()) ? codec.countWithPairs() : codec.actionCount();
}

double LatticeDecision::diagnosisValue(float probability) const
{
    const double p = probability;
    return p >= m_basis.threshold() ? m_rule.shape.lambda * p : 1.0 - p;
}

Step LatticeDecision::decide(const Situation& situation, bool explained) const
{
    Step step;
    step.ordered = situation.ordered;
    step.diseaseProbability = situation.probability;
    step.action = Action::diagnose(diagnosis(situation.probability));
    if (explained) {
        const ActionCodec codec(m_model.lattice().catalog().panelCount());
        step.actionValues.assign(actionCount(codec), 0.0);
        step.actionValues[codec.index(Action::diagnose(Disease::Present))] =
            m_rule.shape.lambda * step.diseaseProbability;
        step.actionValues[codec.index(Action::diagnose(Disease::Absent))] = 1.0 - step.diseaseProbability;
    }
    follow(situation, step, explained);
    if (explained) {
        const ActionCodec codec(m_model.lattice().catalog().panelCount());
        step.actionProbabilities.assign(actionCount(codec), 0.0);
        step.actionProbabilities[codec.index(step.action)] = 1.0;
    }
    return step;
}

Disease LatticeDecision::diagnosis(float probability) const
{
    return double{probability} >= m_basis.threshold() ? Disease::Present : Disease::Absent;
}

void LatticeDecision::valueOrders(const Situation& situation, const auto& told) const
{
    const PanelLattice::State& state = m_model.lattice().states()[situation.state];
    const PanelLattice::Set& set = m_model.lattice().sets()[situation.set];
    if (set.orders.empty() || situation.allowed == PanelMask())
        return;
    std::array<float, 3 + PanelMask::kMostPanels + 1> basis{};
    const std::size_t size = OrderBasis::size(set.orders.size());
    m_basis.write(situation.probability, situation.outlook, basis.data());
    const float* weights = m_rule.weights[situation.state].data();
    for (std::size_t order = 0; order < set.choices(); ++order, weights += size) {
        if (situation.allowed.with(set.action(order).panels()) != situation.allowed ||
            state.leadsTo[order] == PanelLattice::kNowhere)
            continue;
        float earned = 0.0f;
        for (std::size_t place = 0; place < size; ++place)
            earned += weights[place] * basis[place];
        told(order, double{earned} + m_rule.shape.rho * state.prices[order]);
    }
}

std::optional<std::size_t> LatticeDecision::bestOrder(const Situation& situation) const
{
    double best = 0.0;
    std::optional<std::size_t> found;
    valueOrders(situation, [&](std::size_t order, double value) {
        if (value > best) {
            best = value;
            found = order;
        }
    });
    return found;
}

void LatticeDecision::follow(const Situation& situation, Step& step, bool explained) const
{
    const PanelLattice::Set& set = m_model.lattice().sets()[situation.set];
    const ActionCodec codec(m_model.lattice().catalog().panelCount());
    double best = 0.0;
    valueOrders(situation, [&](std::size_t order, double value) {
        if (explained)
            step.actionValues[codec.index(set.action(order))] = value + diagnosisValue(situation.probability);
        if (value > best) {
            best = value;
            step.action = set.action(order);
        }
    });
}

} // namespace core
