// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/softimpute_encoder_p.h"

#include "core/learn/encoders/soft_impute_p.h"
#include "core/learn/tensor_reader_p.h"

namespace core {
namespace {

// With B = V·√(d − penalty)₊, B·Bᵀ + penalty·I has the eigenvalues max(d, penalty).
ConditionalGaussian gaussianOf(const SoftImputeEncoder::Parts& parts)
{
    const SingularBasis basis = singularBasis(parts.gram);
    const Eigen::VectorXd spread = basis.values.cwiseMax(parts.penalty);
    const double total = spread.sum();
    if (!(total > 0.0))
        return {parts.moments.mean, parts.moments.variance.asDiagonal()};
    const Eigen::MatrixXd covariance = basis.directions * spread.asDiagonal() * basis.directions.transpose();
    return {parts.moments.mean, covariance * (parts.moments.variance.sum() / total)};
}

} // namespace

SoftImputeEncoder::SoftImputeEncoder(Parts parts) : m_parts(std::move(parts)), m_gaussian(gaussianOf(m_parts)) {}

void SoftImputeEncoder::impute(std::span<float> rows) const
{
    m_gaussian.fillMeans(rows);
}

std::vector<float> SoftImputeEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    return m_gaussian.sample(row, draws, stream);
}

void SoftImputeEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    bundle.addText(name + "kind", "softimpute");
    bundle.addNumber(name + "features", std::uint64_t{featureCount()});
    bundle.addNumber(name + "rows", m_parts.rows);
    bundle.addNumber(name + "penalty", m_parts.penalty);
    addMoments(bundle, name, m_parts.moments);
    addMatrix(bundle, name + "gram", m_parts.gram);
}

Result<StateEncoderPtr> SoftImputeEncoder::load(const TensorBundle& bundle, std::string_view prefix,
                                                std::size_t features)
{
    TensorReader reader(bundle, prefix);
    Parts parts{.moments = readMoments(reader, features),
                .gram = reader.matrix("gram", features, features),
                .rows = reader.number("rows"),
                .penalty = reader.number("penalty")};
    if (parts.rows < 0.0)
        reader.refuse("rows");
    if (parts.penalty < 0.0)
        reader.refuse("penalty");
    if (reader.error())
        return *reader.error();
    return StateEncoderPtr(std::make_shared<SoftImputeEncoder>(std::move(parts)));
}

} // namespace core
