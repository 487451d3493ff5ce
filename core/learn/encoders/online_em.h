// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/encoders/conditional_gaussian.h"

namespace core {

// One step of online EM: the batch's own mean and covariance, conditional covariances of what is unknown included,
// mixed into the base with weight 0.99·step^−0.8. `latent` holds conditional means under `base` where unknown.
ConditionalGaussian onlineEmStep(const ConditionalGaussian& base, const std::vector<MissingnessPattern>& patterns,
                                 std::span<const float> latent, std::uint64_t step);

} // namespace core
