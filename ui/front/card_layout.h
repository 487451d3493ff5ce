// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/front/card_scene.h"

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
