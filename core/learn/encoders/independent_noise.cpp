// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/independent_noise_p.h"

#include <cmath>

namespace core {

std::vector<float> withIndependentNoise(std::span<const float> row, std::span<const float> filled,
                                        const Eigen::VectorXd& variances, std::size_t draws, RandomStream& stream)
{
    std::vector<float> versions;
    versions.reserve(draws * row.size());
    for (std::size_t draw = 0; draw < draws; ++draw)
        for (std::size_t feature = 0; feature < row.size(); ++feature) {
            const double deviation = std::sqrt(variances(static_cast<Eigen::Index>(feature)));
            const double noise = std::isnan(row[feature]) ? deviation * stream.normal() : 0.0;
            versions.push_back(static_cast<float>(static_cast<double>(filled[feature]) + noise));
        }
    return versions;
}

} // namespace core
