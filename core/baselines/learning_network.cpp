// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/learning_network_p.h"

#include "core/kernels/kernels.h"

#include <algorithm>
#include <cmath>

namespace core {

LearningNetwork::LearningNetwork(std::size_t inputs, std::size_t hidden, std::size_t outputs, RandomStream stream)
    : m_network(inputs, hidden, outputs),
      m_weights(m_network.weightCount()),
      m_gradient(m_network.weightCount())
{
    drawUniformWeights(m_network, m_weights.values, stream);
}

std::vector<float> LearningNetwork::evaluate(std::span<const float> inputs) const
{
    std::vector<float> outputs(rowsOf(inputs) * outputCount());
    m_network.evaluate(m_weights.values.data(), rowsOf(inputs), inputs.data(), outputs.data());
    return outputs;
}

std::vector<float> LearningNetwork::forward(std::span<const float> inputs)
{
    std::vector<float> outputs(rowsOf(inputs) * outputCount());
    m_network.forward(m_weights.values.data(), rowsOf(inputs), inputs.data(), m_trace, outputs.data());
    return outputs;
}

void LearningNetwork::learn(std::span<const float> inputs, std::vector<float> outputGradient, double rate,
                            float* inputGradient)
{
    constexpr double kLongest = 1.0, kSmallestDivisor = 1e-8;
    std::ranges::fill(m_gradient, 0.0f);
    m_network.backward(m_weights.values.data(), rowsOf(inputs), inputs.data(), m_trace, outputGradient.data(),
                       m_gradient.data(), inputGradient);
    const double norm = std::sqrt(kernels::squaredNorm(m_gradient.size(), m_gradient.data()));
    if (std::isfinite(norm))
        m_weights.move(m_gradient, norm > kLongest ? kLongest / norm : 1.0, rate, kSmallestDivisor);
}

float logistic(float x)
{
    return 1.0f / (1.0f + std::exp(-x));
}

} // namespace core
