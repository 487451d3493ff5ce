// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_text.h"

#include "core/data/codes/code_rule.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace core {
namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

// Longer spellings first.
constexpr std::array<Spelling, 8> kComparisons{
    {{"<=", "<="}, {"=<", "<="}, {"≤", "<="}, {">=", ">="}, {"=>", ">="}, {"≥", ">="}, {"<", "<"}, {">", ">"}}};

constexpr auto kFlags = std::to_array<std::string_view>(
    {"h", "l", "hh", "ll", "*", "**", "(h)", "(l)", "high", "low", "↑", "↓", "!", "(!)"});

// Units without a "/" that stand behind a number in its cell.
constexpr auto kUnits = std::to_array<std::string_view>(
    {"%",   "g",  "mg",  "ug", "µg",    "μg",   "ng",    "pg",   "kg",   "l",    "dl", "ml", "ul",   "fl",
     "u",   "iu", "ie",  "mu", "mmol",  "umol", "µmol",  "μmol", "nmol", "pmol", "cm", "mm", "mmhg", "kpa",
     "bpm", "s",  "sec", "d",  "years", "yrs",  "jahre", "ans",  "años", "anni", "°c", "°f", "c",    "f"});

bool isAsciiBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && isAsciiBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isAsciiBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

bool isUnit(std::string_view text, bool blankBefore)
{
    const std::string folded = foldedCode(text);
    // "12A" is a name and "12 A" may be one: single letters need a blank, and then they must be units.
    if (folded.size() == 1 && folded != "%" && !blankBefore)
        return false;
    if (std::find(kUnits.begin(), kUnits.end(), folded) != kUnits.end())
        return true;
    const std::size_t slash = folded.find('/');
    const bool startsLikeAUnit = !folded.empty() && (folded[0] < '0' || folded[0] > '9' || folded.starts_with("10"));
    return slash != std::string::npos && slash > 0 && slash + 1 < folded.size() && folded.size() <= 16 &&
           startsLikeAUnit && folded[0] != '/' && folded[0] != '-';
}

bool isFlag(std::string_view text)
{
    return std::find(kFlags.begin(), kFlags.end(), foldedCode(text)) != kFlags.end();
}

bool isDigitChar(char c)
{
    return c >= '0' && c <= '9';
}

// Where the characters that can belong to a number end.
std::size_t numberLength(std::string_view text)
{
    std::size_t i = !text.empty() && (text[0] == '-' || text[0] == '+') ? 1 : 0;
    const std::size_t start = i;
    while (i < text.size() && (isDigitChar(text[i]) || text[i] == '.' || text[i] == ',' || text[i] == '\''))
        ++i;
    while (i > start && !isDigitChar(text[i - 1]))
        --i;
    const bool exponent = i > start && i + 1 < text.size() && (text[i] == 'e' || text[i] == 'E');
    if (exponent) {
        std::size_t j = i + 1;
        j += text[j] == '-' || text[j] == '+' ? 1 : 0;
        const std::size_t digits = j;
        while (j < text.size() && isDigitChar(text[j]))
            ++j;
        i = j > digits ? j : i;
    }
    return i > start ? i : 0;
}

std::string shortest(float number)
{
    char buffer[32];
    return {buffer, std::to_chars(std::begin(buffer), std::end(buffer), number).ptr};
}

std::string around(const MarkedNumber& marked, std::string_view number)
{
    std::string text = marked.before;
    text += number;
    if (!marked.behind.empty())
        text += ' ' + marked.behind;
    return text;
}

} // namespace

std::string MarkedNumber::text() const
{
    return around(*this, shortest(number));
}

std::string MarkedNumber::pattern() const
{
    return around(*this, kAnyNumber);
}

CodeMeaning MarkedNumber::meaning() const
{
    if (!before.empty())
        return before.front() == '<' ? CodeMeaning::BelowLimit : CodeMeaning::AboveLimit;
    return isFlag(behind) ? CodeMeaning::Flagged : CodeMeaning::WithUnit;
}

std::optional<float> readPlainNumber(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    float value = 0.0F;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<MarkedNumber> readMarkedNumber(std::string_view text, const NumberReader& read)
{
    MarkedNumber marked;
    text = withoutBlanks(text);
    for (const auto& [spelling, meant] : kComparisons) {
        if (!text.starts_with(spelling))
            continue;
        marked.before = meant;
        text = withoutBlanks(text.substr(spelling.size()));
        break;
    }
    const std::size_t length = numberLength(text);
    if (length == 0)
        return std::nullopt;
    const std::string_view rest = text.substr(length);
    marked.behind = withoutBlanks(rest);
    if (marked.before.empty() && marked.behind.empty())
        return std::nullopt;
    const bool blankBefore = !rest.empty() && isAsciiBlank(rest.front());
    if (!marked.behind.empty() && !isFlag(marked.behind) && !isUnit(marked.behind, blankBefore))
        return std::nullopt;
    const std::optional<float> number = read(text.substr(0, length));
    if (!number)
        return std::nullopt;
    marked.number = *number;
    return marked;
}

CodeMeaning meaningOfCode(std::string_view text)
{
    if (meansNotRecorded(text))
        return CodeMeaning::NotRecorded;
    const std::optional<MarkedNumber> marked = readMarkedNumber(text);
    return marked ? marked->meaning() : CodeMeaning::Unknown;
}

std::string codeKey(std::string_view text)
{
    const std::optional<MarkedNumber> marked = readMarkedNumber(text);
    return marked ? marked->pattern() : std::string(text);
}

// Latin, Greek and Cyrillic capitals of two bytes; other scripts we know codes of have no capitals.
std::string foldedCode(std::string_view text)
{
    std::string folded;
    bool blank = false;
    const std::string_view bare = withoutBlanks(text);
    for (std::size_t i = 0; i < bare.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bare[i]);
        if (isAsciiBlank(bare[i])) {
            blank = true;
            continue;
        }
        if (std::exchange(blank, false))
            folded += ' ';
        const unsigned char before = folded.empty() ? 0 : static_cast<unsigned char>(folded.back());
        if (byte >= 'A' && byte <= 'Z') {
            folded += static_cast<char>(byte + 32);
        } else if (before == 0xc3 && byte >= 0x80 && byte <= 0x9e && byte != 0x97) {
            folded += static_cast<char>(byte + 0x20);
        } else if (before == 0xd0 && byte >= 0x90 && byte <= 0x9f) {
            folded += static_cast<char>(byte + 0x20);
        } else if (before == 0xd0 && byte >= 0xa0 && byte <= 0xaf) {
            folded.back() = static_cast<char>(0xd1);
            folded += static_cast<char>(byte - 0x20);
        } else {
            folded += bare[i];
        }
    }
    return folded;
}

} // namespace core
