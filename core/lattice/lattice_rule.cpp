// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_rule.h"

#include <algorithm>
#include <cassert>

namespace core {

OrderBasis::OrderBasis(const OutlookCuts& cuts, double lambda) : m_cuts(cuts.size()), m_threshold(1.0 / (1.0 + lambda))
{
    assert(!cuts.empty() && std::ranges::is_sorted(cuts));
    if (m_cuts == 1)
        return;
    const auto c = static_cast<float>(m_threshold);
    while (m_below + 2 < m_cuts && cuts[m_below + 1] <= c)
        ++m_below;
    m_shareAbove = std::clamp((c - cuts[m_below]) / (cuts[m_below + 1] - cuts[m_below]), 0.0f, 1.0f);
}

void OrderBasis::write(float probability, std::span<const float> outlook, float* out) const
{
    const float now = std::max(probability - static_cast<float>(m_threshold), 0.0f);
    *out++ = 1.0f;
    *out++ = probability;
    *out++ = now;
    for (std::size_t first = 0; first < outlook.size(); first += m_cuts) {
        const float low = outlook[first + m_below];
        const float high = m_cuts > 1 ? outlook[first + m_below + 1] : low;
        *out++ = low + m_shareAbove * (high - low) - now;
    }
}

} // namespace core
