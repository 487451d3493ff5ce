// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/iso_date.h"

#include <chrono>
#include <cmath>
#include <cstdio>

namespace core::formats {
namespace {

constexpr double kFirstDay = -719'162.0; // 1 January of the year 1
constexpr double kLastDay = 2'932'896.0; // 31 December 9999

std::string clockText(std::int64_t seconds)
{
    char text[32];
    const auto number = [](std::int64_t value) { return static_cast<long long>(value); };
    std::snprintf(text, sizeof text, "%02lld:%02lld:%02lld", number(seconds / 3600), number(seconds / 60 % 60),
                  number(seconds % 60));
    return text;
}

} // namespace

std::optional<std::string> isoDate(double days)
{
    const double whole = std::floor(days);
    if (!(whole >= kFirstDay && whole <= kLastDay))
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(static_cast<int>(whole)))};
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text;
}

std::optional<std::string> isoDateTime(double seconds)
{
    const double whole = std::round(seconds); // a fraction of a day is seldom an exact number of seconds
    std::optional<std::string> date = isoDate(whole / kSecondsPerDay);
    if (!date)
        return std::nullopt;
    const auto clock = static_cast<std::int64_t>(whole - std::floor(whole / kSecondsPerDay) * kSecondsPerDay);
    if (clock != 0)
        *date += 'T' + clockText(clock);
    return date;
}

std::optional<std::string> isoTime(double seconds)
{
    constexpr double longest = 1e9;
    const double whole = std::round(seconds);
    if (!(std::abs(whole) < longest))
        return std::nullopt;
    const std::string clock = clockText(static_cast<std::int64_t>(std::abs(whole)));
    return whole < 0.0 ? '-' + clock : clock;
}

} // namespace core::formats
