// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_time.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>

namespace core {
namespace {

constexpr std::int64_t kSecondsOfDay = 86400;
constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

bool isTimeDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Takes a moment apart from left to right.
class TimeScan {
public:
    TimeScan(std::string_view text, DateOrder order) : m_rest(text), m_order(order) {}

    std::optional<EventTime> moment()
    {
        const std::optional<std::int64_t> days = date();
        if (!days)
            return std::nullopt;
        EventTime time{.seconds = *days * kSecondsOfDay, .dateOnly = true};
        if (m_rest.empty())
            return time;
        const std::optional<std::int64_t> clock = m_compact ? compactClock() : afterDate();
        if (!clock)
            return std::nullopt;
        time.seconds += *clock;
        time.dateOnly = false;
        return time;
    }

    // Hours and minutes that have passed; more than 24 of them are usual.
    std::optional<EventTime> elapsed()
    {
        const bool negative = take('-');
        const std::optional<int> hours = number(1, 5);
        if (!hours || !take(':'))
            return std::nullopt;
        const std::optional<int> minutes = number(2, 2);
        const std::optional<int> seconds = take(':') ? number(2, 2) : std::optional(0);
        if (!minutes || !seconds || *minutes > 59 || *seconds > 59 || !m_rest.empty())
            return std::nullopt;
        const std::int64_t sum = std::int64_t{*hours} * 3600 + *minutes * 60 + *seconds;
        return EventTime{.seconds = negative ? -sum : sum, .elapsed = true};
    }

private:
    bool take(char expected)
    {
        if (!m_rest.starts_with(expected))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    std::optional<int> number(std::size_t fewest, std::size_t most)
    {
        std::size_t digits = 0;
        int value = 0;
        for (; digits < most && digits < m_rest.size() && isTimeDigit(m_rest[digits]); ++digits)
            value = value * 10 + (m_rest[digits] - '0');
        if (digits < fewest)
            return std::nullopt;
        m_rest.remove_prefix(digits);
        return value;
    }

    std::size_t leadingDigits() const
    {
        std::size_t digits = 0;
        while (digits < m_rest.size() && isTimeDigit(m_rest[digits]))
            ++digits;
        return digits;
    }

    std::optional<std::int64_t> date()
    {
        const std::size_t digits = leadingDigits();
        if (digits == 8 || digits == 12 || digits == 14)
            return compactDate();
        if (digits == 4)
            return yearFirst();
        return digits == 1 || digits == 2 ? yearLast() : std::nullopt;
    }

    std::optional<std::int64_t> compactDate()
    {
        m_compact = leadingDigits() > 8;
        const std::optional<int> year = number(4, 4);
        const std::optional<int> month = number(2, 2);
        const std::optional<int> day = number(2, 2);
        return year && month && day ? daysSince1970(*year, *month, *day) : std::nullopt;
    }

    std::optional<std::int64_t> yearFirst()
    {
        const std::optional<int> year = number(4, 4);
        const char mark = m_rest.empty() ? '\0' : m_rest.front();
        if (!year || (mark != '-' && mark != '/' && mark != '.') || !take(mark))
            return std::nullopt;
        const std::optional<int> month = number(1, 2);
        if (!month || !take(mark))
            return std::nullopt;
        const std::optional<int> day = number(1, 2);
        return day ? daysSince1970(*year, *month, *day) : std::nullopt;
    }

    std::optional<std::int64_t> yearLast()
    {
        const std::optional<int> first = number(1, 2);
        if (!first || m_rest.empty())
            return std::nullopt;
        if (const std::optional<int> month = monthName())
            return dayAndYear(*first, *month);
        const char mark = m_rest.front();
        if ((mark != '.' && mark != '/' && mark != '-') || !take(mark))
            return std::nullopt;
        const std::optional<int> second = number(1, 2);
        if (!second || !take(mark))
            return std::nullopt;
        const std::optional<int> year = number(4, 4);
        // 1.3.2024 is written by those who put the day first; of 1/3/2024 somebody must say so.
        const DateOrder order = mark == '.' ? DateOrder::DayFirst : m_order;
        if (!year || order == DateOrder::Unknown)
            return std::nullopt;
        return order == DateOrder::DayFirst ? daysSince1970(*year, *second, *first)
                                            : daysSince1970(*year, *first, *second);
    }

    // "-MAR-" and "MAR" of 01-MAR-2024 and 01MAR2024.
    std::optional<int> monthName()
    {
        const std::string_view before = m_rest;
        take('-');
        std::string name(m_rest.substr(0, 3));
        for (char& c : name)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
        for (std::size_t month = 0; month < kMonths.size(); ++month)
            if (name == kMonths[month]) {
                m_rest.remove_prefix(3);
                take('-');
                return static_cast<int>(month) + 1;
            }
        m_rest = before;
        return std::nullopt;
    }

    std::optional<std::int64_t> dayAndYear(int day, int month)
    {
        const std::optional<int> year = number(4, 4);
        return year ? daysSince1970(*year, month, day) : std::nullopt;
    }

    std::optional<std::int64_t> compactClock()
    {
        const std::optional<int> hours = number(2, 2);
        const std::optional<int> minutes = number(2, 2);
        const std::optional<int> seconds = m_rest.empty() ? std::optional(0) : number(2, 2);
        if (!hours || !minutes || !seconds || !m_rest.empty())
            return std::nullopt;
        return sum(*hours, *minutes, *seconds);
    }

    std::optional<std::int64_t> afterDate()
    {
        if (!take('T') && !take(' ') && !take(':'))
            return std::nullopt;
        while (take(' '))
            ;
        const std::optional<int> hours = number(1, 2);
        if (!hours || !take(':'))
            return std::nullopt;
        const std::optional<int> minutes = number(2, 2);
        const std::optional<int> seconds = take(':') ? number(2, 2) : std::optional(0);
        if (take('.') || take(','))
            m_rest.remove_prefix(leadingDigits()); // parts of a second
        const std::optional<int> hourOfDay = halfOfDay(*hours);
        const std::optional<std::int64_t> offset = zone();
        if (!minutes || !seconds || !hourOfDay || !offset || !m_rest.empty())
            return std::nullopt;
        const std::optional<std::int64_t> clock = sum(*hourOfDay, *minutes, *seconds);
        return clock ? std::optional(*clock - *offset) : std::nullopt;
    }

    // 8 and PM: 20.
    std::optional<int> halfOfDay(int hours)
    {
        const std::string_view before = m_rest;
        while (take(' '))
            ;
        const bool afternoon = m_rest.starts_with("PM") || m_rest.starts_with("pm");
        if (!afternoon && !m_rest.starts_with("AM") && !m_rest.starts_with("am")) {
            m_rest = before;
            return hours;
        }
        m_rest.remove_prefix(2);
        if (hours < 1 || hours > 12)
            return std::nullopt;
        return hours % 12 + (afternoon ? 12 : 0);
    }

    // Seconds to take off to come to UTC.
    std::optional<std::int64_t> zone()
    {
        while (take(' '))
            ;
        if (take('Z') || m_rest == "UTC") {
            m_rest = m_rest == "UTC" ? std::string_view() : m_rest;
            return 0;
        }
        const bool west = m_rest.starts_with('-');
        if (!west && !m_rest.starts_with('+'))
            return 0;
        m_rest.remove_prefix(1);
        const std::optional<int> hours = number(2, 2);
        take(':');
        const std::optional<int> minutes = m_rest.empty() ? std::optional(0) : number(2, 2);
        if (!hours || !minutes)
            return std::nullopt;
        const std::int64_t seconds = std::int64_t{*hours} * 3600 + *minutes * 60;
        return west ? -seconds : seconds;
    }

    static std::optional<std::int64_t> sum(int hours, int minutes, int seconds)
    {
        if (hours > 24 || minutes > 59 || seconds > 60)
            return std::nullopt;
        return std::int64_t{hours} * 3600 + minutes * 60 + seconds;
    }

    std::string_view m_rest;
    DateOrder m_order;
    bool m_compact = false; // the time of day follows the date without a mark
};

std::optional<double> plainNumberIn(std::string_view text)
{
    double value = 0.0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

double secondsIn(TimeUnit unit)
{
    switch (unit) {
    case TimeUnit::Second:
        return 1.0;
    case TimeUnit::Minute:
        return 60.0;
    case TimeUnit::Hour:
        return 3600.0;
    case TimeUnit::Day:
        return static_cast<double>(kSecondsOfDay);
    case TimeUnit::Unknown:
        break;
    }
    return 0.0;
}

} // namespace

std::optional<std::int64_t> daysSince1970(int year, int month, int day)
{
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok())
        return std::nullopt;
    return std::chrono::sys_days(date).time_since_epoch().count();
}

std::optional<EventTime> TimeReader::read(std::string_view text) const
{
    if (m_unit != TimeUnit::Unknown)
        if (const std::optional<double> number = plainNumberIn(text)) {
            const double seconds = *number * secondsIn(m_unit);
            if (std::abs(seconds) > 1e12)
                return std::nullopt;
            return EventTime{.seconds = std::llround(seconds), .elapsed = true};
        }
    if (const std::optional<EventTime> moment = TimeScan(text, m_order).moment())
        return moment;
    return TimeScan(text, m_order).elapsed();
}

void TimeEvidence::add(std::string_view text)
{
    if (TimeScan(text, DateOrder::Unknown).moment()) // says it itself
        return;
    if (plainNumberIn(text)) {
        if (!std::exchange(plainNumbers, true))
            example = text;
        return;
    }
    clocks = clocks || TimeScan(text, DateOrder::Unknown).elapsed();
    const bool asDay = TimeScan(text, DateOrder::DayFirst).moment().has_value();
    const bool asMonth = TimeScan(text, DateOrder::MonthFirst).moment().has_value();
    if ((asDay || asMonth) && !std::exchange(slashes, true))
        example = text;
    dayFirst = dayFirst || (asDay && !asMonth);
    monthFirst = monthFirst || (asMonth && !asDay);
}

DateOrder TimeEvidence::order() const
{
    if (dayFirst == monthFirst)
        return DateOrder::Unknown;
    return dayFirst ? DateOrder::DayFirst : DateOrder::MonthFirst;
}

} // namespace core
