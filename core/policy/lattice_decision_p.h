// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_model.h"
#include "core/lattice/lattice_rule.h"
#include "core/lattice/lattice_solver.h"
#include "core/rl/episode.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

// How many weights a rule has in each state.
std::vector<std::size_t> ruleSizes(const PanelLattice& lattice);

// What a rule does with one patient in one situation.
class LatticeDecision {
public:
    LatticeDecision(const LatticeModel& model, const LatticeRule& rule);

    // From a patient's codes and the columns that hold a value; what was paid is left to who knows today's prices.
    Step step(const std::uint8_t* row, const FeatureMask& recorded, PanelMask ordered, PanelMask allowed) const;
    // The same where the estimates are known already; nothing is said about actions not taken.
    Step step(const LatticeView& view, std::size_t patient, const FeatureMask& recorded, PanelMask ordered,
              PanelMask allowed) const;

    // Where the estimates and what is allowed are known: the order that is worth most beyond its price, as one of the
    // set's; nothing where a diagnosis is better.
    struct Situation {
        std::uint32_t state, set;
        float probability;
        std::span<const float> outlook;
        PanelMask ordered, allowed;
    };
    std::optional<std::size_t> bestOrder(const Situation& situation) const;
    Disease diagnosis(float probability) const;

private:
    // Calls told(order, value) for every order that is allowed.
    void valueOrders(const Situation& situation, const auto& told) const;
    Step decide(const Situation& situation, bool explained) const;
    void follow(const Situation& situation, Step& step, bool explained) const;
    double diagnosisValue(float probability) const;
    std::size_t actionCount(const ActionCodec& codec) const;

    const LatticeModel& m_model;
    const LatticeRule& m_rule;
    OrderBasis m_basis;
};

} // namespace core
