// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/emflow_encoder_p.h"

#include "core/learn/encoders/imputed_range_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kFlowRowsAtOnce = 4096;

// The parts of one coupling's weights: w1 and b1, w2 and b2 are random, w3 and b3 are zero at first.
struct CouplingSizes {
    std::size_t read, changed, w1, w2, last;
};
CouplingSizes sizesOf(const kernels::FlowShape& shape, std::size_t coupling)
{
    const std::size_t first = (shape.features + 1) / 2, second = shape.features / 2;
    const std::size_t read = coupling % 2 == 0 ? first : second, changed = coupling % 2 == 0 ? second : first;
    return {read, changed, (read + 1) * shape.hidden, (shape.hidden + 1) * shape.hidden,
            (shape.hidden + 1) * 2 * changed};
}

} // namespace

std::vector<float> identityFlow(const kernels::FlowShape& shape, Seed seed)
{
    RandomStream stream(seed, "flow weights");
    std::vector<float> weights;
    const auto draw = [&](std::size_t count, std::size_t inputs) {
        const double bound = 1.0 / std::sqrt(static_cast<double>(std::max<std::size_t>(inputs, 1)));
        for (std::size_t i = 0; i < count; ++i)
            weights.push_back(static_cast<float>(bound * (2.0 * stream.uniform() - 1.0)));
    };
    for (std::size_t coupling = 0; coupling < shape.couplings; ++coupling) {
        const CouplingSizes sizes = sizesOf(shape, coupling);
        draw(sizes.w1, sizes.read);
        draw(sizes.w2, shape.hidden);
        weights.resize(weights.size() + sizes.last, 0.0f);
    }
    return weights;
}

bool EmFlowEncoder::isGaussian() const
{
    auto next = m_parts.weights.begin();
    for (std::size_t coupling = 0; coupling < m_parts.shape.couplings; ++coupling) {
        const CouplingSizes sizes = sizesOf(m_parts.shape, coupling);
        const auto last = next + static_cast<std::ptrdiff_t>(sizes.w1 + sizes.w2);
        next = last + static_cast<std::ptrdiff_t>(sizes.last);
        if (std::any_of(last, next, [](float weight) { return weight != 0.0f; }))
            return false;
    }
    return true;
}

void EmFlowEncoder::impute(std::span<float> rows) const
{
    const std::size_t part = kFlowRowsAtOnce * featureCount();
    for (std::size_t start = 0; start < rows.size(); start += part)
        imputePart(rows.subspan(start, std::min(part, rows.size() - start)));
}

void EmFlowEncoder::imputePart(std::span<float> rows) const
{
    std::vector<float> values = latent(rows);
    for (const MissingnessPattern& pattern : groupByGaps(rows, featureCount()))
        m_parts.base.fillMeans(pattern, values);
    replaceUnknown(rows, std::move(values));
}

std::vector<float> EmFlowEncoder::latent(std::span<const float> rows) const
{
    std::vector<float> values(rows.begin(), rows.end());
    for (std::size_t i = 0; i < values.size(); ++i)
        if (std::isnan(values[i]))
            values[i] = m_parts.placeholder[i % featureCount()];
    kernels::flowForward(m_parts.shape, m_parts.weights.data(), values.size() / featureCount(), values.data());
    return values;
}

void EmFlowEncoder::replaceUnknown(std::span<float> rows, std::vector<float> latentValues) const
{
    kernels::flowInverse(m_parts.shape, m_parts.weights.data(), rows.size() / featureCount(), latentValues.data());
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (std::isnan(rows[i]))
            rows[i] = withinReach(latentValues[i]);
}

std::vector<float> EmFlowEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    const MissingnessPattern pattern = groupByGaps(row, featureCount()).front();
    std::vector<float> filled = latent(row);
    m_parts.base.fillMeans(pattern, filled);
    std::vector<float> versions, latents;
    for (std::size_t draw = 0; draw < draws; ++draw) {
        versions.insert(versions.end(), row.begin(), row.end());
        latents.insert(latents.end(), filled.begin(), filled.end());
    }
    GivenKnown(m_parts.base, pattern).addNoise(latents, stream);
    replaceUnknown(versions, std::move(latents));
    return versions;
}

void EmFlowEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    const auto integer = [&](const char* part, std::size_t value) {
        bundle.addNumber(name + part, static_cast<std::uint64_t>(value));
    };
    bundle.addText(name + "kind", "emflow");
    integer("features", m_parts.shape.features);
    integer("hidden", m_parts.shape.hidden);
    integer("couplings", m_parts.shape.couplings);
    bundle.addNumber(name + "scale bound", static_cast<double>(m_parts.shape.scaleBound));
    integer("em steps", m_parts.emSteps);
    addFloats(bundle, name + "weights", m_parts.weights);
    addFloats(bundle, name + "placeholder", m_parts.placeholder);
    addVector(bundle, name + "base mean", m_parts.base.mean());
    addMatrix(bundle, name + "base covariance", m_parts.base.covariance());
}

Result<StateEncoderPtr> EmFlowEncoder::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    constexpr std::uint64_t kMost = 100'000;
    TensorReader reader(bundle, prefix);
    const kernels::FlowShape shape{.features = features,
                                   .hidden = reader.integer("hidden", kMost),
                                   .couplings = reader.integer("couplings", kMost),
                                   .scaleBound = static_cast<float>(reader.number("scale bound"))};
    if (!(shape.scaleBound > 0.0f) || shape.hidden == 0)
        reader.refuse("scale bound");
    std::vector<float> weights = reader.floats("weights", kernels::flowWeightCount(shape));
    std::vector<float> placeholder = reader.floats("placeholder", features);
    Eigen::VectorXd mean = reader.vector("base mean", features);
    Eigen::MatrixXd covariance = reader.matrix("base covariance", features, features);
    const std::uint64_t emSteps = reader.integer("em steps", ~std::uint64_t{0});
    if (reader.error())
        return *reader.error();
    return StateEncoderPtr(std::make_shared<EmFlowEncoder>(
        Parts{shape, std::move(weights), ConditionalGaussian(std::move(mean), std::move(covariance)),
              std::move(placeholder), emSteps}));
}

} // namespace core
