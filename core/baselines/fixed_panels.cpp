// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/baselines/fixed_panels_p.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t kMostTried = 14; // panels of which every subset is priced

void sortByPrice(const TestCatalog& catalog, std::vector<PanelMask>& sets)
{
    std::ranges::sort(sets, {}, [&](PanelMask set) { return std::pair(catalog.priceOf(set).amount, set.bits()); });
}

PanelMask without(PanelMask panels, PanelId panel)
{
    return PanelMask(panels.bits() & ~PanelMask().with(panel).bits());
}

// Too many to price them all: what reveals nothing beside the others goes, the dearest first.
PanelMask withoutNeedless(const TestCatalog& catalog, const FeatureMask& visible, PanelMask panels)
{
    const FeatureMask revealed = catalog.featuresOf(panels, visible);
    std::vector<PanelId> byPrice = panelsIn(panels);
    std::ranges::stable_sort(byPrice, std::ranges::greater{},
                             [&](PanelId panel) { return catalog.panels()[panel.value].cost.amount; });
    for (const PanelId panel : byPrice)
        if (catalog.featuresOf(without(panels, panel), visible) == revealed)
            panels = without(panels, panel);
    return panels;
}

} // namespace

std::vector<PanelMask> panelPairs(const TestCatalog& catalog, const FeatureMask& visible)
{
    const auto reveals = [&](std::size_t panel) {
        return catalog.featuresOf(PanelMask().with(PanelId(panel)), visible);
    };
    std::vector<PanelMask> pairs, whole;
    const FeatureMask everything = catalog.featuresOf(PanelMask::all(catalog.panelCount()), visible);
    for (std::size_t one = 0; one < catalog.panelCount(); ++one) {
        if (reveals(one) == everything)
            whole.push_back(PanelMask().with(PanelId(one)));
        for (std::size_t other = one + 1; other < catalog.panelCount(); ++other)
            if (!reveals(one).covers(reveals(other)) && !reveals(other).covers(reveals(one)))
                pairs.push_back(PanelMask().with(PanelId(one)).with(PanelId(other)));
    }
    sortByPrice(catalog, pairs);
    sortByPrice(catalog, whole);
    if (pairs.empty() && !whole.empty())
        pairs.push_back(whole.front());
    return pairs;
}

Result<PanelMask> panelsNamed(const TestCatalog& catalog, std::span<const std::string> names)
{
    if (names.empty())
        return Error{.code = ErrorCode::PlanValueInvalid, .subject = "chosen_panels"};
    PanelMask panels;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(catalog.panels(), name, &Panel::name);
        if (found == catalog.panels().end())
            return Error{.code = ErrorCode::PanelUnknown, .subject = name};
        panels = panels.with(PanelId(static_cast<std::size_t>(found - catalog.panels().begin())));
    }
    return panels;
}

PanelMask cheapestLikewise(const TestCatalog& catalog, const FeatureMask& visible, PanelMask panels)
{
    if (panels.count() > kMostTried)
        return withoutNeedless(catalog, visible, panels);
    const FeatureMask revealed = catalog.featuresOf(panels, visible);
    PanelMask best = panels;
    for (std::uint64_t bits = panels.bits(); bits != 0;) {
        bits = (bits - 1) & panels.bits(); // every subset once, the empty one last
        const PanelMask fewer(bits);
        if (catalog.priceOf(fewer) <= catalog.priceOf(best) && catalog.featuresOf(fewer, visible) == revealed)
            best = fewer;
    }
    return best;
}

std::vector<PanelId> panelsIn(PanelMask panels)
{
    std::vector<PanelId> list;
    for (std::size_t panel = 0; panel < PanelMask::kMostPanels; ++panel)
        if (panels.isOrdered(PanelId(panel)))
            list.emplace_back(panel);
    return list;
}

} // namespace core
