// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/compare_tab.h"

#include <vector>

namespace ui {

// Subgroups, missing data, participant flow, panel value and redundancy, in this order; children of `parent`.
std::vector<CompareTab*> makeMoreTabs(QWidget* parent);

} // namespace ui
