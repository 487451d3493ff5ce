// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_fields.h"

#include "core/data/csv/csv_text.h"

#include <cstring>

namespace core::csv {
namespace {

bool endsField(char c, char delimiter)
{
    return c == delimiter || isLineEnd(c);
}

const char* unquotedEnd(const char* p, const char* end, char delimiter)
{
    while (p != end && !endsField(*p, delimiter))
        ++p;
    return p;
}

const char* skipBlanks(const char* p, const char* end, char delimiter)
{
    while (p != end && (*p == ' ' || *p == '\t') && *p != delimiter)
        ++p;
    return p;
}

// The closing quote of a quoted field whose text starts at `p`, or nullptr.
const char* closingQuote(const char* p, const char* end, bool& doubled)
{
    while (p != end) {
        p = static_cast<const char*>(std::memchr(p, '"', static_cast<std::size_t>(end - p)));
        if (p == nullptr)
            return nullptr;
        if (p + 1 == end || p[1] != '"')
            return p;
        doubled = true;
        p += 2;
    }
    return nullptr;
}

std::string_view viewOf(const char* begin, const char* end)
{
    return {begin, static_cast<std::size_t>(end - begin)};
}

void undoDoubledQuotes(std::string_view text, std::string& scratch)
{
    scratch.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
        scratch.push_back(text[i]);
        if (text[i] == '"')
            ++i;
    }
}

Field fieldAsWritten(const char* begin, const char* end, char delimiter, std::string& scratch)
{
    const char* const start = skipBlanks(begin, end, delimiter);
    if (start == end || *start != '"') {
        const char* const stop = unquotedEnd(start, end, delimiter);
        return {.text = trimmed(viewOf(start, stop)), .end = stop};
    }
    bool doubled = false;
    const char* const close = closingQuote(start + 1, end, doubled);
    if (close == nullptr)
        return {.text = viewOf(start, end), .end = end, .closed = false};
    const char* const behind = skipBlanks(close + 1, end, delimiter);
    if (behind != end && !endsField(*behind, delimiter)) {
        const char* const stop = unquotedEnd(behind, end, delimiter);
        return {.text = trimmed(viewOf(start, stop)), .end = stop};
    }
    const std::string_view inner = viewOf(start + 1, close);
    if (!doubled)
        return {.text = inner, .end = behind};
    undoDoubledQuotes(inner, scratch);
    return {.text = scratch, .end = behind};
}

} // namespace

Field readField(const char* begin, const char* end, char delimiter, std::string& scratch)
{
    Field field = fieldAsWritten(begin, end, delimiter, scratch);
    field.text = withoutGuard(field.text);
    return field;
}

const char* fieldEnd(const char* begin, const char* end, char delimiter)
{
    const char* const start = skipBlanks(begin, end, delimiter);
    if (start == end || *start != '"')
        return unquotedEnd(start, end, delimiter);
    bool doubled = false;
    const char* const close = closingQuote(start + 1, end, doubled);
    return close == nullptr ? end : unquotedEnd(close + 1, end, delimiter);
}

const char* lastRecordEnd(const char* begin, const char* end, char delimiter)
{
    const std::string_view block = viewOf(begin, end);
    if (block.find('"') == std::string_view::npos) {
        const std::size_t line = block.rfind('\n');
        const std::size_t last = line != std::string_view::npos ? line : block.rfind('\r');
        return last == std::string_view::npos ? begin : begin + last + 1;
    }
    const char* complete = begin;
    for (const char* p = begin; p != end;) {
        p = fieldEnd(p, end, delimiter);
        if (p == end)
            break;
        if (isLineEnd(*p++))
            complete = p;
    }
    return complete;
}

} // namespace core::csv
