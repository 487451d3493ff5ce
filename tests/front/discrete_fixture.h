// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/rl/discrete_problem.h"
#include "tests/front/timed_optimum.h"

#include <vector>

// Discrete problems for the two ways to the optimum.
namespace fixture {

inline core::DiscreteJoint randomJoint(std::vector<core::DiscreteVariable> variables, core::RandomStream& stream)
{
    core::DiscreteJoint joint{.variables = std::move(variables), .probability = {}};
    std::size_t cells = 1;
    for (const core::DiscreteVariable& variable : joint.variables)
        cells *= variable.levels;
    joint.probability.resize(cells);
    double sum = 0.0;
    for (auto& cell : joint.probability)
        for (double& one : cell)
            sum += one = stream.below(8) == 0 ? 0.0 : stream.uniform(); // some combinations never occur
    for (auto& cell : joint.probability)
        for (double& one : cell)
            one /= sum;
    return joint;
}

// Every panel takes some time, and two may be ordered together.
inline core::Task withTimes(core::Task task, core::RandomStream& stream)
{
    for (core::PanelSpec& panel : task.panels)
        panel.minutes = core::Minutes(100.0 * stream.uniform());
    task.pairOrders = core::PairOrders::Allowed;
    return task;
}

inline core::DiscreteProblem twoTests(core::RandomStream& stream, bool sharedFee, bool times = false)
{
    core::Task task;
    task.panels = {{.name = "A", .cost = core::Cost(10.0 * stream.uniform()), .columns = {"a"}},
                   {.name = "B", .cost = core::Cost(10.0 * stream.uniform()), .columns = {"b"}}};
    if (sharedFee)
        task.sharedFees = {{.name = "Draw", .cost = core::Cost(5.0 * stream.uniform()), .panels = {"A", "B"}}};
    return core::makeDiscreteProblem(randomJoint({{"a"}, {"b"}}, stream), times ? withTimes(task, stream) : task);
}

// Three levels, a visible variable, panels that overlap, a fee that two of them share and a panel that is free.
inline core::DiscreteProblem overlappingTests(core::RandomStream& stream, bool times = false)
{
    core::Task task;
    task.visible = {"v"};
    task.panels = {{.name = "A", .cost = core::Cost(stream.uniform()), .columns = {"a"}},
                   {.name = "AB", .cost = core::Cost(stream.uniform()), .columns = {"a", "b"}},
                   {.name = "BC", .cost = core::Cost(stream.uniform()), .columns = {"b", "c"}},
                   {.name = "C", .cost = core::Cost(0.0), .columns = {"c"}}};
    task.sharedFees = {{.name = "Draw", .cost = core::Cost(stream.uniform()), .panels = {"A", "BC"}}};
    return core::makeDiscreteProblem(randomJoint({{"a", 3}, {"v", 2}, {"b", 2}, {"c", 2}}, stream),
                                     times ? withTimes(task, stream) : task);
}

inline core::DiscreteProblem knownOptimum()
{
    return core::makeDiscreteProblem(core::knownOptimumJoint(), core::knownOptimumTask());
}

// The same with turnaround times.
inline core::DiscreteProblem timedOptimum()
{
    return core::makeDiscreteProblem(core::knownOptimumJoint(), timedOptimumTask());
}

} // namespace fixture
