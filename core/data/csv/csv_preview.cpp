// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/csv/csv_bytes.h"
#include "core/data/csv/csv_detect.h"
#include "core/data/csv/csv_fields.h"
#include "core/data/csv/csv_import.h"
#include "core/data/csv/csv_rows.h"
#include "core/data/csv/csv_text.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

using namespace csv;

std::vector<std::vector<std::string>> firstRowsOf(std::string_view records, const CsvDialect& dialect)
{
    std::vector<std::vector<std::string>> rows;
    std::string scratch;
    const char* const end = records.data() + records.size();
    for (const char* p = skipLineEnds(records.data(), end); p != end && rows.size() < CsvPreview::kPreviewRows;
         p = skipLineEnds(p, end)) {
        std::vector<std::string>& row = rows.emplace_back();
        for (;;) {
            const Field field = readField(p, end, dialect.delimiter, scratch);
            row.push_back(toUtf8(field.text, dialect.encoding));
            p = field.end;
            if (p == end || *p != dialect.delimiter)
                break;
            ++p;
        }
    }
    return rows;
}

// Reads the first block as the import would, but leaves no column out.
void describeBlock(std::string_view block, const CsvSource& source, const ColumnOptions& options, CsvPreview& preview)
{
    RowReader reader(source.name, preview.dialect, options);
    const std::string_view body = reader.readHeader(block);
    reader.readRows(body);
    const std::size_t rows = reader.rows();
    if (reader.restartForTexts())
        reader.readRows(body);
    describeColumns(reader.finish(RowReader::Useless::Keep), preview);
    preview.firstRows = firstRowsOf(body, preview.dialect);
    if (rows > 0)
        preview.estimatedRows =
            rows * (preview.bytes - (block.size() - body.size())) / std::max<std::size_t>(1, body.size());
}

} // namespace

void csv::describeColumns(RowReader::Outcome outcome, CsvPreview& preview)
{
    for (Column& column : outcome.columns) {
        const bool fewLevels = column.kind == ColumnKind::Binary || column.kind == ColumnKind::Category;
        preview.columns.push_back({.name = std::move(column.name),
                                   .kind = column.kind,
                                   .levels = fewLevels ? std::move(column.levels) : std::vector<std::string>()});
    }
    preview.problems = std::move(outcome.problems);
    preview.notUtf8 = std::move(outcome.notUtf8);
}

Result<CsvPreview> previewCsv(const CsvSource& source, std::optional<CsvDialect> dialect, const ColumnOptions& options)
{
    const Result<Bytes> bytes = Bytes::open(source);
    if (!bytes)
        return bytes.error();
    std::string head(std::min<std::uint64_t>(RecordBlocks::kBlock, bytes->size()), '\0');
    const Result<std::size_t> headSize = bytes->read(0, head);
    if (!headSize)
        return headSize.error();
    head.resize(*headSize);
    if (head.size() < bytes->size()) // cut somewhere in a line
        head.resize(head.find_last_of("\r\n") == std::string::npos ? head.size() : head.find_last_of("\r\n") + 1);
    const Result<Prologue> prologue = readPrologue(head, source.name);
    if (!prologue)
        return prologue.error();
    CsvPreview preview;
    preview.bytes = bytes->size();
    if (dialect) {
        preview.dialect = *dialect;
    } else {
        Result<Detection> detection = detectDialect(*bytes, *prologue, std::string_view(head).substr(prologue->length));
        if (!detection)
            return detection.error();
        preview.dialect = detection->dialect;
        preview.questions = std::move(detection->questions);
    }
    RecordBlocks blocks(*bytes, preview.dialect.delimiter, prologue->length);
    const Result<std::string_view> block = blocks.next();
    if (!block)
        return block.error();
    describeBlock(*block, source, options, preview);
    return preview;
}

} // namespace core
