// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/comparison/line_chart.h"
#include "ui/figures/figure.h"

#include <QWidget>

#include <memory>

namespace ui {

class LineCanvas;

// A chart of lines on the screen. Where its x is the threshold, pressing and dragging moves that, and so do the arrow
// keys. Made when it is first shown.
class LinePlot : public QWidget {
    Q_OBJECT

public:
    explicit LinePlot(QWidget* parent = nullptr);
    ~LinePlot() override;

    void setTheme(const Theme& theme);
    void setChart(LineChart chart, FigureOrigin origin = {});
    const LineChart& chart() const { return m_chart; }
    FigurePtr figure() const;         // null: nothing is drawn
    QString valuesAt(double x) const; // of every curve, in words

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void thresholdWanted(double threshold);
    void titleChanged(const QString& title);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override; // the outline of the keyboard's focus

private:
    void makeCanvas();
    void draw();
    void describe();
    void wantThreshold(double x);
    void tell(double x);

    Theme m_theme;
    LineChart m_chart;
    FigureOrigin m_origin;
    std::unique_ptr<LineCanvas> m_canvas; // from the first show on
};

} // namespace ui
