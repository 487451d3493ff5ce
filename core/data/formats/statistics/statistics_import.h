// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/csv/csv_bytes.h"
#include "core/data/formats/table_preview.h"

namespace core::formats {

// Files of SPSS, Stata and SAS as tables: labels of values become levels in the order of their codes, values declared
// missing are not recorded, dates are ISO texts. core/data/import is the door for all kinds of files.
Result<TablePreview> previewStatistics(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                                       const ColumnOptions& options, const std::stop_token& stop);
TableOutcome importStatistics(FileKind kind, const csv::Bytes& bytes, const CsvSource& source,
                              const ColumnOptions& options, const std::stop_token& stop, const ProgressSink& progress);

} // namespace core::formats
