// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curve_canvas.h"

#include "ui/figures/charts/plot_style.h"

#include <qcustomplot.h>
#include <QMouseEvent>
#include <QPicture>

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
struct Extent {
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

Extent extentOf(const std::vector<CurveSeries>& curves)
{
    Extent extent;
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

struct CurveCanvas::Impl {
    Impl(QWidget* parent, const Curves& all);

    void applyTheme(const Theme& now);
    void applyAxes(const PlotAxes& axes);
    void makeGraphs();
    QCPGraph* makeGraph(const QString& name);
    void styleGraphs();
    void fitRanges(const PlotAxes& axes);
    void addTitleAndLegend(const FigureText& text);
    void takeVisible(int columns); // before a picture is made
    static void give(QCPGraph& graph, std::span<const QPointF> points);
    void showCrosshair(std::optional<double> x, const QString& text);

    struct Drawn {
        QCPGraph* low = nullptr; // of the range over seeds; null: there is none
        QCPGraph* high = nullptr;
        QCPGraph* line = nullptr;
        QCPGraph* smooth = nullptr; // null: not wanted
        QCPItemTracer* disc = nullptr;
        std::vector<QPointF> seen = {}; // of its points, in the picture drawn last
        bool stale = true;
    };

    std::unique_ptr<QCustomPlot> alone; // of a picture that is in no window
    QCustomPlot* plot;                  // child of the widget around it
    const Curves& curves;
    Theme theme = lightTheme();
    QCPItemText* empty;
    QCPItemStraightLine* line;
    QCPItemText* box;
    QCPLayer* overlay = nullptr; // what follows the mouse: drawn without the curves
    std::vector<Drawn> drawn;
    QCPRange shownRange;
    int shownColumns = 0;
    bool smooth = false;
    bool crowded = false;
};

CurveCanvas::Impl::Impl(QWidget* parent, const Curves& all)
    : alone(parent ? nullptr : std::make_unique<QCustomPlot>()),
      plot(parent ? new QCustomPlot(parent) : alone.get()),
      curves(all),
      empty(new QCPItemText(plot)),
      line(new QCPItemStraightLine(plot)),
      box(new QCPItemText(plot))
{
    plot->setFocusPolicy(Qt::NoFocus); // the widget around it has the keyboard and a name
    plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot->setNoAntialiasingOnDrag(true);
    plot->xAxis->grid()->setVisible(false);
    plot->axisRect()->setMinimumMargins(QMargins(8, 6, 24, 4)); // the last label of x reaches beyond its tick
    plot->addLayer(QStringLiteral("crosshair"), plot->layer(QStringLiteral("axes")));
    overlay = plot->layer(QStringLiteral("crosshair"));
    overlay->setMode(QCPLayer::lmBuffered);
    plot->addLayer(QStringLiteral("others"), plot->layer(QStringLiteral("main")), QCustomPlot::limBelow);
    empty->position->setType(QCPItemPosition::ptAxisRectRatio);
    empty->position->setCoords(0.5, 0.45);
    empty->setSelectable(false);
    line->setVisible(false);
    line->setSelectable(false);
    line->setLayer(overlay);
    box->setVisible(false);
    box->setSelectable(false);
    box->setTextAlignment(Qt::AlignLeft);
    box->setPadding(QMargins(6, 3, 6, 3));
    box->setLayer(overlay);
    box->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    box->position->setTypeX(QCPItemPosition::ptAbsolute);
    box->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    QObject::connect(plot, &QCustomPlot::beforeReplot, plot, [this] { takeVisible(plot->axisRect()->width()); });
}

void CurveCanvas::Impl::applyTheme(const Theme& now)
{
    theme = now;
    plot->setBackground(theme.surface);
    for (QCPAxis* axis : {plot->xAxis, plot->yAxis})
        styleAxis(*axis, theme);
    line->setPen(QPen(theme.axis, 1, Qt::DotLine));
    box->setFont(fontOf(theme, TypeSize::Caption));
    box->setColor(theme.text);
    box->setBrush(theme.surface);
    box->setPen(QPen(theme.border, 1));
    empty->setFont(fontOf(theme, TypeSize::Table));
    empty->setColor(theme.textDisabled);
    styleGraphs();
}

void CurveCanvas::Impl::applyAxes(const PlotAxes& axes)
{
    plot->xAxis->setLabel(axes.xLabel);
    setTickTexts(*plot->xAxis, axes.xText);
    setTickTexts(*plot->yAxis, axes.yText);
    empty->setText(axes.emptyText);
}

QCPGraph* CurveCanvas::Impl::makeGraph(const QString& name)
{
    QCPGraph* graph = plot->addGraph();
    graph->setSelectable(QCP::stNone);
    graph->setAdaptiveSampling(false); // takeVisible() has thinned the points already
    graph->setName(name);
    return graph;
}

void CurveCanvas::Impl::makeGraphs()
{
    for (const Drawn& one : drawn)
        plot->removeItem(one.disc);
    plot->clearGraphs();
    drawn.assign(curves.size(), {});
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const CurveSeries& series = curves[i];
        Drawn& one = drawn[i];
        if (!series.low.empty()) {
            one.low = makeGraph({});
            one.high = makeGraph({});
            one.low->setChannelFillGraph(one.high);
        }
        one.line = makeGraph(series.label);
        if (series.isBackground())
            one.line->setLayer(QStringLiteral("others"));
        if (smooth && !series.isBackground())
            one.smooth = makeGraph({});
        one.disc = new QCPItemTracer(plot);
        one.disc->setStyle(QCPItemTracer::tsCircle);
        one.disc->setSelectable(false);
        one.disc->setVisible(false);
        one.disc->setLayer(overlay);
        one.disc->position->setType(QCPItemPosition::ptPlotCoords);
    }
    styleGraphs();
}

void CurveCanvas::Impl::styleGraphs()
{
    plot->setPlottingHint(QCP::phFastPolylines, crowded);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const CurveSeries& series = curves[i];
        const Drawn& one = drawn[i];
        const QColor colour = colourOf(series.look.colour, theme);
        QCPGraph& told = one.smooth ? *one.smooth : *one.line;
        told.setPen(crowded ? QPen(colour, 1.0) : penOf(series.look, colour, theme));
        told.setScatterStyle(markerOf(series.look, colour, theme));
        if (one.smooth) {
            one.line->setPen(QPen(faint(colour, 0.45), 1.0 * theme.zoom));
            one.line->setScatterStyle(QCPScatterStyle::ssNone);
        }
        one.line->setAntialiased(!crowded);
        if (one.low) {
            one.low->setPen(Qt::NoPen);
            one.high->setPen(Qt::NoPen);
            one.low->setBrush(faint(colour, 0.16));
        }
        one.disc->setPen(QPen(colour, theme.px(2)));
        one.disc->setBrush(theme.surface);
        one.disc->setSize(theme.px(7));
    }
}

void CurveCanvas::Impl::fitRanges(const PlotAxes& axes)
{
    const Extent extent = extentOf(curves);
    empty->setVisible(extent.empty());
    plot->xAxis->setTickLabels(!extent.empty());
    plot->yAxis->setTickLabels(!extent.empty());
    plot->xAxis->setRange(0.0, extent.right > 0.0 ? extent.right * 1.02 : 1.0);
    if (extent.empty()) {
        plot->yAxis->setRange(axes.yLowest.value_or(0.0), axes.yHighest.value_or(1.0));
        return;
    }
    const double low = extent.low - extent.room();
    const double high = extent.high + extent.room();
    plot->yAxis->setRange(std::max(low, axes.yLowest.value_or(low)), std::min(high, axes.yHighest.value_or(high)));
}

void CurveCanvas::Impl::addTitleAndLegend(const FigureText& text)
{
    if (!text.title.isEmpty()) {
        plot->plotLayout()->insertRow(0);
        auto* title = new QCPTextElement(plot, text.title, fontOf(theme, TypeSize::Body, true));
        title->setTextColor(theme.text);
        plot->plotLayout()->addElement(0, 0, title);
    }
    for (int i = 0; i < plot->graphCount(); ++i)
        plot->graph(i)->removeFromLegend();
    bool background = false;
    for (std::size_t i = 0; i < drawn.size(); ++i) // the others have one entry together
        if (!curves[i].isBackground() || !std::exchange(background, true))
            (drawn[i].smooth ? drawn[i].smooth : drawn[i].line)->addToLegend();
    for (const Drawn& one : drawn)
        if (one.smooth)
            one.smooth->setName(one.line->name());
    plot->legend->setVisible(text.legend);
    plot->legend->setFont(fontOf(theme, TypeSize::Caption));
    plot->legend->setTextColor(theme.text);
    plot->legend->setBrush(Qt::NoBrush);
    plot->legend->setBorderPen(Qt::NoPen);
    auto* below = new QCPLayoutGrid;
    const int row = plot->plotLayout()->rowCount();
    plot->plotLayout()->addElement(row, 0, below);
    below->addElement(0, 0, plot->legend);
    plot->legend->setFillOrder(QCPLegend::foColumnsFirst);
    plot->plotLayout()->setRowStretchFactor(row, 0.001);
    if (!text.caption.isEmpty()) {
        auto* caption = new QCPTextElement(plot, text.caption, fontOf(theme, TypeSize::Caption));
        caption->setTextColor(theme.textSecondary);
        plot->plotLayout()->addElement(row + 1, 0, caption);
    }
}

void CurveCanvas::Impl::takeVisible(int columns)
{
    const QCPRange range = plot->xAxis->range();
    const bool moved = range != shownRange || columns != shownColumns;
    shownRange = range;
    shownColumns = columns;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        Drawn& one = drawn[i];
        if (!moved && !one.stale)
            continue;
        const CurveSeries& series = curves[i];
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
    for (const Drawn& one : drawn)
        points += one.seen.size();
    if (std::exchange(crowded, points > kCrowded) != (points > kCrowded))
        styleGraphs();
    for (std::size_t i = 0; i < drawn.size(); ++i)
        if (std::exchange(drawn[i].stale, false))
            give(*drawn[i].line, crowded && curves[i].look.dash == SeriesLook::Dash::Dashed
                                     ? withGaps(drawn[i].seen, range, columns)
                                     : drawn[i].seen);
}

void CurveCanvas::Impl::give(QCPGraph& graph, std::span<const QPointF> points)
{
    graph.data()->set(graphData(points), true);
    graph.setScatterSkip(static_cast<int>(points.size()) / kMarkersShown);
}

void CurveCanvas::Impl::showCrosshair(std::optional<double> x, const QString& text)
{
    line->setVisible(x.has_value());
    box->setVisible(x.has_value());
    for (const Drawn& one : drawn)
        one.disc->setVisible(false);
    if (!x)
        return;
    line->point1->setCoords(*x, 0.0);
    line->point2->setCoords(*x, 1.0);
    box->setText(text);
    // Beside the line where there is room, else as far left as the picture goes.
    const QRect area = plot->axisRect()->rect();
    const double at = plot->xAxis->coordToPixel(*x);
    const int wide = QFontMetrics(box->font()).size(0, text).width() + theme.px(14);
    const double left = at + 6 + wide < area.right() ? at + 6 : at - 6 - wide;
    box->position->setCoords(std::max<double>(left, area.left() + 2), 0.97);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const QPointF* point = curves[i].isBackground() ? nullptr : nearestPoint(curves[i], *x);
        if (!point || !std::isfinite(point->y()))
            continue;
        drawn[i].disc->position->setCoords(*point);
        drawn[i].disc->setVisible(true);
    }
}

CurveCanvas::CurveCanvas(QWidget* parent, const Curves& curves, Callbacks callbacks)
    : m_impl(std::make_unique<Impl>(parent, curves))
{
    QCustomPlot* plot = m_impl->plot;
    QObject::connect(plot, &QCustomPlot::mouseWheel, plot, callbacks.lookCloser);
    QObject::connect(plot, &QCustomPlot::mouseDoubleClick, plot, callbacks.followAgain);
    QObject::connect(plot, &QCustomPlot::mouseMove, plot, [plot, callbacks](QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            callbacks.lookCloser();
        callbacks.pointAt(plot->xAxis->pixelToCoord(event->position().x()));
    });
}

CurveCanvas::~CurveCanvas()
{
    // The plot lives on as a child of the window for a moment; nothing may be taken from the curves then.
    m_impl->plot->disconnect();
}

QWidget* CurveCanvas::widget() const
{
    return m_impl->plot;
}

void CurveCanvas::setTheme(const Theme& theme)
{
    m_impl->applyTheme(theme);
}

void CurveCanvas::setAxes(const PlotAxes& axes)
{
    m_impl->applyAxes(axes);
}

void CurveCanvas::curvesChanged()
{
    m_impl->makeGraphs();
}

void CurveCanvas::pointsChanged(std::size_t curve)
{
    m_impl->drawn[curve].stale = true;
}

void CurveCanvas::setSmooth(bool smooth)
{
    m_impl->smooth = smooth;
    m_impl->makeGraphs();
}

void CurveCanvas::fit(const PlotAxes& axes)
{
    m_impl->fitRanges(axes);
}

void CurveCanvas::setTickCounts(int x, int y)
{
    setTickCount(*m_impl->plot->xAxis, x);
    setTickCount(*m_impl->plot->yAxis, y);
}

void CurveCanvas::showCrosshair(std::optional<double> x, const QString& text)
{
    m_impl->showCrosshair(x, text);
    m_impl->overlay->replot();
}

void CurveCanvas::draw()
{
    m_impl->plot->replot(QCustomPlot::rpQueuedReplot);
}

void CurveCanvas::drawNow()
{
    m_impl->plot->replot(QCustomPlot::rpImmediateRefresh);
}

void CurveCanvas::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme,
                        const Curves& curves, const PlotAxes& axes, bool smooth)
{
    Impl impl(nullptr, curves);
    impl.smooth = smooth;
    PlotAxes labelled = axes;
    labelled.xLabel = text.xLabel;
    impl.applyAxes(labelled);
    impl.plot->yAxis->setLabel(text.yLabel);
    impl.makeGraphs();
    impl.applyTheme(theme);
    impl.fitRanges(axes);
    impl.addTitleAndLegend(text);
    setTickCount(*impl.plot->xAxis, std::max(2, qRound(size.width()) / theme.px(110)));
    setTickCount(*impl.plot->yAxis, std::max(2, qRound(size.height()) / theme.px(44)));
    constexpr int kFiner = 4; // than the screen: paper is looked at closely
    impl.takeVisible(kFiner * qRound(size.width()));
    QPicture picture; // keeps lines and letters as such, whatever it is drawn on
    {
        QCPPainter recorder(&picture);
        recorder.setMode(QCPPainter::pmVectorized);
        recorder.setMode(QCPPainter::pmNoCaching);
        impl.plot->toPainter(&recorder, qRound(size.width()), qRound(size.height()));
    }
    replay(painter, picture);
}

} // namespace ui
