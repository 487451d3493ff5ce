// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

// What a file with a table is, by its content; its name takes no part in it.
enum class FileKind : std::uint8_t { Text, Xlsx, Ods, Spss, Stata, Sas, SasTransport };

inline bool isWorkbook(FileKind kind)
{
    return kind == FileKind::Xlsx || kind == FileKind::Ods;
}

inline bool isStatistics(FileKind kind)
{
    return kind != FileKind::Text && !isWorkbook(kind);
}

} // namespace core
