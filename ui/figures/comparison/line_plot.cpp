// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/line_plot.h"

#include "ui/figures/comparison/line_canvas.h"
#include "ui/figures/comparison/line_figure.h"

#include <QCursor>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

constexpr double kStep = 0.01; // of the threshold

// y of a curve whose x rises; between two points on the line that joins them.
std::optional<double> valueAt(const ChartCurve& curve, double x)
{
    if (!std::is_sorted(curve.points.begin(), curve.points.end(),
                        [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }))
        return std::nullopt;
    const auto after = std::lower_bound(curve.points.begin(), curve.points.end(), x,
                                        [](const QPointF& point, double wanted) { return point.x() < wanted; });
    if (after == curve.points.end() || (after == curve.points.begin() && after->x() > x))
        return std::nullopt;
    if (after == curve.points.begin() || after->x() == x)
        return after->y();
    const QPointF& before = *(after - 1);
    return before.y() + (x - before.x()) / (after->x() - before.x()) * (after->y() - before.y());
}

} // namespace

LinePlot::LinePlot(QWidget* parent) : PlotWidget({.usual = {340, 260}, .least = {180, 150}}, parent)
{
    addFigureMenu(*this, [this] { return figure(); });
    describe();
}

std::unique_ptr<PlotCanvas> LinePlot::makeCanvas()
{
    auto canvas = std::make_unique<LineCanvas>(this);
    m_canvas = canvas.get();
    m_canvas->setChart(m_chart);
    connect(m_canvas, &LineCanvas::dragged, this, &LinePlot::wantThreshold);
    connect(m_canvas, &LineCanvas::pointedAt, this, &LinePlot::showValuesAt);
    return canvas;
}

void LinePlot::setChart(LineChart chart, FigureOrigin origin)
{
    m_chart = std::move(chart);
    m_origin = std::move(origin);
    if (m_canvas)
        m_canvas->setChart(m_chart);
    describe();
    Q_EMIT titleChanged(m_chart.title);
    repaintAtOnce();
}

FigurePtr LinePlot::figure() const
{
    return m_chart.isEmpty() ? nullptr : std::make_shared<LineFigure>(m_chart, m_origin);
}

void LinePlot::describe()
{
    setAccessibleName(m_chart.title.isEmpty() ? tr("Chart") : m_chart.title);
    QStringList names;
    for (const ChartCurve& curve : m_chart.curves)
        names << curve.label;
    const QString axes = tr("%1 against %2").arg(m_chart.y.label, m_chart.x.label);
    const QString at = m_chart.threshold ? valuesAt(*m_chart.threshold) : QString();
    setAccessibleDescription(m_chart.isEmpty() ? m_chart.emptyText
                                               : tr("%1: %2. %3").arg(axes, names.join(QStringLiteral(", ")), at));
}

QString LinePlot::valuesAt(double x) const
{
    QStringList lines;
    for (const ChartCurve& curve : m_chart.curves)
        if (const auto value = valueAt(curve, x))
            lines << tr("%1: %2").arg(curve.label, m_chart.y.text(*value));
    if (!lines.isEmpty())
        lines.prepend(tr("%1: %2").arg(m_chart.x.label, m_chart.x.text(x)));
    return lines.join(QLatin1Char('\n'));
}

void LinePlot::wantThreshold(double x)
{
    if (m_chart.movesThreshold && !m_chart.isEmpty())
        Q_EMIT thresholdWanted(std::clamp(std::round(x / kStep) * kStep, kStep, 1.0 - kStep));
}

void LinePlot::showValuesAt(double x)
{
    const QString words = valuesAt(x);
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(QCursor::pos(), words, this);
}

void LinePlot::drawCanvas()
{
    m_canvas->fitTicks(m_canvas->widget()->size());
    m_canvas->drawNow();
}

void LinePlot::resizeEvent(QResizeEvent* event)
{
    PlotWidget::resizeEvent(event);
    repaintAtOnce();
}

void LinePlot::keyPressEvent(QKeyEvent* event)
{
    const int direction = event->key() == Qt::Key_Left ? -1 : event->key() == Qt::Key_Right ? 1 : 0;
    if (direction == 0 || !m_chart.movesThreshold || m_chart.isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    wantThreshold(m_chart.threshold.value_or(0.5) + direction * kStep);
}

} // namespace ui
