// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"

#include <span>
#include <vector>

namespace core {

// One corner of a curve that is drawn over all thresholds: patients at or above the threshold are called ill.
struct CurveCorner {
    double x = 0.0;
    double y = 0.0;
    double threshold = 0.0; // infinity where nobody is called ill
    bool operator==(const CurveCorner&) const = default;
};

// From (0, 0) to (1, 1): 1 − specificity across, sensitivity up. Corners within a straight line are left out. Empty
// with one outcome only.
std::vector<CurveCorner> rocCurve(std::span<const double> probability, std::span<const Disease> truth);

// Recall across, precision up, from the highest threshold on; steps, not lines (Davis and Goadrich 2006). Empty
// without a case.
std::vector<CurveCorner> precisionRecallCurve(std::span<const double> probability, std::span<const Disease> truth);

} // namespace core
