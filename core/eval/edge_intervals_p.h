// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <cstddef>
#include <optional>

namespace core {

// Where nobody or everybody of a group was got right, drawing patients again gives the same figure every time: an
// interval from 100 % to 100 % of four patients. These hold there as elsewhere; unset where the figure is undefined.
std::optional<Interval> shareInterval(std::size_t part, std::size_t whole); // Wilson
// F1 rises with the share TP/(TP + FP + FN), J, of those who are ill or called ill: F1 = 2J/(1 + J).
std::optional<Interval> f1Interval(const Confusion& counts);
// The mean of two shares of different patients, by the distances of their limits (MOVER; Zou and Donner 2008).
std::optional<Interval> amInterval(const Confusion& counts);

// An interval that no resample moved gives way to `otherwise`.
void replaceFlat(MetricEstimate& figure, const std::optional<Interval>& otherwise);

} // namespace core
