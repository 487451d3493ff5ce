// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/online_em.h"

#include <cmath>

namespace core {

ConditionalGaussian onlineEmStep(const ConditionalGaussian& base, const std::vector<MissingnessPattern>& patterns,
                                 std::span<const float> latent, std::uint64_t step)
{
    using LatentRows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const auto features = static_cast<Eigen::Index>(base.featureCount());
    const auto rows = static_cast<Eigen::Index>(latent.size()) / features;
    const Eigen::MatrixXd values = Eigen::Map<const LatentRows>(latent.data(), rows, features).cast<double>();
    const Eigen::VectorXd mean = values.colwise().mean();
    const Eigen::MatrixXd centred = values.rowwise() - mean.transpose();
    Eigen::MatrixXd squares = centred.transpose() * centred;
    for (const MissingnessPattern& pattern : patterns) {
        if (pattern.unknown.empty())
            continue;
        const Eigen::MatrixXd unexplained = GivenKnown(base, pattern).covariance();
        const auto count = static_cast<double>(pattern.rows.size());
        for (std::size_t j = 0; j < pattern.unknown.size(); ++j)
            for (std::size_t i = 0; i < pattern.unknown.size(); ++i)
                squares(pattern.unknown[i], pattern.unknown[j]) +=
                    count * unexplained(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
    }
    const double weight = 0.99 * std::pow(static_cast<double>(step), -0.8);
    return {weight * mean + (1.0 - weight) * base.mean(),
            weight / static_cast<double>(rows) * squares + (1.0 - weight) * base.covariance()};
}

} // namespace core
