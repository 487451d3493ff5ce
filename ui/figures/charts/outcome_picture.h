// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/point_counts.h"
#include "ui/figures/figure.h"

#include <QRectF>

class QPainter;

namespace ui {

// 1,000 patients as signs, fifty columns of twenty, filled column by column. Meaning is in the shape as well as in the
// colour: found a full square, missed a hollow one, a false alarm a diamond, reassured a small point.
enum class OutcomeSign { Found, Missed, FalseAlarm, Reassured };
inline constexpr int kSignColumns = 50;
inline constexpr int kSignRows = 20;

OutcomeSign signAt(const PerThousand& shares, int place); // 0 … 999, top to bottom, then the next column
void paintSign(QPainter& painter, OutcomeSign sign, const QPointF& middle, double size, const Theme& theme);
void paintOutcomeArray(QPainter& painter, const QRectF& area, const PerThousand& shares, const Theme& theme);
// The four counts in words, two beside two. Reads in the painter's direction.
void paintOutcomeCounts(QPainter& painter, const QRectF& area, const PerThousand& shares, const Theme& theme);

class OutcomeFigure final : public Figure {
public:
    OutcomeFigure(PerThousand shares, FigureText text, FigureOrigin origin);

    QString name() const override;
    FigureText text() const override { return m_text; }
    FigureTable table() const override;
    FigureOrigin origin() const override { return m_origin; }
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;

private:
    PerThousand m_shares;
    FigureText m_text;
    FigureOrigin m_origin;
};

} // namespace ui
