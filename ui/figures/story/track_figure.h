// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/story/story_rows.h"
#include "ui/figures/story/track_scene.h"

namespace ui {

// How the probability of disease moved from order to order, and where the next one may take it.
class TrackFigure final : public Figure {
public:
    TrackFigure(TrackScene scene, FigureOrigin origin, QString caption);

    const TrackScene& scene() const { return m_scene; }
    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QStringList lines() const override { return spokenTrack(m_scene); }

private:
    TrackScene m_scene;
};
// Null where nothing is known.
std::shared_ptr<const TrackFigure> trackFigure(TrackScene scene, FigureOrigin origin, QString caption);

// Which values moved the probability, and by how much.
class DriverFigure final : public Figure {
public:
    DriverFigure(std::vector<DriverRow> drivers, QString title, FigureOrigin origin, QString caption);

    FigureTable table() const override;
    void paint(QPainter& painter, const QSizeF& size, const FigureText& text, const Theme& theme) const override;
    FigureSize sizeOnScreen(const Theme& theme) const override;
    QStringList lines() const override;

private:
    std::vector<DriverRow> m_drivers;
};

} // namespace ui
