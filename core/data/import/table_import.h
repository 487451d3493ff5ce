// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/formats/table_preview.h"

#include <stop_token>

namespace core {

struct Task;

// The one door for tables, whatever the file is: text, Excel and LibreOffice workbooks, files of SPSS, Stata and SAS,
// each of them also packed with gzip. What it is is found by its content. Without a dialect a text file is read as it
// seems to be meant; whoever may ask looks at the preview's questions first.
Result<TablePreview> previewTable(const CsvSource& source, const ReadingChoice& choice = {},
                                  const ColumnOptions& options = {}, const std::stop_token& stop = {});
TableOutcome importTable(const CsvSource& source, const ReadingChoice& choice, const std::stop_token& stop,
                         const ProgressSink& progress, const ColumnOptions& options = {});

// The names that a file has for its columns become the labels of a task that was proposed.
void useLabels(const ImportFacts& facts, Task& task);

} // namespace core
