// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_import.h"

#include "core/base/pending_file.h"
#include "core/data/csv/csv_text.h"

#include <charconv>
#include <cmath>

namespace core {
namespace {

void appendCell(std::string& line, const Column& column, std::size_t row)
{
    const float value = column.values[row];
    if (std::isnan(value))
        return csv::appendField(line, cellText(column, row)); // a code, or nothing
    if (column.kind != ColumnKind::Numeric)
        return csv::appendField(line, column.levels[static_cast<std::size_t>(value)]);
    char buffer[32];
    line.append(std::begin(buffer), std::to_chars(std::begin(buffer), std::end(buffer), value).ptr);
}

void appendHeader(std::string& text, const Table& table)
{
    for (const Column& column : table.columns()) {
        text += text.empty() ? "" : ",";
        csv::appendField(text, column.name);
    }
    text += '\n';
}

void appendRow(std::string& text, const Table& table, std::size_t row)
{
    const std::size_t start = text.size();
    for (std::size_t i = 0; i < table.columnCount(); ++i) {
        if (i > 0)
            text += ',';
        appendCell(text, table.columns()[i], row);
    }
    if (text.size() == start)
        text += "\"\""; // an empty line would be no row
    text += '\n';
}

} // namespace

Result<RunEnd> writeCsv(const Table& table, const std::filesystem::path& file, std::stop_token stop,
                        const ProgressSink& progress)
{
    static constexpr std::size_t flushAt = std::size_t{1} << 20;
    PendingFile pending(file);
    if (const Status opened = pending.opened(); !opened)
        return opened.error();
    std::string text;
    appendHeader(text, table);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        appendRow(text, table, row);
        if (text.size() < flushAt)
            continue;
        if (stop.stop_requested())
            return RunEnd::Cancelled;
        if (const Status written = pending.write(text); !written)
            return written.error();
        text.clear();
        if (progress)
            progress({.phase = Phase::WritingFile, .done = row + 1, .total = table.rowCount(), .rows = row + 1});
    }
    if (const Status written = pending.write(text); !written)
        return written.error();
    if (stop.stop_requested())
        return RunEnd::Cancelled;
    if (const Status complete = pending.complete(); !complete)
        return complete.error();
    return RunEnd::Finished;
}

} // namespace core
