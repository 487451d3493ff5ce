#pragma once

#include "ui/theme/theme.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace ui {

// How a series is told from the others: never by colour alone.
struct SeriesLook {
    enum class Dash { Solid, Dashed };
    enum class Marker { None, Disc, Square };
    enum class Colour { Policy, Second };
    Dash dash = Dash::Solid;
    Marker marker = Marker::None;
    Colour colour = Colour::Policy;
    bool operator==(const SeriesLook&) const = default;
};
QColor colourOf(SeriesLook::Colour colour, const Theme& theme);

struct CurveSeries {
    QString label;
    SeriesLook look;
    std::vector<QPointF> points = {}; // in the order of x; a y that is not a number leaves a gap
};

// The point nearest in x; null where there is none.
const QPointF* nearestPoint(const CurveSeries& series, double x);

struct PlotAxes {
    QString xLabel;
    QString yName;                               // the card above says it; here it is read aloud
    QString emptyText;                           // in the middle as long as there is nothing to draw
    std::function<QString(double)> xText, yText; // of ticks, and of the values under the mouse
    std::optional<double> yLowest, yHighest;     // what the values cannot pass
};

} // namespace ui
