// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/curve_series.h"
#include "ui/figures/figure.h"

namespace ui {

// Curves as they are now, for a file or the clipboard.
class CurveFigure : public Figure {
public:
    struct Content {
        QString name; // for files
        FigureText text;
        FigureOrigin origin;
        PlotAxes axes;
        std::vector<CurveSeries> curves;
        bool smooth = false;
    };
    explicit CurveFigure(Content content) : m_content(std::move(content)) {}

    QString name() const override { return m_content.name; }
    FigureText text() const override { return m_content.text; }
    FigureTable table() const override; // long: curve, x, value, lowest and highest seed
    FigureOrigin origin() const override { return m_content.origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    Content m_content;
};

} // namespace ui
