#include "ui/plots/curve_series.h"

#include <algorithm>
#include <iterator>

namespace ui {

QColor colourOf(SeriesLook::Colour colour, const Theme& theme)
{
    return colour == SeriesLook::Colour::Policy ? theme.plotBlue : theme.plotGreen;
}

const QPointF* nearestPoint(const CurveSeries& series, double x)
{
    const std::vector<QPointF>& points = series.points;
    if (points.empty())
        return nullptr;
    auto after = std::lower_bound(points.begin(), points.end(), x,
                                  [](const QPointF& point, double wanted) { return point.x() < wanted; });
    if (after == points.end() || (after != points.begin() && x - std::prev(after)->x() < after->x() - x))
        --after;
    return &*after;
}

} // namespace ui
