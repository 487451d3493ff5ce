// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/operating_point.h"

#include <cstddef>
#include <optional>
#include <span>

namespace core {

// How much better validation patients, who chose the front, make it look than test patients do: the mean over the
// policies on the front of validation minus test. A figure that is undefined on either side is left out of its mean.
struct FrontOptimism {
    std::optional<double> f1, am;
    std::optional<double> meanCost;    // negative: validation made it look cheaper
    std::optional<double> meanMinutes; // likewise; unset where nobody said how long panels take
    bool operator==(const FrontOptimism&) const = default;

    std::optional<double> of(FrontMetric metric) const { return metric == FrontMetric::F1 ? f1 : am; }
};

// Unset where no policy on the front has been tested.
std::optional<FrontOptimism> optimismOf(std::span<const OperatingPoint> points, FrontAxes axes);

} // namespace core
