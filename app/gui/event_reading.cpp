// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/event_reading.h"

#include "core/data/events/event_columns.h"
#include "core/data/events/event_folders.h"
#include "core/data/events/event_stream.h"
#include "core/data/import/table_import.h"
#include "core/data/task/task_proposal.h"
#include "core/store/project_file.h"

#include <algorithm>

namespace app {
namespace fs = std::filesystem;

namespace {

core::EventOutcome failedWith(const core::Error& error)
{
    core::EventOutcome failed;
    failed.problems.add(error);
    return failed;
}

// A file whose name begins so, in letters of any case.
bool hasFile(const fs::path& folder, std::string_view beginning)
{
    std::error_code unknown;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, unknown)) {
        std::string name = entry.path().filename().string();
        std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        if (name.starts_with(beginning))
            return true;
    }
    return false;
}

core::EventOutcome readTwoTables(const EventPlace& place, const core::EventRecipe& wanted, const std::stop_token& stop,
                                 const core::ProgressSink& progress)
{
    core::EventFiles files{.events = core::CsvSource::fromFile(place.events), .dialect = {}, .patients = {}};
    const core::Result<core::CsvDialect> dialect = core::plainDialectOf(files.events);
    if (!dialect)
        return failedWith(dialect.error());
    files.dialect = *dialect;
    const core::Result<EventHeaders> headers = headersOf(place);
    if (!headers)
        return failedWith(headers.error());
    const core::Result<core::EventRecipe> recipe =
        core::withColumnsFound(wanted, headers->events, headers->patients, files.events.name);
    if (!recipe)
        return failedWith(recipe.error());
    std::vector<std::pair<core::ImportNotice, std::string>> notices;
    if (!place.patients.empty()) {
        core::TableOutcome read = core::importTable(core::CsvSource::fromFile(place.patients), {}, stop, progress,
                                                    core::patientTableOptions(*recipe));
        if (read.end != core::RunEnd::Finished) {
            core::EventOutcome failed;
            failed.end = read.end;
            failed.problems = std::move(read.problems);
            return failed;
        }
        files.patients = std::move(read.table);
        notices = std::move(read.notices);
    }
    core::EventOutcome outcome = core::importEvents(files, *recipe, stop, progress);
    outcome.notices = std::move(notices);
    return outcome;
}

} // namespace

core::Result<EventHeaders> headersOf(const EventPlace& place)
{
    EventHeaders headers;
    if (place.source != core::EventSource::Tables)
        return headers;
    if (!place.patients.empty()) {
        const core::Result<core::TablePreview> patients = core::previewTable(core::CsvSource::fromFile(place.patients));
        if (!patients)
            return patients.error();
        for (const core::CsvColumnGuess& column : patients->table.columns)
            headers.patients.push_back(column.name);
    }
    if (!place.events.empty()) {
        const core::CsvSource source = core::CsvSource::fromFile(place.events);
        const core::Result<core::CsvDialect> dialect = core::plainDialectOf(source);
        if (!dialect)
            return dialect.error();
        core::Result<std::vector<std::string>> names = core::headerOf(source, *dialect);
        if (!names)
            return names.error();
        headers.events = std::move(*names);
    }
    return headers;
}

core::EventRecipe proposedRecipe(const EventPlace& place, const EventHeaders& headers)
{
    core::EventRecipe recipe;
    recipe.source = place.source;
    if (place.source == core::EventSource::Tables) {
        const core::Result<core::EventRecipe> found =
            core::withColumnsFound(recipe, headers.events, headers.patients, place.events.filename().string());
        return found ? *found : recipe;
    }
    const bool visits =
        hasFile(place.events, place.source == core::EventSource::Omop ? "visit_occurrence" : "encounter");
    recipe.index = visits ? core::IndexKind::Automatic : core::IndexKind::FirstEvent;
    return recipe;
}

core::EventOutcome readEvents(const EventPlace& place, const core::EventRecipe& recipe, const std::stop_token& stop,
                              const core::ProgressSink& progress)
{
    switch (place.source) {
    case core::EventSource::Tables:
        return readTwoTables(place, recipe, stop, progress);
    case core::EventSource::Omop:
        return core::importOmop(place.events, recipe, stop, progress);
    case core::EventSource::Fhir:
        return core::importFhir(place.events, recipe, stop, progress);
    }
    return {};
}

core::Result<KeptRecipe, core::ProblemList> recipeIn(const core::Task& task)
{
    if (task.recipe.empty())
        return core::ProblemList{};
    core::RecipeParse parse = core::parseRecipe(task.recipe);
    if (!parse.recipe)
        return std::move(parse.problems);
    return KeptRecipe{.recipe = std::move(*parse.recipe), .task = task};
}

core::Result<KeptRecipe, core::ProblemList> keptRecipe(const fs::path& file)
{
    if (file.extension() == ".panelwise") {
        const core::Result<core::ProjectFile> project = core::ProjectFile::open(file, true);
        if (project)
            return recipeIn(project->study().task);
        core::ProblemList problems;
        problems.add(project.error());
        return problems;
    }
    core::RecipeParse parse = core::readRecipe(file);
    if (!parse.recipe)
        return std::move(parse.problems);
    core::TaskParse task = core::readTask(file); // or it is a recipe by itself
    return KeptRecipe{.recipe = std::move(*parse.recipe),
                      .task = task.reading ? std::optional(std::move(task.reading->task)) : std::nullopt};
}

EventTask taskOfEvents(const core::EventOutcome& outcome, const std::optional<core::Task>& kept)
{
    const core::EventOutcomeCodes& codes = outcome.recipe.outcome;
    const bool asked = !codes.codes.empty();
    const std::string label = !asked ? std::string() : codes.name.empty() ? "outcome" : codes.name;
    core::TaskProposal proposal = core::proposeTask(*outcome.table, label);
    if (asked)
        proposal.task.positive = core::OutcomeRule::value("yes");
    EventTask made{.task = std::move(proposal.task), .identifiers = {}};
    for (const core::IdentifierWarning& warning : proposal.identifiers)
        made.identifiers.push_back(warning.column);
    if (kept) {
        const std::vector<std::string> named = core::optionsOf(*kept).keep;
        if (std::ranges::all_of(named, [&](const std::string& name) { return outcome.table->find(name) != nullptr; }))
            made.task = *kept;
    }
    made.task.recipe = core::recipeOnOneLine(outcome.recipe);
    return made;
}

} // namespace app
