// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/gain_loss_p.h"

#include "core/learn/encoders/hidden_panels.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr float kNoHint = 0.5f;

// log(1 + eˣ) without overflow
double softplus(double x)
{
    return x > 0.0 ? x + std::log1p(std::exp(-x)) : std::log1p(std::exp(x));
}

double sigmoid(double x)
{
    return 1.0 / (1.0 + std::exp(-x));
}

// Two matrices of the same shape side by side.
std::vector<float> besideEachOther(std::size_t features, std::span<const float> left, std::span<const float> right)
{
    std::vector<float> both(2 * left.size());
    for (std::size_t row = 0; row < left.size() / features; ++row) {
        std::ranges::copy(left.subspan(row * features, features),
                          both.begin() + static_cast<std::ptrdiff_t>(2 * row * features));
        std::ranges::copy(right.subspan(row * features, features),
                          both.begin() + static_cast<std::ptrdiff_t>((2 * row + 1) * features));
    }
    return both;
}

// What the discriminator reads: known values as they are, the others as estimated; then the hints.
std::vector<float> discriminatorInputs(std::size_t features, const GainBatch& batch, std::span<const float> estimates)
{
    std::vector<float> completed(batch.values.size());
    for (std::size_t i = 0; i < completed.size(); ++i)
        completed[i] = batch.known[i] != 0.0f ? batch.values[i] : estimates[i];
    return besideEachOther(features, completed, batch.hints);
}

} // namespace

GainBatch drawGainBatch(const EncoderData& data, std::size_t rows, std::span<const float> means, double hintShare,
                        RandomStream& stream)
{
    const std::size_t features = data.features, patients = data.training.size() / features;
    GainBatch batch{.rows = rows, .values = {}, .recorded = {}, .known = {}, .hints = {}};
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t patient = stream.below(patients);
        const FeatureMask ordered = drawKnownFeatures(data, stream);
        for (std::size_t feature = 0; feature < features; ++feature) {
            const float value = data.training[patient * features + feature];
            const bool recorded = !std::isnan(value);
            const bool known = recorded && ordered.isKnown(FeatureId(feature));
            batch.values.push_back(recorded ? value - means[feature] : 0.0f);
            batch.recorded.push_back(recorded ? 1.0f : 0.0f);
            batch.known.push_back(known ? 1.0f : 0.0f);
            batch.hints.push_back(stream.uniform() < hintShare ? batch.known.back() : kNoHint);
        }
    }
    return batch;
}

std::vector<float> generatorInputs(std::size_t features, std::span<const float> values, std::span<const float> known)
{
    std::vector<float> visible(values.begin(), values.end());
    for (std::size_t i = 0; i < visible.size(); ++i)
        visible[i] = known[i] != 0.0f ? visible[i] : 0.0f;
    return besideEachOther(features, visible, known);
}

double discriminatorLoss(const GainNetworks& networks, std::span<const float> generator,
                         std::span<const float> discriminator, const GainBatch& batch, std::span<float> gradient)
{
    const std::size_t features = networks.featureCount();
    const std::vector<float> given = generatorInputs(features, batch.values, batch.known);
    std::vector<float> outputs(batch.values.size());
    networks.generator.evaluate(generator.data(), batch.rows, given.data(), outputs.data());
    const std::vector<float> inputs = discriminatorInputs(features, batch, outputs);
    Network::Trace trace;
    networks.discriminator.forward(discriminator.data(), batch.rows, inputs.data(), trace, outputs.data());

    const auto count = static_cast<double>(outputs.size());
    double loss = 0.0;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const double logit = outputs[i], known = batch.known[i];
        loss += softplus(logit) - known * logit;
        outputs[i] = static_cast<float>((sigmoid(logit) - known) / count);
    }
    std::ranges::fill(gradient, 0.0f);
    networks.discriminator.backward(discriminator.data(), batch.rows, inputs.data(), trace, outputs.data(),
                                    gradient.data());
    return loss / count;
}

GeneratorLoss generatorLoss(const GainNetworks& networks, std::span<const float> generator,
                            std::span<const float> discriminator, const GainBatch& batch, double alpha,
                            std::span<float> gradient)
{
    const std::size_t features = networks.featureCount();
    const std::vector<float> given = generatorInputs(features, batch.values, batch.known);
    std::vector<float> estimates(batch.values.size()), logits(batch.values.size());
    Network::Trace trace, judgement;
    networks.generator.forward(generator.data(), batch.rows, given.data(), trace, estimates.data());
    const std::vector<float> inputs = discriminatorInputs(features, batch, estimates);
    networks.discriminator.forward(discriminator.data(), batch.rows, inputs.data(), judgement, logits.data());

    GeneratorLoss loss;
    const auto count = static_cast<double>(logits.size());
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const double unknown = 1.0 - batch.known[i];
        loss.adversarial += unknown * softplus(-logits[i]) / count;
        logits[i] = static_cast<float>(unknown * (sigmoid(logits[i]) - 1.0) / count);
    }
    std::vector<float> unused(discriminator.size()), pull(inputs.size());
    networks.discriminator.backward(discriminator.data(), batch.rows, inputs.data(), judgement, logits.data(),
                                    unused.data(), pull.data());

    double targets = 0.0;
    for (const float recorded : batch.recorded)
        targets += recorded;
    for (std::size_t i = 0; i < estimates.size(); ++i) {
        const double error = static_cast<double>(estimates[i]) - batch.values[i];
        const double share = batch.recorded[i] / std::max(targets, 1.0);
        loss.reconstruction += share * error * error;
        const float judged = pull[i / features * 2 * features + i % features];
        estimates[i] = static_cast<float>(2.0 * alpha * share * error) + (1.0f - batch.known[i]) * judged;
    }
    std::ranges::fill(gradient, 0.0f);
    networks.generator.backward(generator.data(), batch.rows, given.data(), trace, estimates.data(), gradient.data());
    return loss;
}

} // namespace core
