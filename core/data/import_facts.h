// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
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

// Cells of a text file in UTF-8 that are none, and were read as Latin-1.
struct ForeignCells {
    std::size_t cells = 0;
    std::vector<std::uint64_t> rows = {}; // the first of them, from 1; 0: the header
    static constexpr std::size_t kMostRows = 5;

    void add(std::uint64_t row);
    void add(const ForeignCells& others);
    bool operator==(const ForeignCells&) const = default;
};

// What a file says about its table beside the cells, and which of its parts was read.
struct ImportFacts {
    std::string sheet = {};                    // of a workbook
    std::uint64_t headerRow = 0;               // of the sheet, from 1
    std::vector<std::string> otherSheets = {}; // with tables too
    std::size_t formulasWithoutValue = 0;      // never calculated by the program that wrote them: not recorded
    std::vector<ColumnFacts> columns = {};     // only those with something to say
    ForeignCells notUtf8 = {};

    std::string_view wordsFor(std::string_view column) const; // the file's own label; empty: none
    bool operator==(const ImportFacts&) const = default;
};

} // namespace core
