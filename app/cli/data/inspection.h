// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/load_study.h"
#include "core/data/cohort/study.h"
#include "core/data/task/task_editing.h"
#include "ui/common/text/column_meaning.h"

#include <QString>

#include <optional>
#include <string>

namespace app::cli {

// Everything `inspect` reports, before it is worded.
struct Inspection {
    LoadedStudy loaded;
    core::AssessmentPtr assessment;
    core::Bill bill;
    std::string projectWritten; // empty: none
};

using ui::ColumnMeaning;
using ui::meaningOf;

QString dialectText(const core::CsvDialect& dialect);                 // "decimal point, comma separated, UTF-8"
QString readingText(const LoadedStudy& loaded);                       // the same for files of any kind
QString billText(const core::Task& task, const core::Bill& bill);     // "All panels: $36 + $48 = $84"
QString cheapestText(const core::Task& task, const core::Bill& bill); // empty where all panels are needed
QString timesText(const core::Bill& bill);                            // and blood; empty where nobody said

void printText(const Inspection& inspection, Terminal& terminal);
QString inspectionJson(const Inspection& inspection);

} // namespace app::cli
