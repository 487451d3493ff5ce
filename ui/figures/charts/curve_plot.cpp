// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curve_plot.h"

#include "ui/figures/charts/curve_canvas.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace ui {

CurvePlot::CurvePlot(PlotAxes axes, QWidget* parent)
    : PlotWidget({.usual = {420, 150}, .least = {220, 120}}, parent),
      m_axes(std::move(axes))
{
    describe();
}

std::unique_ptr<PlotCanvas> CurvePlot::makeCanvas()
{
    auto canvas = std::make_unique<CurveCanvas>(this, m_series);
    m_canvas = canvas.get();
    m_canvas->setAxes(m_axes);
    m_canvas->setSmooth(m_smooth);
    connect(m_canvas, &PlotCanvas::zoomed, this, [this] {
        if (std::exchange(m_following, false))
            Q_EMIT followingChanged(false);
    });
    connect(m_canvas, &CurveCanvas::followWanted, this, [this] { setFollowing(true); });
    connect(m_canvas, &CurveCanvas::pointedAt, this, [this](double x) { moveCrosshair(nearestX(x)); });
    return canvas;
}

void CurvePlot::setAxes(PlotAxes axes)
{
    m_axes = std::move(axes);
    if (m_canvas)
        m_canvas->setAxes(m_axes);
    describe();
    scheduleRepaint();
}

void CurvePlot::setSeries(std::vector<CurveSeries> series)
{
    m_series = std::move(series);
    if (m_crosshair)
        m_crosshair = nearestX(*m_crosshair);
    if (m_canvas)
        m_canvas->curvesChanged();
    describe();
    scheduleRepaint();
}

void CurvePlot::replacePoints(std::size_t series, CurveSeries with)
{
    CurveSeries& one = m_series[series];
    const bool sameKind = one.low.empty() == with.low.empty();
    one.points = std::move(with.points);
    one.low = std::move(with.low);
    one.high = std::move(with.high);
    if (m_canvas && sameKind)
        m_canvas->pointsChanged(series);
    else if (m_canvas)
        m_canvas->curvesChanged();
    describe();
    scheduleRepaint();
}

void CurvePlot::setSmooth(bool smooth)
{
    m_smooth = smooth;
    if (m_canvas)
        m_canvas->setSmooth(smooth);
    scheduleRepaint();
}

void CurvePlot::addPoints(std::size_t series, std::span<const QPointF> points)
{
    if (points.empty())
        return;
    std::vector<QPointF>& drawn = m_series[series].points;
    const auto replaced = std::lower_bound(drawn.begin(), drawn.end(), points.front().x(),
                                           [](const QPointF& point, double wanted) { return point.x() < wanted; });
    drawn.erase(replaced, drawn.end());
    drawn.insert(drawn.end(), points.begin(), points.end());
    if (m_canvas)
        m_canvas->pointsChanged(series);
    describe();
    scheduleRepaint();
}

void CurvePlot::setFollowing(bool following)
{
    if (following != m_following) {
        m_following = following;
        Q_EMIT followingChanged(following);
    }
    scheduleRepaint();
}

void CurvePlot::setCrosshair(std::optional<double> x)
{
    if (x)
        x = nearestX(*x);
    if (x == m_crosshair)
        return;
    m_crosshair = x;
    if (!m_canvas)
        return;
    m_canvas->showCrosshair(m_crosshair, crosshairText());
}

QString CurvePlot::crosshairText() const
{
    if (!m_crosshair)
        return {};
    QStringList lines{tr("%1: %2").arg(m_axes.xLabel, m_axes.xText(*m_crosshair))};
    for (const CurveSeries& one : m_series) {
        const QPointF* point = one.isBackground() ? nullptr : nearestPoint(one, *m_crosshair);
        if (!point)
            continue;
        const auto place = static_cast<std::size_t>(point - one.points.data());
        if (!std::isfinite(point->y()))
            lines << tr("%1: %2").arg(one.label, tr("undefined"));
        else if (one.low.empty())
            lines << tr("%1: %2").arg(one.label, m_axes.yText(point->y()));
        else
            lines << tr("%1: %2 (%3–%4)")
                         .arg(one.label, m_axes.yText(point->y()), m_axes.yText(one.low[place]),
                              m_axes.yText(one.high[place]));
    }
    return lines.join(QLatin1Char('\n'));
}

void CurvePlot::moveCrosshair(std::optional<double> x)
{
    setCrosshair(x);
    Q_EMIT crosshairMoved(x);
}

std::optional<double> CurvePlot::nearestX(double x) const
{
    std::optional<double> best;
    for (const CurveSeries& one : m_series) {
        const QPointF* point = one.isBackground() ? nullptr : nearestPoint(one, x);
        if (point && (!best || std::abs(point->x() - x) < std::abs(*best - x)))
            best = point->x();
    }
    return best;
}

std::optional<double> CurvePlot::neighbourOfCrosshair(int direction) const
{
    std::optional<double> best;
    const double from = m_crosshair.value_or(std::numeric_limits<double>::infinity());
    for (const CurveSeries& one : m_series) {
        if (one.isBackground())
            continue;
        for (const QPointF& point : one.points) {
            const bool beyond = direction > 0 ? point.x() > from : point.x() < from;
            const bool nearer = !best || (direction > 0 ? point.x() < *best : point.x() > *best);
            if (beyond && nearer)
                best = point.x();
        }
    }
    return best ? best : m_crosshair;
}

void CurvePlot::describe()
{
    QStringList newest;
    for (const CurveSeries& one : m_series) {
        if (one.points.empty() || one.isBackground())
            continue;
        const double value = one.points.back().y();
        newest << tr("%1: %2").arg(one.label, std::isfinite(value) ? m_axes.yText(value) : tr("undefined"));
    }
    setAccessibleName(tr("%1 against %2").arg(m_axes.yName, m_axes.xLabel));
    setAccessibleDescription(newest.isEmpty() ? m_axes.emptyText : newest.join(QStringLiteral(", ")));
}

void CurvePlot::drawCanvas()
{
    if (m_following)
        m_canvas->fit(m_axes);
    m_canvas->fitTicks(size());
    m_canvas->showCrosshair(m_crosshair, crosshairText());
    m_canvas->draw();
}

void CurvePlot::mouseLeft()
{
    moveCrosshair(std::nullopt);
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        moveCrosshair(neighbourOfCrosshair(-1));
        break;
    case Qt::Key_Right:
        moveCrosshair(neighbourOfCrosshair(1));
        break;
    case Qt::Key_Escape:
        if (!m_crosshair) {
            QWidget::keyPressEvent(event);
            return;
        }
        moveCrosshair(std::nullopt);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_crosshair)
        setAccessibleDescription(crosshairText());
}

} // namespace ui
