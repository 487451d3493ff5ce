// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_number.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace core::csv {
namespace {

char markOf(DecimalMark decimal)
{
    return decimal == DecimalMark::Comma ? ',' : '.';
}

// Length of the group mark at the start of `text`, 0 if there is none. Blanks include the no-break ones in both
// encodings.
std::size_t groupMarkLength(std::string_view text, GroupMark grouping)
{
    switch (grouping) {
    case GroupMark::None:
        return 0;
    case GroupMark::Comma:
        return text.starts_with(',') ? 1 : 0;
    case GroupMark::Point:
        return text.starts_with('.') ? 1 : 0;
    case GroupMark::Apostrophe:
        return text.starts_with('\'') ? 1 : text.starts_with("\xe2\x80\x99") ? 3 : 0;
    case GroupMark::Space:
        if (text.starts_with(' ') || text.starts_with('\xa0'))
            return 1;
        return text.starts_with("\xc2\xa0") ? 2 : text.starts_with("\xe2\x80\xaf") ? 3 : 0;
    }
    return 0;
}

// "1,234,567.8" → "1234567.8"; empty if the text is not grouped in threes. A first group starting with 0 is refused:
// nobody writes nine hundred as 0,900.
std::string withoutGroups(std::string_view text, GroupMark grouping)
{
    std::string plain;
    if (text.starts_with('-') || text.starts_with('+')) {
        plain.push_back(text.front());
        text.remove_prefix(1);
    }
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits]))
        ++digits;
    if (digits == 0 || digits > 3 || text.front() == '0')
        return {};
    plain.append(text.substr(0, digits));
    text.remove_prefix(digits);
    std::size_t groups = 0;
    for (std::size_t mark = groupMarkLength(text, grouping); mark != 0; mark = groupMarkLength(text, grouping)) {
        text.remove_prefix(mark);
        if (text.size() < 3 || !std::all_of(text.begin(), text.begin() + 3, isDigit))
            return {};
        plain.append(text.substr(0, 3));
        text.remove_prefix(3);
        ++groups;
    }
    if (groups == 0 || (!text.empty() && isDigit(text.front())))
        return {};
    plain.append(text);
    return plain;
}

Token plainNumber(std::string_view text, char decimalMark)
{
    // Copied so that something that ends a number follows; a cell that is a number is short.
    const std::string bounded(text);
    const NumberScan scan = scanNumber(bounded.c_str(), decimalMark);
    if (scan.end == nullptr || scan.end != bounded.c_str() + bounded.size())
        return {};
    return {.kind = TokenKind::Number, .value = scan.value, .whole = scan.whole, .rounded = scan.rounded};
}

Token numberWith(std::string_view text, char decimalMark, GroupMark grouping)
{
    const Token token = plainNumber(text, decimalMark);
    if (token.kind == TokenKind::Number || grouping == GroupMark::None)
        return token;
    const std::string plain = withoutGroups(text, grouping);
    return plain.empty() ? Token{} : plainNumber(plain, decimalMark);
}

// Cheap: most texts are not numbers by any reading.
bool couldBeNumber(std::string_view text)
{
    const std::size_t sign = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    if (text.size() <= sign)
        return false;
    const char first = text[sign];
    return isDigit(first) || first == '.' || first == ',';
}

// Where the first significant digit stands relative to the decimal mark, exponent included: tells underflow from
// overflow when the value does not fit.
bool isTiny(std::string_view number)
{
    const std::size_t letter = number.find_first_of("eE");
    const std::string_view mantissa = number.substr(0, letter);
    const std::size_t mark = std::min(mantissa.find('.'), mantissa.size());
    const std::size_t first = mantissa.find_first_of("123456789");
    if (first == std::string_view::npos)
        return true;
    long magnitude = static_cast<long>(mark) - static_cast<long>(first);
    if (letter != std::string_view::npos) {
        std::string_view exponent = number.substr(letter + 1);
        const bool negative = exponent.starts_with('-');
        exponent.remove_prefix(negative || exponent.starts_with('+') ? 1 : 0);
        long power = 1'000'000; // stays so where the exponent itself does not fit
        std::from_chars(exponent.data(), exponent.data() + exponent.size(), power);
        magnitude += negative ? -power : power;
    }
    return magnitude < 0;
}

} // namespace

NumberScan scanLongNumber(const char* text, char decimalMark)
{
    const char* p = text;
    const bool negative = *p == '-';
    if (negative || *p == '+')
        ++p;
    std::string number;
    bool whole = true;
    for (; isDigit(*p) || (whole && *p == decimalMark); ++p) {
        whole = whole && *p != decimalMark;
        number.push_back(isDigit(*p) ? *p : '.');
    }
    if (std::none_of(number.begin(), number.end(), isDigit))
        return {};
    if ((*p | 0x20) == 'e') {
        const char* exponent = p + 1;
        if (*exponent == '-' || *exponent == '+')
            ++exponent;
        if (!isDigit(*exponent))
            return {};
        while (isDigit(*exponent))
            ++exponent;
        number.append(p, exponent);
        p = exponent;
        whole = false;
    }
    float value = 0.0F;
    const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
    if (read.ec == std::errc::result_out_of_range) {
        if (!isTiny(number))
            return {};
        value = 0.0F;
    }
    double exact = 0.0;
    std::from_chars(number.data(), number.data() + number.size(), exact);
    const bool rounded = whole && (number.size() > 15 || static_cast<double>(value) != exact);
    return {.end = p, .value = negative ? -value : value, .whole = whole, .rounded = rounded};
}

Token readToken(std::string_view text, DecimalMark decimal, GroupMark grouping)
{
    static constexpr std::string_view minusSign = "\xe2\x88\x92"; // U+2212, as word processors write it
    if (text.starts_with(minusSign) && text.size() > minusSign.size() && isDigit(text[minusSign.size()]))
        return readToken('-' + std::string(text.substr(minusSign.size())), decimal, grouping);
    if (!couldBeNumber(text))
        return {};
    const Token token = numberWith(text, markOf(decimal), grouping);
    if (token.kind == TokenKind::Number)
        return token;
    using Reading = std::pair<char, GroupMark>;
    for (const auto& [mark, groups] :
         {Reading{'.', GroupMark::Comma}, Reading{'.', GroupMark::Space}, Reading{'.', GroupMark::Apostrophe},
          Reading{',', GroupMark::Point}, Reading{',', GroupMark::Space}, Reading{',', GroupMark::Apostrophe}})
        if (numberWith(text, mark, groups).kind == TokenKind::Number)
            return {.kind = TokenKind::OtherNumber};
    return {};
}

MarkEvidence evidenceOf(char mark, std::string_view text)
{
    if (!couldBeNumber(text) || text.find(mark) == std::string_view::npos)
        return MarkEvidence::None;
    const GroupMark grouping = mark == ',' ? GroupMark::Comma : GroupMark::Point;
    const char other = mark == ',' ? '.' : ',';
    const std::string plain = withoutGroups(text, grouping);
    const bool asGroups = !plain.empty() && plainNumber(plain, other).kind == TokenKind::Number;
    const GroupMark otherGrouping = mark == ',' ? GroupMark::Point : GroupMark::Comma;
    const bool asDecimal = numberWith(text, mark, otherGrouping).kind == TokenKind::Number;
    if (asGroups)
        return asDecimal ? MarkEvidence::Ambiguous : MarkEvidence::Grouping;
    return asDecimal ? MarkEvidence::Decimal : MarkEvidence::None;
}

std::optional<GroupMark> thousandsMarkIn(std::string_view text)
{
    for (const GroupMark mark : {GroupMark::Space, GroupMark::Apostrophe})
        if (couldBeNumber(text) && (numberWith(text, '.', mark).kind == TokenKind::Number ||
                                    numberWith(text, ',', mark).kind == TokenKind::Number))
            return plainNumber(text, '.').kind == TokenKind::Number || plainNumber(text, ',').kind == TokenKind::Number
                       ? std::nullopt
                       : std::optional(mark);
    return std::nullopt;
}

} // namespace core::csv
