// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_rows.h"
#include "core/data/formats/workbook/workbook_p.h"

#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace core::formats {

// A row kept until it is known where the table begins.
struct KeptRow {
    struct KeptCell {
        std::uint32_t column = 0;
        bool isNumber = false;
        double number = 0.0;
        std::string text;
    };
    std::uint64_t number = 0;
    std::vector<KeptCell> cells;
};

// Where the names of the columns are.
struct SheetHead {
    std::uint64_t row = 0;                                    // 0: there is none
    std::vector<std::pair<std::uint32_t, std::string>> names; // with their columns, from the left
};

// The first row that is about as wide as the table and holds texts; titles above it are narrower. Of two rows of heads
// the lower one counts: a name that is missing there is taken from above, and one that occurs twice gets the head above
// it in front ("Urine pH"). With `row` given, that row.
SheetHead findHead(const std::vector<KeptRow>& rows, std::uint64_t row);

// Turns the cells of a sheet into the columns of a table.
class SheetTable : public CellSink {
public:
    SheetTable(std::string sourceName, const CsvDialect& dialect, const ColumnOptions& options, std::uint64_t headRow,
               std::size_t mostRows, std::stop_token stop);

    bool row(std::uint64_t number, std::span<const Cell> cells) override;
    bool hasRoomFor(std::uint64_t repeats) override;
    void endOfSheet(); // after each reading
    bool restartForTexts();

    std::uint64_t headRow() const { return m_head.row; }
    bool tooLarge() const { return m_tooLarge; }
    bool reachedLimit() const { return m_reachedLimit; } // there are more rows than were wanted
    std::size_t rows() const { return m_reader.rows(); }
    csv::RowReader::Outcome finish(csv::RowReader::Useless useless);
    std::vector<std::vector<std::string>> takeFirstRows() { return std::move(m_firstRows); }

private:
    void keep(std::uint64_t number, std::span<const Cell> cells);
    void beginTable();
    bool feed(std::span<const Cell> cells);
    void addFirstRow(std::span<const Cell> cells);

    csv::RowReader m_reader;
    std::uint64_t m_wantedHead;
    std::size_t m_mostRows;
    std::stop_token m_stop;
    std::vector<KeptRow> m_kept;
    bool m_began = false;
    bool m_repeating = false;
    bool m_tooLarge = false;
    bool m_reachedLimit = false;
    SheetHead m_head;
    std::vector<std::int32_t> m_positionOf; // of each column of the sheet in the table; -1: it has no name
    std::set<std::uint32_t> m_nameless;     // columns with cells
    std::vector<std::vector<std::string>> m_firstRows;
};

} // namespace core::formats
