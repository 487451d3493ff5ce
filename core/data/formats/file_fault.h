// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core {

// Why a file that can be opened is not read as a table.
enum class FileFault : std::uint8_t {
    Damaged,          // detail: where, in the words of the library
    FormatNotRead,    // detail: "xls", "xlsb", "zip", "pdf", "parquet", "rdata", "por", "numbers" or "password"
    UnpacksTooLarge,  // little that becomes more than anybody typed
    SheetUnknown,     // detail: the name wanted, then those there are, each on its own line
    HeaderRowUnknown, // detail: the row of the sheet that was to hold the names
};

struct FoundFault {
    FileFault fault = FileFault::Damaged;
    std::string detail;

    bool operator==(const FoundFault&) const = default;
};

// As an error it is FileNotReadable, with the fault's word in front of the detail.
Error faultyFile(FileFault fault, const std::string& file, const std::string& detail = {});
std::optional<FoundFault> faultOf(const Error& error); // nothing for other errors

} // namespace core
