// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/subgroups.h"
#include "ui/figures/comparison/more_figures.h"

#include <QString>

namespace ui {

QString subgroupMeasureText(SubgroupMeasure measure);
QString subgroupRangeText(const core::SubgroupRange& range); // "40 to under 65", "yes", "not recorded"

} // namespace ui
