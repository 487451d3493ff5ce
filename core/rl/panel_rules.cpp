// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/panel_rules.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace core {
namespace {

constexpr std::size_t kMostTabledPanels = 14; // 64 KiB: stays in a core's cache

} // namespace

PanelRules::PanelRules(const TestCatalog& catalog, const FeatureMask& visible)
    : m_catalog(catalog),
      m_visible(visible),
      m_ruled(catalog.rules().any()),
      m_words((visible.size() + 63) / 64),
      m_hiddenWords(m_words * catalog.panelCount()),
      m_fewestColumns(catalog.panelCount())
{
    const std::size_t panels = panelCount();
    std::vector<int> columns(panels, 0);
    for (std::size_t panel = 0; panel < panels; ++panel) {
        if (!catalog.panels()[panel].offered)
            continue;
        for (std::size_t column = 0; column < visible.size(); ++column)
            if (const FeatureId feature(column);
                catalog.panels()[panel].features.isKnown(feature) && !visible.isKnown(feature)) {
                m_hiddenWords[column / 64 * panels + panel] |= std::uint64_t{1} << (column % 64);
                ++columns[panel];
            }
    }
    std::iota(m_fewestColumns.begin(), m_fewestColumns.end(), 0U);
    std::ranges::stable_sort(m_fewestColumns, {}, [&](std::uint32_t panel) { return columns[panel]; });
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

bool PanelRules::needsMet(PanelMask closure, PanelId panel) const
{
    return closure.with(m_catalog.rules().needsOf(panel)) == closure;
}

bool PanelRules::reachable(PanelMask ordered) const
{
    if (!m_ruled || ordered == PanelMask::all(panelCount()))
        return true;
    const PanelMask known = closure(ordered);
    for (std::size_t panel = 0; panel < panelCount(); ++panel)
        if (ordered.isOrdered(PanelId(panel)) && !needsMet(known, PanelId(panel)))
            return false;
    return m_catalog.withinCaps(ordered);
}

bool PanelRules::holdsAll(PanelMask ordered, const FeatureMask& recorded) const
{
    for (std::size_t word = 0; word < m_words; ++word) {
        const std::uint64_t* columns = &m_hiddenWords[word * panelCount()];
        for (std::uint32_t left = ordered.bits(); left != 0; left &= left - 1)
            if (columns[std::countr_zero(left)] & ~recorded.word(word))
                return false;
    }
    return true;
}

bool PanelRules::shows(PanelMask ordered, PanelId next, const FeatureMask& recorded) const
{
    const std::size_t panels = panelCount();
    for (std::size_t word = 0; word < m_words; ++word) {
        const std::uint64_t* columns = &m_hiddenWords[word * panels];
        std::uint64_t news = columns[next.value] & recorded.word(word);
        for (std::uint32_t left = ordered.bits(); left != 0 && news != 0; left &= left - 1)
            news &= ~columns[std::countr_zero(left)];
        if (news != 0)
            return true;
    }
    return false;
}

// The smallest first, each that shows something beside those before: a large panel of which only the part of a smaller
// one is recorded adds nothing to it.
PanelMask PanelRules::covering(PanelMask ordered, const FeatureMask& recorded) const
{
    PanelMask chosen;
    for (const std::uint32_t panel : m_fewestColumns)
        if (ordered.isOrdered(PanelId(panel)) && shows(chosen, PanelId(panel), recorded))
            chosen = chosen.with(PanelId(panel));
    return chosen;
}

// Of these panels those with every column in the record.
PanelMask PanelRules::wholePanels(PanelMask panels, const FeatureMask& recorded) const
{
    PanelMask whole;
    for (std::uint32_t left = panels.bits(); left != 0; left &= left - 1)
        if (const PanelId panel(static_cast<std::size_t>(std::countr_zero(left)));
            holdsAll(PanelMask().with(panel), recorded))
            whole = whole.with(panel);
    return whole;
}

// What panels with gaps show beyond the whole ones, by panels that follow from the values alone: A and B may both come
// down to the one value they share, and B after A must not change what was concluded from A.
PanelMask PanelRules::completed(PanelMask whole, PanelMask held, const FeatureMask& recorded) const
{
    PanelMask chosen = whole;
    for (const std::uint32_t panel : m_fewestColumns)
        if (const PanelId id(panel);
            shows(chosen, id, recorded) && !shows(held, id, recorded) && !holdsAll(PanelMask().with(id), recorded))
            chosen = chosen.with(id);
    // A small one of which only the part of larger ones is recorded adds nothing to those.
    for (const std::uint32_t panel : m_fewestColumns) {
        const PanelMask others(chosen.bits() & ~PanelMask().with(PanelId(panel)).bits());
        if (!shows(others, PanelId(panel), recorded))
            chosen = others;
    }
    return chosen;
}

PanelMask PanelRules::shown(PanelMask ordered, const FeatureMask& recorded) const
{
    // What is not recorded at all goes first: the rest must not depend on it.
    const PanelMask held(ordered.bits() & recordedPanels(recorded).bits());
    if (holdsAll(held, recorded))
        return held;
    const PanelMask whole = wholePanels(held, recorded);
    for (std::uint32_t left = held.bits() & ~whole.bits(); left != 0; left &= left - 1)
        if (shows(whole, PanelId(static_cast<std::size_t>(std::countr_zero(left))), recorded))
            return completed(whole, held, recorded);
    return whole;
}

PanelMask PanelRules::recordedPanels(const FeatureMask& recorded) const
{
    PanelMask panels;
    for (std::size_t panel = 0; panel < panelCount(); ++panel)
        if (shows(PanelMask(), PanelId(panel), recorded))
            panels = panels.with(PanelId(panel));
    return panels;
}

// What is orderable follows from what is known, too: after an order that showed nothing the same panels are left.
PanelMask PanelRules::allowedOrders(PanelMask ordered, const FeatureMask& recorded, const OrderLimits& limits) const
{
    std::uint32_t allowed = orderable(shown(ordered, recorded)).bits() & ~ordered.bits();
    const bool capped = limits.cap || m_catalog.rules().capped();
    if (!capped &&
        (limits.unrecorded != UnrecordedPanels::Unavailable || holdsAll(PanelMask::all(panelCount()), recorded)))
        return m_ruled ? m_catalog.rules().next(PanelMask(allowed), learned(ordered, recorded))
                       : PanelMask(allowed); // the usual case, asked for in every step of a training
    for (std::uint32_t left = allowed; left != 0; left &= left - 1) {
        const PanelId panel(static_cast<std::size_t>(std::countr_zero(left)));
        const bool possible = limits.unrecorded != UnrecordedPanels::Unavailable || shows(ordered, panel, recorded);
        if (!possible || (capped && !withinCaps(ordered.with(panel), recorded, limits)))
            allowed &= ~PanelMask().with(panel).bits();
    }
    return m_ruled ? m_catalog.rules().next(PanelMask(allowed), learned(ordered, recorded)) : PanelMask(allowed);
}

PanelMask PanelRules::learned(PanelMask ordered, const FeatureMask& recorded) const
{
    if (m_catalog.rules().needs.empty())
        return {};
    PanelMask panels;
    for (std::size_t i = 0; i < panelCount(); ++i)
        if (const PanelId panel(i);
            !m_catalog.panels()[i].offered || (shows(PanelMask(), panel, recorded) && !shows(ordered, panel, recorded)))
            panels = panels.with(panel);
    return panels;
}

bool PanelRules::withinCaps(PanelMask ordered, const FeatureMask& recorded, const OrderLimits& limits) const
{
    // Whatever was known when each was ordered: of two panels with gaps one may show all that the other did, but both
    // were paid.
    const PanelMask paid = limits.unrecorded == UnrecordedPanels::Charged
                               ? ordered
                               : PanelMask(ordered.bits() & recordedPanels(recorded).bits());
    return m_catalog.withinCaps(paid) && (!limits.cap || priceOf(paid) <= *limits.cap);
}

std::optional<PanelId> PanelRules::forced(PanelMask allowed) const
{
    const std::uint32_t first = allowed.bits() & m_catalog.rules().first.bits();
    return first == 0 ? std::nullopt : std::optional(PanelId(static_cast<std::size_t>(std::countr_zero(first))));
}

bool PanelRules::allowsPair(PanelMask ordered, Action pair, const FeatureMask& recorded,
                            const OrderLimits& limits) const
{
    return shows(ordered.with(pair.panel()), pair.partner(), recorded) &&
           shows(ordered.with(pair.partner()), pair.panel(), recorded) &&
           withinCaps(ordered.with(pair.panels()), recorded, limits);
}

OrderCharge PanelRules::charge(PanelMask ordered, PanelId next, const FeatureMask& recorded,
                               UnrecordedPanels unrecorded) const
{
    if (unrecorded != UnrecordedPanels::Charged && !shows(ordered, next, recorded))
        return {.paid = Cost(), .billed = false};
    const PanelMask one = PanelMask().with(next);
    return {.paid = priceOfAdding(billed(ordered, recorded, unrecorded), next),
            .waited = m_catalog.minutesOf(one),
            .drawn = m_catalog.millilitresOf(one)};
}

PanelMask PanelRules::billed(PanelMask ordered, const FeatureMask& recorded, UnrecordedPanels unrecorded) const
{
    if (unrecorded == UnrecordedPanels::Charged)
        return ordered;
    const PanelMask held(ordered.bits() & recordedPanels(recorded).bits());
    return holdsAll(held, recorded) ? held : covering(held, recorded);
}

PanelMask PanelRules::possible(PanelMask wanted, const FeatureMask& recorded, UnrecordedPanels unrecorded) const
{
    if (m_ruled)
        return granted(wanted, recorded, unrecorded);
    if (unrecorded == UnrecordedPanels::Unavailable)
        return billed(wanted, recorded, unrecorded);
    std::uint32_t panels = wanted.bits();
    for (std::size_t panel = 0; panel < panelCount(); ++panel)
        if (!m_catalog.panels()[panel].offered)
            panels &= ~PanelMask().with(PanelId(panel)).bits();
    return PanelMask(panels);
}

std::optional<PanelId> PanelRules::nextGranted(PanelMask wanted, PanelMask ordered, const FeatureMask& recorded,
                                               UnrecordedPanels unrecorded) const
{
    const PanelMask allowed = allowedOrders(ordered, recorded, {unrecorded, {}});
    if (const std::optional<PanelId> first = forced(allowed))
        return first;
    const std::uint32_t next = allowed.bits() & wanted.bits();
    return next == 0 ? std::nullopt : std::optional(PanelId(static_cast<std::size_t>(std::countr_zero(next))));
}

PanelMask PanelRules::granted(PanelMask wanted, const FeatureMask& recorded, UnrecordedPanels unrecorded) const
{
    if (!m_ruled)
        return wanted;
    PanelMask ordered;
    while (const std::optional<PanelId> next = nextGranted(wanted, ordered, recorded, unrecorded))
        ordered = ordered.with(*next);
    return ordered;
}

PanelMask PanelRules::granted(PanelMask wanted) const
{
    FeatureMask everything(featureCount());
    for (std::size_t feature = 0; feature < featureCount(); ++feature)
        everything.setKnown(FeatureId(feature));
    return granted(wanted, everything, m_catalog.unrecorded());
}

Cost PanelRules::bill(PanelMask ordered, const FeatureMask& recorded, UnrecordedPanels unrecorded) const
{
    return priceOf(billed(ordered, recorded, unrecorded));
}

} // namespace core
