// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/policy_flow.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace ui {

struct RibbonMeasure {
    double nodeWidth = 9.0;
    double gap = 10.0;   // between neighbours in a column, where there is room
    double words = 60.0; // right of the last column
};

// Where the ways of patients are drawn: every patient is as high in every column.
struct RibbonLayout {
    struct Crossing { // of a column by a ribbon; left and right differ where it passes
        double left = 0.0, right = 0.0;
        double top = 0.0, bottom = 0.0;
    };
    std::vector<QRectF> nodes;                  // of PolicyFlow
    std::vector<std::vector<Crossing>> ribbons; // of PolicyFlow: from the source's edge to the target's
    std::vector<double> columns;                // left edges
};
RibbonLayout layoutRibbons(const PolicyFlow& flow, const QSizeF& size, const RibbonMeasure& measure);

} // namespace ui
