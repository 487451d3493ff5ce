// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curve_figure.h"

#include "ui/figures/charts/curve_canvas.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {
namespace {

struct CurveFigureText {
    Q_DECLARE_TR_FUNCTIONS(CurveFigure)
};

QString exact(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 10) : QString();
}

} // namespace

FigureTable CurveFigure::table() const
{
    FigureTable table;
    table.columns = {CurveFigureText::tr("curve"), text().xLabel, text().yLabel,
                     CurveFigureText::tr("lowest over seeds"), CurveFigureText::tr("highest over seeds")};
    for (const CurveSeries& curve : m_content.curves)
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const bool range = !curve.low.empty();
            table.rows.push_back({curve.label, exact(curve.points[i].x()), exact(curve.points[i].y()),
                                  range ? exact(curve.low[i]) : QString(), range ? exact(curve.high[i]) : QString()});
        }
    return table;
}

void CurveFigure::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const
{
    constexpr int kFiner = 4; // than the screen: paper is looked at closely
    PlotAxes axes = m_content.axes;
    axes.xLabel = text.xLabel;
    CurveCanvas canvas(nullptr, m_content.curves);
    canvas.setAxes(axes, text.yLabel);
    canvas.setSmooth(m_content.smooth);
    canvas.setTheme(theme);
    canvas.fit(axes);
    canvas.fitTicks(size);
    if (text.legend)
        canvas.showLegend();
    canvas.takeVisible(kFiner * qRound(size.width()));
    canvas.paint(painter, size);
}

} // namespace ui
