// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/wilson_interval.h"

#include "core/eval/normal_interval_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

Interval wilsonInterval(std::size_t part, std::size_t whole)
{
    assert(part <= whole && whole > 0);
    const auto n = static_cast<double>(whole);
    const double share = static_cast<double>(part) / n;
    const double square = kNormal95 * kNormal95;
    const double middle = share + square / (2.0 * n);
    const double half = kNormal95 * std::sqrt(share * (1.0 - share) / n + square / (4.0 * n * n));
    const double scale = 1.0 + square / n;
    return {.low = std::max(0.0, (middle - half) / scale), .high = std::min(1.0, (middle + half) / scale)};
}

} // namespace core
