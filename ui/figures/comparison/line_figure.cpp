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

LineFigure::LineFigure(LineChart chart, FigureOrigin origin)
    : Figure(
          {.name = chart.name,
           .text = {.title = chart.title, .xLabel = chart.x.label, .yLabel = chart.y.label, .caption = chart.caption},
           .origin = std::move(origin)}),
      m_chart(std::move(chart))
{
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
    LineChart chart = m_chart;
    chart.x.label = text.xLabel;
    chart.y.label = text.yLabel;
    LineCanvas canvas(nullptr);
    canvas.setChart(chart);
    canvas.setTheme(theme);
    canvas.fitTicks(size);
    if (text.legend)
        canvas.showLegend();
    canvas.paint(painter, size);
}

} // namespace ui
