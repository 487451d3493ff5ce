// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/quality/sentinels_p.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

namespace core {
namespace {

constexpr std::size_t kFewestRecorded = 20;
constexpr std::size_t kFewestDistinct = 10;
constexpr std::size_t kMostSentinels = 3;

// 99, 999.9, -888: the same digit 7, 8 or 9 throughout.
bool isCodeLike(float value)
{
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), std::abs(value), std::chars_format::fixed);
    const std::string_view text(buffer, static_cast<std::size_t>(written.ptr - buffer));
    std::size_t digits = 0;
    for (const char c : text) {
        if (c == '.')
            continue;
        if (c != text.front() || c < '7')
            return false;
        ++digits;
    }
    return digits >= 2;
}

bool isSmallNegative(float value)
{
    return value < 0.0F && value >= -9.0F && value == std::trunc(value);
}

double at(std::span<const float> sorted, double share)
{
    return static_cast<double>(sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))]);
}

bool hasManyValues(std::span<const float> sorted)
{
    std::size_t distinct = sorted.empty() ? 0 : 1;
    for (std::size_t i = 1; i < sorted.size() && distinct < kFewestDistinct; ++i)
        distinct += sorted[i] != sorted[i - 1] ? 1 : 0;
    return distinct >= kFewestDistinct;
}

bool standsApart(const Sentinel& candidate, std::span<const float> rest)
{
    const auto value = static_cast<double>(candidate.value);
    const double gap = value > candidate.restHigh ? value - candidate.restHigh : candidate.restLow - value;
    const double spread = at(rest, 0.95) - at(rest, 0.05);
    const bool onlyNegative = value < 0.0 && candidate.restLow >= 0.0;
    if (isCodeLike(candidate.value) && candidate.count >= 2 && (gap >= spread || onlyNegative))
        return true;
    if (isSmallNegative(candidate.value) && onlyNegative && candidate.count >= 3)
        return true;
    const bool often = candidate.count >= std::max<std::size_t>(5, rest.size() / 200);
    return often && gap >= 3.0 * (candidate.restHigh - candidate.restLow);
}

// The smallest or the largest of the values, if it stands apart from the others.
std::optional<Sentinel> sentinelAt(std::span<const float> sorted, bool highest)
{
    const float value = highest ? sorted.back() : sorted.front();
    const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), value);
    const auto count = static_cast<std::size_t>(last - first);
    const std::span<const float> rest = highest ? sorted.first(sorted.size() - count) : sorted.subspan(count);
    if (rest.size() < kFewestRecorded / 2 || !hasManyValues(rest))
        return std::nullopt;
    const Sentinel candidate{.value = value,
                             .count = count,
                             .restLow = static_cast<double>(rest.front()),
                             .restMedian = at(rest, 0.5),
                             .restHigh = static_cast<double>(rest.back())};
    return standsApart(candidate, rest) ? std::optional(candidate) : std::nullopt;
}

} // namespace

std::vector<Sentinel> findSentinels(const Column& column)
{
    std::vector<Sentinel> found;
    if (column.kind != ColumnKind::Numeric)
        return found;
    std::vector<float> recorded;
    std::copy_if(column.values.begin(), column.values.end(), std::back_inserter(recorded),
                 [](float value) { return !std::isnan(value); });
    if (recorded.size() < kFewestRecorded)
        return found;
    std::sort(recorded.begin(), recorded.end());
    std::span<const float> rest(recorded);
    while (found.size() < kMostSentinels) {
        const std::optional<Sentinel> high = sentinelAt(rest, true);
        const std::optional<Sentinel> low = high ? std::nullopt : sentinelAt(rest, false);
        if (!high && !low)
            break;
        found.push_back(high ? *high : *low);
        rest = high ? rest.first(rest.size() - high->count) : rest.subspan(low->count);
    }
    for (Sentinel& one : found) { // the others of one are not another's
        one.restLow = static_cast<double>(rest.front());
        one.restHigh = static_cast<double>(rest.back());
    }
    return found;
}

} // namespace core
