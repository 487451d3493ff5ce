// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/comparison.h"
#include "ui/figures/figure.h"

namespace ui {

// From which probability on this model says ill, as it is shown now; unset: its own diagnosis.
core::Threshold thresholdOf(const Comparison& comparison, std::size_t model);
FigureOrigin originOf(const ShownModel& shown);

} // namespace ui
