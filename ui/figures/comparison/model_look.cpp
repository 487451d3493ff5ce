// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/model_look.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ui {
namespace {

enum class Marker { Disc, Square, Triangle, Diamond, Down, Plus, Cross, Star };

struct Look {
    QColor Theme::*colour;
    std::array<double, 6> dashes; // in widths of the line; zeros end it, none: solid
    Marker marker;
};

// No two share a colour, a marker or colour and dash. Blue is the policy's.
constexpr std::array<Look, kModelStyles> kLooks{{
    {&Theme::plotBlue, {}, Marker::Disc},
    {&Theme::plotOrange, {}, Marker::Square},
    {&Theme::plotPurple, {4, 3}, Marker::Triangle},
    {&Theme::plotGreen, {1.2, 2}, Marker::Diamond},
    {&Theme::plotVermillion, {7, 2.5, 1.2, 2.5}, Marker::Down},
    {&Theme::plotSky, {9, 3}, Marker::Plus},
    {&Theme::textSecondary, {2.5, 2.5}, Marker::Cross},
    {&Theme::text, {7, 2, 1.2, 2, 1.2, 2}, Marker::Star},
}};

const Look& lookOf(const ModelStyle& style)
{
    return kLooks[static_cast<std::size_t>(std::clamp(style.series, 0, kModelStyles - 1))];
}

QPolygonF corners(int count, double radius, double turn)
{
    QPolygonF polygon;
    for (int i = 0; i < count; ++i) {
        const double angle = turn + 2.0 * std::numbers::pi * i / count;
        polygon << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return polygon;
}

void addStrokes(QPainterPath& path, int strokes, double radius, double turn)
{
    for (int i = 0; i < strokes; ++i) {
        const double angle = turn + std::numbers::pi * i / strokes;
        const QPointF end(radius * std::sin(angle), -radius * std::cos(angle));
        path.moveTo(-end);
        path.lineTo(end);
    }
}

} // namespace

QColor modelColour(const ModelStyle& style, const Theme& theme)
{
    const QColor colour = theme.*lookOf(style).colour;
    // Orange and sky are too faint for thin lines on white.
    const bool faint = lookOf(style).colour == &Theme::plotOrange || lookOf(style).colour == &Theme::plotSky;
    return faint && !theme.dark ? colour.darker(125) : colour;
}

QPen modelPen(const ModelStyle& style, const Theme& theme)
{
    QPen pen(modelColour(style, theme), (style.series == 0 ? 2.0 : 1.6) * theme.zoom);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::FlatCap);
    QList<qreal> dashes;
    for (const double length : lookOf(style).dashes)
        if (length > 0.0)
            dashes << length;
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

QPainterPath modelMarker(const ModelStyle& style, double radius)
{
    QPainterPath path;
    const auto close = [&path](const QPolygonF& polygon) {
        path.addPolygon(polygon);
        path.closeSubpath();
    };
    switch (lookOf(style).marker) {
    case Marker::Disc:
        path.addEllipse(QPointF(), radius, radius);
        break;
    case Marker::Square:
        close(corners(4, 1.25 * radius, std::numbers::pi / 4));
        break;
    case Marker::Triangle:
        close(corners(3, 1.3 * radius, 0.0));
        break;
    case Marker::Diamond:
        close(corners(4, 1.3 * radius, 0.0));
        break;
    case Marker::Down:
        close(corners(3, 1.3 * radius, std::numbers::pi));
        break;
    case Marker::Plus:
        addStrokes(path, 2, 1.3 * radius, 0.0);
        break;
    case Marker::Cross:
        addStrokes(path, 2, 1.3 * radius, std::numbers::pi / 4);
        break;
    case Marker::Star:
        addStrokes(path, 3, 1.3 * radius, 0.0);
        break;
    }
    return path;
}

bool isMarkerOpen(const ModelStyle& style)
{
    return lookOf(style).marker >= Marker::Plus;
}

void paintModelSwatch(QPainter& painter, const QRectF& area, const ModelStyle& style, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(modelPen(style, theme));
    const QPointF middle = area.center();
    painter.drawLine(QPointF(area.left(), middle.y()), QPointF(area.right(), middle.y()));
    painter.translate(middle);
    painter.setPen(QPen(modelColour(style, theme), 1.5 * theme.zoom));
    painter.setBrush(isMarkerOpen(style) ? QBrush() : QBrush(theme.surface));
    painter.drawPath(modelMarker(style, 3.0 * theme.zoom));
    painter.restore();
}

} // namespace ui
