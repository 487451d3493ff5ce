// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/file_kind.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::formats {

// What the numbers of a variable count, which only its display format tells.
enum class MomentFormat : std::uint8_t {
    None,
    Days1960,
    Seconds1960,
    Milliseconds1960,
    Seconds1582,
    SecondsOfDay,
    Weeks1960,
    Months1960,
    Quarters1960,
    HalfYears1960,
};

MomentFormat momentFormatOf(FileKind kind, std::string_view format); // "DATETIME20", "%tdD_m_Y", "YYMMDD10."

// "2024-02-29", "2024-02-29T13:05:00", "13:05:00", "2024-02", "2024-Q1", "2024-H1", "2024-W09"; nothing where it is
// outside the calendar.
std::optional<std::string> momentText(MomentFormat format, double value);

} // namespace core::formats
