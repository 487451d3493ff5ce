// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/environment/environment_p.h"
#include "core/environment/state_table_p.h"
#include "core/learn/networks/panel_selector.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"
#include "core/rl/action.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

// Lets a policy test patients and learn from it: one update of PPO after another on one environment.
class SelectorTraining {
public:
    // `diagnosingLambda`: where the probability names the disease, what a case found is worth.
    SelectorTraining(const PpoPlan& plan, Environment& environment, StateTable& table, PanelSelector& selector,
                     std::optional<double> diagnosingLambda = {});

    // Tests patients for one update, without learning from it yet.
    void collect(RandomStream& stream);
    // Tests patients for one update and learns from it. The states visited are kept until the next call.
    struct Pace {
        double rate = 0.0;
        double entropyShare = 1.0; // of the plan's entropy weight
    };
    PpoReport update(const Pace& pace, RandomStream& stream, TrainingTiming& timing);
    std::size_t stepsPerUpdate() const { return m_length * m_places; }
    std::span<const PatientState> visited() const { return m_visited; }

private:
    void act(std::size_t time, RandomStream& stream);
    // Writes what the selector is to see and what it may do.
    void look(std::span<float> inputs, std::span<ActionSet> legal);

    const PpoPlan& m_plan;
    Environment& m_environment;
    StateTable& m_table;
    PanelSelector& m_selector;
    std::optional<double> m_diagnosingLambda;
    std::size_t m_places; // environments side by side
    std::size_t m_length; // steps of each for one update
    std::size_t m_inputCount;

    std::vector<PatientState> m_visited;
    std::vector<std::size_t> m_slots;
    std::vector<float> m_inputs;
    std::vector<ActionSet> m_legal;
    std::vector<std::uint8_t> m_actions;
    std::vector<std::uint8_t> m_ended;
    std::vector<float> m_rewards, m_values, m_logProbabilities, m_advantages, m_returns, m_lastValues;
    std::vector<float> m_allLogProbabilities; // of one time step, all actions
    std::vector<float> m_lastInputs;
    std::vector<ActionSet> m_lastLegal;
};

} // namespace core
