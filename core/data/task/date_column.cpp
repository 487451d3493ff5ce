// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/date_column.h"

#include <array>
#include <cmath>
#include <limits>
#include <string_view>

namespace core {
namespace {

enum class DateOrder { YearFirst, DayFirst, MonthFirst, Unknown };

// "2019-03-07", "7.3.2019 14:05", "03/07/19T08:00:30": three numbers of a date, then perhaps the time of day.
struct DateParts {
    std::array<int, 3> numbers{};
    std::array<int, 3> digits{};
    char separator = '\0';
    double timeOfDay = 0.0; // of a day
};

bool isDateDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

// "14:05", "14:05:30.5", with whatever zone behind it.
double timeIn(std::string_view text)
{
    constexpr std::array kUnits{1.0 / 24.0, 1.0 / 1440.0, 1.0 / 86400.0};
    double time = 0.0;
    std::size_t unit = 0, number = 0;
    bool any = false;
    for (const char letter : text) {
        if (isDateDigit(letter)) {
            number = 10 * number + static_cast<std::size_t>(letter - '0');
            any = true;
            continue;
        }
        if (letter != ':' || unit + 1 >= kUnits.size())
            break;
        time += static_cast<double>(number) * kUnits[unit++];
        number = 0;
        any = false;
    }
    return any ? time + static_cast<double>(number) * kUnits[unit] : time;
}

std::optional<DateParts> partsOf(std::string_view text)
{
    DateParts parts;
    std::size_t part = 0, at = 0;
    for (; at < text.size(); ++at) {
        if (isDateDigit(text[at])) {
            if (++parts.digits[part] > 4)
                return std::nullopt;
            parts.numbers[part] = 10 * parts.numbers[part] + (text[at] - '0');
            continue;
        }
        if (part == 2)
            break;
        const bool separates = text[at] == '-' || text[at] == '/' || text[at] == '.';
        if (!separates || parts.digits[part] == 0 || (part == 1 && text[at] != parts.separator))
            return std::nullopt;
        parts.separator = text[at];
        ++part;
    }
    if (part != 2 || parts.digits[2] == 0)
        return std::nullopt;
    if (at < text.size() && text[at] != ' ' && text[at] != 'T')
        return std::nullopt;
    parts.timeOfDay = at < text.size() ? timeIn(text.substr(at + 1)) : 0.0;
    return parts;
}

DateOrder orderOf(const std::vector<std::optional<DateParts>>& cells)
{
    DateOrder order = DateOrder::Unknown;
    for (const std::optional<DateParts>& cell : cells) {
        if (!cell)
            continue;
        if (cell->digits[0] == 4)
            return DateOrder::YearFirst;
        if (cell->separator == '.' || cell->numbers[0] > 12)
            order = DateOrder::DayFirst;
        else if (cell->numbers[1] > 12 && order == DateOrder::Unknown)
            order = DateOrder::MonthFirst;
    }
    return order;
}

// Days since a day long ago (Howard Hinnant, "chrono-compatible low-level date algorithms"); nothing for 31 November.
std::optional<double> dayOf(const DateParts& parts, DateOrder order)
{
    const auto [first, second, third] = parts.numbers;
    int year = order == DateOrder::YearFirst ? first : third;
    const int month = order == DateOrder::MonthFirst ? first : second;
    const int day = order == DateOrder::YearFirst ? third : order == DateOrder::DayFirst ? first : second;
    if (parts.digits[order == DateOrder::YearFirst ? 0 : 2] <= 2)
        year += year < 70 ? 2000 : 1900;
    constexpr std::array kDays{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (order == DateOrder::Unknown || month < 1 || month > 12 || day < 1 ||
        day > kDays[static_cast<std::size_t>(month - 1)])
        return std::nullopt;
    const int shifted = year - (month <= 2 ? 1 : 0), era = shifted / 400, ofEra = shifted - era * 400;
    const int ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return static_cast<double>(era) * 146097.0 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear + parts.timeOfDay;
}

} // namespace

DateColumn datesOf(const Column& column)
{
    DateColumn dates;
    if (column.kind == ColumnKind::Numeric) {
        for (const float value : column.values)
            dates.values.push_back(double{value});
        return dates;
    }
    std::vector<std::optional<DateParts>> levels;
    for (const std::string& level : column.levels)
        levels.push_back(partsOf(level));
    const DateOrder order = orderOf(levels);
    for (std::size_t row = 0; row < column.values.size(); ++row) {
        dates.values.push_back(std::numeric_limits<double>::quiet_NaN());
        if (std::isnan(column.values[row]))
            continue;
        const std::optional<DateParts>& parts = levels[static_cast<std::size_t>(column.values[row])];
        const std::optional<double> day = parts ? dayOf(*parts, order) : std::nullopt;
        if (day)
            dates.values.back() = *day;
        else if (!dates.unreadable)
            dates.unreadable = row;
    }
    return dates;
}

} // namespace core
