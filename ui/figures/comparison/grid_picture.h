// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "ui/figures/figure.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

// A table some of whose columns are drawn: heat, bars around zero, or values with their intervals (a forest plot).
enum class GridDraw { Text, Number, Heat, Bars, Forest };

struct GridColumn {
    QString head;
    GridDraw draw = GridDraw::Text;
    // Bars and Forest: what the column spans, and a value that is marked all the way down.
    double low = 0.0, high = 1.0;
    std::optional<double> mark = {};
};

struct GridCell {
    QString text = {};
    std::optional<double> value = {};            // Heat: 0 … 1; Bars: to the right; Forest: where it lies
    std::optional<core::Interval> interval = {}; // Forest
    double against = 0.0;                        // Bars: to the left
};

struct GridRow {
    std::vector<GridCell> cells; // one: a heading over the rows that follow
    bool faint = false;          // too little to rely on
};

struct Grid {
    std::vector<GridColumn> columns;
    std::vector<GridRow> rows;
};

// Reads in the painter's direction; what is drawn is never mirrored.
void paintGrid(QPainter& painter, const QRectF& area, const Grid& grid, const Theme& theme);
QSizeF smallestGrid(const Grid& grid, const Theme& theme);

class GridFigure final : public Figure {
public:
    struct Parts {
        QString name;
        FigureText text;
        Grid grid;
        FigureTable table;
        FigureOrigin origin = {};
        QString words;
    };
    explicit GridFigure(Parts parts);

    FigureTable table() const override { return m_parts.table; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QString words() const override { return m_parts.words; }
    const Grid& grid() const { return m_parts.grid; }

private:
    Parts m_parts;
};

} // namespace ui
