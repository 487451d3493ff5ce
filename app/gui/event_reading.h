// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/events/event_import.h"
#include "core/data/task/task.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// Measurements on their way into a project, as blocking functions; EventsController gives them a thread.
namespace app {

// Where they are: a list and the table of its patients, which may be any file that can be imported, or a folder.
struct EventPlace {
    core::EventSource source = core::EventSource::Tables;
    std::filesystem::path events = {}; // or the folder; empty: not chosen yet
    std::filesystem::path patients = {};
    bool operator==(const EventPlace&) const = default;
};

// The names of the columns of both tables, as far as they are chosen.
struct EventHeaders {
    std::vector<std::string> events;
    std::vector<std::string> patients;
};
core::Result<EventHeaders> headersOf(const EventPlace& place);

// What is to be asked first: columns found by their names, and an index time that the source has.
core::EventRecipe proposedRecipe(const EventPlace& place, const EventHeaders& headers);

core::EventOutcome readEvents(const EventPlace& place, const core::EventRecipe& recipe, const std::stop_token& stop,
                              const core::ProgressSink& progress);

// A recipe that was kept, and the task where it was kept in one. No problems and no recipe: the table of the project
// was not made from measurements.
struct KeptRecipe {
    core::EventRecipe recipe;
    std::optional<core::Task> task;
};
core::Result<KeptRecipe, core::ProblemList> keptRecipe(const std::filesystem::path& file); // a recipe, task or project
core::Result<KeptRecipe, core::ProblemList> recipeIn(const core::Task& task);

// The task for a table that was made: the kept one where the table has all of its columns, else a proposed one. Codes
// of conditions that were asked for are its outcome.
struct EventTask {
    core::Task task;
    std::vector<std::string> identifiers;
};
EventTask taskOfEvents(const core::EventOutcome& outcome, const std::optional<core::Task>& kept);

} // namespace app
