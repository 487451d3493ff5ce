// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/outcome_rule.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {
namespace {

using Comparison = std::pair<std::string_view, OutcomeRule::Kind>;

// The longer ones first: "<=" begins as "<" does.
constexpr std::array<Comparison, 6> kComparisons{{{"<=", OutcomeRule::Kind::AtMost},
                                                  {"≤", OutcomeRule::Kind::AtMost},
                                                  {">=", OutcomeRule::Kind::AtLeast},
                                                  {"≥", OutcomeRule::Kind::AtLeast},
                                                  {"<", OutcomeRule::Kind::Below},
                                                  {">", OutcomeRule::Kind::Above}}};

std::string_view withoutSpaces(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

template <typename Number>
std::optional<Number> wholeTextAsNumber(std::string_view text)
{
    Number value{};
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || parsed.ec != std::errc() || parsed.ptr != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::string numberAsText(double number)
{
    std::array<char, 32> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), number);
    return {text.data(), written.ptr};
}

bool holds(OutcomeRule::Kind kind, double value, double limit)
{
    switch (kind) {
    case OutcomeRule::Kind::Below:
        return value < limit;
    case OutcomeRule::Kind::AtMost:
        return value <= limit;
    case OutcomeRule::Kind::Above:
        return value > limit;
    case OutcomeRule::Kind::AtLeast:
        return value >= limit;
    default:
        return false;
    }
}

} // namespace

std::string ruleText(const OutcomeRule& rule)
{
    if (rule.kind == OutcomeRule::Kind::Recorded)
        return "recorded";
    for (const auto& [sign, kind] : kComparisons)
        if (kind == rule.kind && sign.front() >= '<' && sign.front() <= '>')
            return std::string(sign) + numberAsText(rule.limit);
    std::string text;
    for (const std::string& value : rule.values)
        text += (text.empty() ? "" : ",") + value;
    return text;
}

std::optional<std::pair<std::string, OutcomeRule>> comparisonIn(std::string_view text)
{
    for (const auto& [sign, kind] : kComparisons) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos)
            continue;
        const std::string_view column = withoutSpaces(text.substr(0, at));
        const auto limit = wholeTextAsNumber<double>(withoutSpaces(text.substr(at + sign.size())));
        if (column.empty() || !limit || !std::isfinite(*limit))
            return std::nullopt;
        return std::pair(std::string(column), OutcomeRule::compared(kind, *limit));
    }
    return std::nullopt;
}

OutcomeReader::OutcomeReader(const Column& column, const OutcomeRule& rule) : m_column(column), m_rule(rule)
{
    if (rule.isCutOff())
        // Two small whole numbers are levels, whose texts are numbers.
        m_readable = std::ranges::all_of(
            column.levels, [](const std::string& level) { return wholeTextAsNumber<double>(level).has_value(); });
    for (const std::string& text : rule.values) {
        const std::optional<float> value = valueShownAs(column, text);
        if (value)
            m_cases.push_back(*value);
        else if (!m_unknown)
            m_unknown = text;
    }
}

bool OutcomeReader::isCase(float value) const
{
    if (!m_rule.isCutOff())
        return std::ranges::find(m_cases, value) != m_cases.end();
    if (m_column.kind == ColumnKind::Numeric)
        return holds(m_rule.kind, static_cast<double>(value), m_rule.limit);
    const auto number = wholeTextAsNumber<double>(m_column.levels[static_cast<std::size_t>(value)]);
    return number && holds(m_rule.kind, *number, m_rule.limit);
}

std::optional<Disease> OutcomeReader::of(std::size_t row) const
{
    const float value = m_column.values[row];
    const bool known = !std::isnan(value);
    if (m_rule.kind == OutcomeRule::Kind::Recorded)
        return known ? Disease::Present : Disease::Absent;
    if (!known)
        return std::nullopt;
    return isCase(value) ? Disease::Present : Disease::Absent;
}

std::optional<float> valueShownAs(const Column& column, std::string_view text)
{
    if (column.kind == ColumnKind::Numeric)
        return wholeTextAsNumber<float>(text);
    const auto level = std::find(column.levels.begin(), column.levels.end(), text);
    if (level == column.levels.end())
        return std::nullopt;
    return static_cast<float>(level - column.levels.begin());
}

} // namespace core
