// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/network_p.h"

#include "core/kernels/kernels.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

using kernels::Activation;

// Rows that go through all layers together: enough to be worth it, few enough to stay in the cache.
constexpr std::size_t kBlock = 128;

void makeRoom(std::vector<float>& values, std::size_t count)
{
    if (values.size() < count)
        values.resize(count);
}

void applyLayer(const Network::Layer& layer, const float* weights, std::size_t rows, const float* x,
                Activation activation, float* slope, float* y)
{
    kernels::affine(rows, layer.in, layer.out, x, weights + layer.weights, weights + layer.biases, activation, slope,
                    y);
}

void passBack(const Network::Layer& layer, const float* weights, std::size_t rows, const float* x, const float* slope,
              float* dy, float* dx, float* gradient)
{
    kernels::affineBackward(rows, layer.in, layer.out, x, weights + layer.weights, slope, dy, dx,
                            gradient + layer.weights, gradient + layer.biases);
}

Network::Layer layerAt(std::size_t begin, std::size_t in, std::size_t out)
{
    return {in, out, begin, begin + in * out};
}

} // namespace

Network::Network(std::size_t inputs, std::size_t hidden, std::size_t outputs)
{
    m_layers[0] = layerAt(0, inputs, hidden);
    m_layers[1] = layerAt(m_layers[0].biases + hidden, hidden, hidden);
    m_layers[2] = layerAt(m_layers[1].biases + hidden, hidden, outputs);
}

void Network::evaluate(const float* weights, std::size_t rows, const float* inputs, float* outputs) const
{
    thread_local std::vector<float> hidden1, hidden2;
    const auto& [first, second, last] = m_layers;
    makeRoom(hidden1, std::min(rows, kBlock) * first.out);
    makeRoom(hidden2, std::min(rows, kBlock) * second.out);
    for (std::size_t row = 0; row < rows; row += kBlock) {
        const std::size_t count = std::min(kBlock, rows - row);
        const float* x = inputs + row * first.in;
        applyLayer(first, weights, count, x, Activation::Silu, nullptr, hidden1.data());
        applyLayer(second, weights, count, hidden1.data(), Activation::Silu, nullptr, hidden2.data());
        applyLayer(last, weights, count, hidden2.data(), Activation::None, nullptr, outputs + row * last.out);
    }
}

void Network::forward(const float* weights, std::size_t rows, const float* inputs, Trace& trace, float* outputs) const
{
    const auto& [first, second, last] = m_layers;
    for (std::vector<float>* values : {&trace.hidden1, &trace.slope1, &trace.hidden2, &trace.slope2})
        makeRoom(*values, rows * first.out);
    applyLayer(first, weights, rows, inputs, Activation::Silu, trace.slope1.data(), trace.hidden1.data());
    applyLayer(second, weights, rows, trace.hidden1.data(), Activation::Silu, trace.slope2.data(),
               trace.hidden2.data());
    applyLayer(last, weights, rows, trace.hidden2.data(), Activation::None, nullptr, outputs);
}

void Network::backward(const float* weights, std::size_t rows, const float* inputs, Trace& trace, float* outputGradient,
                       float* gradient, float* inputGradient) const
{
    const auto& [first, second, last] = m_layers;
    makeRoom(trace.gradient, rows * first.out);
    passBack(last, weights, rows, trace.hidden2.data(), nullptr, outputGradient, trace.gradient.data(), gradient);
    // The second hidden layer's values are not needed any more: their place takes the first layer's gradient.
    passBack(second, weights, rows, trace.hidden1.data(), trace.slope2.data(), trace.gradient.data(),
             trace.hidden2.data(), gradient);
    passBack(first, weights, rows, inputs, trace.slope1.data(), trace.hidden2.data(), inputGradient, gradient);
}

void drawUniformWeights(const Network& network, std::span<float> weights, RandomStream& stream)
{
    for (const Network::Layer& layer : network.layers()) {
        const double bound = 1.0 / std::sqrt(static_cast<double>(std::max<std::size_t>(layer.in, 1)));
        for (float& weight : weights.subspan(layer.weights, (layer.in + 1) * layer.out))
            weight = static_cast<float>(bound * (2.0 * stream.uniform() - 1.0));
    }
}

void drawOrthogonal(std::size_t in, std::size_t columns, double gain, float* weights, std::size_t stride,
                    RandomStream& stream)
{
    const auto longer = static_cast<Eigen::Index>(std::max(in, columns));
    const auto shorter = static_cast<Eigen::Index>(std::min(in, columns));
    Eigen::MatrixXd random(longer, shorter);
    for (Eigen::Index j = 0; j < shorter; ++j)
        for (Eigen::Index i = 0; i < longer; ++i)
            random(i, j) = stream.normal();
    const Eigen::HouseholderQR<Eigen::MatrixXd> qr(random);
    Eigen::MatrixXd q = qr.householderQ() * Eigen::MatrixXd::Identity(longer, shorter);
    // Signs as of a triangle with a positive diagonal: only then is every rotation as likely as any other.
    for (Eigen::Index j = 0; j < shorter; ++j)
        if (qr.matrixQR()(j, j) < 0.0)
            q.col(j) *= -1.0;
    for (std::size_t i = 0; i < in; ++i)
        for (std::size_t j = 0; j < columns; ++j) {
            const auto row = static_cast<Eigen::Index>(i), column = static_cast<Eigen::Index>(j);
            weights[i * stride + j] = static_cast<float>(gain * (in >= columns ? q(row, column) : q(column, row)));
        }
}

} // namespace core
