// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/strong_types.h"
#include "core/data/task/task.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace core {

struct DiscreteVariable {
    std::string column;
    std::size_t levels = 2;
    bool operator==(const DiscreteVariable&) const = default;
};

// A joint distribution that is known completely: a probability for every combination of findings and outcome.
// A cell is one combination of findings, its number the mixed-radix code with the first variable running fastest.
struct DiscreteJoint {
    std::vector<DiscreteVariable> variables;        // in the order of the table's columns
    std::vector<std::array<double, 2>> probability; // [cell][Disease]; all add up to 1

    std::size_t cellCount() const { return probability.size(); }
    std::size_t level(std::size_t cell, std::size_t variable) const;
    double prevalence() const;
};

struct DiscretePatient {
    std::size_t cell = 0;
    Disease outcome = Disease::Absent;
};
DiscretePatient drawPatient(const DiscreteJoint& joint, RandomStream& stream);

// A made-up disease for which the best possible trade-off can be computed. A cheap panel tells nothing about the
// disease, only which of two others can see it; a third is fair for everybody. Whoever looks one step ahead never
// buys the cheap panel, and whoever does buy it needs its result to choose the next.
DiscreteJoint knownOptimumJoint();
Task knownOptimumTask();

} // namespace core
