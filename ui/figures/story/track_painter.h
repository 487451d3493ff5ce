// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/story/story_rows.h"
#include "ui/figures/story/track_scene.h"

#include <QRectF>

class QPainter;

namespace ui {

// The pictures of the patient page, drawn the same on screen and in files.
void paintTrack(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme);
void paintDrivers(QPainter& painter, const QRectF& area, const std::vector<DriverRow>& drivers, const Theme& theme);
double driverRowHeight(const Theme& theme);

} // namespace ui
