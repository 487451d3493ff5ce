// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/csv/csv_dialect.h"
#include "core/data/import_facts.h"
#include "core/data/table.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

struct Task;

// Where the text comes from: a file on disk (read in pieces, never held whole) or text that was pasted.
struct CsvSource {
    std::filesystem::path file; // empty: `text` is meant
    std::string text;
    std::string name; // shown to the user; for a file its name without folder

    static CsvSource fromFile(const std::filesystem::path& path);
    static CsvSource fromText(std::string text, std::string name);
};

// What the user is asked because the file does not say it.
struct CsvQuestion {
    enum class About : std::uint8_t {
        DecimalOrThousands, // "1,234": one and a bit, or a thousand?
        Delimiter,          // two delimiters fit equally well
    };
    About about = About::DecimalOrThousands;
    std::string column;
    std::string example;   // the text found; Delimiter: the characters that fit
    std::uint64_t row = 0; // 0: not known, far down in a large file

    bool operator==(const CsvQuestion&) const = default;
};

struct CsvColumnGuess {
    std::string name;
    ColumnKind kind = ColumnKind::Numeric;
    std::vector<std::string> levels; // of the rows looked at, for Binary and Category

    bool operator==(const CsvColumnGuess&) const = default;
};

// What the beginning of the text looks like, read as `dialect` says.
struct CsvPreview {
    CsvDialect dialect;
    std::vector<CsvQuestion> questions; // empty: nothing is ambiguous
    std::vector<CsvColumnGuess> columns;
    std::vector<std::vector<std::string>> firstRows; // converted to UTF-8, at most kPreviewRows
    std::uint64_t bytes = 0;
    std::uint64_t estimatedRows = 0;
    ProblemList problems; // of the rows looked at
    ForeignCells notUtf8; // likewise

    static constexpr std::size_t kPreviewRows = 50;
};

// What the caller knows about columns, by name; a name the file does not have is ignored.
struct ColumnOptions {
    std::vector<std::string> keep;       // stay even if constant or empty: the columns a task names
    std::vector<std::string> asText;     // are texts even where most cells are numbers ("1", "2", "3A")
    std::vector<std::string> codes = {}; // no columns, but texts that stand for something beside numbers: those that a
                                         // task has rules for do not make a column one of texts
};

// Keeps every column the task names, so that an outcome with one value only is reported as such and a task file that
// names a constant test still fits its table.
ColumnOptions optionsOf(const Task& task);

// With a dialect given the preview follows it and asks nothing; without one it is detected. Whether anything is
// ambiguous is looked up in the whole text up to 32 MB, and in pieces spread over it beyond that.
Result<CsvPreview> previewCsv(const CsvSource& source, std::optional<CsvDialect> dialect = std::nullopt,
                              const ColumnOptions& options = {});

enum class ImportNotice : std::uint8_t {
    ColumnConstantDropped, // one recorded value only: nothing to learn from it
    ColumnEmptyDropped,
    ColumnTextsDropped, // more than 16,777,216 different texts: their numbers do not fit in a float
};

struct ImportOutcome {
    RunEnd end = RunEnd::Failed;
    TablePtr table; // set when Finished
    ProblemList problems;
    std::vector<std::pair<ImportNotice, std::string>> notices; // with the column's name
    ForeignCells notUtf8;
};

// Reads the whole source strictly as the dialect says. Fails with all problems listed; a value is never changed to
// make it fit, so "1,5" read with a decimal point is a problem with its row and column, not fifteen. Texts among
// numbers are no problem of the import: they are kept as codes (Column::codes) for the task to explain. Memory beyond
// the table is about 1 MB. Where a column turns out late to be text, the source is read a second time for that column
// alone, and `total` of the progress becomes twice the bytes.
ImportOutcome importCsv(const CsvSource& source, const CsvDialect& dialect, std::stop_token stop,
                        const ProgressSink& progress, const ColumnOptions& options = {});

// Writes a table as RFC 4180 text with a decimal point. Reading an imported table back gives the same fingerprint.
// The file appears whole or not at all: stopped or failed, what was there before is still there and nothing beside it.
// Finished or Cancelled; progress counts rows.
Result<RunEnd> writeCsv(const Table& table, const std::filesystem::path& file, std::stop_token stop = {},
                        const ProgressSink& progress = {});

} // namespace core
