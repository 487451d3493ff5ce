// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

// What a statistics file says about a column beside its cells.
struct ColumnFacts {
    std::string column = {};
    std::string label = {};           // in words; may be empty
    std::size_t labelledLevels = 0;   // its levels are the labels of codes
    std::size_t userMissing = 0;      // cells with a code that the file declares to be missing
    std::size_t cellsLabelled = 0;    // cells whose code has a label, in a column that has others without
    std::string labelledExample = {}; // such as "99 = refused"

    bool operator==(const ColumnFacts&) const = default;
};

// What a file of another kind than text says about its table, and which of its parts was read.
struct ImportFacts {
    std::string sheet = {};                    // of a workbook
    std::uint64_t headerRow = 0;               // of the sheet, from 1
    std::vector<std::string> otherSheets = {}; // with tables too
    std::size_t formulasWithoutValue = 0;      // never calculated by the program that wrote them: not recorded
    std::vector<ColumnFacts> columns = {};     // only those with something to say

    bool operator==(const ImportFacts&) const = default;
};

} // namespace core
