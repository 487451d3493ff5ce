#pragma once

#include "ui/plots/curve_series.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QWidget;

namespace ui {

// The drawing of a CurvePlot, done by QCustomPlot, which only its source file sees.
class CurveCanvas {
public:
    using Curves = std::vector<CurveSeries>;
    struct Wishes { // of the user
        std::function<void()> lookCloser;
        std::function<void()> followAgain;
        std::function<void(double x)> pointAt;
    };

    CurveCanvas(QWidget* parent, Wishes wishes);
    ~CurveCanvas();

    QWidget* widget() const; // the parent's
    void setTheme(const Theme& theme, const Curves& curves);
    void setAxes(const PlotAxes& axes);
    void setCurves(const Curves& curves, const Theme& theme);
    void addPoints(std::size_t curve, std::span<const QPointF> points); // what was drawn from there on goes
    void fit(const Curves& curves, const PlotAxes& axes);               // so that everything is in sight
    void setTickCounts(int x, int y);
    void showCrosshair(std::optional<double> x, const QString& text, const Curves& curves);
    void draw(const Curves& curves); // soon

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace ui
