// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core::csv {

// One field of a record (RFC 4180). A quote opens a quoted field only at the field's start; elsewhere it is a character
// like any other. Where something follows the closing quote the field is taken as it stands, quotes included, so that
// "12"3 can never become 123.
struct Field {
    std::string_view text;     // without quotes, doubled quotes undone; an unquoted field without blanks around it
    const char* end = nullptr; // the delimiter, line end or end of text behind the field
    bool closed = true;        // false: the text ends inside a quoted field
};

// `scratch` holds the text where doubled quotes had to be undone.
Field readField(const char* begin, const char* end, char delimiter, std::string& scratch);

// Where the field ends, without looking at its text.
const char* fieldEnd(const char* begin, const char* end, char delimiter);

inline bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

// Start of the next record that is not an empty line, or `end`.
inline const char* skipLineEnds(const char* p, const char* end)
{
    while (p != end && isLineEnd(*p))
        ++p;
    return p;
}

// Behind the last record of the block that is known to be complete; its start where there is none.
const char* lastRecordEnd(const char* begin, const char* end, char delimiter);

} // namespace core::csv
