// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/model_metrics.h"
#include "core/front/operating_point.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What is compared of two policies along a front.
struct PolicyYield {
    double cost = 0.0;           // mean
    std::optional<double> value; // the figure that is looked at
    std::optional<double> found; // ill patients who are found, as a share of all patients
};

// From one policy to the next dearer one.
struct FrontStep {
    double cost = 0.0;
    std::optional<double> value;       // unset where one of the two is undefined
    std::optional<double> costPerCase; // what each further case that is found costs; unset: none is, or it costs less
};
FrontStep stepBetween(const PolicyYield& before, const PolicyYield& after);

// How the first differs from the second on the same test patients, each resample of them judging both: patients who are
// hard for both do not widen the interval. That two intervals overlap says nothing of this. Unset where it was not kept
// what each patient was told.
std::optional<PairedDifferences> pairedOnTest(const OperatingPoint& one, const OperatingPoint& other);

// Of the policies on the front, by rising cost, the few that test patients can tell apart: the first one, and then each
// that differs from the one before it here. Empty where it was not kept what patients were told.
std::vector<std::size_t> toldApart(std::span<const OperatingPoint> points, FrontAxes axes);

} // namespace core
