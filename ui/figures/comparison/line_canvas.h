// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/plot_canvas.h"
#include "ui/figures/comparison/line_chart.h"

#include <vector>

class QCPAbstractPlottable;
class QCPCurve;
class QPen;

namespace ui {

// The drawing of a LineChart.
class LineCanvas : public PlotCanvas {
    Q_OBJECT

public:
    explicit LineCanvas(QWidget* parent);

    void setChart(const LineChart& chart);
    void showLegend(); // for a picture in no window, when everything else is set
    void fitTicks(const QSizeF& size) override;

Q_SIGNALS:
    void dragged(double x); // also where the button is pressed
    void pointedAt(double x);

private:
    void applyTheme() override;
    void pressed(const QMouseEvent& event) override;
    void moved(const QMouseEvent& event) override;
    void show();
    void applyAxis(QCPAxis& axis, const ChartAxis& values);
    QCPCurve* addCurve(const std::vector<QPointF>& points, const QPen& pen);
    void addArea(const ChartArea& area);
    void addReference(const ChartReference& reference);
    void addBand(const ChartCurve& curve);
    void addBars(const ChartCurve& curve);
    void addModel(const ChartCurve& curve);
    void addThreshold(double at);

    LineChart m_chart;
    std::vector<QCPAbstractPlottable*> m_listed; // in a legend, in this order
};

} // namespace ui
