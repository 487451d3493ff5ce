// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_columns.h"
#include "core/data/events/event_import.h"
#include "core/data/events/event_stream.h"

namespace core {

EventOutcome importEventTables(const EventTables& tables, const EventRecipe& recipe, std::stop_token stop,
                               const ProgressSink& progress)
{
    EventOutcome failed;
    const auto failedWith = [&](const Error& error) {
        failed.problems.add(error);
        return std::move(failed);
    };
    const Result<std::vector<std::string>> header = headerOf(tables.events, tables.dialect);
    if (!header)
        return failedWith(header.error());
    std::vector<std::string> patientHeader;
    if (tables.patients) {
        Result<std::vector<std::string>> names = headerOf(*tables.patients, tables.patientDialect);
        if (!names)
            return failedWith(names.error());
        patientHeader = std::move(*names);
    }
    const Result<EventRecipe> found = withColumnsFound(recipe, *header, patientHeader, tables.events.name);
    if (!found)
        return failedWith(found.error());
    EventFiles files{.events = tables.events, .dialect = tables.dialect, .patients = {}};
    std::vector<std::pair<ImportNotice, std::string>> notices;
    if (tables.patients) {
        ColumnOptions options = patientTableOptions(*found);
        options.keep.insert(options.keep.end(), tables.kept.begin(), tables.kept.end());
        ImportOutcome read = importCsv(*tables.patients, tables.patientDialect, stop, progress, options);
        if (read.end != RunEnd::Finished) {
            failed.end = read.end;
            failed.problems = std::move(read.problems);
            return failed;
        }
        files.patients = std::move(read.table);
        notices = std::move(read.notices);
    }
    EventOutcome outcome = importEvents(files, *found, std::move(stop), progress);
    outcome.notices = std::move(notices);
    return outcome;
}

} // namespace core
