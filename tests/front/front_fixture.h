// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/operating_point.h"

// Policies by what they did, for tests of fronts.
namespace fixture {

inline core::OperatingPoint point(double meanCost, const core::Confusion& counts)
{
    core::OperatingPoint point;
    point.validation.confusion = counts;
    point.validation.f1.value = counts.f1();
    point.validation.am.value = counts.am();
    point.validation.meanCost.value = meanCost;
    return point;
}

} // namespace fixture
