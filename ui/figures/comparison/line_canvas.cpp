// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/line_canvas.h"

#include "ui/figures/charts/plot_style.h"
#include "ui/figures/comparison/model_look.h"

#include <qcustomplot.h>
#include <QMouseEvent>
#include <QPicture>

#include <algorithm>

namespace ui {
namespace {

QCPScatterStyle markerOf(const ModelStyle& style, const Theme& theme, double radius, bool filled)
{
    const QColor colour = modelColour(style, theme);
    QCPScatterStyle marker(modelMarker(style, radius * theme.zoom), QPen(colour, 1.5 * theme.zoom),
                           filled ? QBrush(colour) : QBrush(theme.surface));
    if (isMarkerOpen(style))
        marker.setBrush(Qt::NoBrush);
    // A path is scaled by the size in sixths.
    marker.setSize(6.0);
    return marker;
}

QVector<QCPCurveData> curveData(const std::vector<QPointF>& points)
{
    QVector<QCPCurveData> data;
    data.reserve(static_cast<int>(points.size()));
    for (const QPointF& point : points)
        data.append({static_cast<double>(data.size()), point.x(), point.y()});
    return data;
}

QVector<QCPGraphData> limitData(const ChartCurve& curve, const std::vector<double>& limits)
{
    QVector<QCPGraphData> data;
    for (std::size_t i = 0; i < limits.size(); ++i)
        data.append({curve.points[i].x(), limits[i]});
    return data;
}

} // namespace

struct LineCanvas::Impl {
    explicit Impl(QWidget* parent);

    void applyTheme(const Theme& now);
    void show(const LineChart& now);
    void applyAxis(QCPAxis& axis, const ChartAxis& values);
    QCPCurve* addCurve(const std::vector<QPointF>& points, const QPen& pen);
    void addArea(const ChartArea& area);
    void addReference(const ChartReference& reference);
    void addBand(const ChartCurve& curve);
    void addBars(const ChartCurve& curve);
    void addModel(const ChartCurve& curve);
    void addThreshold(double at);
    void addLegend(const FigureText& text);
    void fitTicks(const QSizeF& size);

    std::unique_ptr<QCustomPlot> alone; // of a picture that is in no window
    QCustomPlot* plot;                  // child of the widget around it
    Theme theme = lightTheme();
    LineChart chart;
    std::vector<QCPAbstractPlottable*> listed; // in a legend, in this order
};

LineCanvas::Impl::Impl(QWidget* parent)
    : alone(parent ? nullptr : std::make_unique<QCustomPlot>()),
      plot(parent ? new QCustomPlot(parent) : alone.get())
{
    plot->setFocusPolicy(Qt::NoFocus); // the widget around it has the keyboard and a name
    plot->setAutoAddPlottableToLegend(false);
    plot->xAxis->grid()->setVisible(false);
}

void LineCanvas::Impl::applyTheme(const Theme& now)
{
    theme = now;
    plot->setBackground(theme.surface);
    // The last labels reach beyond their ticks.
    plot->axisRect()->setMinimumMargins(QMargins(8, theme.px(12), theme.px(22), 4));
    for (QCPAxis* axis : {plot->xAxis, plot->yAxis})
        styleAxis(*axis, theme);
    show(LineChart(chart)); // everything has a colour
}

void LineCanvas::Impl::applyAxis(QCPAxis& axis, const ChartAxis& values)
{
    axis.setLabel(values.label);
    axis.setRange(values.low, values.high);
    setTickTexts(axis, values.text);
    axis.setTicks(!chart.isEmpty());
    axis.setTickLabels(!chart.isEmpty());
}

void LineCanvas::Impl::show(const LineChart& now)
{
    chart = now;
    plot->clearPlottables();
    plot->clearItems();
    listed.clear();
    applyAxis(*plot->xAxis, chart.x);
    applyAxis(*plot->yAxis, chart.y);
    for (const ChartArea& area : chart.areas)
        addArea(area);
    for (const ChartReference& reference : chart.references)
        addReference(reference);
    for (const ChartCurve& curve : chart.curves)
        curve.band ? addBand(curve) : addBars(curve);
    // The first model is the one the others are held against: it is drawn last, on top.
    for (auto curve = chart.curves.rbegin(); curve != chart.curves.rend(); ++curve)
        addModel(*curve);
    std::reverse(listed.begin(), listed.end());
    if (chart.threshold)
        addThreshold(*chart.threshold);
    if (!chart.isEmpty())
        return;
    auto* words = new QCPItemText(plot);
    words->position->setType(QCPItemPosition::ptAxisRectRatio);
    words->position->setCoords(0.5, 0.45);
    words->setText(chart.emptyText);
    words->setFont(fontOf(theme, TypeSize::Table));
    words->setColor(theme.textDisabled);
}

QCPCurve* LineCanvas::Impl::addCurve(const std::vector<QPointF>& points, const QPen& pen)
{
    auto* curve = new QCPCurve(plot->xAxis, plot->yAxis);
    curve->setSelectable(QCP::stNone);
    curve->setPen(pen);
    curve->data()->set(curveData(points), true);
    return curve;
}

void LineCanvas::Impl::addArea(const ChartArea& area)
{
    const QColor colour = area.meaning == ChartArea::Meaning::Ill ? theme.plotVermillion : theme.axis;
    QCPCurve* curve = addCurve(area.outline, QPen(colour, 1.0 * theme.zoom));
    curve->setBrush(faint(colour, 0.3));
    curve->setName(area.label);
    listed.push_back(curve);
}

void LineCanvas::Impl::addReference(const ChartReference& reference)
{
    QPen pen(theme.axis, (reference.strong ? 1.25 : 1.0) * theme.zoom);
    if (!reference.strong)
        pen.setDashPattern({3.0, 3.0});
    addCurve(reference.points, pen)->setName(reference.label);
    if (!reference.labelAt)
        return;
    auto* words = new QCPItemText(plot);
    words->setSelectable(false);
    words->position->setCoords(*reference.labelAt);
    words->setPositionAlignment((reference.labelEndsThere ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    words->setPadding(QMargins(theme.px(4), theme.px(2), theme.px(4), theme.px(2)));
    words->setText(reference.label);
    words->setFont(fontOf(theme, TypeSize::Caption));
    words->setColor(theme.textSecondary);
}

void LineCanvas::Impl::addBand(const ChartCurve& curve)
{
    if (curve.low.empty())
        return;
    QCPGraph* low = plot->addGraph();
    QCPGraph* high = plot->addGraph();
    low->data()->set(limitData(curve, curve.low), true);
    high->data()->set(limitData(curve, curve.high), true);
    for (QCPGraph* graph : {low, high})
        graph->setPen(Qt::NoPen);
    low->setBrush(faint(modelColour(curve.style, theme), theme.dark ? 0.24 : 0.16));
    low->setChannelFillGraph(high);
}

void LineCanvas::Impl::addBars(const ChartCurve& curve)
{
    QPen pen(modelColour(curve.style, theme), 1.0 * theme.zoom);
    for (std::size_t i = 0; i < curve.low.size(); ++i) {
        const double x = curve.points[i].x();
        addCurve({{x, curve.low[i]}, {x, curve.high[i]}}, pen);
    }
}

void LineCanvas::Impl::addModel(const ChartCurve& curve)
{
    QCPCurve* line = addCurve(curve.points, modelPen(curve.style, theme));
    line->setName(curve.label);
    listed.push_back(line);
    if (curve.markers)
        line->setScatterStyle(markerOf(curve.style, theme, 3.0, curve.style.series == 0));
    if (!curve.mark)
        return;
    QCPCurve* mark = addCurve({*curve.mark}, Qt::NoPen);
    mark->setScatterStyle(markerOf(curve.style, theme, 4.5, true));
}

void LineCanvas::Impl::addThreshold(double at)
{
    auto* line = new QCPItemStraightLine(plot);
    line->setSelectable(false);
    line->point1->setCoords(at, 0.0);
    line->point2->setCoords(at, 1.0);
    QPen pen(theme.text, 1.5 * theme.zoom);
    pen.setDashPattern({3.5, 2.5});
    line->setPen(pen);
}

// Only outside of the page, which has the checklist beside it. Entries keep the markers of their lines.
void LineCanvas::Impl::addLegend(const FigureText& text)
{
    for (QCPAbstractPlottable* one : listed)
        one->addToLegend();
    plot->legend->setVisible(text.legend);
    plot->legend->setFont(fontOf(theme, TypeSize::Caption));
    plot->legend->setTextColor(theme.text);
    plot->legend->setBrush(Qt::NoBrush);
    plot->legend->setBorderPen(Qt::NoPen);
    plot->legend->setIconSize(theme.px(30), theme.px(12));
    plot->legend->setWrap(3);
    plot->legend->setFillOrder(QCPLegend::foColumnsFirst);
    if (!text.legend)
        return;
    const int row = plot->plotLayout()->rowCount();
    auto* below = new QCPLayoutGrid;
    plot->plotLayout()->addElement(row, 0, below);
    below->addElement(0, 0, plot->legend);
    plot->plotLayout()->setRowStretchFactor(row, 0.001);
}

void LineCanvas::Impl::fitTicks(const QSizeF& size)
{
    const auto fit = [this](double length, double each, int most) {
        return std::clamp(qRound(length) / theme.px(each), 2, most);
    };
    setTickCount(*plot->xAxis, fit(size.width(), 58.0, chart.x.mostTicks));
    setTickCount(*plot->yAxis, fit(size.height(), 36.0, chart.y.mostTicks));
}

LineCanvas::LineCanvas(QWidget* parent, Callbacks callbacks) : m_impl(std::make_unique<Impl>(parent))
{
    QCustomPlot* plot = m_impl->plot;
    const auto place = [plot](const QMouseEvent& event) { return plot->xAxis->pixelToCoord(event.position().x()); };
    QObject::connect(plot, &QCustomPlot::mousePress, plot, [place, callbacks](QMouseEvent* event) {
        if (event->button() == Qt::LeftButton)
            callbacks.press(place(*event));
    });
    QObject::connect(plot, &QCustomPlot::mouseMove, plot, [place, callbacks](QMouseEvent* event) {
        if (event->buttons() & Qt::LeftButton)
            callbacks.drag(place(*event));
        else
            callbacks.hover(place(*event));
    });
}

LineCanvas::~LineCanvas()
{
    m_impl->plot->disconnect();
}

QWidget* LineCanvas::widget() const
{
    return m_impl->plot;
}

void LineCanvas::setTheme(const Theme& theme)
{
    m_impl->applyTheme(theme);
}

void LineCanvas::setChart(const LineChart& chart)
{
    m_impl->show(chart);
}

void LineCanvas::drawNow()
{
    m_impl->fitTicks(m_impl->plot->size());
    m_impl->plot->replot(QCustomPlot::rpImmediateRefresh);
}

void LineCanvas::paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme,
                       const LineChart& chart)
{
    Impl impl(nullptr);
    impl.chart = chart;
    impl.chart.x.label = text.xLabel;
    impl.chart.y.label = text.yLabel;
    impl.applyTheme(theme);
    impl.addLegend(text);
    impl.fitTicks(size);
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
