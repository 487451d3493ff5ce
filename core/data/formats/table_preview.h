// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_import.h"
#include "core/data/formats/file_kind.h"
#include "core/data/import_facts.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// How a file of any kind is read. What its kind does not have is ignored.
struct ReadingChoice {
    std::optional<CsvDialect> dialect; // text files; cells of workbooks that hold text. Unset: found by itself
    std::string sheet;                 // of a workbook, by name or number from 1; empty: the first with a table
    std::uint64_t headerRow = 0;       // of a workbook's sheet, from 1; 0: found by itself

    bool operator==(const ReadingChoice&) const = default;
};

// What the beginning of a file looks like, read as the choice says.
struct TablePreview {
    FileKind kind = FileKind::Text;
    CsvPreview table;                // columns, first rows, problems; for a text file also dialect and questions
    std::vector<std::string> sheets; // of a workbook, in its order
    ImportFacts facts;               // of the rows looked at
};

// What reading a file of any kind came to.
struct TableOutcome : ImportOutcome {
    ImportFacts facts;
};

namespace formats {

inline constexpr std::size_t kRowsLookedAt = 2000; // for a preview

// How a long reading is watched: asked to stop, and told how much of the file is done.
struct ReadControl {
    std::stop_token stop;
    std::function<void(std::uint64_t done, std::uint64_t total)> at; // may be empty
};

} // namespace formats

} // namespace core
