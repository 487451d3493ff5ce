// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/load_events.h"

#include "app/cli/common/load_table.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "core/data/events/event_folders.h"
#include "core/store/project_file.h"
#include "ui/common/text/event_text.h"

#include <sstream>

namespace app::cli {
namespace {

Result<core::EventRecipe> recipeIn(core::RecipeParse parse, const std::string& file)
{
    if (!parse.recipe)
        return Failure::fromProblems(std::move(parse.problems), file);
    return std::move(*parse.recipe);
}

// Of a project, a task file or a recipe by itself.
Result<core::EventRecipe> givenRecipe(const std::string& file, const core::Task& task)
{
    if (file.empty())
        return task.recipe.empty() ? core::EventRecipe{} : recipeIn(core::parseRecipe(task.recipe), {});
    if (!file.ends_with(".panelwise"))
        return recipeIn(core::readRecipe(file), file);
    const auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    const std::string& stored = project->study().task.recipe;
    if (stored.empty())
        return Failure::wrongUsage(Words::tr("%1 holds no recipe: its table was not made from a list of measurements.")
                                       .arg(QString::fromStdString(file)));
    return recipeIn(core::parseRecipe(stored), file);
}

core::EventRecipe withOptions(core::EventRecipe recipe, const EventOptions& options)
{
    const auto replace = [](std::string& target, const std::string& given) { target = given.empty() ? target : given; };
    replace(recipe.columns.patient, options.columns.patient);
    replace(recipe.columns.time, options.columns.time);
    replace(recipe.columns.test, options.columns.test);
    replace(recipe.columns.value, options.columns.value);
    replace(recipe.columns.unit, options.columns.unit);
    replace(recipe.patientColumn, options.patientColumn);
    if (options.index == "first" || options.index == "start") {
        recipe.index = options.index == "first" ? core::IndexKind::FirstEvent : core::IndexKind::Start;
    } else if (!options.index.empty()) {
        recipe.index = core::IndexKind::Column;
        recipe.indexColumn = options.index;
    }
    if (options.window) {
        recipe.fromHours = options.window->fromHours;
        recipe.toHours = options.window->toHours;
    }
    recipe.take = options.take.value_or(recipe.take);
    recipe.limits = options.limits.value_or(recipe.limits);
    recipe.dates = options.dates.value_or(recipe.dates);
    recipe.timeUnit = options.timeUnit.value_or(recipe.timeUnit);
    recipe.fewestPatients = options.fewestPatients.value_or(recipe.fewestPatients);
    recipe.needsUnit = recipe.needsUnit || options.needsUnit;
    recipe.outcome.afterIndex = recipe.outcome.afterIndex || options.outcomeAfterIndex;
    replace(recipe.outcome.name, options.outcomeName);
    if (!options.outcomeCodes.empty()) {
        recipe.outcome.codes.clear();
        std::istringstream codes(options.outcomeCodes);
        for (std::string code; std::getline(codes, code, ',');)
            recipe.outcome.codes.push_back(code);
    }
    return recipe;
}

QString remedyFor(const core::Error& error)
{
    switch (error.code) {
    case core::ErrorCode::EventColumnMissing:
        return Words::tr("Name it with --event-%1 COLUMN.").arg(QString::fromStdString(error.detail));
    case core::ErrorCode::EventDatesAmbiguous:
        return Words::tr("Answer with --dates day-first or --dates month-first.");
    case core::ErrorCode::EventTimeUnitUnknown:
        return Words::tr("Answer with --time-unit hours, minutes, seconds or days.");
    case core::ErrorCode::EventPatientTwice:
        return Words::tr("Name the column with --index COLUMN.");
    default:
        return {};
    }
}

Failure eventFailure(const core::ProblemList& problems, const std::string& file)
{
    const QString remedy = problems.empty() ? QString() : remedyFor(problems.first().front());
    Failure failure = Failure::fromProblems(problems, file);
    failure.remedy = remedy;
    return failure;
}

EventsRead readingOf(core::EventOutcome&& outcome)
{
    return {.table = std::move(outcome.table),
            .account = std::move(outcome.account),
            .recipe = std::move(outcome.recipe),
            .notices = std::move(outcome.notices)};
}

// Two text files: the measurements, and the patients where there are any.
Result<EventsRead> readTables(const Workplace& place, const core::EventRecipe& wanted, const core::Task& task)
{
    const EventOptions& options = place.arguments.events;
    core::EventTables tables{.events = core::CsvSource::fromFile(options.file), .kept = core::optionsOf(task).keep};
    const auto dialect = dialectOf(tables.events, options.file, place.arguments);
    if (!dialect)
        return dialect.error();
    tables.dialect = *dialect;
    if (!options.patientTable.empty()) {
        tables.patients = core::CsvSource::fromFile(options.patientTable);
        const auto found = dialectOf(*tables.patients, options.patientTable, place.arguments);
        if (!found)
            return found.error();
        tables.patientDialect = *found;
    }
    ProgressLine line(place.terminal);
    core::EventOutcome outcome = core::importEventTables(tables, wanted, place.stop, line.sink());
    if (outcome.end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    if (outcome.end == core::RunEnd::Failed)
        return eventFailure(outcome.problems, options.file);
    return readingOf(std::move(outcome));
}

// Tables of OMOP or resources of FHIR.
Result<EventsRead> readFolder(const Workplace& place, const core::EventRecipe& wanted)
{
    const EventOptions& options = place.arguments.events;
    ProgressLine line(place.terminal);
    core::EventOutcome outcome = options.omopFolder.empty()
                                     ? core::importFhir(options.fhirFolder, wanted, place.stop, line.sink())
                                     : core::importOmop(options.omopFolder, wanted, place.stop, line.sink());
    if (outcome.end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    if (outcome.end == core::RunEnd::Failed)
        return eventFailure(outcome.problems, options.source());
    return readingOf(std::move(outcome));
}

} // namespace

Result<EventsRead> readEvents(const Workplace& place, const core::Task& task)
{
    const EventOptions& options = place.arguments.events;
    auto recipe = givenRecipe(options.recipeFile, task);
    if (!recipe)
        return recipe.error();
    const core::EventRecipe wanted = withOptions(std::move(*recipe), options);
    auto read = options.file.empty() ? readFolder(place, wanted) : readTables(place, wanted, task);
    if (!read)
        return read.error();
    if (!options.savedRecipe.empty())
        if (const core::Status saved = core::saveRecipe(read->recipe, options.savedRecipe); !saved)
            return Failure::fromError(saved.error(), options.savedRecipe);
    if (place.arguments.command != Command::Inspect) // which prints all of it
        place.terminal.note(ui::eventSummaryText(read->account));
    return read;
}

} // namespace app::cli
