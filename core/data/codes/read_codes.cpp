// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_reading.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace core {
namespace {

constexpr float kNoValue = std::numeric_limits<float>::quiet_NaN();

// What becomes of the cells with one text.
struct Reading {
    enum class Fate : std::uint8_t { Stays, NotRecorded, Number };
    Fate fate = Fate::Stays;
    float number = 0.0F;
};

Reading readingOf(const CodeRules& rules, const std::string& column, const std::string& text)
{
    const std::optional<CodeRule> rule = rules.find(column, text);
    if (!rule)
        return {};
    const std::optional<float> number = valueOf(*rule, text);
    if (!number)
        return {.fate = Reading::Fate::NotRecorded};
    return {.fate = Reading::Fate::Number, .number = *number};
}

std::vector<Reading> readingsOf(const CodeRules& rules, const std::string& column,
                                const std::vector<std::string>& texts)
{
    std::vector<Reading> readings;
    readings.reserve(texts.size());
    for (const std::string& text : texts)
        readings.push_back(readingOf(rules, column, text));
    return readings;
}

bool isSmall(float number)
{
    return std::abs(number) <= 9.0F && number == std::trunc(number);
}

std::string numberText(float number)
{
    Column column;
    column.values.push_back(number == 0.0F ? 0.0F : number);
    return cellText(column, 0);
}

// Two small whole numbers are two levels, as in every import.
void turnIntoLevels(Column& column)
{
    std::vector<float> numbers;
    for (const float value : column.values) {
        if (std::isnan(value) || std::find(numbers.begin(), numbers.end(), value) != numbers.end())
            continue;
        numbers.push_back(value);
        if (numbers.size() > 2)
            return;
    }
    if (numbers.size() != 2 || !isSmall(numbers[0]) || !isSmall(numbers[1]) || !column.coded.empty())
        return;
    std::sort(numbers.begin(), numbers.end());
    column.kind = ColumnKind::Binary;
    column.levels = {numberText(numbers[0]), numberText(numbers[1])};
    for (float& value : column.values)
        if (!std::isnan(value))
            value = value == numbers[1] ? 1.0F : 0.0F;
}

// Keeps the codes nobody decided.
void settleCodes(Column& column, const std::vector<Reading>& readings)
{
    std::vector<std::string> codes;
    std::vector<std::uint32_t> place(readings.size());
    for (std::size_t i = 0; i < readings.size(); ++i)
        if (readings[i].fate == Reading::Fate::Stays) {
            place[i] = static_cast<std::uint32_t>(codes.size());
            codes.push_back(column.codes[i]);
        }
    std::vector<CodedCell> coded;
    for (const CodedCell& cell : column.coded) {
        const Reading& reading = readings[cell.code];
        if (reading.fate == Reading::Fate::Stays)
            coded.push_back({cell.row, place[cell.code]});
        else if (reading.fate == Reading::Fate::Number)
            column.values[cell.row] = reading.number;
    }
    column.codes = std::move(codes);
    column.coded = std::move(coded);
}

// Numbers that a rule names, such as -999. Few rules name numbers, so the values are looked up among them.
bool settleNumbers(Column& column, const std::map<float, Reading>& named)
{
    bool changed = false;
    for (float& value : column.values) {
        const auto found = std::isnan(value) ? named.end() : named.find(value);
        if (found == named.end())
            continue;
        value = found->second.fate == Reading::Fate::Number ? found->second.number : kNoValue;
        changed = true;
    }
    return changed;
}

// Texts become numbers, by rule or because they are written as such; others are codes from now on.
void turnIntoNumbers(Column& column, const std::vector<Reading>& readings)
{
    std::vector<Reading> all = readings;
    std::vector<std::uint32_t> code(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string& text = column.levels[i];
        if (all[i].fate != Reading::Fate::Stays)
            continue;
        if (const std::optional<float> number = readPlainNumber(text)) {
            all[i] = {.fate = Reading::Fate::Number, .number = *number};
        } else {
            code[i] = static_cast<std::uint32_t>(column.codes.size());
            column.codes.push_back(text);
        }
    }
    for (std::size_t row = 0; row < column.values.size(); ++row) {
        float& value = column.values[row];
        if (std::isnan(value))
            continue;
        const auto level = static_cast<std::size_t>(value);
        value = all[level].fate == Reading::Fate::Number ? all[level].number : kNoValue;
        if (all[level].fate == Reading::Fate::Stays)
            column.coded.push_back({static_cast<std::uint32_t>(row), code[level]});
    }
    column.kind = ColumnKind::Numeric;
    column.levels.clear();
}

// Levels without those that count as not recorded. They were in alphabetical order, or in that of appearance.
void dropLevels(Column& column, const std::vector<Reading>& readings)
{
    std::vector<std::string> kept;
    std::vector<float> place(readings.size(), kNoValue);
    for (std::size_t i = 0; i < readings.size(); ++i)
        if (readings[i].fate == Reading::Fate::Stays) {
            place[i] = static_cast<float>(kept.size());
            kept.push_back(column.levels[i]);
        }
    for (float& value : column.values)
        if (!std::isnan(value))
            value = place[static_cast<std::size_t>(value)];
    if (kept.size() == 2)
        column.kind = ColumnKind::Binary;
    else if (column.kind == ColumnKind::Binary)
        column.kind = ColumnKind::Category;
    column.levels = std::move(kept);
}

bool onlyNumbersStay(const Column& column, const std::vector<Reading>& readings)
{
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        if (readings[i].fate != Reading::Fate::Stays)
            continue;
        if (!readPlainNumber(column.levels[i]))
            return false;
        ++numbers;
    }
    return numbers > 0;
}

class Reader {
public:
    Reader(const CodeRules& rules, std::span<const CodeRule> all, std::span<const std::string> missing) : m_rules(rules)
    {
        for (const CodeRule& rule : all)
            noteNumber(rule.text);
        for (const std::string& text : missing)
            noteNumber(text);
    }

    // Nothing where no rule concerns the column.
    std::optional<Column> read(const Column& column) const
    {
        return column.kind == ColumnKind::Numeric ? readNumbers(column) : readTexts(column);
    }

private:
    void noteNumber(const std::string& text)
    {
        if (const std::optional<float> number = readPlainNumber(text))
            m_numbers.emplace_back(*number, text);
    }

    std::optional<Column> readNumbers(const Column& column) const
    {
        std::map<float, Reading> named;
        for (const auto& [number, text] : m_numbers)
            if (const Reading reading = readingOf(m_rules, column.name, text); reading.fate != Reading::Fate::Stays)
                named.emplace(number, reading);
        const std::vector<Reading> codes = readingsOf(m_rules, column.name, column.codes);
        const bool decided = std::any_of(codes.begin(), codes.end(),
                                         [](const Reading& one) { return one.fate != Reading::Fate::Stays; });
        if (named.empty() && !decided)
            return std::nullopt;
        Column result = copyOf(column);
        const bool changed = !named.empty() && settleNumbers(result, named);
        if (decided)
            settleCodes(result, codes);
        if (!changed && !decided)
            return std::nullopt;
        turnIntoLevels(result);
        return result;
    }

    std::optional<Column> readTexts(const Column& column) const
    {
        const std::vector<Reading> readings = readingsOf(m_rules, column.name, column.levels);
        const auto has = [&](Reading::Fate fate) {
            return std::any_of(readings.begin(), readings.end(),
                               [fate](const Reading& one) { return one.fate == fate; });
        };
        const bool numbers = has(Reading::Fate::Number);
        if (!numbers && !has(Reading::Fate::NotRecorded))
            return std::nullopt;
        Column result = copyOf(column);
        if (numbers || onlyNumbersStay(column, readings)) {
            turnIntoNumbers(result, readings);
            turnIntoLevels(result);
        } else {
            dropLevels(result, readings);
        }
        return result;
    }

    static Column copyOf(const Column& column)
    {
        return {column.name, column.kind, column.values, column.levels, column.codes, column.coded};
    }

    const CodeRules& m_rules;
    std::vector<std::pair<float, std::string>> m_numbers; // that rules name
};

} // namespace

TablePtr readCodes(const TablePtr& table, std::span<const CodeRule> rules, std::span<const std::string> missing)
{
    const CodeRules lookup(rules, missing);
    if (!lookup.any())
        return table;
    const Reader reader(lookup, rules, missing);
    std::vector<Column> columns;
    bool changed = false;
    for (const Column& column : table->columns()) {
        std::optional<Column> read = reader.read(column);
        changed = changed || read.has_value();
        columns.push_back(
            read ? std::move(*read)
                 : Column{column.name, column.kind, column.values, column.levels, column.codes, column.coded});
    }
    return changed ? std::make_shared<const Table>(table->sourceName(), std::move(columns)) : table;
}

} // namespace core
