// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hidden_marks.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace core {
namespace {

// How many bytes the mark has that `text` begins with, 0 where it begins with none.
std::size_t markLength(std::string_view text)
{
    const auto byte = [&](std::size_t place) {
        return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
    };
    if (byte(0) == 0xC2)
        return byte(1) == 0xAD ? 2 : 0; // U+00AD
    if (byte(0) == 0xEF)
        return byte(1) == 0xBB && byte(2) == 0xBF ? 3 : 0; // U+FEFF
    if (byte(0) != 0xE2)
        return 0;
    const bool override = byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE;  // U+202A to U+202E
    const bool space = byte(1) == 0x80 && byte(2) == 0x8B;                        // U+200B
    const bool invisible = byte(1) == 0x81 && byte(2) >= 0xA0 && byte(2) <= 0xAF; // U+2060 to U+206F
    return override || space || invisible ? 3 : 0;
}

bool hasMarks(std::string_view text)
{
    for (std::size_t place = text.find_first_of("\xC2\xE2\xEF"); place != std::string_view::npos;
         place = text.find_first_of("\xC2\xE2\xEF", place + 1))
        if (markLength(text.substr(place)) > 0)
            return true;
    return false;
}

} // namespace

std::string withoutHiddenMarks(const std::string& text)
{
    if (!hasMarks(text))
        return text;
    std::string shown;
    for (std::size_t place = 0; place < text.size();) {
        const std::size_t length = markLength(std::string_view(text).substr(place));
        if (length == 0)
            shown += text[place];
        place += length > 0 ? length : 1;
    }
    return shown.empty() ? text : shown;
}

void dropHiddenMarks(std::vector<std::string>& names)
{
    if (std::ranges::none_of(names, hasMarks))
        return;
    std::unordered_set<std::string> taken(names.begin(), names.end());
    for (std::string& name : names)
        if (std::string shown = withoutHiddenMarks(name); shown != name && taken.insert(shown).second)
            name = std::move(shown);
}

} // namespace core
