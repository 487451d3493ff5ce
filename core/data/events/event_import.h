// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/csv/csv_import.h"
#include "core/data/events/event_account.h"
#include "core/data/events/event_recipe.h"
#include "core/data/table.h"

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace core {

// A list of measurements in a text file, and the patients it is about.
struct EventFiles {
    CsvSource events;
    CsvDialect dialect;
    TablePtr patients; // null: the patients are those of the list
};

struct EventOutcome {
    RunEnd end = RunEnd::Failed;
    TablePtr table;       // set when Finished: the patient table with a column for each test
    EventAccount account; // what became of every measurement
    EventRecipe recipe;   // with everything filled in that was found or proposed
    ProblemList problems;
    std::vector<std::pair<ImportNotice, std::string>> notices = {}; // of the patient table
};

// What the patient table must be read with: identifiers and times are texts, and stay even where they are constant.
ColumnOptions patientTableOptions(const EventRecipe& recipe);

// One row per patient from one row per measurement. The recipe names its columns (withColumnsFound). Where a patient
// stands in several rows of the patient table, each has its own index time and window. The list is read twice, in
// pieces; memory is 24 bytes for each patient and test.
EventOutcome importEvents(const EventFiles& files, const EventRecipe& recipe, std::stop_token stop,
                          const ProgressSink& progress);

// The same from two text files: the columns that the recipe leaves open are found by their names.
struct EventTables {
    CsvSource events = {};
    CsvDialect dialect = {};
    std::optional<CsvSource> patients = {};
    CsvDialect patientDialect = {};
    std::vector<std::string> kept = {}; // columns of the patient table that stay even if constant
};
EventOutcome importEventTables(const EventTables& tables, const EventRecipe& recipe, std::stop_token stop,
                               const ProgressSink& progress);

} // namespace core
