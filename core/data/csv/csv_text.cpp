// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace core::csv {
namespace {

// Windows-1252 from 0x80 to 0x9f; the five bytes it leaves open keep their number.
constexpr std::array<char16_t, 32> kWindows1252{0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                                0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,   0x017d, 0x8f,
                                                0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                                0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

// No-break blanks and a byte order mark that was pasted in.
constexpr std::array<std::string_view, 3> kOtherBlanks{"\xc2\xa0", "\xe2\x80\xaf", "\xef\xbb\xbf"};

std::size_t leadingBlank(std::string_view text)
{
    if (text.empty() || isBlank(text.front()))
        return text.empty() ? 0 : 1;
    for (const std::string_view blank : kOtherBlanks)
        if (text.starts_with(blank))
            return blank.size();
    return 0;
}

std::size_t trailingBlank(std::string_view text)
{
    if (text.empty() || isBlank(text.back()))
        return text.empty() ? 0 : 1;
    for (const std::string_view blank : kOtherBlanks)
        if (text.ends_with(blank))
            return blank.size();
    return 0;
}

unsigned char byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

// Length of the UTF-8 sequence at i by its first byte and the allowed range of its second (RFC 3629); 0: not allowed.
std::size_t sequenceLength(std::string_view bytes, std::size_t i)
{
    const unsigned char lead = byteAt(bytes, i);
    if (lead != 0 && lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : 4;
    if (lead < 0xc2 || lead > 0xf4 || i + length > bytes.size())
        return 0;
    const unsigned char second = byteAt(bytes, i + 1);
    const unsigned char lowest = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    const unsigned char highest = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    if (second < lowest || second > highest)
        return 0;
    for (std::size_t k = 2; k < length; ++k)
        if ((byteAt(bytes, i + k) & 0xc0) != 0x80)
            return 0;
    return length;
}

void appendUtf8(std::string& text, char16_t c)
{
    if (c < 0x80) {
        text.push_back(static_cast<char>(c));
    } else if (c < 0x800) {
        text.push_back(static_cast<char>(0xc0 | (c >> 6)));
        text.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    } else {
        text.push_back(static_cast<char>(0xe0 | (c >> 12)));
        text.push_back(static_cast<char>(0x80 | ((c >> 6) & 0x3f)));
        text.push_back(static_cast<char>(0x80 | (c & 0x3f)));
    }
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    for (std::size_t length = leadingBlank(text); length > 0; length = leadingBlank(text))
        text.remove_prefix(length);
    for (std::size_t length = trailingBlank(text); length > 0; length = trailingBlank(text))
        text.remove_suffix(length);
    return text;
}

bool equalsIgnoringCase(std::string_view a, std::string_view lowerCase)
{
    if (a.size() != lowerCase.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const char c = a[i] >= 'A' && a[i] <= 'Z' ? static_cast<char>(a[i] - 'A' + 'a') : a[i];
        if (c != lowerCase[i])
            return false;
    }
    return true;
}

bool isMissing(std::string_view text)
{
    switch (text.size()) {
    case 0:
        return true;
    case 1:
        return text[0] == '?' || text[0] == '.';
    case 2:
        return equalsIgnoringCase(text, "na");
    case 3:
        return equalsIgnoringCase(text, "nan") || equalsIgnoringCase(text, "n/a");
    case 4:
        return equalsIgnoringCase(text, "null");
    default:
        return false;
    }
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = sequenceLength(bytes, i);
        if (length == 0)
            return false;
        i += length;
    }
    return true;
}

std::string toUtf8(std::string_view bytes, TextEncoding encoding)
{
    if (encoding != TextEncoding::Latin1 && isUtf8(bytes))
        return std::string(bytes);
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        appendUtf8(text, byte >= 0x80 && byte < 0xa0 ? kWindows1252[byte - 0x80U] : byte);
    }
    return text;
}

bool looksLikeFormula(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
    if (text.size() < 2)
        return false;
    if (text.front() != '+' && text.front() != '-')
        return text.front() == '=' || text.front() == '@';
    double number = 0.0;
    const auto read = std::from_chars(text.data() + (text.front() == '+'), text.data() + text.size(), number);
    if (read.ec != std::errc::invalid_argument && read.ptr == text.data() + text.size())
        return false;
    const auto runs = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '(' || c == '|'; };
    return std::any_of(text.begin(), text.end(), runs);
}

std::string_view withoutGuard(std::string_view text)
{
    const bool guarded = text.size() > 2 && text.front() == '\'' && looksLikeFormula(text);
    return guarded ? text.substr(1) : text;
}

void appendField(std::string& line, std::string_view text)
{
    const bool blankAtEnd = trimmed(text).size() != text.size();
    const std::string_view guard = looksLikeFormula(text) ? "'" : "";
    if (!blankAtEnd && text.find_first_of(",\"\r\n") == std::string_view::npos) {
        line += guard;
        line += text;
        return;
    }
    line += '"';
    line += guard;
    for (const char c : text) {
        line += c;
        if (c == '"')
            line += '"';
    }
    line += '"';
}

} // namespace core::csv
