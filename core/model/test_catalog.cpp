// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/test_catalog.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace core {

TestCatalog::TestCatalog(std::vector<Panel> panels, std::vector<FeeGroup> fees, UnrecordedPanels unrecorded,
                         PairOrders pairs, OrderRules rules)
    : m_panels(std::move(panels)),
      m_fees(std::move(fees)),
      m_unrecorded(unrecorded),
      m_pairs(pairs),
      m_rules(rules.completed())
{
    assert(m_panels.size() <= PanelMask::kMostPanels);
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (m_rules.never.isOrdered(PanelId(i))) {
            m_panels[i].offered = false;
            m_panels[i].features = FeatureMask(m_panels[i].features.size());
        }
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
    return priceOfAdding(ordered, PanelMask().with(next));
}

Cost TestCatalog::priceOfAdding(PanelMask ordered, PanelMask together) const
{
    Cost sum;
    for (std::uint32_t left = together.bits(); left != 0; left &= left - 1)
        sum += m_panels[static_cast<std::size_t>(std::countr_zero(left))].cost;
    for (const FeeGroup& fee : m_fees)
        if ((fee.panels.bits() & together.bits()) != 0 && (fee.panels.bits() & ordered.bits()) == 0)
            sum += fee.cost;
    return sum;
}

// Sums of prices are compared: a cap of 0.3 leaves three panels of 0.1.
bool TestCatalog::withinCaps(PanelMask billed) const
{
    constexpr double kRounding = 1e-9;
    if (m_rules.cap && priceOf(billed).amount > m_rules.cap->amount * (1.0 + kRounding))
        return false;
    double waited = 0.0;
    for (std::size_t i = 0; m_rules.capMinutes && i < m_panels.size(); ++i)
        if (billed.isOrdered(PanelId(i)))
            waited += m_panels[i].minutes.value_or(Minutes()).amount;
    return !m_rules.capMinutes || waited <= m_rules.capMinutes->amount * (1.0 + kRounding);
}

TestCatalog TestCatalog::unruled() const
{
    TestCatalog same = *this;
    same.m_rules = {};
    return same;
}

bool TestCatalog::offersPairs(CostAim aim) const
{
    return m_pairs == PairOrders::Allowed && aim.countsTime() && m_unrecorded == UnrecordedPanels::Unavailable &&
           m_panels.size() <= kMostPairedPanels;
}

Status TestCatalog::canMinimise(CostAim aim) const
{
    const auto untold = std::ranges::find_if(m_panels, [](const Panel& panel) { return !panel.minutes; });
    if (!aim.countsTime() || untold == m_panels.end())
        return Done{};
    return Error{.code = ErrorCode::MinutesMissing, .subject = untold->name};
}

bool TestCatalog::hasMinutes() const
{
    return !m_panels.empty() &&
           std::ranges::all_of(m_panels, [](const Panel& panel) { return panel.minutes.has_value(); });
}

bool TestCatalog::hasMillilitres() const
{
    return !m_panels.empty() &&
           std::ranges::all_of(m_panels, [](const Panel& panel) { return panel.millilitres.has_value(); });
}

Minutes TestCatalog::minutesOf(PanelMask together) const
{
    Minutes longest;
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (together.isOrdered(PanelId(i)))
            longest = std::max(longest, m_panels[i].minutes.value_or(Minutes()));
    return longest;
}

double TestCatalog::burdenOfAdding(PanelMask ordered, PanelMask together, CostAim aim) const
{
    return aim.burden(priceOfAdding(ordered, together), minutesOf(together));
}

TestCatalog TestCatalog::pricedByBurden(CostAim aim) const
{
    TestCatalog priced = *this;
    for (Panel& panel : priced.m_panels)
        panel.cost = Cost(aim.burden(panel.cost, panel.minutes.value_or(Minutes())));
    for (FeeGroup& fee : priced.m_fees)
        fee.cost = Cost(aim.burden(fee.cost, Minutes()));
    return priced;
}

Millilitres TestCatalog::millilitresOf(PanelMask ordered) const
{
    Millilitres sum;
    for (std::size_t i = 0; i < m_panels.size(); ++i)
        if (ordered.isOrdered(PanelId(i)))
            sum += m_panels[i].millilitres.value_or(Millilitres());
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
