// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/gaussian_em.h"

#include "core/learn/encoders/column_moments.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

constexpr std::size_t kGaussianRowsAtOnce = 1024;

using RowMajorFloat = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

ConditionalGaussian firstEstimate(std::span<const float> rows, std::size_t features, const GaussianEm::Prior* prior)
{
    if (prior)
        return prior->gaussian;
    const ColumnMoments moments = columnMoments(rows, features);
    return {moments.mean, moments.variance.asDiagonal()};
}

} // namespace

GaussianEm::GaussianEm(std::span<const float> rows, std::size_t features, const Prior* prior)
    : m_rows(rows),
      m_features(features),
      m_patterns(groupByGaps(rows, features)),
      m_prior(prior ? std::vector{*prior} : std::vector<Prior>()),
      m_estimate(firstEstimate(rows, features, prior))
{
    beginRound();
}

double GaussianEm::rowCount() const
{
    const double before = m_prior.empty() ? 0.0 : m_prior.front().rows;
    const std::size_t rows = m_rows.size() / m_features;
    return before + static_cast<double>(rows);
}

void GaussianEm::restart(ConditionalGaussian estimate)
{
    m_estimate = std::move(estimate);
    beginRound();
}

void GaussianEm::beginRound()
{
    m_pattern = m_row = 0;
    const auto size = static_cast<Eigen::Index>(m_features);
    m_sum = Eigen::VectorXd::Zero(size);
    m_squares = Eigen::MatrixXd::Zero(size, size);
    if (m_prior.empty())
        return;
    const Prior& before = m_prior.front();
    const Eigen::VectorXd& mean = before.gaussian.mean();
    m_sum = before.rows * mean;
    m_squares = before.rows * (before.gaussian.covariance() + mean * mean.transpose());
}

bool GaussianEm::work()
{
    for (std::size_t rows = 0; rows < kGaussianRowsAtOnce && m_pattern < m_patterns.size();) {
        const MissingnessPattern& pattern = m_patterns[m_pattern];
        const std::size_t count = std::min(kGaussianRowsAtOnce, pattern.rows.size() - m_row);
        addPiece(pattern, m_row, count);
        rows += count;
        m_row += count;
        if (m_row == pattern.rows.size()) {
            ++m_pattern;
            m_row = 0;
        }
    }
    if (m_pattern < m_patterns.size())
        return false;
    endRound();
    return true;
}

void GaussianEm::addPiece(const MissingnessPattern& pattern, std::size_t first, std::size_t count)
{
    MissingnessPattern piece{pattern.known, pattern.unknown, std::vector<std::uint32_t>(count)};
    std::iota(piece.rows.begin(), piece.rows.end(), 0U);
    std::vector<float> values(count * m_features);
    for (std::size_t i = 0; i < count; ++i)
        std::ranges::copy(m_rows.subspan(pattern.rows[first + i] * m_features, m_features),
                          values.begin() + static_cast<std::ptrdiff_t>(i * m_features));
    m_estimate.fillMeans(piece, values);

    const Eigen::MatrixXd filled = Eigen::Map<const RowMajorFloat>(values.data(), static_cast<Eigen::Index>(count),
                                                                   static_cast<Eigen::Index>(m_features))
                                       .cast<double>();
    m_sum += filled.colwise().sum().transpose();
    m_squares.selfadjointView<Eigen::Lower>().rankUpdate(filled.transpose());
    if (pattern.unknown.empty())
        return;
    // An estimate varies less than what it stands for; the rest is its conditional covariance.
    const Eigen::MatrixXd covariance = GivenKnown(m_estimate, piece).covariance();
    for (std::size_t j = 0; j < pattern.unknown.size(); ++j)
        for (std::size_t i = j; i < pattern.unknown.size(); ++i)
            m_squares(pattern.unknown[i], pattern.unknown[j]) +=
                static_cast<double>(count) * covariance(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
}

void GaussianEm::endRound()
{
    if (const double rows = rowCount(); rows > 0.0) {
        const Eigen::VectorXd mean = m_sum / rows;
        Eigen::MatrixXd covariance = m_squares.selfadjointView<Eigen::Lower>();
        covariance = (covariance / rows - mean * mean.transpose()).eval();
        m_estimate = ConditionalGaussian(mean, std::move(covariance));
    }
    beginRound();
}

} // namespace core
