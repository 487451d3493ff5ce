// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/events/event_import.h"
#include "core/data/events/event_stream.h"
#include "core/data/events/event_survey_p.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

// The rows of the result before the tests are known.
struct EventPatients {
    std::vector<std::string> ids;                  // by row; an id may stand several times
    std::vector<std::optional<EventTime>> indexes; // by row; empty: no column says it
    std::vector<Column> columns;                   // of the result
    // Of record systems, by row; empty elsewhere.
    std::vector<std::optional<std::int64_t>> births = {}; // in seconds; become an age at the index time
    std::vector<std::vector<std::optional<std::int64_t>>> conditions = {}; // when those of the outcome began
};

// Those of a patient table, as the recipe names its columns.
Result<EventPatients> patientsIn(const Table& table, const EventRecipe& recipe);

// Measurements and patients of any source.
struct EventInput {
    std::string name; // of the table
    EventStreamPtr stream;
    CsvDialect dialect;
    std::optional<EventPatients> patients;              // unset: those of the list
    std::function<Status(EventSurvey&)> nameTests = {}; // looks up what numbers of a vocabulary mean
};

EventOutcome importFrom(EventInput input, const EventRecipe& recipe, const std::stop_token& stop,
                        const ProgressSink& progress);

} // namespace core
