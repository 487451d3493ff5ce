// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/curve_series.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <span>
#include <vector>

class QTimer;

namespace ui {

class CurveCanvas;

// Curves that grow while they are looked at. The newest is followed until the user zooms (wheel) or drags; a double
// click follows again. Made when it is first shown: a window that shows no curves does not pay for them.
class CurvePlot : public QWidget {
    Q_OBJECT

public:
    explicit CurvePlot(PlotAxes axes, QWidget* parent = nullptr);
    ~CurvePlot() override;

    void setTheme(const Theme& theme);
    void setAxes(PlotAxes axes);
    void setSeries(std::vector<CurveSeries> series);
    // Points from a place already drawn replace what was there and after it: a run resumed at a checkpoint goes over
    // its last steps again.
    void addPoints(std::size_t series, std::span<const QPointF> points);
    void replacePoints(std::size_t series, CurveSeries with); // its points and range; label and look stay
    const std::vector<CurveSeries>& series() const { return m_series; }
    const PlotAxes& axes() const { return m_axes; }
    void setSmooth(bool smooth); // draws a smooth line over the raw one
    bool isSmooth() const { return m_smooth; }

    bool isFollowing() const { return m_following; }
    void setFollowing(bool following);
    void setCrosshair(std::optional<double> x); // the values at the point nearest to x
    QString crosshairText() const;              // as written beside it; empty without one

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void followingChanged(bool following);
    void crosshairMoved(std::optional<double> x); // by the mouse or the arrow keys

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override; // the outline of the keyboard's focus
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeCanvas();
    void scheduleRepaint();
    void repaintNow();
    void describe();
    void moveCrosshair(std::optional<double> x);
    std::optional<double> nearestX(double x) const;
    std::optional<double> neighbourOfCrosshair(int direction) const;

    PlotAxes m_axes;
    Theme m_theme;
    std::vector<CurveSeries> m_series;
    std::optional<double> m_crosshair;
    bool m_following = true;
    bool m_smooth = false;
    QTimer* m_repaint;                     // at most ten pictures a second
    std::unique_ptr<CurveCanvas> m_canvas; // from the first show on
};

} // namespace ui
