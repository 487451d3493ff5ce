// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/curve_series.h"
#include "ui/figures/figure.h"

namespace ui {

// Curves as they are now, for a file or the clipboard.
class CurveFigure : public Figure {
public:
    struct Content {
        PlotAxes axes;
        std::vector<CurveSeries> curves;
        bool smooth = false;
    };
    CurveFigure(FigureFacts facts, Content content) : Figure(std::move(facts)), m_content(std::move(content)) {}

    FigureTable table() const override; // long: curve, x, value, lowest and highest seed
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    Content m_content;
};

} // namespace ui
