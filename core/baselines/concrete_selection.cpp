// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/concrete_selection_p.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

float gumbelNoise(RandomStream& stream)
{
    constexpr double kSmallest = 1e-12;
    return static_cast<float>(-std::log(std::max(kSmallest, -std::log(std::max(kSmallest, stream.uniform())))));
}

std::vector<float> concreteSample(std::span<const float> logits, std::span<const float> noise, PanelMask allowed,
                                  float temperature)
{
    std::vector<float> sample(logits.size());
    float highest = -std::numeric_limits<float>::infinity();
    for (std::size_t panel = 0; panel < logits.size(); ++panel)
        if (allowed.isOrdered(PanelId(panel)))
            highest = std::max(highest, logits[panel] + noise[panel]);
    float sum = 0.0f;
    for (std::size_t panel = 0; panel < logits.size(); ++panel)
        if (allowed.isOrdered(PanelId(panel)))
            sum += sample[panel] = std::exp((logits[panel] + noise[panel] - highest) / temperature);
    for (float& share : sample)
        share = sum > 0.0f ? share / sum : 0.0f;
    return sample;
}

void concreteGradient(std::span<const float> sample, std::span<const float> sampleGradient, float temperature,
                      std::span<float> logitGradient)
{
    float mean = 0.0f;
    for (std::size_t panel = 0; panel < sample.size(); ++panel)
        mean += sample[panel] * sampleGradient[panel];
    for (std::size_t panel = 0; panel < sample.size(); ++panel)
        logitGradient[panel] = sample[panel] * (sampleGradient[panel] - mean) / temperature;
}

void revealShares(const KnownInputs& inputs, std::size_t patient, std::span<const float> sample, float* input)
{
    const std::span<const float> row = inputs.rows().row(patient);
    const std::size_t features = inputs.featureCount();
    const std::vector<float> before(input + features, input + 2 * features);
    for (std::size_t panel = 0; panel < sample.size(); ++panel)
        for (const std::uint32_t column : inputs.columns(PanelId(panel)))
            if (before[column] == 0.0f && !std::isnan(row[column])) {
                input[column] += sample[panel] * row[column];
                input[features + column] += sample[panel];
            }
}

void revealGradient(const KnownInputs& inputs, std::size_t patient, std::span<const float> known,
                    std::span<const float> inputGradient, std::span<float> sampleGradient)
{
    const std::span<const float> row = inputs.rows().row(patient);
    const std::size_t features = inputs.featureCount();
    for (std::size_t panel = 0; panel < sampleGradient.size(); ++panel) {
        sampleGradient[panel] = 0.0f;
        for (const std::uint32_t column : inputs.columns(PanelId(panel)))
            if (known[features + column] == 0.0f && !std::isnan(row[column]))
                sampleGradient[panel] += inputGradient[column] * row[column] + inputGradient[features + column];
    }
}

} // namespace core
