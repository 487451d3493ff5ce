// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/adam_weights_p.h"

#include "core/kernels/kernels.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace core {

void AdamWeights::move(std::span<const float> gradient, double gradientScale, double rate, double epsilon)
{
    assert(gradient.size() == values.size());
    ++steps;
    kernels::AdamStep step;
    step.rate = static_cast<float>(rate);
    step.epsilon = static_cast<float>(epsilon);
    step.step = steps;
    step.gradientScale = static_cast<float>(gradientScale);
    kernels::adam(values.size(), step, gradient.data(), values.data(), first.data(), second.data());
}

bool AdamWeights::allFinite() const
{
    return std::isfinite(kernels::squaredNorm(values.size(), values.data())) &&
           std::isfinite(kernels::squaredNorm(first.size(), first.data())) &&
           std::isfinite(kernels::squaredNorm(second.size(), second.data()));
}

void AdamWeights::save(TensorBundle& bundle, const std::string& prefix) const
{
    saveValues(bundle, prefix);
    addFloats(bundle, prefix + "first_moments", first);
    addFloats(bundle, prefix + "second_moments", second);
    bundle.addNumber(prefix + "steps", steps);
}

void AdamWeights::saveValues(TensorBundle& bundle, const std::string& prefix) const
{
    addFloats(bundle, prefix + "weights", values);
}

AdamWeights AdamWeights::load(TensorReader& reader, std::size_t count)
{
    AdamWeights weights;
    weights.values = reader.floats("weights", count);
    if (!reader.contains("steps")) {
        weights.first.assign(weights.values.size(), 0.0f);
        weights.second.assign(weights.values.size(), 0.0f);
        return weights;
    }
    weights.first = reader.floats("first_moments", count);
    weights.second = reader.floats("second_moments", count);
    weights.steps = reader.integer("steps", std::numeric_limits<std::uint64_t>::max());
    return weights;
}

} // namespace core
