// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace ui {

// How a series differs from the others: never by colour alone.
struct SeriesLook {
    enum class Dash { Solid, Dashed };
    enum class Marker { None, Disc, Square };
    enum class Colour { Policy, Second, Others }; // Others: thin and grey, behind what is looked at
    Dash dash = Dash::Solid;
    Marker marker = Marker::None;
    Colour colour = Colour::Policy;
    bool operator==(const SeriesLook&) const = default;
};
QColor colourOf(SeriesLook::Colour colour, const Theme& theme);

struct CurveSeries {
    QString label;
    SeriesLook look;
    std::vector<QPointF> points = {};        // in the order of x; a y that is not a number leaves a gap
    std::vector<double> low = {}, high = {}; // range over seeds at every point; empty: there is one seed

    bool isBackground() const { return look.colour == SeriesLook::Colour::Others; }
};

// The point nearest in x; null where there is none.
const QPointF* nearestPoint(const CurveSeries& series, double x);

// A centred mean over about a fifteenth of the points. Gaps stay, and so do the ends.
std::vector<QPointF> smoothed(std::span<const QPointF> points);

// What of a curve can be seen between two values of x in so many columns of pixels: in each the lowest and the
// highest, where there are more. The neighbours outside stay, so that the line leaves the picture where it should.
std::vector<QPointF> visibleExtremes(std::span<const QPointF> points, double from, double to, int columns);

// The mean and the range of the same curve with several seeds. Where a seed has no point it is taken from the line
// between its neighbours; beyond its last one it does not count.
CurveSeries overSeeds(std::span<const std::vector<QPointF>* const> seeds);

struct PlotAxes {
    QString xLabel;
    QString yName;                               // the card above says it; here it is read aloud
    QString emptyText;                           // in the middle as long as there is nothing to draw
    std::function<QString(double)> xText, yText; // of ticks, and of the values under the mouse
    std::optional<double> yLowest, yHighest;     // what the values cannot pass
};

} // namespace ui
