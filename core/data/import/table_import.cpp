// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/import/table_import.h"

#include "core/data/csv/csv_bytes.h"
#include "core/data/formats/statistics/statistics_import.h"
#include "core/data/formats/workbook/workbook_import.h"
#include "core/data/import/file_detection.h"
#include "core/data/import/unpack.h"
#include "core/data/task/task.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

TableOutcome failed(const Error& error)
{
    TableOutcome outcome;
    outcome.problems.add(error);
    return outcome;
}

Result<TablePreview> previewText(const CsvSource& source, const ReadingChoice& choice, const ColumnOptions& options)
{
    Result<CsvPreview> text = previewCsv(source, choice.dialect, options);
    if (!text)
        return text.error();
    ImportFacts facts{.notUtf8 = text->notUtf8};
    return TablePreview{.kind = FileKind::Text, .table = std::move(*text), .sheets = {}, .facts = std::move(facts)};
}

TableOutcome importText(const CsvSource& source, const ReadingChoice& choice, const std::stop_token& stop,
                        const ProgressSink& progress, const ColumnOptions& options)
{
    std::optional<CsvDialect> dialect = choice.dialect;
    if (!dialect) {
        const Result<CsvPreview> preview = previewCsv(source);
        if (!preview)
            return failed(preview.error());
        dialect = preview->dialect;
    }
    TableOutcome outcome{importCsv(source, *dialect, stop, progress, options), {}};
    outcome.facts.notUtf8 = outcome.notUtf8;
    return outcome;
}

} // namespace

Result<TablePreview> previewTable(const CsvSource& source, const ReadingChoice& choice, const ColumnOptions& options,
                                  const std::stop_token& stop)
{
    const Result<CsvSource> plain = unpacked(source, stop);
    if (!plain)
        return plain.error();
    const Result<csv::Bytes> bytes = csv::Bytes::open(*plain);
    if (!bytes)
        return bytes.error();
    const Result<FileKind> kind = formats::kindOf(*bytes, plain->name);
    if (!kind)
        return kind.error();
    if (isWorkbook(*kind))
        return formats::previewWorkbook(*kind, *bytes, *plain, choice, options, stop);
    if (isStatistics(*kind))
        return formats::previewStatistics(*kind, *bytes, *plain, options, stop);
    return previewText(*plain, choice, options);
}

TableOutcome importTable(const CsvSource& source, const ReadingChoice& choice, const std::stop_token& stop,
                         const ProgressSink& progress, const ColumnOptions& options)
{
    const Result<CsvSource> plain = unpacked(source, stop);
    if (!plain)
        return failed(plain.error());
    if (stop.stop_requested()) {
        TableOutcome outcome;
        outcome.end = RunEnd::Cancelled;
        return outcome;
    }
    const Result<csv::Bytes> bytes = csv::Bytes::open(*plain);
    if (!bytes)
        return failed(bytes.error());
    const Result<FileKind> kind = formats::kindOf(*bytes, plain->name);
    if (!kind)
        return failed(kind.error());
    if (isWorkbook(*kind))
        return formats::importWorkbook(*kind, *bytes, *plain, choice, options, stop, progress);
    if (isStatistics(*kind))
        return formats::importStatistics(*kind, *bytes, *plain, options, stop, progress);
    return importText(*plain, choice, stop, progress, options);
}

void useLabels(const ImportFacts& facts, Task& task)
{
    const auto usedInTask = [&](const std::string& column) {
        const auto has = [&](const std::vector<std::string>& names) {
            return std::find(names.begin(), names.end(), column) != names.end();
        };
        return has(task.visible) || std::any_of(task.panels.begin(), task.panels.end(),
                                                [&](const PanelSpec& panel) { return has(panel.columns); });
    };
    for (const ColumnFacts& column : facts.columns) {
        if (column.label.empty() || !usedInTask(column.column))
            continue;
        std::optional<std::string>& label = task.tests[column.column].label;
        if (!label)
            label = column.label;
    }
}

} // namespace core
