// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/model/tensors.h"
#include "core/plan/training_plan.h"
#include "core/rl/action.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace core {

// What was seen and done while patients were tested, for one PPO update. Rows of `inputs` are states.
struct Rollout {
    std::span<const float> inputs; // samples × inputs
    std::span<const ActionSet> legal;
    std::span<const std::uint8_t> actions;
    std::span<const float> logProbabilities; // of the action taken, then
    std::span<const float> advantages;
    std::span<const float> returns;
};

struct PpoReport {
    double policyLoss = 0.0, valueLoss = 0.0, entropy = 0.0, klDivergence = 0.0, clipFraction = 0.0;
    bool diverged = false; // something was not finite: weights and optimiser are as before the update
};

// The policy network and the value network: 2 hidden layers of SiLU, masked softmax, trained by PPO with hand-written
// gradients.
class PanelSelector {
public:
    PanelSelector(const PpoPlan& plan, std::size_t inputs, std::size_t actions, Seed seed);
    PanelSelector(const PanelSelector&);
    PanelSelector(PanelSelector&&) noexcept;
    PanelSelector& operator=(const PanelSelector&);
    PanelSelector& operator=(PanelSelector&&) noexcept;
    ~PanelSelector();

    std::size_t inputCount() const;
    std::size_t actionCount() const;

    // logProbabilities: rows × actions, −infinity where not allowed; values: rows, may be empty.
    void evaluate(std::span<const float> inputs, std::span<const ActionSet> legal, std::span<float> logProbabilities,
                  std::span<float> values) const;
    // The mean of the weights after earlier updates, as the plan says; the weights of now where it asks for none.
    PanelSelector averaged() const;
    // The same with both diagnoses' scores raised: it orders less, and dearer things first of all. Negative: more.
    PanelSelector diagnosingSooner(double by) const;
    // All epochs over all minibatches. Advantages are normalised per minibatch, the gradient's norm is limited.
    // `entropyShare`: of the plan's entropy weight.
    PpoReport update(const Rollout& rollout, double rate, RandomStream& stream, double entropyShare = 1.0);

    void save(TensorBundle& bundle, std::string_view prefix) const;        // optimiser included
    void saveWeights(TensorBundle& bundle, std::string_view prefix) const; // a third of that: all it takes to act
    static Result<PanelSelector> load(const PpoPlan& plan, const TensorBundle& bundle, std::string_view prefix);

    // For tests against automatic differentiation: all weights as one array, and loss and gradient of one minibatch.
    std::span<float> weights();
    double lossAndGradient(const Rollout& minibatch, std::span<float> gradient) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace core
