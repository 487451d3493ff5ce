// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/quality/column_summary.h"
#include "ui/figures/figure.h"

#include <vector>

namespace ui {

// How much is missing, panel by panel, in patients without and with the disease: a small heat map with its numbers.
class MissingnessFigure final : public Figure {
public:
    explicit MissingnessFigure(std::vector<core::PanelMissingness> panels);

    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QString words() const override;
    std::vector<FigurePart> parts(const QSizeF& size, const Theme& theme) const override; // its rows

private:
    std::vector<core::PanelMissingness> m_panels;
};

} // namespace ui
