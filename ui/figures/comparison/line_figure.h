// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/line_chart.h"
#include "ui/figures/figure.h"

namespace ui {

// A chart of lines for a file, the clipboard or a report.
class LineFigure final : public Figure {
public:
    LineFigure(LineChart chart, FigureOrigin origin);

    FigureTable table() const override; // long: what, x, y, interval
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    LineChart m_chart;
};

} // namespace ui
