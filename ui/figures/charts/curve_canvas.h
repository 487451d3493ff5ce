// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/curve_series.h"
#include "ui/figures/charts/plot_canvas.h"

#include <optional>
#include <span>
#include <vector>

class QCPGraph;
class QCPItemStraightLine;
class QCPItemTracer;
class QCPLayer;

namespace ui {

// The drawing of a CurvePlot. It draws what its owner's curves are when the picture is made: of a curve with more
// points than pixels only what can be seen.
class CurveCanvas : public PlotCanvas {
    Q_OBJECT

public:
    using Curves = std::vector<CurveSeries>;
    CurveCanvas(QWidget* parent, const Curves& curves); // the curves outlive it

    void setAxes(const PlotAxes& axes, const QString& yLabel = {});
    void curvesChanged(); // there are others, or they look different
    void pointsChanged(std::size_t curve);
    void setSmooth(bool smooth);    // a smooth line over the raw one, which stays
    void fit(const PlotAxes& axes); // so that everything is in sight
    void fitTicks(const QSizeF& size) override;
    void showCrosshair(std::optional<double> x, const QString& text); // at once, and nothing else is drawn again
    // For a picture in no window, when everything else is set.
    void showLegend();
    void takeVisible(int columns); // points for so many columns of pixels

Q_SIGNALS:
    void pointedAt(double x);
    void followWanted(); // by a double click

private:
    struct Drawn {
        QCPGraph* low = nullptr; // of the range over seeds; null: there is none
        QCPGraph* high = nullptr;
        QCPGraph* line = nullptr;
        QCPGraph* smooth = nullptr; // null: not wanted
        QCPItemTracer* disc = nullptr;
        std::vector<QPointF> seen = {}; // of its points, in the picture drawn last
        bool stale = true;
    };
    void applyTheme() override;
    void moved(const QMouseEvent& event) override;
    void doubleClicked(const QMouseEvent& event) override;
    void makeCrosshair();
    void makeGraphs();
    QCPGraph* makeGraph(const QString& name);
    void styleGraphs();
    static void give(QCPGraph& graph, std::span<const QPointF> points);
    void placeCrosshair(double x, const QString& text);

    const Curves& m_curves;
    QString m_emptyText;
    QCPLayer* m_overlay = nullptr; // what follows the mouse: drawn without the curves
    QCPItemStraightLine* m_line = nullptr;
    QCPItemText* m_box = nullptr;
    std::vector<Drawn> m_drawn;
    double m_shownFrom = 0.0, m_shownTo = 0.0;
    int m_shownColumns = 0;
    bool m_smooth = false;
    bool m_crowded = false;
};

} // namespace ui
