#pragma once

#include "ui/models/front_scene.h"
#include "ui/theme/theme.h"

#include <QString>

#include <cstddef>
#include <vector>

class QWidget;

namespace ui {

// One thing drawn in the plot of a front: its sign repeats colour, shape and dash.
struct LegendEntry {
    enum class Sign { Front, Band, Dominated, Fixed, Optimum, None };
    Sign sign = Sign::Front;
    QString words;
    QString tip;
};

// What is there to be explained, in this scene.
std::vector<LegendEntry> legendOf(const FrontScene& scene, std::size_t outOfSight);
QWidget* makeLegendEntry(const LegendEntry& entry, const Theme& theme);

} // namespace ui
