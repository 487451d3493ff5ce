// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <optional>

namespace core {

// What is compared of two policies along a front.
struct PolicyYield {
    double cost = 0.0;                // mean
    std::optional<double> value;      // the figure that is looked at
    std::optional<Interval> interval; // of it
    std::optional<double> found;      // ill patients who are found, as a share of all patients
};

// From one policy to the next dearer one.
struct FrontStep {
    double cost = 0.0;
    std::optional<double> value;       // unset where one of the two is undefined
    std::optional<double> costPerCase; // what each further case that is found costs; unset: none is
};
FrontStep stepBetween(const PolicyYield& before, const PolicyYield& after);

// Whether these patients cannot tell the two apart: each figure lies within the other's 95 % interval. That intervals
// merely touch would be too easy: two figures can differ clearly where they do. Unset where an interval is missing.
std::optional<bool> indistinguishable(const PolicyYield& one, const PolicyYield& other);

} // namespace core
