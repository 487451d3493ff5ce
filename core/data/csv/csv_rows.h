// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/data/csv/csv_column.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::csv {

// Header and rows of a text in one dialect, block by block.
class RowReader {
public:
    RowReader(std::string sourceName, const CsvDialect& dialect, const ColumnOptions& options);

    // Takes the header off the first block and returns the rest of it.
    std::string_view readHeader(std::string_view records);
    void skipHeader(std::string_view records); // the same when reading again; reads the rest
    void readRows(std::string_view records);   // whole records
    // Something in the text makes all that follows meaningless: a quote that is never closed.
    bool isLost() const { return m_lost; }
    void loseTrack(); // a record did not end within any sensible length

    // The same for files whose cells are not text: names, then for each row one cell of each column and endRow().
    void setColumns(const std::vector<std::string>& names);
    void endRow() { ++m_rows; }
    void addProblem(Error error);

    std::size_t rows() const { return m_rows; }
    std::vector<ColumnReader>& columns() { return m_columns; }

    // Prepares reading the rows again for the columns that turned out to be text; false: no need.
    bool restartForTexts();

    struct Outcome {
        std::vector<Column> columns;
        ProblemList problems;
        std::vector<std::pair<ImportNotice, std::string>> notices;
        ForeignCells notUtf8;
    };
    enum class Useless : std::uint8_t { Drop, Keep }; // constant and empty columns
    Outcome finish(Useless useless = Useless::Drop);

private:
    const char* readRow(const char* p, const char* end);
    void completeRagged(std::size_t found);
    void checkQuotes();
    void checkNames();

    std::string m_sourceName;
    CsvDialect m_dialect;
    ColumnOptions m_options;
    ColumnReader::Texts m_codes; // of the options, folded
    std::vector<ColumnReader> m_columns;
    std::size_t m_rows = 0;
    bool m_lost = false;
    bool m_repeating = false;      // the rows are read a second time
    std::vector<Error> m_problems; // of header and rows; the first ones
    std::size_t m_problemCount = 0;
    ForeignCells m_notUtf8; // of the header
};

// The columns and problems found, as a preview tells them.
void describeColumns(RowReader::Outcome outcome, CsvPreview& preview);

} // namespace core::csv
