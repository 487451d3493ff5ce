// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curve_canvas.h"

#include <qcustomplot.h>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace ui {
namespace {

constexpr int kMarkersShown = 24;        // more would hide the line they mark
constexpr std::size_t kCrowded = 15'000; // points in one picture; beyond, edges are not smoothed and lines are thin

QCPScatterStyle markerOf(const SeriesLook& look, const QColor& colour, const Theme& theme)
{
    switch (look.marker) {
    case SeriesLook::Marker::None:
        return QCPScatterStyle::ssNone;
    case SeriesLook::Marker::Disc:
        return {QCPScatterStyle::ssCircle, QPen(colour, theme.px(1.5)), theme.surface, double(theme.px(6))};
    case SeriesLook::Marker::Square:
        return {QCPScatterStyle::ssSquare, QPen(colour, theme.px(1.5)), theme.surface, double(theme.px(5))};
    }
    Q_UNREACHABLE();
}

QPen penOf(const SeriesLook& look, const QColor& colour, const Theme& theme)
{
    if (look.colour == SeriesLook::Colour::Others)
        return {colour, 1.0}; // thin, whatever the size of the type
    QPen pen(colour, 1.75 * theme.zoom);
    pen.setJoinStyle(Qt::RoundJoin);
    if (look.dash == SeriesLook::Dash::Dashed)
        pen.setDashPattern({4.0, 3.0});
    return pen;
}

QVector<QCPGraphData> graphData(std::span<const QPointF> points)
{
    QVector<QCPGraphData> data;
    data.reserve(static_cast<int>(points.size()));
    for (const QPointF& point : points)
        data.append({point.x(), point.y()});
    return data;
}

// A dashed line where a pen's own dashes would cost too much: pieces of it are left out.
std::vector<QPointF> withGaps(std::span<const QPointF> points, const QCPRange& range, int width)
{
    constexpr int kDash = 4, kGap = 3; // pixels
    std::vector<QPointF> dashes;
    for (const QPointF& point : points) {
        const auto column = static_cast<int>((point.x() - range.lower) / range.size() * width);
        if (column % (kDash + kGap) < kDash)
            dashes.push_back(point);
        else if (!dashes.empty() && std::isfinite(dashes.back().y()))
            dashes.emplace_back(point.x(), std::numeric_limits<double>::quiet_NaN());
    }
    return dashes;
}

std::vector<QPointF> limitPoints(const CurveSeries& series, const std::vector<double>& limits)
{
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < limits.size(); ++i)
        points.emplace_back(series.points[i].x(), limits[i]);
    return points;
}

// The end of an axis: a curve that does not move still gets one with two different ends.
struct CurveExtent {
    double right = 0.0;
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void take(double value)
    {
        if (!std::isfinite(value))
            return;
        low = std::min(low, value);
        high = std::max(high, value);
    }
    bool empty() const { return low > high; }
    double room() const
    {
        return std::max(0.08 * (high - low), high == low ? std::max(0.1 * std::abs(high), 0.05) : 0.0);
    }
};

CurveExtent extentOf(const std::vector<CurveSeries>& curves)
{
    CurveExtent extent;
    for (const CurveSeries& one : curves) {
        if (!one.points.empty())
            extent.right = std::max(extent.right, one.points.back().x());
        for (const QPointF& point : one.points)
            extent.take(point.y());
        for (const std::vector<double>& limits : {std::cref(one.low), std::cref(one.high)})
            for (const double limit : limits)
                extent.take(limit);
    }
    return extent;
}

} // namespace

CurveCanvas::CurveCanvas(QWidget* parent, const Curves& curves) : PlotCanvas(parent), m_curves(curves)
{
    letZoom();
    plot().axisRect()->setMinimumMargins(QMargins(8, 6, 24, 4)); // the last label of x reaches beyond its tick
    plot().addLayer(QStringLiteral("crosshair"), plot().layer(QStringLiteral("axes")));
    m_overlay = plot().layer(QStringLiteral("crosshair"));
    m_overlay->setMode(QCPLayer::lmBuffered);
    plot().addLayer(QStringLiteral("others"), plot().layer(QStringLiteral("main")), QCustomPlot::limBelow);
    makeCrosshair();
    connect(&plot(), &QCustomPlot::beforeReplot, this, [this] { takeVisible(plot().axisRect()->width()); });
}

void CurveCanvas::makeCrosshair()
{
    m_line = new QCPItemStraightLine(&plot());
    m_line->setVisible(false);
    m_line->setSelectable(false);
    m_line->setLayer(m_overlay);
    m_box = new QCPItemText(&plot());
    m_box->setVisible(false);
    m_box->setSelectable(false);
    m_box->setTextAlignment(Qt::AlignLeft);
    m_box->setPadding(QMargins(6, 3, 6, 3));
    m_box->setLayer(m_overlay);
    m_box->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_box->position->setTypeX(QCPItemPosition::ptAbsolute);
    m_box->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
}

void CurveCanvas::applyTheme()
{
    m_line->setPen(QPen(theme().axis, 1, Qt::DotLine));
    m_box->setFont(fontOf(theme(), TypeSize::Caption));
    m_box->setColor(theme().text);
    m_box->setBrush(theme().surface);
    m_box->setPen(QPen(theme().border, 1));
    styleGraphs();
}

void CurveCanvas::setAxes(const PlotAxes& axes, const QString& yLabel)
{
    plot().xAxis->setLabel(axes.xLabel);
    plot().yAxis->setLabel(yLabel);
    setTickTexts(*plot().xAxis, axes.xText);
    setTickTexts(*plot().yAxis, axes.yText);
    m_emptyText = axes.emptyText;
}

void CurveCanvas::moved(const QMouseEvent& event)
{
    PlotCanvas::moved(event);
    Q_EMIT pointedAt(plot().xAxis->pixelToCoord(event.position().x()));
}

void CurveCanvas::doubleClicked(const QMouseEvent&)
{
    Q_EMIT followWanted();
}

void CurveCanvas::curvesChanged()
{
    makeGraphs();
}

void CurveCanvas::pointsChanged(std::size_t curve)
{
    m_drawn[curve].stale = true;
}

void CurveCanvas::setSmooth(bool smooth)
{
    m_smooth = smooth;
    makeGraphs();
}

QCPGraph* CurveCanvas::makeGraph(const QString& name)
{
    QCPGraph* graph = plot().addGraph();
    graph->setSelectable(QCP::stNone);
    graph->setAdaptiveSampling(false); // takeVisible() has thinned the points already
    graph->setName(name);
    return graph;
}

void CurveCanvas::makeGraphs()
{
    for (const Drawn& one : m_drawn)
        plot().removeItem(one.disc);
    plot().clearGraphs();
    m_drawn.assign(m_curves.size(), {});
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const CurveSeries& series = m_curves[i];
        Drawn& one = m_drawn[i];
        if (!series.low.empty()) {
            one.low = makeGraph({});
            one.high = makeGraph({});
            one.low->setChannelFillGraph(one.high);
        }
        one.line = makeGraph(series.label);
        if (series.isBackground())
            one.line->setLayer(QStringLiteral("others"));
        if (m_smooth && !series.isBackground())
            one.smooth = makeGraph({});
        one.disc = new QCPItemTracer(&plot());
        one.disc->setStyle(QCPItemTracer::tsCircle);
        one.disc->setSelectable(false);
        one.disc->setVisible(false);
        one.disc->setLayer(m_overlay);
        one.disc->position->setType(QCPItemPosition::ptPlotCoords);
    }
    styleGraphs();
}

void CurveCanvas::styleGraphs()
{
    plot().setPlottingHint(QCP::phFastPolylines, m_crowded);
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const CurveSeries& series = m_curves[i];
        const Drawn& one = m_drawn[i];
        const QColor colour = colourOf(series.look.colour, theme());
        QCPGraph& main = one.smooth ? *one.smooth : *one.line;
        main.setPen(m_crowded ? QPen(colour, 1.0) : penOf(series.look, colour, theme()));
        main.setScatterStyle(markerOf(series.look, colour, theme()));
        if (one.smooth) {
            one.line->setPen(QPen(faint(colour, 0.45), 1.0 * theme().zoom));
            one.line->setScatterStyle(QCPScatterStyle::ssNone);
        }
        one.line->setAntialiased(!m_crowded);
        if (one.low) {
            one.low->setPen(Qt::NoPen);
            one.high->setPen(Qt::NoPen);
            one.low->setBrush(faint(colour, 0.16));
        }
        one.disc->setPen(QPen(colour, theme().px(2)));
        one.disc->setBrush(theme().surface);
        one.disc->setSize(theme().px(7));
    }
}

void CurveCanvas::fit(const PlotAxes& axes)
{
    const CurveExtent extent = extentOf(m_curves);
    showNote(extent.empty() ? m_emptyText : QString());
    plot().xAxis->setTickLabels(!extent.empty());
    plot().yAxis->setTickLabels(!extent.empty());
    plot().xAxis->setRange(0.0, extent.right > 0.0 ? extent.right * 1.02 : 1.0);
    if (extent.empty()) {
        plot().yAxis->setRange(axes.yLowest.value_or(0.0), axes.yHighest.value_or(1.0));
        return;
    }
    const double low = extent.low - extent.room();
    const double high = extent.high + extent.room();
    plot().yAxis->setRange(std::max(low, axes.yLowest.value_or(low)), std::min(high, axes.yHighest.value_or(high)));
}

void CurveCanvas::fitTicks(const QSizeF& size)
{
    setTickCount(*plot().xAxis, size.width(), 110.0);
    setTickCount(*plot().yAxis, size.height(), 44.0);
}

void CurveCanvas::showLegend()
{
    bool background = false;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) { // the others have one entry together
        if (m_curves[i].isBackground() && std::exchange(background, true))
            continue;
        QCPGraph* main = m_drawn[i].smooth ? m_drawn[i].smooth : m_drawn[i].line;
        main->setName(m_curves[i].label);
        main->addToLegend();
    }
    showLegendBelow();
}

void CurveCanvas::takeVisible(int columns)
{
    const QCPRange range = plot().xAxis->range();
    const bool elsewhere = range.lower != m_shownFrom || range.upper != m_shownTo || columns != m_shownColumns;
    m_shownFrom = range.lower;
    m_shownTo = range.upper;
    m_shownColumns = columns;
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        Drawn& one = m_drawn[i];
        if (!elsewhere && !one.stale)
            continue;
        const CurveSeries& series = m_curves[i];
        one.seen = visibleExtremes(series.points, range.lower, range.upper, columns);
        if (one.smooth)
            give(*one.smooth, visibleExtremes(smoothed(series.points), range.lower, range.upper, columns));
        if (one.low) {
            give(*one.low, visibleExtremes(limitPoints(series, series.low), range.lower, range.upper, columns));
            give(*one.high, visibleExtremes(limitPoints(series, series.high), range.lower, range.upper, columns));
        }
        one.stale = true;
    }
    std::size_t points = 0;
    for (const Drawn& one : m_drawn)
        points += one.seen.size();
    if (std::exchange(m_crowded, points > kCrowded) != (points > kCrowded))
        styleGraphs();
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        if (std::exchange(m_drawn[i].stale, false))
            give(*m_drawn[i].line, m_crowded && m_curves[i].look.dash == SeriesLook::Dash::Dashed
                                       ? withGaps(m_drawn[i].seen, range, columns)
                                       : m_drawn[i].seen);
}

void CurveCanvas::give(QCPGraph& graph, std::span<const QPointF> points)
{
    graph.data()->set(graphData(points), true);
    graph.setScatterSkip(static_cast<int>(points.size()) / kMarkersShown);
}

void CurveCanvas::showCrosshair(std::optional<double> x, const QString& text)
{
    m_line->setVisible(x.has_value());
    m_box->setVisible(x.has_value());
    for (const Drawn& one : m_drawn)
        one.disc->setVisible(false);
    if (x)
        placeCrosshair(*x, text);
    m_overlay->replot();
}

void CurveCanvas::placeCrosshair(double x, const QString& text)
{
    m_line->point1->setCoords(x, 0.0);
    m_line->point2->setCoords(x, 1.0);
    m_box->setText(text);
    // Beside the line where there is room, else as far left as the picture goes.
    const QRect area = plot().axisRect()->rect();
    const double at = plot().xAxis->coordToPixel(x);
    const int wide = QFontMetrics(m_box->font()).size(0, text).width() + theme().px(14);
    const double left = at + 6 + wide < area.right() ? at + 6 : at - 6 - wide;
    m_box->position->setCoords(std::max<double>(left, area.left() + 2), 0.97);
    for (std::size_t i = 0; i < m_drawn.size(); ++i) {
        const QPointF* point = m_curves[i].isBackground() ? nullptr : nearestPoint(m_curves[i], x);
        if (!point || !std::isfinite(point->y()))
            continue;
        m_drawn[i].disc->position->setCoords(*point);
        m_drawn[i].disc->setVisible(true);
    }
}

} // namespace ui
