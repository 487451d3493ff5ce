// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/point_counts.h"
#include "ui/figures/figure.h"

namespace ui {

// 1,000 patients as signs, fifty columns of twenty, filled column by column. Meaning is in the shape as well as in the
// colour: found a full square, missed a hollow one, a false alarm a diamond, reassured a small point.
enum class OutcomeSign { Found, Missed, FalseAlarm, Reassured };
inline constexpr int kSignColumns = 50;
inline constexpr int kSignRows = 20;

OutcomeSign signAt(const PerThousand& shares, int place); // 0 … 999, top to bottom, then the next column

class OutcomeFigure final : public Figure {
public:
    OutcomeFigure(PerThousand shares, FigureText text, FigureOrigin origin);

    const PerThousand& shares() const { return m_shares; }
    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QString words() const override;

private:
    PerThousand m_shares;
};

} // namespace ui
