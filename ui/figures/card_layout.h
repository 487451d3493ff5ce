#pragma once

#include "ui/models/card_scene.h"
#include "ui/theme/theme.h"

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace ui {

// Where the boxes of a pocket card stand: from top to bottom, a box in the middle above those it leads to.
struct CardLayout {
    std::vector<QRectF> boxes; // of the scene's nodes
    QSizeF size;
};
CardLayout layoutCard(const CardScene& scene, const Theme& theme);

} // namespace ui
