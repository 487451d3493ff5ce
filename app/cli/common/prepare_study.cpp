// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/prepare_study.h"

#include "app/cli/common/load_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "core/data/cohort/cohort_rows.h"
#include "core/data/cohort/leaks.h"
#include "core/data/cohort/repeats.h"
#include "ui/common/text/code_text.h"
#include "ui/common/text/data_text.h"
#include "ui/common/text/finding_text.h"
#include "ui/common/text/import_text.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace app::cli {
namespace {

Result<core::ProjectFile> createProject(const Workplace& place, const LoadedStudy& loaded)
{
    const std::string& file = place.arguments.projectFile;
    for (const core::IdentifierWarning& warning : core::findIdentifiers(*loaded.import))
        place.terminal.note(Words::tr("Note: %1 It is stored in the project.").arg(ui::identifierText(warning)));
    ProgressLine line(place.terminal);
    core::ProjectCreation creation =
        core::ProjectFile::create(file, loaded.import, loaded.study, place.stop, line.sink());
    if (creation.end == core::RunEnd::Cancelled)
        return Failure::cancelled();
    if (creation.error)
        return Failure::fromError(*creation.error, file);
    return std::move(*creation.project);
}

// The project for what was loaded: a new one, or one that holds the same patients and panels already.
Result<core::ProjectFile> projectFor(const Workplace& place, LoadedStudy& loaded)
{
    const std::string& file = place.arguments.projectFile;
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        return createProject(place, loaded);
    auto project = openForWriting(file);
    if (!project)
        return project.error();
    core::Task asked = loaded.study.task;
    asked.name = project->study().task.name; // words may differ
    asked.outcomeName = project->study().task.outcomeName;
    if (project->import()->fingerprint() != loaded.import->fingerprint() || project->study().task != asked)
        return Failure::wrongUsage(Words::tr("%1 exists already and holds other patients or panels. Choose another "
                                             "name for the new project, or go on in this one with --project alone.")
                                       .arg(QString::fromStdString(file)));
    loaded.study = project->study(); // its split, too
    return project;
}

// What was asked for, and the project where it was that.
struct Found {
    LoadedStudy loaded;
    std::optional<core::ProjectFile> project;
};

// Nothing is read in another way than it stands without being said.
void noteCodes(const Workplace& place, const LoadedStudy& loaded)
{
    const core::Task& task = loaded.study.task;
    if (task.codes.empty() && task.missing.empty())
        return;
    const core::CodeRules rules(task.codes, task.missing);
    for (const QString& line : ui::codeLines(core::codeGroups(*loaded.import, rules)))
        place.terminal.note(Words::tr("Note: %1.").arg(line));
}

Result<Found> findStudy(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    if (arguments.hasNewPatients()) {
        auto read = loadStudy(place);
        if (!read)
            return read.error();
        Found found{std::move(*read), {}};
        if (found.loaded.taskFound)
            place.terminal.note(Words::tr("Note: the task file beside the data is used: %1.")
                                    .arg(QString::fromStdString(found.loaded.taskFile)));
        if (found.loaded.rolesProposed)
            place.terminal.note(Words::tr("Note: no task file was given, so the roles of the columns and the prices "
                                          "are proposed. See “panelwise-cli inspect”."));
        noteCodes(place, found.loaded);
        return found;
    }
    auto opened = openForWriting(arguments.projectFile);
    if (!opened)
        return opened.error();
    Found found{{}, std::move(*opened)};
    found.loaded.file = arguments.projectFile;
    found.loaded.import = found.project->import();
    found.loaded.study = found.project->study();
    found.loaded.name = found.loaded.import->sourceName();
    return found;
}

// What a file's own words and the task changed of the rows.
void noteReading(const Workplace& place, const LoadedStudy& loaded)
{
    if (loaded.facts.notUtf8.cells > 0)
        place.terminal.note(Words::tr("Note: %1").arg(ui::importFactsText({.notUtf8 = loaded.facts.notUtf8}).value(0)));
    if (loaded.study.task.duplicates == core::Duplicates::Keep)
        return;
    const auto rows = core::readCohortRows(*core::readAsTask(loaded.import, loaded.study.task), loaded.study.task);
    if (rows && rows->duplicatesDropped > 0)
        place.terminal.note(Words::tr("Note: %1").arg(ui::duplicatesDroppedText(rows->duplicatesDropped)));
}

// Doubts that a figure of merit would hide: named before anything is learned.
void noteDoubts(const Workplace& place, const LoadedStudy& loaded, const core::StudyPatients& patients)
{
    const core::TablePtr edited = core::readAsTask(loaded.import, loaded.study.task);
    std::vector<core::Finding> doubts = core::findLeaks(*edited, loaded.study.task, place.stop);
    if (const auto rows = core::readCohortRows(*edited, loaded.study.task))
        std::ranges::move(core::findRepeats(*edited, loaded.study.task, *rows, patients.split.get(),
                                            core::findIdentifiers(*loaded.import, place.stop), place.stop),
                          std::back_inserter(doubts));
    for (const core::Finding& doubt : doubts)
        place.terminal.note(Words::tr("Warning: %1").arg(ui::findingText(doubt)));
}

} // namespace

Result<core::ProjectFile> openForWriting(const std::string& file)
{
    core::Result<core::ProjectFile> project = core::ProjectFile::open(file);
    if (!project)
        return Failure::fromError(project.error(), file);
    if (project->access() == core::ProjectAccess::Writable)
        return std::move(*project);
    const auto code = [&] {
        switch (project->access()) {
        case core::ProjectAccess::ReadOnlyInUse:
            return core::ErrorCode::ProjectInUse;
        case core::ProjectAccess::ReadOnlyNewer:
            return core::ErrorCode::ProjectNewer;
        default:
            return core::ErrorCode::ProjectReadOnly;
        }
    };
    return Failure::fromError({.code = code(), .subject = project->path().filename().string()}, file);
}

core::PresetContext presetContext(const core::StudyPatients& patients)
{
    return {.patients = patients.split->trainingCount(), .panels = patients.cohort->catalog().panelCount()};
}

Result<ReadyStudy> prepareStudy(const Workplace& place)
{
    auto looked = findStudy(place);
    if (!looked)
        return looked.error();
    auto& [loaded, project] = *looked;
    // Before a project is written: one that cannot be learned from is not made.
    core::LazyPatientsPtr known = core::patientsOf(loaded.import, loaded.study);
    Result<core::StudyPatients> patients = inFile(known->get(), loaded.file);
    if (patients && !project && !place.arguments.projectFile.empty()) {
        auto made = projectFor(place, loaded);
        if (!made)
            return made.error();
        project = std::move(*made);
        known = core::patientsOf(loaded.import, loaded.study, known); // the project may split them otherwise
        patients = inFile(known->get(), loaded.file);
    }
    if (!patients)
        return patients.error();
    noteReading(place, loaded);
    noteDoubts(place, loaded, *patients);
    return ReadyStudy{.task = std::move(loaded.study.task),
                      .patients = std::move(*patients),
                      .source = std::move(loaded.name),
                      .project = std::move(project)};
}

} // namespace app::cli
