// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/panel_rules.h"

namespace core {
namespace {

constexpr std::size_t kMostTabledPanels = 14; // 64 KiB: stays in a core's cache

} // namespace

PanelRules::PanelRules(const TestCatalog& catalog, const FeatureMask& visible)
    : m_catalog(catalog),
      m_visible(visible),
      m_words((visible.size() + 63) / 64),
      m_hiddenWords(m_words * catalog.panelCount())
{
    const std::size_t panels = panelCount();
    for (std::size_t panel = 0; panel < panels; ++panel)
        for (std::size_t column = 0; column < visible.size(); ++column)
            if (const FeatureId feature(column);
                catalog.panels()[panel].features.isKnown(feature) && !visible.isKnown(feature))
                m_hiddenWords[column / 64 * panels + panel] |= std::uint64_t{1} << (column % 64);
    if (panels > kMostTabledPanels)
        return;
    m_closures.resize(std::size_t{1} << panels);
    for (std::uint32_t bits = 0; bits < m_closures.size(); ++bits)
        m_closures[bits] = closureByColumns(PanelMask(bits));
}

PanelMask PanelRules::closureByColumns(PanelMask ordered) const
{
    const std::size_t panels = panelCount();
    std::uint32_t revealing = 0; // panels with a column that no ordered panel has
    for (std::size_t word = 0; word < m_words; ++word) {
        const std::uint64_t* columns = &m_hiddenWords[word * panels];
        std::uint64_t asked = 0;
        // All or no bits instead of a branch, which no processor could guess.
        for (std::size_t panel = 0; panel < panels; ++panel)
            asked |= columns[panel] & (0 - std::uint64_t{ordered.isOrdered(PanelId(panel))});
        for (std::size_t panel = 0; panel < panels; ++panel)
            revealing |= std::uint32_t{(columns[panel] & ~asked) != 0} << panel;
    }
    return PanelMask(PanelMask::all(panels).bits() & ~revealing);
}

PanelMask PanelRules::closure(PanelMask ordered) const
{
    return m_closures.empty() ? closureByColumns(ordered) : m_closures[ordered.bits()];
}

PanelMask PanelRules::orderable(PanelMask ordered) const
{
    return PanelMask(PanelMask::all(panelCount()).bits() & ~closure(ordered).bits());
}

PanelMask PanelRules::allowedOrders(PanelMask ordered, PanelMask recorded, const OrderLimits& limits) const
{
    std::uint32_t allowed = orderable(ordered).bits();
    if (limits.forbidUnrecorded)
        allowed &= recorded.bits();
    if (limits.cap)
        for (std::size_t panel = 0; panel < panelCount(); ++panel)
            if (priceOf(ordered.with(PanelId(panel))) > *limits.cap)
                allowed &= ~(std::uint32_t{1} << panel);
    return PanelMask(allowed);
}

} // namespace core
