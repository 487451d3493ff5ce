// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/similar_patients_p.h"

#include "core/base/random.h"
#include "core/learn/encoders/scored_gaussian.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr std::size_t kMostPatients = 4000; // bounds the time of a question
constexpr int kRounds = 8;                  // of expectation maximisation where records have gaps

// Drawn without repetition, in random order: who takes the first of several that are equally near takes any of them.
std::vector<float> chosenRows(std::span<const float> rows, std::size_t features)
{
    std::vector<std::size_t> order(rows.size() / features);
    std::iota(order.begin(), order.end(), std::size_t{0});
    RandomStream stream(Seed{1}, "patients to compare with");
    stream.shuffle(std::span(order));
    order.resize(std::min(order.size(), kMostPatients));
    std::vector<float> chosen;
    for (const std::size_t row : order) {
        const auto one = rows.subspan(row * features, features);
        chosen.insert(chosen.end(), one.begin(), one.end());
    }
    return chosen;
}

Eigen::MatrixXd completedScores(const ConditionalGaussian& gaussian, std::vector<float> rows)
{
    gaussian.fillMeans(rows);
    const auto features = static_cast<Eigen::Index>(gaussian.featureCount());
    const auto patients = static_cast<Eigen::Index>(rows.size()) / features;
    return Eigen::Map<const Eigen::MatrixXf>(rows.data(), features, patients).cast<double>();
}

Eigen::MatrixXd selectedRows(const Eigen::MatrixXd& matrix, std::span<const std::uint32_t> rows)
{
    Eigen::MatrixXd selected(static_cast<Eigen::Index>(rows.size()), matrix.cols());
    for (std::size_t i = 0; i < rows.size(); ++i)
        selected.row(static_cast<Eigen::Index>(i)) = matrix.row(rows[i]);
    return selected;
}

} // namespace

std::unique_ptr<const SimilarPatients>
SimilarPatients::fit(std::span<const float> rows, std::span<const std::uint8_t> binary, const std::stop_token& stop)
{
    std::vector<float> raw = chosenRows(rows, binary.size());
    std::optional<ScoredGaussian> fitted = ScoredGaussian::fit(raw, binary, kRounds, stop);
    if (!fitted)
        return nullptr;
    return std::unique_ptr<const SimilarPatients>(
        new SimilarPatients(std::move(raw), std::move(fitted->scores), std::move(fitted->gaussian)));
}

SimilarPatients::SimilarPatients(std::vector<float> raw, NormalScores scores, ConditionalGaussian gaussian)
    : m_raw(std::move(raw)),
      m_scores(std::move(scores)),
      m_gaussian(std::move(gaussian)),
      m_completed(completedScores(m_gaussian, scoresOf(m_scores, m_raw)))
{
}

PatientLikeness::PatientLikeness(const SimilarPatients& others, std::span<const float> row)
    : m_others(others),
      m_row(row.begin(), row.end()),
      m_placeOfUnknown(row.size())
{
    assert(row.size() == others.featureCount());
    m_pattern.rows = {0};
    for (std::uint32_t feature = 0; feature < row.size(); ++feature)
        if (std::isnan(row[feature])) {
            m_placeOfUnknown[feature] = m_pattern.unknown.size();
            m_pattern.unknown.push_back(feature);
        } else {
            m_pattern.known.push_back(feature);
        }
    m_known.resize(static_cast<Eigen::Index>(m_pattern.known.size()));
    for (std::size_t i = 0; i < m_pattern.known.size(); ++i)
        m_known(static_cast<Eigen::Index>(i)) =
            others.scores().score(m_pattern.known[i], double{row[m_pattern.known[i]]});
    const GivenKnown given(others.gaussian(), m_pattern);
    m_weights = given.weights();
    const Eigen::MatrixXd mean = others.gaussian().mean();
    m_mean = selectedRows(mean, m_pattern.unknown) + m_weights * (m_known - selectedRows(mean, m_pattern.known).col(0));
    m_deviation = given.covariance().diagonal().cwiseSqrt();
    measure();
}

// Distances in units of what can be expected: a value that follows from another counts once.
void PatientLikeness::measure()
{
    const std::size_t count = m_others.count();
    std::vector<double> apart(count, 0.0);
    if (m_known.size() > 0) {
        const Eigen::MatrixXd columns = selectedRows(m_others.gaussian().covariance(), m_pattern.known).transpose();
        const Eigen::LLT<Eigen::MatrixXd> factor(selectedRows(columns, m_pattern.known));
        const Eigen::MatrixXd mean = m_others.gaussian().mean();
        const Eigen::VectorXd middle = selectedRows(mean, m_pattern.known);
        Eigen::MatrixXd whitened = selectedRows(m_others.completed(), m_pattern.known).colwise() - middle;
        factor.matrixL().solveInPlace(whitened);
        const Eigen::VectorXd own = factor.matrixL().solve(m_known - middle);
        const Eigen::VectorXd far = whitened.colwise().squaredNorm();
        Eigen::Map<Eigen::VectorXd>(apart.data(), static_cast<Eigen::Index>(count)) =
            (whitened.colwise() - own).colwise().squaredNorm();
        m_unlikeShare = static_cast<double>((far.array() >= own.squaredNorm()).count()) / static_cast<double>(count);
    }
    m_nearest.resize(count);
    std::iota(m_nearest.begin(), m_nearest.end(), 0U);
    std::ranges::stable_sort(m_nearest, {}, [&](std::uint32_t other) { return apart[other]; });
}

PatientLikeness::Expected PatientLikeness::expected(std::size_t feature, double share) const
{
    assert(std::isnan(m_row[feature]));
    const auto place = static_cast<Eigen::Index>(m_placeOfUnknown[feature]);
    const double reach = normalQuantile(0.5 + 0.5 * share) * m_deviation(place);
    const NormalScores& scores = m_others.scores();
    return {.middle = scores.value(feature, m_mean(place)),
            .low = scores.value(feature, m_mean(place) - reach),
            .high = scores.value(feature, m_mean(place) + reach)};
}

float PatientLikeness::drawn(std::size_t other, std::size_t feature, double shift) const
{
    const float raw = m_others.raw(other, feature);
    // A yes or no is somebody's; so is every value of whom nothing sets apart.
    constexpr double kNothing = 1e-6;
    if (std::isnan(raw) || m_others.scores().isBinary(feature) || std::abs(shift) < kNothing)
        return raw;
    const double score = m_others.scores().score(feature, double{raw});
    return static_cast<float>(m_others.scores().value(feature, score + shift));
}

std::vector<float> PatientLikeness::draw(const FeatureMask& features, std::size_t draws) const
{
    std::vector<std::size_t> wanted;
    for (const std::uint32_t feature : m_pattern.unknown)
        if (features.isKnown(FeatureId(feature)))
            wanted.push_back(feature);
    std::vector<float> rows;
    for (const std::uint32_t other : m_nearest) {
        if (rows.size() == draws * m_row.size())
            break;
        if (std::ranges::all_of(wanted, [&](std::size_t feature) { return std::isnan(m_others.raw(other, feature)); }))
            continue;
        rows.insert(rows.end(), m_row.begin(), m_row.end());
        float* row = rows.data() + rows.size() - m_row.size();
        Eigen::VectorXd difference = m_known;
        for (std::size_t i = 0; i < m_pattern.known.size(); ++i)
            difference(static_cast<Eigen::Index>(i)) -= m_others.completed()(m_pattern.known[i], other);
        for (const std::size_t feature : wanted) {
            const auto place = static_cast<Eigen::Index>(m_placeOfUnknown[feature]);
            row[feature] = drawn(other, feature, m_weights.row(place).dot(difference));
        }
    }
    return rows;
}

double PatientLikeness::unlikeShare() const
{
    return m_unlikeShare;
}

} // namespace core
