// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

struct PanelUse {
    QString panel;
    double share = 0.0;                // of patients for whom it is ordered
    QString price = {};                // empty: not shown
    std::optional<double> before = {}; // share when the run began, marked by a line
    bool operator==(const PanelUse&) const = default;
};

// How often each panel is ordered: one bar each, from top to bottom. Reads in the painter's direction.
class PanelUseFigure final : public Figure {
public:
    PanelUseFigure(std::vector<PanelUse> use, FigureText text, FigureOrigin origin);

    const std::vector<PanelUse>& use() const { return m_use; }
    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QStringList lines() const override;

private:
    std::vector<PanelUse> m_use;
};

} // namespace ui
