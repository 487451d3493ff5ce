// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_dialect.h"

#include <string>
#include <string_view>

namespace core::csv {

// Without blanks, tabs and no-break blanks of UTF-8 at both ends.
std::string_view trimmed(std::string_view text);

// Empty, NA, N/A, NaN, null, ? and . in any case: the value was not recorded.
bool isMissing(std::string_view trimmedText);

// Well-formed UTF-8 without NUL characters.
bool isUtf8(std::string_view bytes);

// Text of a file as UTF-8. Latin-1 is read as its superset Windows-1252; bytes that are no UTF-8 are read the same way:
// where both are mixed, else for display in a message only.
std::string toUtf8(std::string_view bytes, TextEncoding encoding);

// Spreadsheets run a cell that begins with = + - or @, and names come from files of others. Such a text (no number, no
// mere sign) gets an apostrophe in front, which spreadsheets read as "this is text" and readField takes away again.
bool looksLikeFormula(std::string_view text); // also one with apostrophes in front, so that each can be taken away
std::string_view withoutGuard(std::string_view text);

// One field as RFC 4180 writes it: in quotes where it needs them, guarded where it looks like a formula.
void appendField(std::string& line, std::string_view text);

bool equalsIgnoringCase(std::string_view a, std::string_view lowerCase);

} // namespace core::csv
