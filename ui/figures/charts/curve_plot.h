// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/curve_series.h"
#include "ui/figures/charts/plot_widget.h"

#include <optional>
#include <span>
#include <vector>

namespace ui {

class CurveCanvas;

// Curves that grow while they are looked at. The newest is followed until the user zooms (wheel) or drags; a double
// click follows again.
class CurvePlot : public PlotWidget {
    Q_OBJECT

public:
    explicit CurvePlot(PlotAxes axes, QWidget* parent = nullptr);

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

Q_SIGNALS:
    void followingChanged(bool following);
    void crosshairMoved(std::optional<double> x); // by the mouse or the arrow keys

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::unique_ptr<PlotCanvas> makeCanvas() override;
    void drawCanvas() override;
    void mouseLeft() override;
    void describe();
    void moveCrosshair(std::optional<double> x);
    std::optional<double> nearestX(double x) const;
    std::optional<double> neighbourOfCrosshair(int direction) const;

    PlotAxes m_axes;
    std::vector<CurveSeries> m_series;
    std::optional<double> m_crosshair;
    bool m_following = true;
    bool m_smooth = false;
    CurveCanvas* m_canvas = nullptr; // from the first show on
};

} // namespace ui
