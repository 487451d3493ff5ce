// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace core {

// The shape of a network of two hidden layers of SiLU and a linear output. Its weights are one array that belongs to
// somebody else: w1[inputs×h], b1[h], w2[h×h], b2[h], w3[h×outputs], b3[outputs], matrices row after row.
class Network {
public:
    struct Layer {
        std::size_t in, out;
        std::size_t weights, biases; // where they begin
    };

    Network(std::size_t inputs, std::size_t hidden, std::size_t outputs);

    std::size_t inputCount() const { return m_layers.front().in; }
    std::size_t outputCount() const { return m_layers.back().out; }
    std::size_t weightCount() const { return m_layers.back().biases + m_layers.back().out; }
    const std::array<Layer, 3>& layers() const { return m_layers; }

    // A row's outputs do not depend on the rows beside it.
    void evaluate(const float* weights, std::size_t rows, const float* inputs, float* outputs) const;

    // What the way back needs of the way there.
    struct Trace {
        std::vector<float> hidden1, slope1, hidden2, slope2, gradient;
    };
    void forward(const float* weights, std::size_t rows, const float* inputs, Trace& trace, float* outputs) const;
    // Adds to `gradient`, which lies as the weights do. `outputGradient` is overwritten; the gradient of the inputs is
    // written where it is asked for.
    void backward(const float* weights, std::size_t rows, const float* inputs, Trace& trace, float* outputGradient,
                  float* gradient, float* inputGradient = nullptr) const;

private:
    std::array<Layer, 3> m_layers;
};

// Uniform within ±1/√in, biases too, as PyTorch's linear layers begin.
void drawUniformWeights(const Network& network, std::span<float> weights, RandomStream& stream);

// `columns` columns of a matrix of `in` rows, `stride` apart: random and orthogonal, of length `gain`; rows instead
// where there are more columns than rows.
void drawOrthogonal(std::size_t in, std::size_t columns, double gain, float* weights, std::size_t stride,
                    RandomStream& stream);

} // namespace core
