// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/line_canvas.h"

#include "ui/figures/comparison/model_look.h"

#include <qcustomplot.h>
#include <QMouseEvent>

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

LineCanvas::LineCanvas(QWidget* parent) : PlotCanvas(parent) {}

void LineCanvas::applyTheme()
{
    // The last labels reach beyond their ticks.
    plot().axisRect()->setMinimumMargins(QMargins(8, theme().px(12), theme().px(22), 4));
    show(); // everything has a colour
}

void LineCanvas::setChart(const LineChart& chart)
{
    m_chart = chart;
    show();
}

void LineCanvas::applyAxis(QCPAxis& axis, const ChartAxis& values)
{
    axis.setLabel(values.label);
    axis.setRange(values.low, values.high);
    setTickTexts(axis, values.text);
    axis.setTicks(!m_chart.isEmpty());
    axis.setTickLabels(!m_chart.isEmpty());
}

void LineCanvas::show()
{
    clear();
    m_listed.clear();
    applyAxis(*plot().xAxis, m_chart.x);
    applyAxis(*plot().yAxis, m_chart.y);
    for (const ChartArea& area : m_chart.areas)
        addArea(area);
    for (const ChartReference& reference : m_chart.references)
        addReference(reference);
    for (const ChartCurve& curve : m_chart.curves)
        curve.band ? addBand(curve) : addBars(curve);
    // The first model is the one the others are held against: it is drawn last, on top.
    for (auto curve = m_chart.curves.rbegin(); curve != m_chart.curves.rend(); ++curve)
        addModel(*curve);
    std::reverse(m_listed.begin(), m_listed.end());
    if (m_chart.threshold)
        addThreshold(*m_chart.threshold);
    showNote(m_chart.isEmpty() ? m_chart.emptyText : QString());
}

QCPCurve* LineCanvas::addCurve(const std::vector<QPointF>& points, const QPen& pen)
{
    auto* curve = new QCPCurve(plot().xAxis, plot().yAxis);
    curve->setSelectable(QCP::stNone);
    curve->setPen(pen);
    curve->data()->set(curveData(points), true);
    return curve;
}

void LineCanvas::addArea(const ChartArea& area)
{
    const QColor colour = area.meaning == ChartArea::Meaning::Ill ? theme().plotVermillion : theme().axis;
    QCPCurve* curve = addCurve(area.outline, QPen(colour, 1.0 * theme().zoom));
    curve->setBrush(faint(colour, 0.3));
    curve->setName(area.label);
    m_listed.push_back(curve);
}

void LineCanvas::addReference(const ChartReference& reference)
{
    QPen pen(theme().axis, (reference.strong ? 1.25 : 1.0) * theme().zoom);
    if (!reference.strong)
        pen.setDashPattern({3.0, 3.0});
    addCurve(reference.points, pen)->setName(reference.label);
    if (!reference.labelAt)
        return;
    auto* words = new QCPItemText(&plot());
    words->setSelectable(false);
    words->position->setCoords(*reference.labelAt);
    words->setPositionAlignment((reference.labelEndsThere ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    words->setPadding(QMargins(theme().px(4), theme().px(2), theme().px(4), theme().px(2)));
    words->setText(reference.label);
    words->setFont(fontOf(theme(), TypeSize::Caption));
    words->setColor(theme().textSecondary);
}

void LineCanvas::addBand(const ChartCurve& curve)
{
    if (curve.low.empty())
        return;
    QCPGraph* low = plot().addGraph();
    QCPGraph* high = plot().addGraph();
    low->data()->set(limitData(curve, curve.low), true);
    high->data()->set(limitData(curve, curve.high), true);
    for (QCPGraph* graph : {low, high})
        graph->setPen(Qt::NoPen);
    low->setBrush(faint(modelColour(curve.style, theme()), theme().dark ? 0.24 : 0.16));
    low->setChannelFillGraph(high);
}

void LineCanvas::addBars(const ChartCurve& curve)
{
    QPen pen(modelColour(curve.style, theme()), 1.0 * theme().zoom);
    for (std::size_t i = 0; i < curve.low.size(); ++i) {
        const double x = curve.points[i].x();
        addCurve({{x, curve.low[i]}, {x, curve.high[i]}}, pen);
    }
}

void LineCanvas::addModel(const ChartCurve& curve)
{
    QCPCurve* line = addCurve(curve.points, modelPen(curve.style, theme()));
    line->setName(curve.label);
    m_listed.push_back(line);
    if (curve.markers)
        line->setScatterStyle(markerOf(curve.style, theme(), 3.0, curve.style.series == 0));
    if (!curve.mark)
        return;
    QCPCurve* mark = addCurve({*curve.mark}, Qt::NoPen);
    mark->setScatterStyle(markerOf(curve.style, theme(), 4.5, true));
}

void LineCanvas::addThreshold(double at)
{
    auto* line = new QCPItemStraightLine(&plot());
    line->setSelectable(false);
    line->point1->setCoords(at, 0.0);
    line->point2->setCoords(at, 1.0);
    QPen pen(theme().text, 1.5 * theme().zoom);
    pen.setDashPattern({3.5, 2.5});
    line->setPen(pen);
}

// Only outside of the page, which has the checklist beside it. Entries keep the markers of their lines.
void LineCanvas::showLegend()
{
    for (QCPAbstractPlottable* one : m_listed)
        one->addToLegend();
    plot().legend->setIconSize(theme().px(30), theme().px(12));
    plot().legend->setWrap(3);
    showLegendBelow();
}

void LineCanvas::fitTicks(const QSizeF& size)
{
    setTickCount(*plot().xAxis, size.width(), 58.0, m_chart.x.mostTicks);
    setTickCount(*plot().yAxis, size.height(), 36.0, m_chart.y.mostTicks);
}

void LineCanvas::pressed(const QMouseEvent& event)
{
    if (event.button() == Qt::LeftButton)
        Q_EMIT dragged(plot().xAxis->pixelToCoord(event.position().x()));
}

void LineCanvas::moved(const QMouseEvent& event)
{
    const double x = plot().xAxis->pixelToCoord(event.position().x());
    if (event.buttons() & Qt::LeftButton)
        Q_EMIT dragged(x);
    else
        Q_EMIT pointedAt(x);
}

} // namespace ui
