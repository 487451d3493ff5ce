// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// What the cells of an imported column are, decided on the whole column:
// - Numeric where more than half of the recorded cells are meant as numbers; the others are kept as codes ("<3",
//   "hemolyzed"), and the task says how each is read. What a laboratory writes instead of a result is no text here.
//   A float keeps 7 digits, which is more than any laboratory reports. Whole numbers that it cannot hold exactly
//   (record numbers such as 1234567890) would lose digits: such a column is read as texts.
// - Binary where there are two texts, or two whole numbers from -9 to 9. Numbers are ordered by value and their texts
//   are the shortest ("0", "1" for 0.0 and 1.0, so that "1" names the outcome); pairs such as no/yes, false/true,
//   negative/positive have the affirmative one as level 1; all other texts are in alphabetical order.
// - Category where at most 20 texts recur, in alphabetical order; Text otherwise, in order of appearance.
enum class ColumnKind : std::uint8_t {
    Numeric,  // values are the numbers themselves
    Binary,   // two levels; values are 0 and 1 (yes/no, male/female, two texts)
    Category, // few levels; values are level numbers from 0
    Text,     // many levels (names, identifiers, dates, free text); values are level numbers from 0
};

// A cell of a numeric column that holds no number. Its value is NaN until somebody says what the code means.
struct CodedCell {
    std::uint32_t row = 0;
    std::uint32_t code = 0; // position in Column::codes
    bool operator==(const CodedCell&) const = default;
};

// One column as it was imported. Every kind keeps its cells in `values`; NaN is "not recorded".
struct Column {
    std::string name;
    ColumnKind kind = ColumnKind::Numeric;
    std::vector<float> values;
    std::vector<std::string> levels;     // texts behind the level numbers; empty for Numeric
    std::vector<std::string> codes = {}; // different texts of coded cells, in order of appearance; numbers in them
                                         // have a decimal point: "<0.5"
    std::vector<CodedCell> coded = {};   // in order of rows; Numeric only

    bool operator==(const Column&) const = delete; // NaN ≠ NaN: compare fingerprints instead
};

// An import, as read: columns of equal length. Immutable once shared; edits are steps listed in the task.
class Table {
public:
    Table() = default;
    Table(std::string sourceName, std::vector<Column> columns);

    const std::string& sourceName() const { return m_sourceName; } // file name without folder, or cohort name
    std::size_t rowCount() const { return m_columns.empty() ? 0 : m_columns.front().values.size(); }
    std::size_t columnCount() const { return m_columns.size(); }
    const std::vector<Column>& columns() const { return m_columns; }
    const Column* find(std::string_view name) const; // nullptr where there is none
    std::optional<std::size_t> indexOf(std::string_view name) const;

    // Over names, kinds, levels and values; computed on demand.
    Fingerprint fingerprint() const;

private:
    std::string m_sourceName;
    std::vector<Column> m_columns;
};

using TablePtr = std::shared_ptr<const Table>;

// The text a cell shows: the number with a decimal point in the shortest form that reads back the same, the level's
// text, the code, or nothing where the value is not recorded.
std::string cellText(const Column& column, std::size_t row);

} // namespace core
