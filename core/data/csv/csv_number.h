// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_dialect.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::csv {

// A number as written: [+-]digits[.digits][e[+-]digits].
struct NumberScan {
    const char* end = nullptr; // where the number ends; nullptr: there is no number here
    float value = 0.0F;
    bool whole = false;   // written without decimal mark and exponent
    bool rounded = false; // a whole number that a float cannot hold exactly
};

// The same without a shortcut, for any number of digits and any exponent. Correctly rounded; what is too small becomes
// 0, what is too large for a float is not a number.
NumberScan scanLongNumber(const char* text, char decimalMark);

inline constexpr std::array<double, 20> kPowersOfTen{1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,
                                                     1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19};

inline bool isDigit(char c)
{
    return static_cast<unsigned char>(c - '0') <= 9;
}

// Reads the number at `text`, correctly rounded. Some character that cannot be part of a number must follow it.
inline NumberScan scanNumber(const char* text, char decimalMark)
{
    const char* p = text;
    const bool negative = *p == '-';
    if (negative || *p == '+')
        ++p;
    const char* const digits = p;
    std::uint64_t mantissa = 0;
    for (; isDigit(*p); ++p)
        mantissa = mantissa * 10 + static_cast<std::uint64_t>(*p - '0');
    std::ptrdiff_t count = p - digits;
    std::ptrdiff_t decimals = 0;
    const bool marked = *p == decimalMark;
    if (marked) {
        const char* const fraction = ++p;
        for (; isDigit(*p); ++p)
            mantissa = mantissa * 10 + static_cast<std::uint64_t>(*p - '0');
        decimals = p - fraction;
        count += decimals;
    }
    if (count == 0)
        return {};
    constexpr std::uint64_t exactInDouble = std::uint64_t{1} << 53;
    if (count > 19 || mantissa > exactInDouble || (*p | 0x20) == 'e') [[unlikely]]
        return scanLongNumber(text, decimalMark);
    // Both operands are exact, so the quotient is the correctly rounded double. Rounding that once more to a float goes
    // wrong only if it lies exactly between two floats.
    const double magnitude = static_cast<double>(mantissa) / kPowersOfTen[static_cast<std::size_t>(decimals)];
    constexpr std::uint64_t droppedBits = 0x1fffffff;
    if (decimals != 0 && (std::bit_cast<std::uint64_t>(magnitude) & droppedBits) == 0x10000000) [[unlikely]]
        return scanLongNumber(text, decimalMark);
    const auto value = static_cast<float>(magnitude);
    return {.end = p,
            .value = negative ? -value : value,
            .whole = !marked,
            .rounded = !marked && static_cast<double>(value) != magnitude};
}

// What a cell's text is, as the dialect reads it.
enum class TokenKind : std::uint8_t {
    Number,
    OtherNumber, // not as this dialect writes it, but a number with other marks: "1,5" where the point is the mark
    Text,
    // Told apart by whoever knows codes, not by readToken:
    Marked, // a number with something around it: "<3", "5.4 mg/dL"
    Code,   // what a laboratory writes instead of a result: "hemolyzed"
};

struct Token {
    TokenKind kind = TokenKind::Text;
    float value = 0.0F;
    bool whole = false;
    bool rounded = false;
};

// `text` is trimmed and need not be followed by anything.
Token readToken(std::string_view text, DecimalMark decimal, GroupMark grouping);

// What the marks in a number say about who wrote it.
enum class MarkEvidence : std::uint8_t {
    None,      // no such mark, or not a number
    Decimal,   // "12,5", "0,900", "1234,567": cannot be thousands
    Ambiguous, // "1,234"
    Grouping,  // "1,234,567", "1,234.5": cannot be a decimal mark
};
MarkEvidence evidenceOf(char mark, std::string_view trimmedText);

// The blank or apostrophe that would make "150 000" a number; nothing where the text is one anyway, or none at all.
std::optional<GroupMark> thousandsMarkIn(std::string_view text);

} // namespace core::csv
