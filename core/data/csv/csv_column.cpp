// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_column.h"

#include "core/data/codes/code_text.h"
#include "core/data/csv/csv_text.h"
#include "core/data/task/value_meanings.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <utility>

namespace core::csv {
namespace {

constexpr float kNotRecorded = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kMostLevels = std::size_t{1} << 24; // whole numbers a float holds exactly
constexpr std::size_t kFewLevels = 20;
constexpr std::size_t kMostCodes = 100'000; // different texts among numbers; with more the file is not what it seems

bool isSmallWhole(float number)
{
    return std::abs(number) <= 9.0F && number == std::trunc(number);
}

std::string shortestText(float number)
{
    Column column;
    column.values.push_back(number == 0.0F ? 0.0F : number); // no "-0"
    return cellText(column, 0);
}

// The shortest text that reads back the same; whole numbers without an exponent, so that 1e+05 is 100000.
char* numberText(double value, char decimalMark, std::array<char, 32>& text)
{
    constexpr double allDigitsCount = 1e15;
    char* const begin = text.data();
    char* const limit = begin + text.size();
    if (value == 0.0)
        value = 0.0; // no "-0"
    if (value == std::trunc(value) && std::abs(value) < allDigitsCount)
        return std::to_chars(begin, limit, static_cast<std::int64_t>(value)).ptr;
    char* const end = std::to_chars(begin, limit, value).ptr;
    std::replace(begin, end, '.', decimalMark);
    return end;
}

ColumnKind kindOfTexts(std::size_t levels, std::size_t recorded)
{
    if (levels == 2)
        return ColumnKind::Binary;
    const bool recur = levels <= std::max<std::size_t>(3, recorded / 2);
    return levels <= kFewLevels && recur ? ColumnKind::Category : ColumnKind::Text;
}

} // namespace

std::string codeText(double number)
{
    std::array<char, 32> text{};
    return {text.data(), numberText(number, '.', text)};
}

ColumnReader::ColumnReader(std::string name, const CsvDialect& dialect, bool asText, Texts codes)
    : m_name(std::move(name)),
      m_dialect(dialect),
      m_delimiter(dialect.delimiter),
      m_decimalMark(dialect.decimal == DecimalMark::Comma ? ',' : '.'),
      m_asText(asText),
      m_knownCodes(std::move(codes))
{
    m_digitLevel.fill(-1);
}

void ColumnReader::addMissing()
{
    m_values.push_back(kNotRecorded);
    ++m_missing;
}

const char* ColumnReader::readOther(const char* p, const char* end)
{
    if (m_mode == Mode::Paused)
        return fieldEnd(p, end, m_delimiter);
    if (isCellEnd(*p)) {
        addMissing();
        return p;
    }
    // Columns of 0 and 1 are common enough for a shortcut.
    if (m_mode == Mode::Levels && isDigit(*p) && isCellEnd(p[1])) {
        if (const std::int8_t level = m_digitLevel[static_cast<std::size_t>(*p - '0')]; level >= 0) {
            m_values.push_back(level);
            return p + 1;
        }
    }
    const Field field = readField(p, end, m_delimiter, m_scratch);
    m_insideQuotes |= !field.closed;
    addText(field.text);
    return field.end;
}

void ColumnReader::addText(std::string_view text)
{
    if (m_dialect.encoding == TextEncoding::Mixed && !isUtf8(text)) {
        m_notUtf8.add(m_values.size() + 1);
        m_converted = toUtf8(text, m_dialect.encoding);
        text = m_converted; // the same word in both encodings is one level
    }
    const std::string_view bare = trimmed(text);
    if (isMissing(bare))
        return addMissing();
    if (m_mode == Mode::Levels)
        return addLevel(text);
    const Token token = classified(bare);
    count(token);
    countKind(token.kind);
    if (token.kind == TokenKind::Number) {
        m_values.push_back(token.value);
    } else {
        m_values.push_back(kNotRecorded);
        addUnreadable(text, token.kind, m_values.size());
    }
}

void ColumnReader::addCell(std::string_view text)
{
    if (m_mode != Mode::Paused)
        addText(text);
}

void ColumnReader::addNumber(double value)
{
    if (m_mode == Mode::Paused)
        return;
    if (std::isnan(value))
        return addMissing();
    const auto number = static_cast<float>(value);
    const bool whole = value == std::trunc(value);
    if (m_mode == Mode::Numbers && std::isfinite(number)) {
        m_values.push_back(number);
        m_fractions |= !whole;
        m_rounded |= whole && static_cast<double>(number) != value;
        return;
    }
    if (m_mode == Mode::Levels && whole && value >= 0.0 && value <= 9.0) {
        if (const std::int8_t level = m_digitLevel[static_cast<std::size_t>(value)]; level >= 0)
            return m_values.push_back(level);
    }
    std::array<char, 32> text{};
    char* const end = numberText(value, m_decimalMark, text);
    addText({text.data(), static_cast<std::size_t>(end - text.data())});
}

// The text of a code as it is kept: in UTF-8, numbers in it with a decimal point.
std::string ColumnReader::codeText(std::string_view text) const
{
    const std::string utf8 = toUtf8(trimmed(text), m_dialect.encoding);
    const auto marked = readMarkedNumber(utf8, [this](std::string_view digits) -> std::optional<float> {
        const Token number = readToken(digits, m_dialect.decimal, m_dialect.grouping);
        return number.kind == TokenKind::Number ? std::optional(number.value) : std::nullopt;
    });
    return marked ? marked->text() : utf8;
}

Token ColumnReader::classified(std::string_view bare) const
{
    static constexpr std::size_t longestCode = 64;
    Token token = readToken(bare, m_dialect.decimal, m_dialect.grouping);
    if (token.kind != TokenKind::Text || bare.size() > longestCode)
        return token;
    const std::string text = codeText(bare);
    if (meansNotRecorded(text) || (m_knownCodes && m_knownCodes->contains(foldedCode(text))))
        token.kind = TokenKind::Code;
    else if (readMarkedNumber(text))
        token.kind = TokenKind::Marked;
    return token;
}

void ColumnReader::addLevel(std::string_view text)
{
    if (m_tooManyLevels)
        return m_values.push_back(0.0F);
    const auto [level, isNew] = m_levels.place(text);
    m_values.push_back(static_cast<float>(level));
    if (isNew) {
        const Token token = classified(trimmed(text));
        count(token);
        m_facts.push_back({.number = token.value, .kind = token.kind});
        if (text.size() == 1 && isDigit(text[0]))
            m_digitLevel[static_cast<std::size_t>(text[0] - '0')] = level < 128 ? static_cast<std::int8_t>(level) : -1;
        if (m_dialect.encoding == TextEncoding::Utf8 && !isUtf8(text))
            addProblem(ErrorCode::EncodingBroken, text, m_values.size());
        m_tooManyLevels = m_levels.size() > kMostLevels;
    }
    countKind(m_facts[level].kind);
    if (m_levels.size() > m_nextCheck) {
        m_nextCheck *= 8;
        if (isNumeric())
            turnLevelsIntoNumbers();
    }
}

void ColumnReader::count(const Token& token)
{
    if (token.kind == TokenKind::Number) {
        m_fractions |= !token.whole;
        m_rounded |= token.rounded;
    }
}

void ColumnReader::countKind(TokenKind kind)
{
    m_otherNumbers += kind == TokenKind::OtherNumber ? 1 : 0;
    m_texts += kind == TokenKind::Text ? 1 : 0;
    m_marked += kind == TokenKind::Marked ? 1 : 0;
    m_codes += kind == TokenKind::Code ? 1 : 0;
}

// A number with other marks is a problem of the whole file; everything else is a code that somebody can explain.
void ColumnReader::addUnreadable(std::string_view text, TokenKind kind, std::size_t row)
{
    if (m_dialect.encoding == TextEncoding::Utf8 && !isUtf8(text))
        addProblem(ErrorCode::EncodingBroken, text, row);
    else if (kind == TokenKind::OtherNumber || m_codeTexts.size() >= kMostCodes)
        addProblem(ErrorCode::ValueNotNumeric, text, row);
    else
        addCode(text, row);
}

void ColumnReader::addCode(std::string_view text, std::size_t row)
{
    const std::uint32_t code = m_codeTexts.place(codeText(text)).level;
    m_coded.push_back({.row = static_cast<std::uint32_t>(row - 1), .code = code});
}

void ColumnReader::addProblem(ErrorCode code, std::string_view text, std::size_t row)
{
    static constexpr std::size_t longestShown = 200;
    ++m_problemCount;
    if (m_problems.size() < ProblemList::kKept)
        m_problems.push_back({.code = code,
                              .subject = m_name,
                              .detail = toUtf8(text.substr(0, longestShown), m_dialect.encoding),
                              .row = row,
                              .expected = {},
                              .found = {}});
}

bool ColumnReader::isNumeric() const
{
    if (m_asText || m_expectsLabels || (m_rounded && !m_fractions))
        return false;
    const std::size_t numbers = recorded() - m_texts - m_marked - m_codes;
    if (numbers > 0)
        return numbers + m_marked > m_texts;
    // "<50" and ">=50" are two levels of a category; with a different number in every other cell they are numbers.
    return m_marked > m_texts &&
           (m_mode == Mode::Numbers || kindOfTexts(m_levels.size(), recorded()) == ColumnKind::Text);
}

void ColumnReader::turnLevelsIntoNumbers()
{
    m_problems.clear(); // broken texts are among the cells found again
    m_problemCount = 0;
    for (std::size_t row = 0; row < m_values.size(); ++row) {
        if (std::isnan(m_values[row]))
            continue;
        const auto level = static_cast<std::size_t>(m_values[row]);
        const LevelFacts& facts = m_facts[level];
        m_values[row] = facts.kind == TokenKind::Number ? facts.number : kNotRecorded;
        if (facts.kind != TokenKind::Number)
            addUnreadable(m_levels.texts()[level], facts.kind, row + 1);
    }
    m_levels = {};
    m_facts = {};
    m_mode = Mode::Numbers;
    // Where a comma is both, "1,5" is two fields unless it is quoted.
    m_scansInPlace = m_decimalMark != m_delimiter;
}

void ColumnReader::restartAsText()
{
    ColumnReader fresh(m_name, m_dialect, true, m_knownCodes);
    fresh.m_values = std::move(m_values);
    fresh.m_values.clear();
    *this = std::move(fresh);
}

void ColumnReader::pause()
{
    m_modeBefore = m_mode;
    m_mode = Mode::Paused;
    m_scansInPlace = false;
}

bool ColumnReader::isConstant() const
{
    const auto recordedValue = [](float value) { return !std::isnan(value); };
    const auto first = std::find_if(m_values.begin(), m_values.end(), recordedValue);
    return std::none_of(first, m_values.end(), [&](float value) { return !std::isnan(value) && value != *first; });
}

// True where the numbers are two small whole ones: then `column` has them as its levels.
bool ColumnReader::turnIntoBinaryNumbers(Column& column)
{
    std::vector<float> numbers;
    for (const LevelFacts& facts : m_facts)
        if (std::find(numbers.begin(), numbers.end(), facts.number) == numbers.end())
            numbers.push_back(facts.number);
    if (numbers.size() != 2 || m_texts + m_otherNumbers + m_marked + m_codes > 0 || !isSmallWhole(numbers[0]) ||
        !isSmallWhole(numbers[1]))
        return false;
    std::sort(numbers.begin(), numbers.end());
    column.kind = ColumnKind::Binary;
    column.levels = {shortestText(numbers[0]), shortestText(numbers[1])};
    for (float& value : m_values)
        if (!std::isnan(value))
            value = m_facts[static_cast<std::size_t>(value)].number == numbers[1] ? 1.0F : 0.0F;
    return true;
}

void ColumnReader::orderLevels(Column& column)
{
    const std::vector<std::string>& texts = column.levels;
    std::vector<std::size_t> order(texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return texts[a] < texts[b]; });
    if (order.size() == 2)
        if (const auto meaning = meaningOfPair(texts[order[0]], texts[order[1]]);
            meaning && meaning->firstIsAffirmative)
            std::swap(order[0], order[1]);
    std::vector<float> newLevel(texts.size());
    std::vector<std::string> ordered;
    for (std::size_t i = 0; i < order.size(); ++i) {
        newLevel[order[i]] = static_cast<float>(i);
        ordered.push_back(texts[order[i]]);
    }
    for (float& value : m_values)
        if (!std::isnan(value))
            value = newLevel[static_cast<std::size_t>(value)];
    column.levels = std::move(ordered);
}

void ColumnReader::useLabels(Column& column)
{
    const auto meaning = m_labels.size() == 2 ? meaningOfPair(m_labels[0], m_labels[1]) : std::nullopt;
    if (meaning && meaning->firstIsAffirmative) {
        std::swap(m_labels[0], m_labels[1]);
        for (float& level : m_labelOfLevel)
            level = 1.0F - level;
    }
    for (float& value : m_values)
        if (!std::isnan(value))
            value = m_labelOfLevel[static_cast<std::size_t>(value)];
    column.kind = kindOfTexts(m_labels.size(), recorded());
    column.levels = std::move(m_labels);
}

ColumnOutcome ColumnReader::finish(bool keep)
{
    if (m_mode == Mode::Paused)
        m_mode = m_modeBefore;
    ColumnOutcome outcome;
    outcome.column.name = m_name;
    if (recorded() == 0) {
        if (!keep)
            outcome.dropped = ImportNotice::ColumnEmptyDropped;
    } else if (m_tooManyLevels) {
        outcome.dropped = ImportNotice::ColumnTextsDropped;
    } else if (!m_labels.empty()) {
        useLabels(outcome.column);
    } else if (m_mode == Mode::Numbers || isNumeric()) {
        if (m_mode != Mode::Numbers && !turnIntoBinaryNumbers(outcome.column))
            turnLevelsIntoNumbers();
    } else {
        for (const std::string& text : m_levels.texts())
            outcome.column.levels.push_back(toUtf8(text, m_dialect.encoding));
        outcome.column.kind = kindOfTexts(m_levels.size(), recorded());
        if (outcome.column.kind != ColumnKind::Text)
            orderLevels(outcome.column);
    }
    // In a single row every column is constant; that says something about the file, not about the columns.
    if (!outcome.dropped && recorded() > 0 && m_values.size() > 1 && !keep && m_problemCount == 0 && m_coded.empty() &&
        isConstant())
        outcome.dropped = ImportNotice::ColumnConstantDropped;
    outcome.column.values = std::move(m_values);
    outcome.column.codes = m_codeTexts.takeTexts();
    outcome.column.coded = std::move(m_coded);
    return outcome;
}

} // namespace core::csv
