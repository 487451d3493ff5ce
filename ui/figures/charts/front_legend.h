// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/front_scene.h"

#include <QString>

#include <cstddef>
#include <vector>

class QPainter;
class QRectF;
class QWidget;

namespace ui {

// One thing drawn in the plot of a front: its sign repeats colour, shape and dash.
struct LegendEntry {
    enum class Sign { Front, Preview, Band, Dominated, Former, Fixed, FixedSets, Optimum, Shift, None };
    Sign sign = Sign::Front;
    QString words;
    QString tip;
};

// What is there to be explained, in this scene.
std::vector<LegendEntry> legendOf(const FrontScene& scene, std::size_t outOfSight);
QWidget* makeLegendEntry(const LegendEntry& entry, const Theme& theme);

// In a picture: as many lines as they need, from the upper left corner of the area. Says how high that is.
double legendHeight(const std::vector<LegendEntry>& entries, double width, const Theme& theme);
void paintLegend(QPainter& painter, const std::vector<LegendEntry>& entries, const QRectF& area, const Theme& theme);

} // namespace ui
