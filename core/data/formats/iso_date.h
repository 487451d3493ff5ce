// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace core::formats {

// Days from 1 January 1970 to the days other programs count from.
inline constexpr std::int64_t kDaysTo1960 = -3653;              // Stata, SAS: 1 January 1960
inline constexpr std::int64_t kDaysTo1582 = -141'428;           // SPSS: 14 October 1582
inline constexpr std::int64_t kDaysTo1899 = -25'569;            // Excel: 30 December 1899, right from March 1900 on
inline constexpr std::int64_t kDaysTo1904 = kDaysTo1899 + 1462; // Excel for old Macintoshes: 1 January 1904
inline constexpr double kSecondsPerDay = 86'400.0;

// Dates and times as ISO 8601 writes them; nothing outside the years 1 to 9999.
std::optional<std::string> isoDate(double days);        // since 1970: "2024-02-29"
std::optional<std::string> isoDateTime(double seconds); // since 1970: "2024-02-29T13:05:00", at midnight the date alone
std::optional<std::string> isoTime(double seconds);     // "13:05:00", and "36:15:00" for more than a day

} // namespace core::formats
