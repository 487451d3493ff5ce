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

PanelMask Episode::orderedPanels() const
{
    std::uint32_t panels = steps.back().ordered.bits();
    for (const Step& step : steps)
        if (!step.billed)
            panels &= ~PanelMask().with(step.action.panel()).bits();
    return PanelMask(panels);
}

std::vector<PanelId> Episode::sequence() const
{
    std::vector<PanelId> panels;
    for (const Step& step : steps)
        if (step.action.isOrder() && step.billed)
            panels.push_back(step.action.panel());
    return panels;
}

} // namespace core
