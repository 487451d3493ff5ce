// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/statistics/moment_format_p.h"

#include "core/data/formats/iso_date.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace core::formats {
namespace {

using namespace std::string_view_literals;

// The name of a format in capital letters, without width, decimals and the point of SAS: "DATETIME20.3" is "DATETIME".
// E8601DA has digits inside.
std::string formatName(std::string_view format)
{
    std::string name;
    for (const char letter : format)
        name += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    name.resize(std::min(name.size(), name.find('.')));
    while (!name.empty() && name.back() >= '0' && name.back() <= '9')
        name.pop_back();
    return name;
}

template <std::size_t count>
bool isOneOf(const std::string& name, const std::array<std::string_view, count>& names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

MomentFormat spssFormat(const std::string& name)
{
    static constexpr std::array dates{"DATE"sv,     "ADATE"sv,  "EDATE"sv, "SDATE"sv, "JDATE"sv,
                                      "DATETIME"sv, "YMDHMS"sv, "MOYR"sv,  "QYR"sv,   "WKYR"sv};
    static constexpr std::array times{"TIME"sv, "DTIME"sv, "MTIME"sv};
    return isOneOf(name, dates)   ? MomentFormat::Seconds1582
           : isOneOf(name, times) ? MomentFormat::SecondsOfDay
                                  : MomentFormat::None;
}

MomentFormat stataFormat(std::string_view format)
{
    if (format.starts_with("%-"))
        format.remove_prefix(1);
    const std::string_view kind = format.substr(std::min<std::size_t>(1, format.size()));
    if (kind.starts_with("tc") || kind.starts_with("tC"))
        return MomentFormat::Milliseconds1960;
    if (kind.starts_with("td") || kind.starts_with("d"))
        return MomentFormat::Days1960;
    if (kind.starts_with("tw"))
        return MomentFormat::Weeks1960;
    if (kind.starts_with("tm"))
        return MomentFormat::Months1960;
    if (kind.starts_with("tq"))
        return MomentFormat::Quarters1960;
    return kind.starts_with("th") ? MomentFormat::HalfYears1960 : MomentFormat::None; // %ty is a number of a year
}

MomentFormat sasFormat(const std::string& name)
{
    static constexpr std::array dates{
        "DATE"sv,     "DAY"sv,      "DDMMYY"sv,  "DDMMYYB"sv, "DDMMYYC"sv, "DDMMYYD"sv, "DDMMYYN"sv,  "DDMMYYP"sv,
        "DDMMYYS"sv,  "EURDFDD"sv,  "JULDAY"sv,  "JULIAN"sv,  "MMDDYY"sv,  "MMDDYYB"sv, "MMDDYYC"sv,  "MMDDYYD"sv,
        "MMDDYYN"sv,  "MMDDYYP"sv,  "MMDDYYS"sv, "MMYY"sv,    "MONYY"sv,   "NLDATE"sv,  "WEEKDATE"sv, "WEEKDATX"sv,
        "WORDDATE"sv, "WORDDATX"sv, "YYMM"sv,    "YYMMDD"sv,  "YYMMDDB"sv, "YYMMDDC"sv, "YYMMDDD"sv,  "YYMMDDN"sv,
        "YYMMDDP"sv,  "YYMMDDS"sv,  "YYMON"sv,   "E8601DA"sv, "B8601DA"sv, "IS8601DA"sv};
    static constexpr std::array moments{"DATETIME"sv, "E8601DT"sv,  "B8601DT"sv, "IS8601DT"sv,
                                        "NLDATM"sv,   "DATEAMPM"sv, "MDYAMPM"sv, "DTDATE"sv};
    static constexpr std::array times{"TIME"sv, "HHMM"sv, "MMSS"sv, "TOD"sv, "E8601TM"sv, "B8601TM"sv, "TIMEAMPM"sv};
    return isOneOf(name, dates)     ? MomentFormat::Days1960
           : isOneOf(name, moments) ? MomentFormat::Seconds1960
           : isOneOf(name, times)   ? MomentFormat::SecondsOfDay
                                    : MomentFormat::None;
}

// "2024-Q1": counted from the first of 1960, so many to a year.
std::optional<std::string> partOfYear(double value, int perYear, const char* mark)
{
    constexpr double farthest = 100'000.0;
    const double whole = std::floor(value);
    if (!(std::abs(whole) < farthest))
        return std::nullopt;
    const auto count = static_cast<int>(whole);
    const int year = 1960 + (count >= 0 ? count / perYear : -((perYear - 1 - count) / perYear));
    const int part = count - (year - 1960) * perYear + 1;
    char text[48];
    std::snprintf(text, sizeof text, perYear > 9 ? "%04d-%s%02d" : "%04d-%s%d", year, mark, part);
    return text;
}

} // namespace

MomentFormat momentFormatOf(FileKind kind, std::string_view format)
{
    switch (kind) {
    case FileKind::Spss:
        return spssFormat(formatName(format));
    case FileKind::Stata:
        return stataFormat(format);
    case FileKind::Sas:
    case FileKind::SasTransport:
        return sasFormat(formatName(format));
    case FileKind::Text:
    case FileKind::Xlsx:
    case FileKind::Ods:
        break;
    }
    return MomentFormat::None;
}

std::optional<std::string> momentText(MomentFormat format, double value)
{
    constexpr double to1960 = static_cast<double>(kDaysTo1960) * kSecondsPerDay;
    constexpr double to1582 = static_cast<double>(kDaysTo1582) * kSecondsPerDay;
    switch (format) {
    case MomentFormat::None:
        break;
    case MomentFormat::Days1960:
        return isoDate(value + static_cast<double>(kDaysTo1960));
    case MomentFormat::Seconds1960:
        return isoDateTime(value + to1960);
    case MomentFormat::Milliseconds1960:
        return isoDateTime(value / 1000.0 + to1960);
    case MomentFormat::Seconds1582:
        return isoDateTime(value + to1582);
    case MomentFormat::SecondsOfDay:
        return isoTime(value);
    case MomentFormat::Weeks1960:
        return partOfYear(value, 52, "W");
    case MomentFormat::Months1960:
        return partOfYear(value, 12, "");
    case MomentFormat::Quarters1960:
        return partOfYear(value, 4, "Q");
    case MomentFormat::HalfYears1960:
        return partOfYear(value, 2, "H");
    }
    return std::nullopt;
}

} // namespace core::formats
