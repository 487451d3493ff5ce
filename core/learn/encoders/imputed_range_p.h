// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace core {

// Standardised values are clipped at ±5; far beyond, what an encoder answers means nothing any more.
template <typename Number>
Number withinReach(Number imputed)
{
    constexpr Number kFarthest = 10;
    return std::clamp(imputed, -kFarthest, kFarthest);
}

} // namespace core
