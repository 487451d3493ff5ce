// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_bytes.h"
#include "core/data/formats/table_preview.h"

namespace core::formats {

// A sheet of an Excel or LibreOffice workbook as a table; core/data/import is the door for all kinds of files.
Result<TablePreview> previewWorkbook(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                                     const ReadingChoice& choice, const ColumnOptions& options,
                                     const std::stop_token& stop);
TableOutcome importWorkbook(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                            const ReadingChoice& choice, const ColumnOptions& options, const std::stop_token& stop,
                            const ProgressSink& progress);

} // namespace core::formats
