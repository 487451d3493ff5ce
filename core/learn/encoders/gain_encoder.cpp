// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/gain_encoder_p.h"

#include "core/learn/encoders/imputed_range_p.h"
#include "core/learn/encoders/independent_noise_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kGainRowsAtOnce = 1024; // bounds the room that is needed beside the rows
constexpr std::uint64_t kWidest = 1'000'000;

} // namespace

GainEncoder::GainEncoder(Parts parts)
    : m_parts(std::move(parts)),
      m_generator(GainNetworks(m_parts.means.size(), m_parts.hidden).generator)
{
}

void GainEncoder::impute(std::span<float> rows) const
{
    const std::size_t values = kGainRowsAtOnce * featureCount();
    for (std::size_t start = 0; start < rows.size(); start += values)
        imputePart(rows.subspan(start, std::min(values, rows.size() - start)));
}

void GainEncoder::imputePart(std::span<float> rows) const
{
    const std::size_t features = featureCount();
    std::vector<float> values(rows.size()), known(rows.size()), estimates(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        known[i] = std::isnan(rows[i]) ? 0.0f : 1.0f;
        values[i] = rows[i] - m_parts.means[i % features];
    }
    const std::vector<float> inputs = generatorInputs(features, values, known);
    m_generator.evaluate(m_parts.weights.data(), rows.size() / features, inputs.data(), estimates.data());
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (known[i] == 0.0f)
            rows[i] = withinReach(m_parts.means[i % features] + estimates[i]);
}

std::vector<float> GainEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    std::vector<float> filled(row.begin(), row.end());
    impute(filled);
    return withIndependentNoise(row, filled, m_parts.variances, draws, stream);
}

void GainEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addText(name + "kind", "gain");
    bundle.addNumber(name + "features", std::uint64_t{featureCount()});
    bundle.addNumber(name + "hidden", std::uint64_t{m_parts.hidden});
    addFloats(bundle, name + "means", m_parts.means);
    addFloats(bundle, name + "weights", m_parts.weights);
    addVector(bundle, name + "variances", m_parts.variances);
}

Result<StateEncoderPtr> GainEncoder::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    TensorReader reader(bundle, prefix);
    Parts parts;
    parts.hidden = reader.integer("hidden", kWidest);
    if (parts.hidden == 0)
        reader.refuse("hidden");
    parts.means = reader.floats("means", features);
    parts.weights = reader.floats("weights", GainNetworks(features, parts.hidden).generator.weightCount());
    parts.variances = reader.vector("variances", features);
    if (parts.variances.minCoeff() < 0.0)
        reader.refuse("variances");
    if (reader.error())
        return *reader.error();
    return StateEncoderPtr(std::make_shared<GainEncoder>(std::move(parts)));
}

} // namespace core
