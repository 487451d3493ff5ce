// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/test_catalog.h"

#include <utility>

namespace core {

TestCatalog::TestCatalog(std::vector<Panel> panels, std::vector<FeeGroup> fees, UnrecordedPanels unrecorded)
    : m_panels(std::move(panels)),
      m_fees(std::move(fees)),
      m_unrecorded(unrecorded)
{
    assert(m_panels.size() <= PanelMask::kMostPanels);
}

Cost TestCatalog::priceOf(PanelMask ordered) const
{
    Cost sum;
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (ordered.isOrdered(PanelId(i)))
            sum += m_panels[i].cost;
    for (const FeeGroup& fee : m_fees)
        if (fee.panels.bits() & ordered.bits())
            sum += fee.cost;
    return sum;
}

Cost TestCatalog::priceOfAdding(PanelMask ordered, PanelId next) const
{
    Cost sum = m_panels[next.value].cost;
    for (const FeeGroup& fee : m_fees)
        if (fee.panels.isOrdered(next) && (fee.panels.bits() & ordered.bits()) == 0)
            sum += fee.cost;
    return sum;
}

FeatureMask TestCatalog::featuresOf(PanelMask ordered, const FeatureMask& visible) const
{
    FeatureMask known = visible;
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (ordered.isOrdered(PanelId(i)))
            known = known.united(m_panels[i].features);
    return known;
}

} // namespace core
