// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/mixed_units_p.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {
namespace {

// Steps of the way from the middle of the column to where rows in the other unit would have theirs.
constexpr std::size_t kSteps = 60;

// Fewer rows apart are single slips, reported as implausible values instead.
std::size_t fewestApart(std::size_t recorded)
{
    return std::max<std::size_t>(8, recorded / 500);
}

// How the values spread over the way between the two middles: `counts[i]` in step i, `beyond` at the far end.
struct Way {
    std::array<std::size_t, kSteps> counts{};
    std::size_t beyond = 0;
};

Way countAlong(const ColumnFit& fit, double factor)
{
    Way way;
    const double length = -std::log(factor); // from the middle m to m / factor
    for (const float value : fit.column->values) {
        if (!(value > 0.0F))
            continue;
        const double step = std::log(static_cast<double>(value) / fit.numbers.median) / length * kSteps;
        if (step >= static_cast<double>(kSteps))
            ++way.beyond;
        else if (step >= 0.0)
            ++way.counts[static_cast<std::size_t>(step)];
    }
    return way;
}

struct Stretch {
    std::size_t start = 0;
    std::size_t length = 0;

    double share() const { return static_cast<double>(length) / kSteps; }
    double middle() const { return (static_cast<double>(start) + 0.5 * static_cast<double>(length)) / kSteps; }
};

// The longest stretch of steps between `from` and `to` with at most `allowed` values in it.
Stretch longestStretch(const Way& way, std::size_t from, std::size_t to, std::size_t allowed)
{
    Stretch best;
    for (std::size_t start = from; start < to; ++start) {
        std::size_t inside = 0;
        std::size_t end = start;
        while (end < to && inside + way.counts[end] <= allowed)
            inside += way.counts[end++];
        if (end - start > best.length)
            best = {.start = start, .length = end - start};
    }
    return best;
}

// Where to divide, as a share of the way. There must be a real gap, a tenth of the way and a quarter of the value, that
// may hold a few of the very ill; the border is in the middle of its widest empty part, behind them.
std::optional<double> gapIn(const Way& way, std::size_t allowed, double length)
{
    const Stretch gap = longestStretch(way, 0, kSteps, allowed);
    if (gap.share() < 0.1 || gap.share() * std::abs(length) < std::log(1.25))
        return std::nullopt;
    const Stretch empty = longestStretch(way, gap.start, gap.start + gap.length, 0);
    return empty.share() >= 0.03 ? empty.middle() : gap.middle();
}

// Do the rows apart, converted, look like the others?
bool looksLikeTheOthers(const ColumnFit& fit, std::vector<float> apart, double factor)
{
    std::nth_element(apart.begin(), apart.begin() + static_cast<std::ptrdiff_t>(apart.size() / 2), apart.end());
    const double middle = static_cast<double>(apart[apart.size() / 2]) * factor;
    const double ratio = middle / fit.numbers.median;
    if (ratio > 1.8 || ratio < 1.0 / 1.8)
        return false;
    const auto plausible = std::count_if(apart.begin(), apart.end(), [&](float value) {
        return fit.test->plausible.contains(fit.inUsual(static_cast<double>(value) * factor));
    });
    return static_cast<double>(plausible) >= 0.9 * static_cast<double>(apart.size());
}

std::optional<MixedUnits> tryUnit(const ColumnFit& fit, const std::string& unit, double factor)
{
    // Less than a factor of 4 cannot be told from patients who are merely ill.
    if (factor > 0.25 && factor < 4.0)
        return std::nullopt;
    const double length = -std::log(factor);
    const Way way = countAlong(fit, factor);
    const std::size_t far = way.beyond + way.counts[kSteps - 1];
    const auto gap = gapIn(way, std::max<std::size_t>(1, far / 20), length);
    if (!gap)
        return std::nullopt;
    const double border = fit.numbers.median * std::exp(*gap * length);
    const bool above = factor < 1.0;
    std::vector<float> apart;
    std::copy_if(fit.column->values.begin(), fit.column->values.end(), std::back_inserter(apart), [&](float value) {
        return value > 0.0F && (above ? static_cast<double>(value) > border : static_cast<double>(value) < border);
    });
    if (apart.size() < fewestApart(fit.recorded) || 2 * apart.size() > fit.recorded ||
        !looksLikeTheOthers(fit, apart, factor))
        return std::nullopt;
    return MixedUnits{.unit = unit,
                      .low = above ? border : 0.0,
                      .high = above ? std::numeric_limits<double>::infinity() : border,
                      .factor = factor,
                      .count = apart.size()};
}

} // namespace

std::optional<MixedUnits> findMixedUnits(const ColumnFit& fit)
{
    if (fit.numbers.median <= 0.0 || fit.toUsual.offset != 0.0)
        return std::nullopt;
    std::vector<AlternativeUnit> units = fit.test->alternatives;
    units.push_back({.unit = fit.test->unit});
    if (!fit.test->siUnit.empty())
        units.push_back({.unit = fit.test->siUnit, .factor = 1.0 / fit.test->toSi});
    for (const AlternativeUnit& unit : units) {
        if (unit.unit == fit.unit || unit.offset != 0.0)
            continue;
        if (const auto mixed = tryUnit(fit, unit.unit, unit.factor / fit.toUsual.factor))
            return mixed;
    }
    return std::nullopt;
}

} // namespace core
