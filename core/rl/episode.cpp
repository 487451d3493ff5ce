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

std::vector<PanelId> Episode::sequence() const
{
    std::vector<PanelId> panels;
    for (const Step& step : steps)
        if (step.action.isOrder())
            panels.push_back(step.action.panel());
    return panels;
}

} // namespace core
