// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <Eigen/Core>

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// `draws` versions of `filled`, each with normal noise of its column's variance where `row` holds NaN. For encoders
// that predict column by column: they do not say how what they miss goes together.
std::vector<float> withIndependentNoise(std::span<const float> row, std::span<const float> filled,
                                        const Eigen::VectorXd& variances, std::size_t draws, RandomStream& stream);

} // namespace core
