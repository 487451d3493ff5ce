// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "app/cli/common/failure.h"
#include "core/data/formats/table_preview.h"
#include "core/data/task/task.h"

#include <optional>
#include <utility>
#include <vector>

namespace app::cli {

struct TableRead {
    core::TablePtr table;
    core::FileKind kind = core::FileKind::Text;
    std::optional<core::CsvDialect> dialect; // of a text file
    std::vector<std::pair<core::ImportNotice, std::string>> notices;
    core::ImportFacts facts;
};

// How a text file is to be read, as its own text and the user's answers say; `file` is its path for messages.
Result<core::CsvDialect> dialectOf(const core::CsvSource& source, const std::string& file, const Arguments& arguments);

// The task with the codes of --missing beside its own.
core::Task withMissing(core::Task task, const DialectAnswers& answers);

// Reads the table of the arguments as the file itself and the user's answers say. What stays ambiguous is a failure
// that names the option to answer with. Columns the task names are kept even where they do not vary.
Result<TableRead> readTable(const Workplace& place, const core::Task& task);

} // namespace app::cli
