#pragma once

#include "core/eval/evaluation.h"

#include <algorithm>
#include <cmath>

namespace core {

inline constexpr double kNormal95 = 1.959963984540054; // two-sided quantile

inline Figure normalFigure(double value, double variance)
{
    // Rounding may leave a variance of nothing a little below it.
    const double half = kNormal95 * std::sqrt(std::max(variance, 0.0));
    return {.value = value, .interval = Interval{.low = value - half, .high = value + half}};
}

} // namespace core
