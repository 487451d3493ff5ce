// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/csv/csv_import.h"

#include <cstdint>
#include <stop_token>

namespace core {

// What comes in packed or piece by piece is held whole; a table of 4 GiB of text is more than a ward can collect.
inline constexpr std::uint64_t kLargestUnpacked = std::uint64_t{4} << 30;

// A source that is packed with gzip, unpacked and without ".gz" in its name; any other as it is. Stopped on request it
// returns what it has.
Result<CsvSource> unpacked(CsvSource source, const std::stop_token& stop = {});

// Everything that can be read from the standard input.
Result<CsvSource> readStandardInput(const std::stop_token& stop = {});

} // namespace core
