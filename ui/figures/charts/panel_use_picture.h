// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

struct PanelUse {
    QString panel;
    double share = 0.0;                // of patients for whom it is ordered
    QString price = {};                // empty: not shown
    std::optional<double> before = {}; // share when the run began, marked by a line
    bool operator==(const PanelUse&) const = default;
};

inline constexpr double kPanelUseRow = 18.0; // design pixels

// One bar each, from top to bottom. Reads in the painter's direction.
void paintPanelUse(QPainter& painter, const QRectF& area, const std::vector<PanelUse>& use, const Theme& theme);

class PanelUseFigure final : public Figure {
public:
    PanelUseFigure(std::vector<PanelUse> use, FigureText text, FigureOrigin origin);

    QString name() const override;
    FigureText text() const override { return m_text; }
    FigureTable table() const override;
    FigureOrigin origin() const override { return m_origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    std::vector<PanelUse> m_use;
    FigureText m_text;
    FigureOrigin m_origin;
};

} // namespace ui
