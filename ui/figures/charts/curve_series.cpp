// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/curve_series.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace ui {
namespace {

bool liesBefore(const QPointF& point, double x)
{
    return point.x() < x;
}

// On the line through the points; unset outside of them and in a gap.
std::optional<double> valueAt(const std::vector<QPointF>& points, double x)
{
    const auto after = std::lower_bound(points.begin(), points.end(), x, liesBefore);
    if (after == points.end() || (after == points.begin() && after->x() > x))
        return std::nullopt;
    double value = after->y();
    if (after->x() > x) {
        const QPointF& before = *std::prev(after);
        value = before.y() + (after->y() - before.y()) * (x - before.x()) / (after->x() - before.x());
    }
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

// The extremes of one column, in the order in which they come.
class Column {
public:
    void take(const QPointF& point)
    {
        if (!m_lowest || point.y() < m_lowest->y())
            m_lowest = point;
        if (!m_highest || point.y() > m_highest->y())
            m_highest = point;
    }
    void moveTo(std::vector<QPointF>& kept)
    {
        if (!m_lowest)
            return;
        const bool lowFirst = m_lowest->x() <= m_highest->x();
        kept.push_back(lowFirst ? *m_lowest : *m_highest);
        if (*m_lowest != *m_highest)
            kept.push_back(lowFirst ? *m_highest : *m_lowest);
        m_lowest.reset();
        m_highest.reset();
    }

private:
    std::optional<QPointF> m_lowest, m_highest;
};

} // namespace

QColor colourOf(SeriesLook::Colour colour, const Theme& theme)
{
    switch (colour) {
    case SeriesLook::Colour::Policy:
        return theme.plotBlue;
    case SeriesLook::Colour::Second:
        return theme.plotGreen;
    case SeriesLook::Colour::Others:
        return theme.muted;
    }
    Q_UNREACHABLE();
}

const QPointF* nearestPoint(const CurveSeries& series, double x)
{
    const std::vector<QPointF>& points = series.points;
    if (points.empty())
        return nullptr;
    auto after = std::lower_bound(points.begin(), points.end(), x, liesBefore);
    if (after == points.end() || (after != points.begin() && x - std::prev(after)->x() < after->x() - x))
        --after;
    return &*after;
}

std::vector<QPointF> smoothed(std::span<const QPointF> points)
{
    constexpr std::size_t kParts = 15;
    const std::size_t reach = std::max<std::size_t>(1, points.size() / kParts / 2);
    std::vector<QPointF> smooth;
    smooth.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const std::size_t around = std::min({reach, i, points.size() - 1 - i});
        double sum = 0.0;
        std::size_t count = 0;
        for (std::size_t k = i - around; std::isfinite(points[i].y()) && k <= i + around; ++k) {
            if (!std::isfinite(points[k].y()))
                continue;
            sum += points[k].y();
            ++count;
        }
        smooth.emplace_back(points[i].x(), count > 0 ? sum / static_cast<double>(count) : points[i].y());
    }
    return smooth;
}

std::vector<QPointF> visibleExtremes(std::span<const QPointF> points, double from, double to, int columns)
{
    auto first = std::lower_bound(points.begin(), points.end(), from, liesBefore);
    auto last = std::upper_bound(first, points.end(), to, [](double x, const QPointF& point) { return x < point.x(); });
    if (first != points.begin())
        --first;
    if (last != points.end())
        ++last;
    const auto count = static_cast<std::size_t>(last - first);
    if (columns < 1 || to <= from || count <= 4 * static_cast<std::size_t>(columns))
        return {first, last};
    std::vector<QPointF> kept{*first};
    Column column;
    double end = from;
    const double width = (to - from) / columns;
    for (auto point = std::next(first); point != std::prev(last); ++point) {
        const bool gap = !std::isfinite(point->y());
        if (gap || point->x() >= end) {
            column.moveTo(kept);
            end = from + width * (std::floor((point->x() - from) / width) + 1.0);
        }
        if (!gap)
            column.take(*point);
        else if (std::isfinite(kept.back().y()))
            kept.push_back(*point);
    }
    column.moveTo(kept);
    kept.push_back(*std::prev(last));
    return kept;
}

CurveSeries overSeeds(std::span<const std::vector<QPointF>* const> seeds)
{
    CurveSeries joined;
    if (seeds.size() == 1)
        joined.points = *seeds.front();
    if (seeds.size() < 2)
        return joined;
    std::vector<double> places;
    for (const std::vector<QPointF>* points : seeds)
        for (const QPointF& point : *points)
            places.push_back(point.x());
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    for (const double x : places) {
        double sum = 0.0;
        double low = std::numeric_limits<double>::infinity();
        double high = -low;
        int count = 0;
        for (const std::vector<QPointF>* points : seeds) {
            if (const std::optional<double> value = valueAt(*points, x)) {
                sum += *value;
                low = std::min(low, *value);
                high = std::max(high, *value);
                ++count;
            }
        }
        const double none = std::numeric_limits<double>::quiet_NaN();
        joined.points.emplace_back(x, count > 0 ? sum / count : none);
        joined.low.push_back(count > 0 ? low : none);
        joined.high.push_back(count > 0 ? high : none);
    }
    return joined;
}

} // namespace ui
