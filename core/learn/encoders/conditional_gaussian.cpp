// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/conditional_gaussian.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kGaussianLanes = GivenKnown::kLanes;
using Indices = std::vector<std::uint32_t>;

Eigen::MatrixXd lifted(const Eigen::MatrixXd& covariance)
{
    constexpr double kFloor = ConditionalGaussian::kSmallestEigenvalue;
    const Eigen::MatrixXd symmetric = 0.5 * (covariance + covariance.transpose());
    Eigen::MatrixXd test = symmetric;
    test.diagonal().array() -= kFloor;
    // The factor exists just where every eigenvalue is above the floor, and costs far less than the eigenvalues.
    if (const Eigen::LLT<Eigen::MatrixXd> factor(test); factor.info() == Eigen::Success)
        return symmetric;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric);
    const Eigen::VectorXd values = solver.eigenvalues().cwiseMax(2.0 * kFloor);
    const Eigen::MatrixXd raised = solver.eigenvectors() * values.asDiagonal() * solver.eigenvectors().transpose();
    return 0.5 * (raised + raised.transpose()); // lifting it again changes nothing
}

// Lower Cholesky factor in place. Columns are subtracted from the rest as they are found, so that the innermost loop
// runs over neighbours and needs no sum in a fixed order.
void factorize(std::vector<double>& matrix, std::size_t size)
{
    std::vector<double> column(size);
    for (std::size_t j = 0; j < size; ++j) {
        const double pivot = std::sqrt(matrix[j * size + j]);
        matrix[j * size + j] = pivot;
        for (std::size_t i = j + 1; i < size; ++i) {
            matrix[i * size + j] /= pivot;
            column[i] = matrix[i * size + j];
        }
        for (std::size_t i = j + 1; i < size; ++i) {
            double* row = matrix.data() + i * size;
            const double factor = column[i];
            for (std::size_t k = j + 1; k <= i; ++k)
                row[k] -= factor * column[k];
        }
    }
}

Eigen::MatrixXd block(const Eigen::MatrixXd& matrix, const Indices& rows, const Indices& columns)
{
    Eigen::MatrixXd part(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    for (std::size_t j = 0; j < columns.size(); ++j)
        for (std::size_t i = 0; i < rows.size(); ++i)
            part(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = matrix(rows[i], columns[j]);
    return part;
}

std::vector<double> rowMajor(const Eigen::MatrixXd& matrix, const Indices& rows, const Indices& columns)
{
    std::vector<double> part(rows.size() * columns.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double* column = matrix.data() + rows[i] * static_cast<std::size_t>(matrix.rows()); // it is symmetric
        for (std::size_t j = 0; j < columns.size(); ++j)
            part[i * columns.size() + j] = column[columns[j]];
    }
    return part;
}

// to −= factor · from, lane by lane.
void subtract(double* to, double factor, const double* from)
{
    for (std::size_t lane = 0; lane < kGaussianLanes; ++lane)
        to[lane] -= factor * from[lane];
}

} // namespace

ConditionalGaussian::ConditionalGaussian(Eigen::VectorXd mean, Eigen::MatrixXd covariance)
    : m_mean(std::move(mean)),
      m_covariance(lifted(covariance))
{
    assert(covariance.rows() == m_mean.size() && covariance.cols() == m_mean.size());
    const Eigen::LLT<Eigen::MatrixXd> factor(m_covariance);
    m_precision = factor.solve(Eigen::MatrixXd::Identity(m_mean.size(), m_mean.size()));
    m_precision = (0.5 * (m_precision + m_precision.transpose())).eval();
    m_logDeterminant = 2.0 * factor.matrixLLT().diagonal().array().log().sum();
}

void ConditionalGaussian::fillMeans(std::span<float> rows) const
{
    for (const MissingnessPattern& pattern : groupByGaps(rows, featureCount()))
        fillMeans(pattern, rows);
}

void ConditionalGaussian::fillMeans(const MissingnessPattern& pattern, std::span<float> rows) const
{
    if (pattern.unknown.empty())
        return;
    const std::size_t features = featureCount();
    GivenKnown given(*this, pattern);
    std::vector<double> lanes(features * kGaussianLanes);
    for (std::size_t start = 0; start < pattern.rows.size(); start += kGaussianLanes) {
        // Lanes left over at the end repeat the last row.
        const auto rowOf = [&](std::size_t lane) {
            return rows.data() + pattern.rows[std::min(start + lane, pattern.rows.size() - 1)] * features;
        };
        for (std::size_t lane = 0; lane < kGaussianLanes; ++lane)
            for (const std::uint32_t feature : pattern.known)
                lanes[feature * kGaussianLanes + lane] = static_cast<double>(rowOf(lane)[feature]);
        given.fillMeans(lanes);
        for (std::size_t lane = 0; lane < std::min(kGaussianLanes, pattern.rows.size() - start); ++lane)
            for (const std::uint32_t feature : pattern.unknown)
                rowOf(lane)[feature] = static_cast<float>(lanes[feature * kGaussianLanes + lane]);
    }
}

std::vector<float> ConditionalGaussian::sample(std::span<const float> row, std::size_t draws,
                                               RandomStream& stream) const
{
    std::vector<float> filled(row.begin(), row.end());
    const MissingnessPattern pattern = groupByGaps(row, featureCount()).front();
    fillMeans(pattern, filled);
    std::vector<float> versions;
    for (std::size_t draw = 0; draw < draws; ++draw)
        versions.insert(versions.end(), filled.begin(), filled.end());
    GivenKnown(*this, pattern).addNoise(versions, stream);
    return versions;
}

GivenKnown::GivenKnown(const ConditionalGaussian& gaussian, const MissingnessPattern& pattern)
    : m_gaussian(gaussian),
      m_pattern(pattern),
      m_byPrecision(pattern.unknown.size() <= pattern.known.size())
{
    const Eigen::MatrixXd& matrix = m_byPrecision ? gaussian.precision() : gaussian.covariance();
    const Indices& own = m_byPrecision ? pattern.unknown : pattern.known;
    m_size = own.size();
    m_factor = rowMajor(matrix, own, own);
    factorize(m_factor, m_size);
    m_coupling = rowMajor(matrix, pattern.unknown, pattern.known);
    m_lanes.resize(m_size * kGaussianLanes);
}

void GivenKnown::solve(std::span<double> lanes) const
{
    for (std::size_t i = 0; i < m_size; ++i) {
        double* own = lanes.data() + i * kGaussianLanes;
        for (std::size_t j = 0; j < i; ++j)
            subtract(own, m_factor[i * m_size + j], lanes.data() + j * kGaussianLanes);
        for (std::size_t lane = 0; lane < kGaussianLanes; ++lane)
            own[lane] /= m_factor[i * m_size + i];
    }
    for (std::size_t i = m_size; i-- > 0;) {
        double* own = lanes.data() + i * kGaussianLanes;
        for (std::size_t lane = 0; lane < kGaussianLanes; ++lane)
            own[lane] /= m_factor[i * m_size + i];
        for (std::size_t j = 0; j < i; ++j)
            subtract(lanes.data() + j * kGaussianLanes, m_factor[i * m_size + j], own);
    }
}

void GivenKnown::fillMeans(std::span<double> block)
{
    const Indices& known = m_pattern.known;
    const Indices& unknown = m_pattern.unknown;
    const auto lanesOf = [&](std::uint32_t feature) { return block.data() + feature * kGaussianLanes; };
    const auto shift = [&](const Indices& features, double sign) {
        for (const std::uint32_t feature : features)
            for (std::size_t lane = 0; lane < kGaussianLanes; ++lane)
                lanesOf(feature)[lane] += sign * m_gaussian.mean()(feature);
    };
    // target −= coupling · source for each unknown feature, `source` one of the known.
    const auto couple = [&](auto&& target, auto&& source) {
        for (std::size_t i = 0; i < unknown.size(); ++i)
            for (std::size_t j = 0; j < known.size(); ++j)
                subtract(target(i), m_coupling[i * known.size() + j], source(j));
    };
    const auto scratch = [&](std::size_t i) { return m_lanes.data() + i * kGaussianLanes; };

    shift(known, -1.0);
    std::fill(m_lanes.begin(), m_lanes.end(), 0.0);
    for (const std::uint32_t feature : unknown)
        std::fill_n(lanesOf(feature), kGaussianLanes, 0.0);
    if (m_byPrecision) {
        couple(scratch, [&](std::size_t j) { return lanesOf(known[j]); });
        solve(m_lanes);
        for (std::size_t i = 0; i < unknown.size(); ++i)
            std::copy_n(scratch(i), kGaussianLanes, lanesOf(unknown[i]));
    } else {
        for (std::size_t j = 0; j < known.size(); ++j)
            subtract(scratch(j), 1.0, lanesOf(known[j]));
        solve(m_lanes);
        couple([&](std::size_t i) { return lanesOf(unknown[i]); }, scratch);
    }
    shift(unknown, 1.0);
}

Eigen::MatrixXd GivenKnown::weights() const
{
    const Eigen::MatrixXd coupling = block(m_gaussian.covariance(), m_pattern.unknown, m_pattern.known);
    if (m_pattern.known.empty() || m_pattern.unknown.empty())
        return coupling;
    if (m_byPrecision) {
        const Eigen::LLT<Eigen::MatrixXd> own(block(m_gaussian.precision(), m_pattern.unknown, m_pattern.unknown));
        return -own.solve(block(m_gaussian.precision(), m_pattern.unknown, m_pattern.known));
    }
    const Eigen::LLT<Eigen::MatrixXd> own(block(m_gaussian.covariance(), m_pattern.known, m_pattern.known));
    return own.solve(coupling.transpose()).transpose();
}

Eigen::MatrixXd GivenKnown::covariance() const
{
    const Eigen::MatrixXd own = block(m_gaussian.precision(), m_pattern.unknown, m_pattern.unknown);
    return Eigen::LLT<Eigen::MatrixXd>(own).solve(Eigen::MatrixXd::Identity(own.rows(), own.cols()));
}

void GivenKnown::addNoise(std::span<float> rows, RandomStream& stream) const
{
    const std::size_t features = m_gaussian.featureCount();
    // With precision = L·Lᵀ, noise of covariance (L·Lᵀ)⁻¹ is L⁻ᵀ times standard noise.
    const Eigen::LLT<Eigen::MatrixXd> own(block(m_gaussian.precision(), m_pattern.unknown, m_pattern.unknown));
    Eigen::VectorXd noise(own.rows());
    for (std::size_t row = 0; row < rows.size() / features; ++row) {
        for (double& value : noise)
            value = stream.normal();
        own.matrixU().solveInPlace(noise);
        for (std::size_t i = 0; i < m_pattern.unknown.size(); ++i) {
            float& value = rows[row * features + m_pattern.unknown[i]];
            value = static_cast<float>(static_cast<double>(value) + noise(static_cast<Eigen::Index>(i)));
        }
    }
}

} // namespace core
