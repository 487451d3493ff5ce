// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/data/task/task.h"

#include <algorithm>
#include <string>
#include <vector>

// Studies with rules for orders, and whether they were kept.
namespace fixture {

// Rules at random that can be kept: panels need only earlier ones, what is never ordered is needed by nobody and does
// not come first, and the cap leaves what comes first.
inline core::Task withRandomRules(core::Task task, core::RandomStream& stream)
{
    std::vector<core::PanelSpec>& panels = task.panels;
    for (std::size_t i = 1; i < panels.size(); ++i)
        if (stream.below(3) == 0)
            panels[i].needs = {panels[stream.below(i)].name};
    const auto needed = [&](const std::string& name) {
        return std::ranges::any_of(panels, [&](const core::PanelSpec& panel) {
            return std::ranges::find(panel.needs, name) != panel.needs.end();
        });
    };
    double firsts = 0.0, all = 0.0;
    for (const core::SharedFee& fee : task.sharedFees)
        all += fee.cost.amount;
    for (core::PanelSpec& panel : panels) {
        all += panel.cost.amount;
        const auto kind = stream.below(5);
        if (kind == 0 && panel.needs.empty()) {
            task.rules.first.push_back(panel.name);
            firsts += panel.cost.amount;
        } else if (kind == 1 && !needed(panel.name)) {
            task.rules.never.push_back(panel.name);
        }
    }
    if (!task.rules.first.empty())
        for (const core::SharedFee& fee : task.sharedFees)
            firsts += fee.cost.amount;
    if (stream.below(2) == 0)
        task.rules.cap = core::Cost(firsts + (all - firsts) * stream.uniform());
    return task;
}

} // namespace fixture
