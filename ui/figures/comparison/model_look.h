// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/comparison/comparison.h"

#include <QPainterPath>
#include <QPen>

class QPainter;
class QRectF;

namespace ui {

// How many models can be distinguished.
inline constexpr int kModelStyles = 8;

// Colour, dash and marker of a style belong together: a plot that uses one of them uses all.
QColor modelColour(const ModelStyle& style, const Theme& theme);
QPen modelPen(const ModelStyle& style, const Theme& theme);
QPainterPath modelMarker(const ModelStyle& style, double radius); // around (0, 0)
bool isMarkerOpen(const ModelStyle& style);                       // strokes only, nothing to fill

// A piece of its line with the marker on it, in the middle of the area.
void paintModelSwatch(QPainter& painter, const QRectF& area, const ModelStyle& style, const Theme& theme);

} // namespace ui
