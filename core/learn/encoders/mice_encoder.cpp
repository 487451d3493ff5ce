// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/mice_encoder_p.h"

#include "core/learn/encoders/imputed_range_p.h"
#include "core/learn/encoders/independent_noise_p.h"
#include "core/learn/tensor_reader_p.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kRegressionLanes = 8; // rows side by side; a lane does not see the others

using RegressionLanes = std::array<double, kRegressionLanes>;

RegressionLanes predicted(const MiceEncoder::Regression& regression, const std::vector<RegressionLanes>& values)
{
    RegressionLanes sums;
    sums.fill(regression.intercept);
    for (std::size_t feature = 0; feature < values.size(); ++feature) {
        const double weight = regression.weights(static_cast<Eigen::Index>(feature));
        for (std::size_t lane = 0; lane < kRegressionLanes; ++lane)
            sums[lane] += weight * values[feature][lane];
    }
    return sums;
}

} // namespace

void MiceEncoder::impute(std::span<float> rows) const
{
    const std::size_t features = featureCount(), count = rows.size() / features;
    std::vector<RegressionLanes> values(features), unknown(features);
    for (std::size_t start = 0; start < count; start += kRegressionLanes) {
        // RegressionLanes left over at the end repeat the last row.
        const auto cell = [&](std::size_t lane, std::size_t feature) -> float& {
            return rows[std::min(start + lane, count - 1) * features + feature];
        };
        for (std::size_t feature = 0; feature < features; ++feature)
            for (std::size_t lane = 0; lane < kRegressionLanes; ++lane) {
                const bool gap = std::isnan(cell(lane, feature));
                unknown[feature][lane] = gap ? 1.0 : 0.0;
                values[feature][lane] = gap ? m_parts.moments.mean(static_cast<Eigen::Index>(feature))
                                            : static_cast<double>(cell(lane, feature));
            }
        for (std::size_t step = 0; step < m_parts.regressions.size(); ++step) {
            const std::size_t feature = step % features;
            if (std::ranges::all_of(unknown[feature], [](double gap) { return gap == 0.0; }))
                continue;
            const RegressionLanes answer = predicted(m_parts.regressions[step], values);
            for (std::size_t lane = 0; lane < kRegressionLanes; ++lane)
                if (unknown[feature][lane] != 0.0)
                    values[feature][lane] = withinReach(answer[lane]);
        }
        for (std::size_t feature = 0; feature < features; ++feature)
            for (std::size_t lane = 0; lane < std::min(kRegressionLanes, count - start); ++lane)
                if (unknown[feature][lane] != 0.0)
                    cell(lane, feature) = static_cast<float>(values[feature][lane]);
    }
}

std::vector<float> MiceEncoder::sample(std::span<const float> row, std::size_t draws, RandomStream& stream) const
{
    const std::size_t features = featureCount();
    std::vector<float> filled(row.begin(), row.end());
    impute(filled);
    Eigen::VectorXd variances = m_parts.moments.variance;
    for (std::size_t feature = 0; feature < features && !m_parts.regressions.empty(); ++feature)
        variances(static_cast<Eigen::Index>(feature)) =
            m_parts.regressions[m_parts.regressions.size() - features + feature].variance;
    return withIndependentNoise(row, filled, variances, draws, stream);
}

void MiceEncoder::save(TensorBundle& bundle, std::string_view prefix) const
{
    const std::string name(prefix);
    const auto features = static_cast<Eigen::Index>(featureCount());
    bundle.addText(name + "kind", "mice");
    bundle.addNumber(name + "features", static_cast<std::uint64_t>(features));
    bundle.addNumber(name + "regressions", static_cast<std::uint64_t>(m_parts.regressions.size()));
    addMoments(bundle, name, m_parts.moments);
    Eigen::MatrixXd all(static_cast<Eigen::Index>(m_parts.regressions.size()), features + 2);
    for (Eigen::Index step = 0; step < all.rows(); ++step) {
        const Regression& regression = m_parts.regressions[static_cast<std::size_t>(step)];
        all.row(step) << regression.weights.transpose(), regression.intercept, regression.variance;
    }
    addMatrix(bundle, name + "regression weights", all);
}

Result<StateEncoderPtr> MiceEncoder::load(const TensorBundle& bundle, std::string_view prefix, std::size_t features)
{
    constexpr std::uint64_t kMost = 100'000'000; // a damaged number must not ask for all memory
    TensorReader reader(bundle, prefix);
    Parts parts;
    parts.moments = readMoments(reader, features);
    const std::uint64_t count = reader.integer("regressions", kMost);
    const Eigen::MatrixXd all = reader.matrix("regression weights", count, features + 2);
    if (!reader.error() && count > 0 && all.rightCols<1>().minCoeff() < 0.0)
        reader.refuse("regression weights");
    if (reader.error())
        return *reader.error();
    const auto size = static_cast<Eigen::Index>(features);
    for (Eigen::Index step = 0; step < all.rows(); ++step)
        parts.regressions.push_back({all.row(step).head(size), all(step, size), all(step, size + 1)});
    return StateEncoderPtr(std::make_shared<MiceEncoder>(std::move(parts)));
}

} // namespace core
