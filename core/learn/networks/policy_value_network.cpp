// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/policy_value_network_p.h"

#include <algorithm>
#include <numbers>

namespace core {

PolicyValueNetwork::PolicyValueNetwork(std::size_t inputs, std::size_t hidden, std::size_t actions, bool shared)
    : m_actions(actions),
      m_policy(inputs, hidden, shared ? actions + 1 : actions)
{
    if (!shared)
        m_value.emplace(inputs, hidden, 1);
}

void PolicyValueNetwork::drawHidden(const Network& network, float* weights, RandomStream& stream) const
{
    for (const Network::Layer& layer : std::span(network.layers()).first(2))
        drawOrthogonal(layer.in, layer.out, std::numbers::sqrt2, weights + layer.weights, layer.out, stream);
}

void PolicyValueNetwork::drawWeights(std::span<float> weights, RandomStream& stream) const
{
    std::ranges::fill(weights, 0.0f);
    drawHidden(m_policy, weights.data(), stream);
    const Network::Layer& scores = m_policy.layers().back();
    drawOrthogonal(scores.in, m_actions, 0.01, weights.data() + scores.weights, scores.out, stream);
    float* valueColumn = weights.data() + scores.weights + m_actions;
    std::size_t stride = scores.out;
    if (m_value) {
        float* own = weights.data() + m_policy.weightCount();
        drawHidden(*m_value, own, stream);
        valueColumn = own + m_value->layers().back().weights;
        stride = 1;
    }
    drawOrthogonal(scores.in, 1, 1.0, valueColumn, stride, stream);
}

void PolicyValueNetwork::split(std::size_t rows, const float* outputs, float* logits, float* values) const
{
    for (std::size_t row = 0; row < rows; ++row) {
        const float* from = outputs + row * (m_actions + 1);
        std::copy_n(from, m_actions, logits + row * m_actions);
        if (values != nullptr)
            values[row] = from[m_actions];
    }
}

void PolicyValueNetwork::evaluate(const float* weights, std::size_t rows, const float* inputs, float* logits,
                                  float* values) const
{
    if (m_value) {
        m_policy.evaluate(weights, rows, inputs, logits);
        if (values != nullptr)
            m_value->evaluate(weights + m_policy.weightCount(), rows, inputs, values);
        return;
    }
    thread_local std::vector<float> outputs;
    if (outputs.size() < rows * m_policy.outputCount())
        outputs.resize(rows * m_policy.outputCount());
    m_policy.evaluate(weights, rows, inputs, outputs.data());
    split(rows, outputs.data(), logits, values);
}

void PolicyValueNetwork::forward(const float* weights, std::size_t rows, const float* inputs, Trace& trace,
                                 float* logits, float* values) const
{
    if (m_value) {
        m_policy.forward(weights, rows, inputs, trace.policy, logits);
        m_value->forward(weights + m_policy.weightCount(), rows, inputs, trace.value, values);
        return;
    }
    trace.outputs.resize(rows * m_policy.outputCount());
    m_policy.forward(weights, rows, inputs, trace.policy, trace.outputs.data());
    split(rows, trace.outputs.data(), logits, values);
}

void PolicyValueNetwork::backward(const float* weights, std::size_t rows, const float* inputs, Trace& trace,
                                  float* logitGradient, float* valueGradient, float* gradient) const
{
    if (m_value) {
        m_policy.backward(weights, rows, inputs, trace.policy, logitGradient, gradient);
        m_value->backward(weights + m_policy.weightCount(), rows, inputs, trace.value, valueGradient,
                          gradient + m_policy.weightCount());
        return;
    }
    for (std::size_t row = 0; row < rows; ++row) {
        float* to = trace.outputs.data() + row * (m_actions + 1);
        std::copy_n(logitGradient + row * m_actions, m_actions, to);
        to[m_actions] = valueGradient[row];
    }
    m_policy.backward(weights, rows, inputs, trace.policy, trace.outputs.data(), gradient);
}

} // namespace core
