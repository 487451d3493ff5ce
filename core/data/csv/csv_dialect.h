// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

enum class DecimalMark : std::uint8_t { Point, Comma };
enum class GroupMark : std::uint8_t {
    None,
    Comma,
    Point,
    Space,
    Apostrophe
}; // 1,234 as a thousand: only if the user says so
enum class TextEncoding : std::uint8_t {
    Utf8,
    Latin1,
    Mixed, // each cell as UTF-8 where it is that, else as Latin-1: files put together from two sources
};

// How a text file is to be read. The interface language never takes part in this.
struct CsvDialect {
    char delimiter = ',';
    DecimalMark decimal = DecimalMark::Point;
    GroupMark grouping = GroupMark::None;
    TextEncoding encoding = TextEncoding::Utf8;

    bool operator==(const CsvDialect&) const = default;
};

} // namespace core
