#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/data/csv_dialect.h"
#include "core/data/table.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

// Where the text comes from: a file on disk (mapped, never copied whole) or text that was pasted.
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
    std::string example; // the text found
    std::uint64_t row = 0;

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

    static constexpr std::size_t kPreviewRows = 50;
};

// With a dialect given the preview follows it and asks nothing; without one it is detected.
Result<CsvPreview> previewCsv(const CsvSource& source, std::optional<CsvDialect> dialect = std::nullopt);

enum class ImportNotice : std::uint8_t { ColumnConstantDropped, ColumnEmptyDropped };

struct ImportOutcome {
    RunEnd end = RunEnd::Failed;
    TablePtr table; // set when Finished
    ProblemList problems;
    std::vector<std::pair<ImportNotice, std::string>> notices; // with the column's name
};

// Reads the whole source. Fails with all problems listed; a value is never changed to make it fit.
ImportOutcome importCsv(const CsvSource& source, const CsvDialect& dialect, std::stop_token stop,
                        const ProgressSink& progress);

// Writes a table as RFC 4180 text with a decimal point; reading it back gives the same table.
Status writeCsv(const Table& table, const std::filesystem::path& file);

} // namespace core
