// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/curve_series.h"
#include "ui/figures/figure.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QPainter;
class QWidget;

namespace ui {

// The drawing of a CurvePlot, done by QCustomPlot, which only its source file sees. It draws what its owner's curves
// are when the picture is made: of a curve with more points than pixels only what can be seen.
class CurveCanvas {
public:
    using Curves = std::vector<CurveSeries>;
    struct Callbacks { // of the user
        std::function<void()> lookCloser;
        std::function<void()> followAgain;
        std::function<void(double x)> pointAt;
    };

    CurveCanvas(QWidget* parent, const Curves& curves, Callbacks callbacks); // the curves outlive it
    ~CurveCanvas();

    QWidget* widget() const; // the parent's
    void setTheme(const Theme& theme);
    void setAxes(const PlotAxes& axes);
    void curvesChanged(); // there are others, or they look different
    void pointsChanged(std::size_t curve);
    void setSmooth(bool smooth);    // a smooth line over the raw one, which stays
    void fit(const PlotAxes& axes); // so that everything is in sight
    void setTickCounts(int x, int y);
    void showCrosshair(std::optional<double> x, const QString& text); // at once, and nothing else is drawn again
    void draw();                                                      // soon
    void drawNow();

    // The same picture on anything.
    static void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme,
                      const Curves& curves, const PlotAxes& axes, bool smooth);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace ui
