// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/plot_widget.h"
#include "ui/figures/comparison/line_chart.h"
#include "ui/figures/figure.h"

namespace ui {

class LineCanvas;

// A chart of lines on the screen. Where its x is the threshold, pressing and dragging moves that, and so do the arrow
// keys.
class LinePlot : public PlotWidget {
    Q_OBJECT

public:
    explicit LinePlot(QWidget* parent = nullptr);

    void setChart(LineChart chart, FigureOrigin origin = {});
    const LineChart& chart() const { return m_chart; }
    FigurePtr figure() const;         // null: nothing is drawn
    QString valuesAt(double x) const; // of every curve, in words

Q_SIGNALS:
    void thresholdWanted(double threshold);
    void titleChanged(const QString& title);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::unique_ptr<PlotCanvas> makeCanvas() override;
    void drawCanvas() override;
    void describe();
    void wantThreshold(double x);
    void showValuesAt(double x);

    LineChart m_chart;
    FigureOrigin m_origin;
    LineCanvas* m_canvas = nullptr; // from the first show on
};

} // namespace ui
