// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/line_chart.h"
#include "ui/figures/figure.h"

#include <functional>
#include <memory>

class QPainter;
class QWidget;

namespace ui {

// The drawing of a LineChart, done by QCustomPlot, which only its source file sees.
class LineCanvas {
public:
    struct Callbacks { // of the user
        std::function<void(double x)> press, drag, hover;
    };
    LineCanvas(QWidget* parent, Callbacks callbacks);
    ~LineCanvas();

    QWidget* widget() const; // the parent's
    void setTheme(const Theme& theme);
    void setChart(const LineChart& chart);
    void drawNow();

    // The same picture on anything.
    static void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme,
                      const LineChart& chart);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace ui
