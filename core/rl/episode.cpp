// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rl/episode.h"

namespace core {

Cost Episode::cost() const
{
    Cost sum;
    for (const Step& step : steps)
        sum += step.paid;
    return sum;
}

Minutes Episode::minutes() const
{
    Minutes sum;
    for (const Step& step : steps)
        sum += step.waited;
    return sum;
}

Millilitres Episode::millilitres() const
{
    Millilitres sum;
    for (const Step& step : steps)
        sum += step.drawn;
    return sum;
}

PanelMask Episode::orderedPanels() const
{
    std::uint64_t panels = steps.back().ordered.bits();
    for (const Step& step : steps)
        if (!step.billed)
            panels &= ~PanelMask().with(step.action.panel()).bits();
    return PanelMask(panels);
}

std::vector<PanelId> Episode::sequence() const
{
    std::vector<PanelId> panels;
    for (const OrderedPanel& order : orders())
        panels.push_back(order.panel);
    return panels;
}

// What is ordered together with a panel that is not paid for is ordered alone.
std::vector<OrderedPanel> Episode::orders() const
{
    std::vector<OrderedPanel> panels;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].action.isOrder() && steps[i].billed)
            panels.push_back({steps[i].action.panel(), steps[i].alongside && steps[i - 1].billed});
    return panels;
}

} // namespace core
