// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/story/story_rows.h"
#include "ui/figures/story/track_scene.h"

#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

// The pictures of the patient page, drawn the same on screen and in files.
void paintTrack(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme);
// Where words stand inside the plot of a track: beside points and branches, and on both sides of the threshold. The
// painter is only measured with.
struct TrackWordPlaces {
    std::vector<QRectF> beside, sides;
    std::optional<QRectF> threshold = {}; // its name
};
TrackWordPlaces trackWordPlaces(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme);
void paintDrivers(QPainter& painter, const QRectF& area, const std::vector<DriverRow>& drivers, const Theme& theme);
double driverRowHeight(const Theme& theme);

} // namespace ui
