// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/line_figure.h"

#include "ui/figures/comparison/line_canvas.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {
namespace {

struct LineFigureText {
    Q_DECLARE_TR_FUNCTIONS(LineFigure)
};

QString exact(double value)
{
    return std::isfinite(value) ? QString::number(value, 'g', 10) : QString();
}

} // namespace

FigureText LineFigure::text() const
{
    return {.title = m_chart.title,
            .xLabel = m_chart.x.label,
            .yLabel = m_chart.y.label,
            .caption = m_chart.caption,
            .legend = true};
}

FigureTable LineFigure::table() const
{
    const bool intervals = !m_chart.intervalName.isEmpty();
    FigureTable table;
    table.columns = {LineFigureText::tr("curve"), m_chart.x.label, m_chart.y.label};
    if (intervals)
        table.columns << LineFigureText::tr("%1, low").arg(m_chart.intervalName)
                      << LineFigureText::tr("%1, high").arg(m_chart.intervalName);
    const auto add = [&](const QString& label, const QPointF& point, const QString& low, const QString& high) {
        QStringList row{label, exact(point.x()), exact(point.y())};
        table.rows.push_back(intervals ? row << low << high : row);
    };
    for (const ChartCurve& curve : m_chart.curves)
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const bool known = !curve.low.empty();
            add(curve.label, curve.points[i], known ? exact(curve.low[i]) : QString(),
                known ? exact(curve.high[i]) : QString());
        }
    for (const ChartArea& area : m_chart.areas)
        for (const QPointF& point : area.outline)
            add(area.label, point, {}, {});
    for (const ChartReference& reference : m_chart.references)
        for (const QPointF& point : reference.points)
            add(reference.label, point, {}, {});
    return table;
}

void LineFigure::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const
{
    LineCanvas::paint(painter, size, text, theme, m_chart);
}

} // namespace ui
