// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <vector>

namespace ui {

// A plot on a page and the picture of what it shows now.
struct FigureInSight {
    QWidget* plot = nullptr;
    FigurePtr figure;
};
std::vector<FigureInSight> figuresInSight(const QWidget& page); // largest first

} // namespace ui
