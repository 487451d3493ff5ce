// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/networks/adam_weights_p.h"
#include "core/learn/networks/network_p.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// A network with weights that Adam moves.
class LearningNetwork {
public:
    LearningNetwork(std::size_t inputs, std::size_t hidden, std::size_t outputs, RandomStream stream);

    std::size_t inputCount() const { return m_network.inputCount(); }
    std::size_t outputCount() const { return m_network.outputCount(); }
    std::vector<float> evaluate(std::span<const float> inputs) const; // row after row

    // As `evaluate`, and ready to learn from the same inputs.
    std::vector<float> forward(std::span<const float> inputs);
    // One step against the gradient, which is never longer than 1. The gradient of the inputs is written where it is
    // asked for.
    void learn(std::span<const float> inputs, std::vector<float> outputGradient, double rate,
               float* inputGradient = nullptr);

private:
    std::size_t rowsOf(std::span<const float> inputs) const { return inputs.size() / m_network.inputCount(); }

    Network m_network;
    AdamWeights m_weights;
    Network::Trace m_trace;
    std::vector<float> m_gradient;
};

float logistic(float x); // 1 / (1 + e^-x)

} // namespace core
