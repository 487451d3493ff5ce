// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <Eigen/Core>

#include <cstdint>

namespace core {

// How often each patient is drawn when as many as there are are drawn with replacement: a row for each sample. Sums
// over samples are then a product of matrices.
inline Eigen::MatrixXd drawnWeights(Eigen::Index samples, Eigen::Index patients, RandomStream& stream)
{
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(samples, patients);
    for (Eigen::Index sample = 0; sample < samples; ++sample)
        for (Eigen::Index drawn = 0; drawn < patients; ++drawn)
            weights(sample, static_cast<Eigen::Index>(stream.below(static_cast<std::uint64_t>(patients)))) += 1.0;
    return weights;
}

} // namespace core
