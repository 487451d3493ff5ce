// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/model_data_p.h"
#include "core/baselines/system_fit_p.h"
#include "core/environment/state_table_p.h"
#include "core/learn/networks/adam_weights_p.h"
#include "core/learn/networks/network_p.h"
#include "core/rl/action.h"
#include "core/rl/episode.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

// Classification with costly features by deep Q-learning (Janisch, Pevný and Lisý, AAAI 2019), with panels in place of
// single features. Its reward is −1 for a wrong diagnosis and −weight × price for a panel, all panels together being
// priced 1. So it aims at few errors, whichever they are: where few patients are ill that is not what F1 rewards.
namespace core {

// What is known of some patients, as the network of Q-values sees it: values (0 where unknown), which are known, which
// panels showed something.
class CostlyStates {
public:
    CostlyStates(const PatientRows& rows, const PanelRules& rules, UnrecordedPanels unrecorded);

    const PatientRows& rows() const { return m_rows; }
    const PanelRules& rules() const { return m_rules; }
    UnrecordedPanels unrecorded() const { return m_unrecorded; }
    std::size_t inputCount() const { return 2 * m_rows.featureCount() + m_rules.panelCount(); }
    std::size_t actionCount() const { return m_rules.panelCount() + 2; }
    void write(std::span<const PatientState> states, std::vector<float>& inputs);
    ActionSet legal(const PatientState& state) const;
    double price(const PatientState& state, PanelId panel) const; // of all panels together: 1

private:
    const std::vector<float>& asked(PanelMask ordered);

    const PatientRows& m_rows;
    const PanelRules& m_rules;
    UnrecordedPanels m_unrecorded;
    double m_priceOfAll;
    std::unordered_map<std::uint64_t, std::vector<float>> m_asked; // by mask: 1 where a column was asked for
};

// Of these values the legal action of the highest.
std::size_t bestLegal(std::span<const float> values, const ActionSet& legal);

// Always the legal action of highest Q-value.
class CostlyPolicy {
public:
    CostlyPolicy(Network network, std::vector<float> weights) : m_network(network), m_weights(std::move(weights)) {}

    std::vector<Step> decide(CostlyStates& states, std::span<const PatientState> some) const;
    // The patients are those of the rows.
    std::vector<Episode> walk(CostlyStates& states, std::span<const PatientIndex> patients) const;

private:
    Network m_network;
    std::vector<float> m_weights;
};

struct CwcfPlan {
    std::size_t hidden = 128;
    std::size_t pretrainingSteps = 600; // of the Q-values of diagnoses alone
    std::size_t steps = 5000;           // each: one action in every place, one batch learned
    std::size_t places = 64;            // patients side by side
    std::size_t memory = 50'000;        // newest transitions to learn from
    std::size_t batch = 256;
    double rate = 1e-3;                           // falls to a twentieth
    double targetPace = 0.05;                     // by which the target network follows
    double exploring = 1.0, exploringAtEnd = 0.1; // share of random actions; the end is reached half way
    std::size_t looks = 12;                       // at validation: the best weights are kept
};

// A group of patients with outcomes.
struct CostlyGroup {
    CostlyStates& states;
    std::span<const std::uint8_t> diseased;
};

// Pretrains once, then learns a policy for every price weight asked for.
class CwcfLearner {
public:
    CwcfLearner(const CwcfPlan& plan, CostlyGroup training, CostlyGroup validation, Seed seed);

    // First this; false when stopped.
    bool pretrain(const WorkShare& work);
    std::optional<CostlyPolicy> learn(double priceWeight, const WorkShare& work); // nothing when stopped

private:
    class Run;
    double exploringAt(double done) const;
    double meanReturn(const CostlyPolicy& policy, double priceWeight) const;

    CwcfPlan m_plan;
    CostlyGroup m_training, m_validation;
    Seed m_seed;
    Network m_network;
    AdamWeights m_pretrained;
};

// `fitCwcf` as this plan says.
Fitted<SystemAnswer> fitCwcf(const FitContext& context, const CwcfPlan& plan);

} // namespace core
