#pragma once

#include "ui/models/story_rows.h"
#include "ui/models/track_scene.h"
#include "ui/theme/theme.h"

#include <QRectF>

class QPainter;

namespace ui {

// The pictures of the patient page, drawn the same on screen and in files.
void paintTrack(QPainter& painter, const QRectF& area, const TrackScene& scene, const Theme& theme);
void paintDrivers(QPainter& painter, const QRectF& area, const std::vector<DriverRow>& drivers, const Theme& theme);
double driverRowHeight(const Theme& theme);

} // namespace ui
