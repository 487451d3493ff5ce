// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/workbook/workbook_import.h"

#include "core/data/formats/file_fault.h"

#include "core/data/csv/csv_text.h"
#include "core/data/formats/workbook/sheet_table_p.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

namespace core::formats {
namespace {

constexpr std::size_t kRowsProbed = 60;

// Looks at the beginning of a sheet: is there a table?
class SheetProbe : public CellSink {
public:
    bool row(std::uint64_t, std::span<const Cell> cells) override
    {
        m_widest = std::max(m_widest, cells.size());
        return ++m_rows < kRowsProbed;
    }
    bool hasTable() const { return m_rows > 1 && m_widest > 1; }
    bool hasCells() const { return m_rows > 0; }

private:
    std::size_t m_rows = 0;
    std::size_t m_widest = 0;
};

struct ChosenSheet {
    std::size_t index = 0;
    std::vector<std::string> others; // with tables
};

Error unknownSheet(const Workbook& workbook, const std::string& file, const std::string& wanted)
{
    std::string names = wanted;
    for (const Sheet& sheet : workbook.sheets())
        names += '\n' + sheet.name;
    return faultyFile(FileFault::SheetUnknown, file, names);
}

std::optional<std::size_t> sheetNamed(const std::vector<Sheet>& sheets, const std::string& wanted)
{
    for (std::size_t i = 0; i < sheets.size(); ++i)
        if (sheets[i].name == wanted)
            return i;
    std::size_t number = 0;
    const auto [end, failure] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    const bool isNumber = failure == std::errc{} && end == wanted.data() + wanted.size();
    return isNumber && number >= 1 && number <= sheets.size() ? std::optional(number - 1) : std::nullopt;
}

Result<ChosenSheet> chooseSheet(Workbook& workbook, const std::string& file, const std::string& wanted,
                                const ReadControl& control)
{
    const std::vector<Sheet>& sheets = workbook.sheets();
    const std::optional<std::size_t> named = wanted.empty() ? std::nullopt : sheetNamed(sheets, wanted);
    if (!wanted.empty() && !named)
        return unknownSheet(workbook, file, wanted);
    std::vector<std::size_t> tables;
    std::optional<std::size_t> filled;
    for (std::size_t i = 0; i < sheets.size() && !control.stop.stop_requested(); ++i) {
        if (sheets[i].hidden)
            continue;
        SheetProbe probe;
        if (const Result<RunEnd> end = workbook.read(i, probe, control); !end)
            return end.error();
        if (probe.hasTable())
            tables.push_back(i);
        if (probe.hasCells() && !filled)
            filled = i;
    }
    if (!named && tables.empty() && !filled)
        return Error{.code = ErrorCode::FileEmpty, .subject = file};
    ChosenSheet chosen{.index = named ? *named : tables.empty() ? *filled : tables.front(), .others = {}};
    for (const std::size_t table : tables)
        if (table != chosen.index)
            chosen.others.push_back(sheets[table].name);
    return chosen;
}

// Everything between opening the file and its table.
struct SheetReading {
    std::unique_ptr<Workbook> workbook;
    ChosenSheet sheet;
    RunEnd end = RunEnd::Finished;
};

Result<SheetReading> openSheet(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                               const ReadingChoice& choice, const ReadControl& control)
{
    SheetReading reading;
    Result<std::unique_ptr<Workbook>> workbook = openWorkbook(kind, bytes, source.name, control);
    if (!workbook)
        return workbook.error();
    reading.workbook = std::move(*workbook);
    if (!control.stop.stop_requested()) {
        Result<ChosenSheet> sheet =
            chooseSheet(*reading.workbook, source.name, choice.sheet, {.stop = control.stop, .at = {}});
        if (!sheet)
            return sheet.error();
        reading.sheet = std::move(*sheet);
    }
    reading.end = control.stop.stop_requested() ? RunEnd::Cancelled : RunEnd::Finished;
    return reading;
}

// Fills the table; none: it was stopped.
Result<RunEnd> readSheet(SheetReading& reading, SheetTable& table, const CsvSource& source, const ReadingChoice& choice,
                         const ReadControl& control)
{
    const Result<RunEnd> end = reading.workbook->read(reading.sheet.index, table, control);
    if (!end)
        return end.error();
    if (control.stop.stop_requested())
        return RunEnd::Cancelled;
    table.endOfSheet();
    if (table.tooLarge())
        return Error{.code = ErrorCode::FileTooLarge, .subject = source.name};
    if (table.headRow() == 0 && choice.headerRow > 0)
        return faultyFile(FileFault::HeaderRowUnknown, source.name, std::to_string(choice.headerRow));
    if (table.headRow() == 0)
        return Error{.code = ErrorCode::FileEmpty, .subject = reading.workbook->sheets()[reading.sheet.index].name};
    return RunEnd::Finished;
}

ImportFacts factsOf(const SheetReading& reading, const SheetTable& table)
{
    ImportFacts facts;
    facts.sheet = reading.workbook->sheets()[reading.sheet.index].name;
    facts.otherSheets = reading.sheet.others;
    facts.headerRow = table.headRow();
    facts.formulasWithoutValue = reading.workbook->formulasWithoutValue();
    return facts;
}

TableOutcome failedImport(const Error& error)
{
    TableOutcome outcome;
    outcome.problems.add(error);
    return outcome;
}

TableOutcome cancelledImport()
{
    TableOutcome outcome;
    outcome.end = RunEnd::Cancelled;
    return outcome;
}

} // namespace

Result<TablePreview> previewWorkbook(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                                     const ReadingChoice& choice, const ColumnOptions& options,
                                     const std::stop_token& stop)
{
    const ReadControl control{.stop = stop, .at = {}};
    Result<SheetReading> reading = openSheet(kind, bytes, source, choice, control);
    if (!reading)
        return reading.error();
    TablePreview preview;
    preview.kind = kind;
    preview.table.dialect = choice.dialect.value_or(CsvDialect{});
    preview.table.bytes = bytes.size();
    for (const Sheet& sheet : reading->workbook->sheets())
        preview.sheets.push_back(sheet.name);
    SheetTable table(source.name, preview.table.dialect, options, choice.headerRow, kRowsLookedAt, stop);
    const Result<RunEnd> end = readSheet(*reading, table, source, choice, control);
    if (!end)
        return end.error();
    preview.facts = factsOf(*reading, table);
    preview.table.estimatedRows = table.reachedLimit() ? 0 : table.rows();
    preview.table.firstRows = table.takeFirstRows();
    if (table.restartForTexts())
        if (const Result<RunEnd> again = readSheet(*reading, table, source, choice, control); !again)
            return again.error();
    csv::describeColumns(table.finish(csv::RowReader::Useless::Keep), preview.table);
    return preview;
}

TableOutcome importWorkbook(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                            const ReadingChoice& choice, const ColumnOptions& options, const std::stop_token& stop,
                            const ProgressSink& progress)
{
    Result<SheetReading> reading = openSheet(kind, bytes, source, choice, {.stop = stop, .at = {}});
    if (!reading)
        return failedImport(reading.error());
    if (reading->end == RunEnd::Cancelled)
        return cancelledImport();
    SheetTable table(source.name, choice.dialect.value_or(CsvDialect{}), options, choice.headerRow,
                     std::numeric_limits<std::size_t>::max(), stop);
    const ReadControl control{
        .stop = stop, .at = [&](std::uint64_t done, std::uint64_t total) {
            if (progress)
                progress({.phase = Phase::ReadingFile, .done = done, .total = total, .rows = table.rows()});
        }};
    const auto readOnce = [&] { return readSheet(*reading, table, source, choice, control); };
    Result<RunEnd> end = readOnce();
    if (end && *end == RunEnd::Finished && table.restartForTexts())
        end = readOnce();
    if (!end)
        return failedImport(end.error());
    if (*end == RunEnd::Cancelled)
        return cancelledImport();
    csv::RowReader::Outcome read = table.finish(csv::RowReader::Useless::Drop);
    TableOutcome outcome;
    outcome.problems = std::move(read.problems);
    outcome.notices = std::move(read.notices);
    outcome.facts = factsOf(*reading, table);
    if (!outcome.problems.empty())
        return outcome;
    outcome.end = RunEnd::Finished;
    outcome.table = std::make_shared<const Table>(source.name, std::move(read.columns));
    return outcome;
}

} // namespace core::formats
