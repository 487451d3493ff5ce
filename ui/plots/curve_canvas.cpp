#include "ui/plots/curve_canvas.h"

#include "ui/plots/plot_style.h"

#include <qcustomplot.h>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {
namespace {

constexpr int kMarkersShown = 24; // more would hide the line they mark

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

} // namespace

struct CurveCanvas::Impl {
    explicit Impl(QWidget* parent);

    void applyTheme(const Theme& theme, const std::vector<CurveSeries>& series);
    void applyAxes(const PlotAxes& axes);
    void makeGraphs(const std::vector<CurveSeries>& series, const Theme& theme);
    void fitRanges(const std::vector<CurveSeries>& series, const PlotAxes& axes);
    void thinMarkers(const std::vector<CurveSeries>& series);
    void showCrosshair(std::optional<double> x, const QString& text, const std::vector<CurveSeries>& series);

    QCustomPlot* plot; // child of the widget around it
    QCPItemText* empty;
    QCPItemStraightLine* line;
    QCPItemText* box;
    std::vector<QCPGraph*> graphs;
    std::vector<QCPItemTracer*> discs;
};

CurveCanvas::Impl::Impl(QWidget* parent)
    : plot(new QCustomPlot(parent)),
      empty(new QCPItemText(plot)),
      line(new QCPItemStraightLine(plot)),
      box(new QCPItemText(plot))
{
    plot->setFocusPolicy(Qt::NoFocus); // the widget around it has the keyboard and a name
    plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot->setNoAntialiasingOnDrag(true);
    plot->xAxis->grid()->setVisible(false);
    plot->axisRect()->setMinimumMargins(QMargins(8, 6, 24, 4)); // the last label of x reaches beyond its tick
    empty->position->setType(QCPItemPosition::ptAxisRectRatio);
    empty->position->setCoords(0.5, 0.45);
    empty->setSelectable(false);
    line->setVisible(false);
    line->setSelectable(false);
    box->setVisible(false);
    box->setSelectable(false);
    box->setTextAlignment(Qt::AlignLeft);
    box->setPadding(QMargins(6, 3, 6, 3));
    box->setLayer(QStringLiteral("overlay"));
    box->position->setTypeX(QCPItemPosition::ptPlotCoords);
    box->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
}

void CurveCanvas::Impl::applyTheme(const Theme& theme, const std::vector<CurveSeries>& series)
{
    const QFont font = fontOf(theme, TypeSize::Caption);
    plot->setBackground(theme.surface);
    for (QCPAxis* axis : {plot->xAxis, plot->yAxis})
        styleAxis(*axis, theme);
    line->setPen(QPen(theme.axis, 1, Qt::DotLine));
    box->setFont(font);
    box->setColor(theme.text);
    box->setBrush(theme.surface);
    box->setPen(QPen(theme.border, 1));
    empty->setFont(fontOf(theme, TypeSize::Table));
    empty->setColor(theme.textDisabled);
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        const QColor colour = colourOf(series[i].look.colour, theme);
        graphs[i]->setPen(penOf(series[i].look, colour, theme));
        graphs[i]->setScatterStyle(markerOf(series[i].look, colour, theme));
        discs[i]->setPen(QPen(colour, theme.px(2)));
        discs[i]->setBrush(theme.surface);
        discs[i]->setSize(theme.px(7));
    }
}

void CurveCanvas::Impl::applyAxes(const PlotAxes& axes)
{
    plot->xAxis->setLabel(axes.xLabel);
    setTickTexts(*plot->xAxis, axes.xText);
    setTickTexts(*plot->yAxis, axes.yText);
    empty->setText(axes.emptyText);
}

void CurveCanvas::Impl::makeGraphs(const std::vector<CurveSeries>& series, const Theme& theme)
{
    for (QCPItemTracer* disc : discs)
        plot->removeItem(disc);
    plot->clearGraphs();
    graphs.clear();
    discs.clear();
    for (const CurveSeries& one : series) {
        QCPGraph* graph = plot->addGraph();
        graph->setSelectable(QCP::stNone);
        graph->data()->set(graphData(one.points), true);
        graphs.push_back(graph);
        auto* disc = new QCPItemTracer(plot);
        disc->setStyle(QCPItemTracer::tsCircle);
        disc->setSelectable(false);
        disc->setVisible(false);
        disc->position->setType(QCPItemPosition::ptPlotCoords);
        discs.push_back(disc);
    }
    applyTheme(theme, series);
}

void CurveCanvas::Impl::fitRanges(const std::vector<CurveSeries>& series, const PlotAxes& axes)
{
    double right = 0.0;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const CurveSeries& one : series) {
        for (const QPointF& point : one.points) {
            right = std::max(right, point.x());
            if (!std::isfinite(point.y()))
                continue;
            low = std::min(low, point.y());
            high = std::max(high, point.y());
        }
    }
    empty->setVisible(low > high);
    plot->xAxis->setTickLabels(low <= high);
    plot->yAxis->setTickLabels(low <= high);
    plot->xAxis->setRange(0.0, right > 0.0 ? right * 1.02 : 1.0);
    if (low > high) {
        plot->yAxis->setRange(axes.yLowest.value_or(0.0), axes.yHighest.value_or(1.0));
        return;
    }
    // A curve that does not move still gets an axis with two different ends.
    const double room = std::max(0.08 * (high - low), high == low ? std::max(0.1 * std::abs(high), 0.05) : 0.0);
    plot->yAxis->setRange(std::max(low - room, axes.yLowest.value_or(low - room)),
                          std::min(high + room, axes.yHighest.value_or(high + room)));
}

void CurveCanvas::Impl::thinMarkers(const std::vector<CurveSeries>& series)
{
    for (std::size_t i = 0; i < graphs.size(); ++i)
        graphs[i]->setScatterSkip(static_cast<int>(series[i].points.size()) / kMarkersShown);
}

void CurveCanvas::Impl::showCrosshair(std::optional<double> x, const QString& text,
                                      const std::vector<CurveSeries>& series)
{
    line->setVisible(x.has_value());
    box->setVisible(x.has_value());
    for (QCPItemTracer* disc : discs)
        disc->setVisible(false);
    if (!x)
        return;
    line->point1->setCoords(*x, 0.0);
    line->point2->setCoords(*x, 1.0);
    const bool onTheRight = *x > plot->xAxis->range().center();
    box->setText(text);
    box->setPositionAlignment((onTheRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    box->setPadding(QMargins(6, 3, 6, 3));
    const double gap = plot->xAxis->range().size() * 0.015;
    box->position->setCoords(*x + (onTheRight ? -gap : gap), 0.97);
    for (std::size_t i = 0; i < discs.size(); ++i) {
        const QPointF* point = nearestPoint(series[i], *x);
        if (!point || !std::isfinite(point->y()))
            continue;
        discs[i]->position->setCoords(*point);
        discs[i]->setVisible(true);
    }
}

CurveCanvas::CurveCanvas(QWidget* parent, Wishes wishes) : m_impl(std::make_unique<Impl>(parent))
{
    QCustomPlot* plot = m_impl->plot;
    QObject::connect(plot, &QCustomPlot::mouseWheel, plot, wishes.lookCloser);
    QObject::connect(plot, &QCustomPlot::mouseDoubleClick, plot, wishes.followAgain);
    QObject::connect(plot, &QCustomPlot::mouseMove, plot, [plot, wishes](QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            wishes.lookCloser();
        wishes.pointAt(plot->xAxis->pixelToCoord(event->position().x()));
    });
}

CurveCanvas::~CurveCanvas() = default;

QWidget* CurveCanvas::widget() const
{
    return m_impl->plot;
}

void CurveCanvas::setTheme(const Theme& theme, const Curves& curves)
{
    m_impl->applyTheme(theme, curves);
}

void CurveCanvas::setAxes(const PlotAxes& axes)
{
    m_impl->applyAxes(axes);
}

void CurveCanvas::setCurves(const Curves& curves, const Theme& theme)
{
    m_impl->makeGraphs(curves, theme);
}

void CurveCanvas::addPoints(std::size_t curve, std::span<const QPointF> points)
{
    QCPGraphDataContainer& drawn = *m_impl->graphs[curve]->data();
    drawn.removeAfter(std::nextafter(points.front().x(), -1.0));
    drawn.add(graphData(points), true);
}

void CurveCanvas::fit(const Curves& curves, const PlotAxes& axes)
{
    m_impl->fitRanges(curves, axes);
}

void CurveCanvas::setTickCounts(int x, int y)
{
    setTickCount(*m_impl->plot->xAxis, x);
    setTickCount(*m_impl->plot->yAxis, y);
}

void CurveCanvas::showCrosshair(std::optional<double> x, const QString& text, const Curves& curves)
{
    m_impl->showCrosshair(x, text, curves);
}

void CurveCanvas::draw(const Curves& curves)
{
    m_impl->thinMarkers(curves);
    m_impl->plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace ui
