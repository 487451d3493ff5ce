// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/synthetic/known_optimum.h"

#include <utility>

namespace fixture {

// The built-in problem with turnaround times, and two panels may be ordered together.
inline core::Task timedOptimumTask()
{
    core::Task task = core::knownOptimumTask();
    for (const auto& [panel, minutes] : {std::pair(0U, 20.0), {1U, 60.0}, {2U, 45.0}, {3U, 90.0}})
        task.panels[panel].minutes = core::Minutes(minutes);
    task.pairOrders = core::PairOrders::Allowed;
    return task;
}

} // namespace fixture
