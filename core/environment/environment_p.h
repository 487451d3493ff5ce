// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/environment/patient_rows_p.h"
#include "core/environment/state_table_p.h"
#include "core/rl/panel_rules.h"
#include "core/rl/reward_shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Bit k: action k of ActionCodec is allowed: these orders, and a diagnosis unless one of them comes first by the rules
// of the study.
std::uint32_t legalActions(const PanelRules& rules, PanelMask allowed);
std::uint32_t legalActions(const PanelRules& rules, PanelMask ordered, const FeatureMask& recorded,
                           const OrderLimits& limits);

// The bit of the diagnosis that earns less on average where disease has this probability: that of λ·p and 1 − p.
std::uint32_t losingDiagnosis(std::size_t panels, double probability, double lambda);

// Many patients tested in parallel while a policy learns. Each starts with a random patient for whom random panels are
// known already, for exploration; when a diagnosis ends an episode the next patient takes the place.
class Environment {
public:
    struct Rules {
        RewardShape shape;
        double rewardScale = 1.0; // rewards are multiplied by it, to suit the value network
        double freshStarts = 0.0; // share of patients for whom only the visible columns are known at first
        UnrecordedPanels unrecorded = UnrecordedPanels::Unavailable;
        std::span<const float> probabilities = {}; // of disease, by patient: what a diagnosis earns by; empty: outcomes
    };
    Environment(const PatientRows& rows, std::span<const std::uint8_t> diseased, const PanelRules& panels,
                const Rules& rules, std::size_t places, RandomStream stream);

    std::span<const PatientState> states() const { return m_states; }
    std::span<const std::uint32_t> legal() const { return m_legal; }
    // One action for each place; legal ones only.
    void step(std::span<const std::uint8_t> actions, std::span<float> rewards, std::span<std::uint8_t> ended);

private:
    void begin(std::size_t place);
    void note(std::size_t place);
    double earned(Disease said, std::size_t patient) const;

    const PatientRows& m_rows;
    std::span<const std::uint8_t> m_diseased;
    const PanelRules& m_panels;
    Rules m_rules;
    RandomStream m_stream;
    std::vector<PatientState> m_states;
    std::vector<std::uint32_t> m_legal;
};

} // namespace core
