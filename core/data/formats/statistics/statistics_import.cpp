// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/formats/statistics/statistics_import.h"

#include "core/data/formats/file_fault.h"

#include "core/data/csv/csv_rows.h"
#include "core/data/formats/statistics/moment_format_p.h"

#include <readstat.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <utility>

namespace core::formats {
namespace {

constexpr int kMostVariables = 100'000;
constexpr std::uint64_t kMostValues = 400'000'000; // 1.6 GB as a table

struct StatisticsVariable {
    std::string name;
    std::string label;
    std::string labelSet; // empty: its values have no labels
    MomentFormat moment = MomentFormat::None;
    std::size_t userMissing = 0;
};

struct SetEntry {
    double number = 0.0; // where the code is one
    csv::ValueLabel label;
};

// One file, as the library tells it value by value. It may be told twice: see RowReader::restartForTexts.
class StatisticsReader {
public:
    StatisticsReader(FileKind kind, const csv::Bytes& bytes, const CsvSource& source, const ColumnOptions& options,
                     std::stop_token stop, const ProgressSink& progress)
        : m_kind(kind),
          m_bytes(bytes),
          m_source(source),
          m_stop(std::move(stop)),
          m_progress(progress),
          m_rows(source.name, CsvDialect{}, options)
    {
    }

    std::optional<Error> readAll(std::size_t mostRows); // none where it was stopped, too
    std::uint64_t rowsSaid() const { return m_rowsSaid; }
    std::size_t rows() const { return m_rows.rows(); }
    ImportFacts useLabels(); // once, before finish
    csv::RowReader::Outcome finish(csv::RowReader::Useless useless) { return m_rows.finish(useless); }
    std::vector<std::vector<std::string>> takeFirstRows(); // with labels, after useLabels

    int metadata(readstat_metadata_t* metadata);
    int variable(int index, readstat_variable_t* variable, const char* labelSet);
    int label(const char* set, readstat_value_t value, const char* text);
    int value(int row, readstat_variable_t* variable, readstat_value_t value);
    int progress(double done);
    readstat_off_t seek(readstat_off_t offset, readstat_io_flags_t from);
    ssize_t read(void* buffer, std::size_t size);

private:
    std::optional<Error> readOnce(std::size_t mostRows);
    readstat_error_t parse(readstat_parser_t* parser);
    void begin();
    void addNumber(csv::ColumnReader& column, const StatisticsVariable& variable, double number);
    std::vector<csv::ValueLabel> labelsOf(const std::string& set);
    void showValue(std::size_t column, std::string text);

    FileKind m_kind;
    const csv::Bytes& m_bytes;
    const CsvSource& m_source;
    std::stop_token m_stop;
    const ProgressSink& m_progress;
    csv::RowReader m_rows;
    std::vector<StatisticsVariable> m_variables;
    std::map<std::string, std::vector<SetEntry>, std::less<>> m_labels;
    std::vector<std::vector<std::string>> m_firstRows;
    std::uint64_t m_rowsSaid = 0;
    std::uint64_t m_place = 0;
    std::size_t m_longestSetName = 255;
    int m_rowBefore = -1;
    bool m_began = false;
    bool m_repeating = false;
    bool m_tooLarge = false;
};

int StatisticsReader::metadata(readstat_metadata_t* metadata)
{
    m_rowsSaid = static_cast<std::uint64_t>(std::max(0, readstat_get_row_count(metadata)));
    m_tooLarge = readstat_get_var_count(metadata) > kMostVariables;
    if (m_kind == FileKind::Stata) { // a name that fills its place has no end, and the library looks for none
        const int version = readstat_get_file_format_version(metadata);
        m_longestSetName = version < 110 ? 8 : version < 118 ? 32 : 128;
    }
    return m_tooLarge ? READSTAT_HANDLER_ABORT : READSTAT_HANDLER_OK;
}

int StatisticsReader::variable(int, readstat_variable_t* variable, const char* labelSet)
{
    const auto index = static_cast<std::size_t>(readstat_variable_get_index(variable));
    if (m_repeating)
        return index < m_rows.columns().size() && m_rows.columns()[index].isPaused() ? READSTAT_HANDLER_SKIP_VARIABLE
                                                                                     : READSTAT_HANDLER_OK;
    const auto text = [](const char* words) { return std::string(words ? words : ""); };
    if (index != m_variables.size())
        return READSTAT_HANDLER_ABORT;
    m_variables.push_back(
        {.name = text(readstat_variable_get_name(variable)),
         .label = text(readstat_variable_get_label(variable)),
         .labelSet = std::string(labelSet ? labelSet : "", labelSet ? ::strnlen(labelSet, m_longestSetName) : 0),
         .moment = momentFormatOf(m_kind, text(readstat_variable_get_format(variable)))});
    return READSTAT_HANDLER_OK;
}

int StatisticsReader::label(const char* set, readstat_value_t value, const char* text)
{
    if (!set || !text || m_repeating || readstat_value_is_tagged_missing(value))
        return READSTAT_HANDLER_OK;
    SetEntry entry{.label = {.code = {}, .label = text}};
    if (readstat_value_type_class(value) == READSTAT_TYPE_CLASS_STRING) {
        const char* const code = readstat_string_value(value);
        entry.label.code = code ? code : "";
    } else {
        entry.number = readstat_double_value(value);
        entry.label.code = csv::codeText(entry.number);
    }
    m_labels[set].push_back(std::move(entry));
    return READSTAT_HANDLER_OK;
}

void StatisticsReader::begin()
{
    m_began = true;
    std::vector<std::string> names;
    for (const StatisticsVariable& variable : m_variables)
        names.push_back(variable.name);
    m_rows.setColumns(names);
    for (std::size_t i = 0; i < m_variables.size(); ++i) {
        m_rows.columns()[i].reserve(std::min<std::uint64_t>(m_rowsSaid, kMostValues / m_variables.size()));
        if (!m_variables[i].labelSet.empty())
            m_rows.columns()[i].expectLabels();
    }
}

int StatisticsReader::value(int row, readstat_variable_t* variable, readstat_value_t value)
{
    if (!m_began)
        begin();
    const auto index = static_cast<std::size_t>(readstat_variable_get_index(variable));
    if (index >= m_variables.size())
        return READSTAT_HANDLER_ABORT;
    if (row != m_rowBefore) {
        m_rowBefore = row;
        m_rows.endRow();
        m_tooLarge = m_rows.rows() * m_variables.size() > kMostValues;
        if (m_tooLarge || m_stop.stop_requested())
            return READSTAT_HANDLER_ABORT;
    }
    StatisticsVariable& told = m_variables[index];
    csv::ColumnReader& column = m_rows.columns()[index];
    const bool declared = readstat_value_is_tagged_missing(value) || readstat_value_is_defined_missing(value, variable);
    if (declared || readstat_value_is_system_missing(value)) {
        told.userMissing += declared && !m_repeating ? 1 : 0;
        column.addCell({});
        showValue(index, {});
    } else if (readstat_value_type_class(value) == READSTAT_TYPE_CLASS_STRING) {
        const char* const text = readstat_string_value(value);
        column.addCell(text ? text : "");
        showValue(index, text ? text : "");
    } else {
        addNumber(column, told, readstat_double_value(value));
    }
    return READSTAT_HANDLER_OK;
}

void StatisticsReader::addNumber(csv::ColumnReader& column, const StatisticsVariable& variable, double number)
{
    const auto index = static_cast<std::size_t>(&variable - m_variables.data());
    if (variable.moment != MomentFormat::None) {
        if (const auto moment = momentText(variable.moment, number)) {
            column.addCell(*moment);
            return showValue(index, *moment);
        }
    }
    column.addNumber(number);
    if (m_rows.rows() <= CsvPreview::kPreviewRows)
        showValue(index, csv::codeText(number));
}

void StatisticsReader::showValue(std::size_t column, std::string text)
{
    const std::size_t row = m_rows.rows();
    if (row > CsvPreview::kPreviewRows || m_repeating)
        return;
    m_firstRows.resize(row, std::vector<std::string>(m_variables.size()));
    m_firstRows.back()[column] = std::move(text);
}

int StatisticsReader::progress(double done)
{
    if (m_progress)
        m_progress({.phase = Phase::ReadingFile,
                    .done = static_cast<std::uint64_t>(done * static_cast<double>(m_bytes.size())),
                    .total = m_bytes.size(),
                    .rows = m_rows.rows()});
    return m_stop.stop_requested() ? READSTAT_HANDLER_ABORT : READSTAT_HANDLER_OK;
}

readstat_off_t StatisticsReader::seek(readstat_off_t offset, readstat_io_flags_t from)
{
    const auto base = static_cast<readstat_off_t>(from == READSTAT_SEEK_SET   ? 0
                                                  : from == READSTAT_SEEK_CUR ? m_place
                                                                              : m_bytes.size());
    readstat_off_t place = 0;
    if (__builtin_add_overflow(base, offset, &place) || place < 0)
        return -1;
    m_place = static_cast<std::uint64_t>(place);
    return place;
}

ssize_t StatisticsReader::read(void* buffer, std::size_t size)
{
    if (m_place >= m_bytes.size())
        return 0;
    const Result<std::size_t> got = m_bytes.read(m_place, {static_cast<char*>(buffer), size});
    if (!got)
        return -1;
    m_place += *got;
    return static_cast<ssize_t>(*got);
}

StatisticsReader& readerOf(void* context)
{
    return *static_cast<StatisticsReader*>(context);
}

// Our bytes in place of a file, and where what is read goes to.
void connect(readstat_parser_t* parser, StatisticsReader& reader)
{
    readstat_set_open_handler(parser, [](const char*, void*) { return 0; });
    readstat_set_close_handler(parser, [](void*) { return 0; });
    readstat_set_seek_handler(parser, [](readstat_off_t offset, readstat_io_flags_t from, void* io) {
        return readerOf(io).seek(offset, from);
    });
    readstat_set_read_handler(parser,
                              [](void* buffer, std::size_t size, void* io) { return readerOf(io).read(buffer, size); });
    readstat_set_update_handler(parser, [](long size, readstat_progress_handler, void*, void* io) {
        StatisticsReader& told = readerOf(io);
        const readstat_off_t place = told.seek(0, READSTAT_SEEK_CUR);
        const double done = size > 0 ? static_cast<double>(place) / static_cast<double>(size) : 0.0;
        return told.progress(std::min(1.0, done)) == READSTAT_HANDLER_OK ? READSTAT_OK : READSTAT_ERROR_USER_ABORT;
    });
    readstat_set_io_ctx(parser, &reader);
    readstat_set_metadata_handler(
        parser, [](readstat_metadata_t* metadata, void* context) { return readerOf(context).metadata(metadata); });
    readstat_set_variable_handler(parser, [](int index, readstat_variable_t* variable, const char* set, void* context) {
        return readerOf(context).variable(index, variable, set);
    });
    readstat_set_value_label_handler(parser, [](const char* set, readstat_value_t value, const char* text,
                                                void* context) { return readerOf(context).label(set, value, text); });
    readstat_set_value_handler(parser, [](int row, readstat_variable_t* variable, readstat_value_t value,
                                          void* context) { return readerOf(context).value(row, variable, value); });
}

readstat_error_t StatisticsReader::parse(readstat_parser_t* parser)
{
    const char* const path = m_source.name.c_str(); // for messages: the bytes are ours
    switch (m_kind) {
    case FileKind::Spss:
        return readstat_parse_sav(parser, path, this);
    case FileKind::Stata:
        return readstat_parse_dta(parser, path, this);
    case FileKind::Sas:
        return readstat_parse_sas7bdat(parser, path, this);
    case FileKind::SasTransport:
        return readstat_parse_xport(parser, path, this);
    case FileKind::Text:
    case FileKind::Xlsx:
    case FileKind::Ods:
        break;
    }
    return READSTAT_ERROR_PARSE;
}

std::optional<Error> StatisticsReader::readOnce(std::size_t mostRows)
{
    const std::unique_ptr<readstat_parser_t, decltype(&readstat_parser_free)> parser(readstat_parser_init(),
                                                                                     &readstat_parser_free);
    connect(parser.get(), *this);
    if (mostRows > 0)
        readstat_set_row_limit(parser.get(), static_cast<long>(mostRows));
    m_place = 0;
    m_rowBefore = -1;
    const readstat_error_t failure = parse(parser.get());
    if (m_tooLarge)
        return Error{.code = ErrorCode::FileTooLarge, .subject = m_source.name};
    if (m_stop.stop_requested())
        return std::nullopt;
    if (failure != READSTAT_OK)
        return faultyFile(FileFault::Damaged, m_source.name, readstat_error_message(failure));
    if (!m_began)
        begin();
    return std::nullopt;
}

std::optional<Error> StatisticsReader::readAll(std::size_t mostRows)
{
    constexpr std::uint64_t card = 80; // a transport file consists of them, and has no other sign of its end
    if (m_kind == FileKind::SasTransport && m_bytes.size() % card != 0)
        return faultyFile(FileFault::Damaged, m_source.name, "cards");
    if (auto failure = readOnce(mostRows))
        return failure;
    if (m_stop.stop_requested() || !m_rows.restartForTexts())
        return std::nullopt;
    m_repeating = true;
    return readOnce(mostRows);
}

std::vector<csv::ValueLabel> StatisticsReader::labelsOf(const std::string& set)
{
    std::vector<csv::ValueLabel> labels;
    std::vector<SetEntry> entries = m_labels[set];
    std::stable_sort(entries.begin(), entries.end(), [](const SetEntry& a, const SetEntry& b) {
        return a.number != b.number ? a.number < b.number : a.label.code < b.label.code;
    });
    for (SetEntry& entry : entries)
        labels.push_back(std::move(entry.label));
    return labels;
}

ImportFacts StatisticsReader::useLabels()
{
    ImportFacts facts;
    for (std::size_t i = 0; i < m_variables.size(); ++i) {
        const StatisticsVariable& variable = m_variables[i];
        ColumnFacts column{.column = variable.name, .label = variable.label, .userMissing = variable.userMissing};
        if (!variable.labelSet.empty()) {
            const auto some = m_rows.columns()[i].setLabels(labelsOf(variable.labelSet));
            column.labelledLevels = m_rows.columns()[i].labelledLevels();
            for (const csv::LabelledCells& cells : some)
                column.cellsLabelled += cells.cells;
            if (!some.empty())
                column.labelledExample = some.front().meaning.code + " = " + some.front().meaning.label;
        }
        if (column != ColumnFacts{.column = variable.name})
            facts.columns.push_back(std::move(column));
    }
    return facts;
}

std::vector<std::vector<std::string>> StatisticsReader::takeFirstRows()
{
    for (std::size_t column = 0; column < m_variables.size(); ++column) {
        if (m_rows.columns()[column].labelledLevels() == 0)
            continue;
        const std::vector<csv::ValueLabel> labels = labelsOf(m_variables[column].labelSet);
        for (std::vector<std::string>& row : m_firstRows) {
            const auto label = std::find_if(labels.begin(), labels.end(),
                                            [&](const csv::ValueLabel& one) { return one.code == row[column]; });
            if (label != labels.end())
                row[column] = label->label;
        }
    }
    return std::move(m_firstRows);
}

} // namespace

Result<TablePreview> previewStatistics(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                                       const ColumnOptions& options, const std::stop_token& stop)
{
    const ProgressSink nobody;
    StatisticsReader reader(kind, bytes, source, options, stop, nobody);
    if (auto failure = reader.readAll(kRowsLookedAt))
        return *failure;
    TablePreview preview;
    preview.kind = kind;
    preview.table.bytes = bytes.size();
    preview.table.estimatedRows = reader.rows() < kRowsLookedAt ? reader.rows() : reader.rowsSaid();
    preview.facts = reader.useLabels();
    preview.table.firstRows = reader.takeFirstRows();
    csv::describeColumns(reader.finish(csv::RowReader::Useless::Keep), preview.table);
    return preview;
}

TableOutcome importStatistics(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                              const ColumnOptions& options, const std::stop_token& stop, const ProgressSink& progress)
{
    TableOutcome outcome;
    StatisticsReader reader(kind, bytes, source, options, stop, progress);
    const std::optional<Error> failure = reader.readAll(0);
    if (failure) {
        outcome.problems.add(*failure);
        return outcome;
    }
    if (stop.stop_requested()) {
        outcome.end = RunEnd::Cancelled;
        return outcome;
    }
    outcome.facts = reader.useLabels();
    csv::RowReader::Outcome read = reader.finish(csv::RowReader::Useless::Drop);
    outcome.problems = std::move(read.problems);
    outcome.notices = std::move(read.notices);
    if (!outcome.problems.empty())
        return outcome;
    outcome.end = RunEnd::Finished;
    outcome.table = std::make_shared<const Table>(source.name, std::move(read.columns));
    return outcome;
}

} // namespace core::formats
