// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <functional>
#include <span>
#include <vector>

// Two hidden layers of SiLU in double, straight from the definition: the oracle for hand-written gradients.
namespace plain {

using Weights = std::vector<double>;

// One layer; `at` moves on behind its weights.
inline std::vector<double> layer(const std::vector<double>& x, std::size_t out, bool activated, const double*& at)
{
    std::vector<double> y(out);
    for (std::size_t j = 0; j < out; ++j) {
        y[j] = at[x.size() * out + j];
        for (std::size_t k = 0; k < x.size(); ++k)
            y[j] += x[k] * at[k * out + j];
        if (activated)
            y[j] /= 1.0 + std::exp(-y[j]);
    }
    at += (x.size() + 1) * out;
    return y;
}

inline std::vector<double> network(std::span<const float> row, std::size_t hidden, std::size_t outputs,
                                   const double*& at)
{
    const std::vector<double> x(row.begin(), row.end());
    return layer(layer(layer(x, hidden, true, at), hidden, true, at), outputs, false, at);
}

// Largest difference between `gradient` and central differences of `loss`, relative to 1 + the slope.
inline double gradientError(const std::function<double(const Weights&)>& loss, Weights weights,
                            std::span<const float> gradient)
{
    constexpr double kStep = 1e-5;
    double worst = 0.0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double at = weights[i];
        weights[i] = at + kStep;
        const double above = loss(weights);
        weights[i] = at - kStep;
        const double below = loss(weights);
        weights[i] = at;
        const double slope = (above - below) / (2.0 * kStep);
        worst = std::max(worst, std::abs(slope - static_cast<double>(gradient[i])) / (1.0 + std::abs(slope)));
    }
    return worst;
}

} // namespace plain
