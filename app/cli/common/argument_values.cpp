// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/argument_values.h"

#include "core/base/fields.h"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace app::cli {
namespace {

using core::nameOf;
using core::Names;
using core::valueNamed;

constexpr Names<char, 4> kDelimiters{{{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}, {"pipe", '|'}}};
constexpr Names<core::DecimalMark, 2> kDecimals{
    {{"point", core::DecimalMark::Point}, {"comma", core::DecimalMark::Comma}}};
constexpr Names<core::GroupMark, 5> kGroupings{{{"none", core::GroupMark::None},
                                                {"comma", core::GroupMark::Comma},
                                                {"point", core::GroupMark::Point},
                                                {"space", core::GroupMark::Space},
                                                {"apostrophe", core::GroupMark::Apostrophe}}};
constexpr Names<core::TextEncoding, 3> kEncodings{{{"utf-8", core::TextEncoding::Utf8},
                                                   {"latin-1", core::TextEncoding::Latin1},
                                                   {"mixed", core::TextEncoding::Mixed}}};
constexpr Names<core::TrainingMethod, 2> kMethods{
    {{"smddpo", core::TrainingMethod::EndToEnd}, {"smddpo-pretrained", core::TrainingMethod::Pretrained}}};

constexpr Names<core::FrontMethod, 5> kFrontMethods{{{"lattice", core::FrontMethod::Lattice},
                                                     {"smddpo", core::FrontMethod::SweepPretrained},
                                                     {"smddpo-pretrained", core::FrontMethod::SweepPretrained},
                                                     {"smddpo-end-to-end", core::FrontMethod::SweepEndToEnd},
                                                     {"exact", core::FrontMethod::Exact}}};
constexpr Names<core::FrontMetric, 2> kFrontMetrics{{{"f1", core::FrontMetric::F1}, {"am", core::FrontMetric::Am}}};
constexpr Names<core::SweepGrid, 2> kGrids{
    {{"adaptive", core::SweepGrid::Adaptive}, {"paper", core::SweepGrid::Paper}}};

template <typename Number>
std::optional<Number> wholeText(const std::string& text)
{
    Number number{};
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size())
        return std::nullopt;
    return number;
}

} // namespace

std::optional<std::size_t> parseCount(const std::string& text)
{
    if (const auto count = wholeText<std::size_t>(text))
        return count;
    const auto number = wholeText<double>(text);
    constexpr double kExact = 9007199254740992.0; // beyond 2^53 a double is no count
    if (!number || !(*number >= 0.0) || *number > kExact || *number != std::floor(*number))
        return std::nullopt;
    return static_cast<std::size_t>(*number);
}

std::optional<core::Seed> parseSeed(const std::string& text)
{
    const auto number = wholeText<std::uint64_t>(text);
    return number ? std::optional(core::Seed{*number}) : std::nullopt;
}

std::optional<double> parseNumber(const std::string& text)
{
    const auto number = wholeText<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<core::RunId> parseRun(const std::string& text)
{
    const auto number = wholeText<std::int64_t>(text);
    return number && *number > 0 ? std::optional(core::RunId{*number}) : std::nullopt;
}

std::optional<core::FrontId> parseFront(const std::string& text)
{
    const auto number = wholeText<std::int64_t>(text);
    return number && *number > 0 ? std::optional(core::FrontId{*number}) : std::nullopt;
}

std::optional<core::BaselineId> parseTable(const std::string& text)
{
    const auto number = wholeText<std::int64_t>(text);
    return number && *number > 0 ? std::optional(core::BaselineId{*number}) : std::nullopt;
}

std::optional<core::Cost> parseMoney(const std::string& text)
{
    const auto amount = parseNumber(text);
    return amount && *amount >= 0.0 ? std::optional(core::Cost(*amount)) : std::nullopt;
}

std::optional<core::CostAim> parseAim(const std::string& text)
{
    return core::costAimNamed(text);
}

std::optional<core::FrontMethod> parseFrontMethod(const std::string& text)
{
    return valueNamed(kFrontMethods, text);
}

std::optional<core::FrontMetric> parseFrontMetric(const std::string& text)
{
    return valueNamed(kFrontMetrics, text);
}

std::optional<core::SweepGrid> parseGrid(const std::string& text)
{
    return valueNamed(kGrids, text);
}

std::optional<core::TrainingMethod> parseMethod(const std::string& text)
{
    return valueNamed(kMethods, text);
}

std::optional<core::UnrecordedPanels> parseUnrecorded(const std::string& text)
{
    return core::unrecordedPanelsNamed(text);
}

std::optional<char> parseDelimiter(const std::string& text)
{
    if (text == "\\t")
        return '\t';
    for (const auto& [name, delimiter] : kDelimiters)
        if (text == name || text == std::string(1, delimiter))
            return delimiter;
    return std::nullopt;
}

std::optional<core::DecimalMark> parseDecimal(const std::string& text)
{
    return valueNamed(kDecimals, text);
}

std::optional<core::GroupMark> parseGrouping(const std::string& text)
{
    return valueNamed(kGroupings, text);
}

std::optional<core::TextEncoding> parseEncoding(const std::string& text)
{
    return valueNamed(kEncodings, text);
}

std::string delimiterName(char delimiter)
{
    return nameOf(kDelimiters, delimiter);
}

std::string decimalName(core::DecimalMark decimal)
{
    return nameOf(kDecimals, decimal);
}

std::string groupingName(core::GroupMark grouping)
{
    return nameOf(kGroupings, grouping);
}

std::string encodingName(core::TextEncoding encoding)
{
    return nameOf(kEncodings, encoding);
}

std::string methodName(core::TrainingMethod method)
{
    return nameOf(kMethods, method);
}

} // namespace app::cli
