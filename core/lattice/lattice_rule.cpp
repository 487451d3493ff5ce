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
    out[0] = 1.0f;
    out[1] = probability;
    out[2] = now;
    const std::size_t next = m_cuts > 1 ? 1 : 0;
    const float* low = outlook.data() + m_below;
    const float share = m_shareAbove;
    const std::size_t cuts = m_cuts, orders = outlook.size() / cuts;
    for (std::size_t order = 0; order < orders; ++order, low += cuts)
        out[3 + order] = low[0] + share * (low[next] - low[0]) - now;
}

void OrderBasis::writeAll(std::span<const float> probability, std::span<const float> outlook, float* out) const
{
    const std::size_t own = probability.empty() ? 0 : outlook.size() / probability.size();
    const std::size_t size = 3 + own / m_cuts;
    for (std::size_t patient = 0; patient < probability.size(); ++patient, out += size)
        write(probability[patient], outlook.subspan(patient * own, own), out);
}

} // namespace core
