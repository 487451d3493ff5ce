// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/normal_scores.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr std::size_t kMostKnots = 512;
constexpr double kFarthest = 50.0; // score: beyond, one value is as strange as another, and typed ones may be anything

std::vector<double> recorded(std::span<const float> rows, std::size_t column, std::size_t columns)
{
    std::vector<double> values;
    for (std::size_t at = column; at < rows.size(); at += columns)
        if (!std::isnan(rows[at]))
            values.push_back(double{rows[at]});
    return values;
}

double between(double at, double from, double to, double first, double last)
{
    return first + (last - first) * (at - from) / (to - from);
}

} // namespace

NormalScores::NormalScores(std::span<const float> rows, std::span<const std::uint8_t> binary)
{
    for (std::size_t column = 0; column < binary.size(); ++column) {
        std::vector<double> values = recorded(rows, column, binary.size());
        m_columns.push_back(binary[column] != 0 ? fitBinary(values) : fitRanks(std::move(values)));
    }
}

NormalScores::Column NormalScores::fitBinary(const std::vector<double>& values)
{
    Column column{.binary = true, .mean = 0.5, .spread = 0.5, .knots = {}};
    if (values.empty())
        return column;
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    column.mean = sum / static_cast<double>(values.size());
    const double variance = column.mean * (1.0 - column.mean);
    column.spread = variance > 0.0 ? std::sqrt(variance) : 1.0;
    return column;
}

NormalScores::Column NormalScores::fitRanks(std::vector<double> values)
{
    Column column;
    std::ranges::sort(values);
    const auto count = static_cast<double>(values.size());
    std::vector<Knot> all;
    for (std::size_t first = 0, last = 0; first < values.size(); first = last) {
        last = static_cast<std::size_t>(std::ranges::upper_bound(values, values[first]) - values.begin());
        // Who shares a value shares the middle of the ranks.
        all.push_back({values[first], normalQuantile(0.5 * static_cast<double>(first + last) / count)});
    }
    const std::size_t kept = std::min(all.size(), kMostKnots);
    for (std::size_t i = 0; i < kept; ++i)
        column.knots.push_back(all[kept == 1 ? 0 : i * (all.size() - 1) / (kept - 1)]);
    if (kept > 1) {
        const double deviation = (column.knots.back().value - column.knots.front().value) /
                                 std::max(column.knots.back().score - column.knots.front().score, 1e-9);
        const auto at = [&](double share) { return values[static_cast<std::size_t>(share * (count - 1.0))]; };
        const double middle = 0.5 * (at(0.84) - at(0.16));
        column.spread = middle > 0.0 ? middle : deviation;
    }
    return column;
}

double NormalScores::score(std::size_t column, double value) const
{
    const Column& own = m_columns[column];
    if (own.binary)
        return (value - own.mean) / own.spread;
    if (std::isnan(value) || own.knots.empty())
        return std::isnan(value) ? value : 0.0;
    if (value <= own.knots.front().value)
        return std::max(own.knots.front().score + (value - own.knots.front().value) / own.spread, -kFarthest);
    if (value >= own.knots.back().value)
        return std::min(own.knots.back().score + (value - own.knots.back().value) / own.spread, kFarthest);
    const auto above = std::ranges::upper_bound(own.knots, value, {}, &Knot::value);
    const Knot &low = *(above - 1), &high = *above;
    return between(value, low.value, high.value, low.score, high.score);
}

double NormalScores::value(std::size_t column, double score) const
{
    const Column& own = m_columns[column];
    if (own.binary)
        return std::clamp(own.mean + own.spread * score, 0.0, 1.0);
    if (own.knots.empty())
        return std::numeric_limits<double>::quiet_NaN();
    if (!(score > own.knots.front().score))
        return own.knots.front().value;
    if (score >= own.knots.back().score)
        return own.knots.back().value;
    const auto above = std::ranges::upper_bound(own.knots, score, {}, &Knot::score);
    const Knot &low = *(above - 1), &high = *above;
    return between(score, low.score, high.score, low.value, high.value);
}

double NormalScores::quantile(std::size_t column, double share) const
{
    return value(column, normalQuantile(share));
}

} // namespace core
