// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// How a list of measurements says when something happened.
enum class DateOrder : std::uint8_t { Unknown, DayFirst, MonthFirst };     // of 3/4/2024
enum class TimeUnit : std::uint8_t { Unknown, Second, Minute, Hour, Day }; // of a plain number

struct EventTime {
    std::int64_t seconds = 0; // since 1970 (in UTC where an offset is written), or since the zero of the list
    bool dateOnly = false;    // no time of day: midnight
    bool elapsed = false;     // counted from a zero: "26:15", 1.5
    bool operator==(const EventTime&) const = default;
};

// Reads moments: 2024-03-01 08:30:00, 2024-03-01T08:30+01:00, 20240301083000, 1.3.2024 8:30, 01-MAR-2024, 3/1/2024
// 8:30 PM; and times that have passed: 26:15 (hours and minutes) and plain numbers where their unit is known.
class TimeReader {
public:
    explicit TimeReader(DateOrder order = DateOrder::Unknown, TimeUnit unit = TimeUnit::Unknown)
        : m_order(order),
          m_unit(unit)
    {
    }
    std::optional<EventTime> read(std::string_view text) const;

private:
    DateOrder m_order;
    TimeUnit m_unit;
};

// What the times of a list leave open, looked up in some of them.
struct TimeEvidence {
    bool slashes = false;    // 3/4/2024 occurs
    bool dayFirst = false;   // 13/4/2024 occurs
    bool monthFirst = false; // 4/13/2024 occurs
    bool plainNumbers = false;
    bool clocks = false;      // 26:15 occurs
    std::string example = {}; // of what is not clear

    void add(std::string_view text);
    DateOrder order() const; // Unknown where both or neither are possible
    bool elapsed() const { return plainNumbers || clocks; }
};

// Days since 1970 of a date of the Gregorian calendar; nothing where there is no such day.
std::optional<std::int64_t> daysSince1970(int year, int month, int day);

} // namespace core
