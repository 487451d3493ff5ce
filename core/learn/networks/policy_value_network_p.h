// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/networks/network_p.h"

#include <optional>

namespace core {

// Scores of actions and the value of a state: two networks, or one whose last output is the value. One array holds the
// weights of both, the policy's first.
class PolicyValueNetwork {
public:
    PolicyValueNetwork(std::size_t inputs, std::size_t hidden, std::size_t actions, bool shared);

    std::size_t inputCount() const { return m_policy.inputCount(); }
    std::size_t actionCount() const { return m_actions; }
    std::size_t weightCount() const { return m_policy.weightCount() + (m_value ? m_value->weightCount() : 0); }

    std::size_t scoreBias(std::size_t action) const { return m_policy.layers().back().biases + action; } // its place

    // Orthogonal with gain √2 in hidden layers, 0.01 for the scores (nearly even at first), 1 for the value.
    void drawWeights(std::span<float> weights, RandomStream& stream) const;

    // logits: rows × actions; values: rows, may be null.
    void evaluate(const float* weights, std::size_t rows, const float* inputs, float* logits, float* values) const;

    struct Trace {
        Network::Trace policy, value;
        std::vector<float> outputs; // of a shared network
    };
    void forward(const float* weights, std::size_t rows, const float* inputs, Trace& trace, float* logits,
                 float* values) const;
    // Adds to `gradient`; the gradients given are overwritten.
    void backward(const float* weights, std::size_t rows, const float* inputs, Trace& trace, float* logitGradient,
                  float* valueGradient, float* gradient) const;

private:
    void split(std::size_t rows, const float* outputs, float* logits, float* values) const;
    void drawHidden(const Network& network, float* weights, RandomStream& stream) const;

    std::size_t m_actions;
    Network m_policy; // and the value, where there is no network of its own
    std::optional<Network> m_value;
};

} // namespace core
