// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/prepare_study.h"

#include "app/cli/common/load_study.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/words.h"
#include "ui/common/text/data_text.h"

#include <filesystem>

namespace app::cli {
namespace {

std::variant<core::ProjectFile, Failure> createProject(const Workplace& place, const LoadedStudy& loaded)
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
std::variant<core::ProjectFile, Failure> projectFor(const Workplace& place, LoadedStudy& loaded)
{
    const std::string& file = place.arguments.projectFile;
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        return createProject(place, loaded);
    auto opened = openForWriting(file);
    if (const core::ProjectFile* project = std::get_if<core::ProjectFile>(&opened)) {
        if (project->import()->fingerprint() != loaded.import->fingerprint() ||
            project->study().task != loaded.study.task)
            return Failure::wrongUsage(Words::tr("%1 exists already and holds other patients or panels. Choose another "
                                                 "name for the new project, or go on in this one with --project alone.")
                                           .arg(QString::fromStdString(file)));
        loaded.study = project->study(); // its split, too
    }
    return opened;
}

// What was asked for, and the project where it was that.
struct Found {
    LoadedStudy loaded;
    std::optional<core::ProjectFile> project;
};

std::variant<Found, Failure> findStudy(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    if (!arguments.cohort.empty() || !arguments.dataFile.empty()) {
        auto read = loadStudy(place);
        if (Failure* failure = std::get_if<Failure>(&read))
            return std::move(*failure);
        Found found{std::move(std::get<LoadedStudy>(read)), {}};
        if (found.loaded.rolesProposed)
            place.terminal.note(Words::tr("Note: no task file was given, so the roles of the columns and the prices "
                                          "are proposed. See “panelwise-cli inspect”."));
        return found;
    }
    auto opened = openForWriting(arguments.projectFile);
    if (Failure* failure = std::get_if<Failure>(&opened))
        return std::move(*failure);
    Found found{{}, std::move(std::get<core::ProjectFile>(opened))};
    found.loaded.file = arguments.projectFile;
    found.loaded.import = found.project->import();
    found.loaded.study = found.project->study();
    found.loaded.name = found.loaded.import->sourceName();
    return found;
}

} // namespace

std::variant<core::ProjectFile, Failure> openForWriting(const std::string& file)
{
    core::Result<core::ProjectFile> project = core::ProjectFile::open(file);
    if (!project)
        return Failure::fromError(project.error(), file);
    if (project->access() == core::ProjectAccess::Writable)
        return std::move(*project);
    const bool inUse = project->access() == core::ProjectAccess::ReadOnlyInUse;
    return Failure::fromError({.code = inUse ? core::ErrorCode::ProjectInUse : core::ErrorCode::ProjectReadOnly,
                               .subject = project->path().filename().string()},
                              file);
}

std::variant<Patients, Failure> patientsOf(const core::TablePtr& table, const core::Study& study,
                                           const std::string& file)
{
    core::CohortOutcome made = core::makeCohort(table, study.task);
    if (!made.cohort)
        return Failure::fromProblems(std::move(made.problems), file);
    core::Result<core::Split> split = core::makeSplit(*made.cohort, study.split);
    if (!split)
        return Failure::fromError(split.error(), file);
    return Patients{std::move(made.cohort), std::move(*split)};
}

std::variant<ReadyStudy, Failure> prepareStudy(const Workplace& place)
{
    auto looked = findStudy(place);
    if (Failure* failure = std::get_if<Failure>(&looked))
        return std::move(*failure);
    auto& [loaded, project] = std::get<Found>(looked);
    // Before a project is written: one that cannot be learned from is not made.
    auto patients = patientsOf(loaded.import, loaded.study, loaded.file);
    if (!std::get_if<Failure>(&patients) && !project && !place.arguments.projectFile.empty()) {
        auto made = projectFor(place, loaded);
        if (Failure* failure = std::get_if<Failure>(&made))
            return std::move(*failure);
        project = std::move(std::get<core::ProjectFile>(made));
        patients = patientsOf(loaded.import, loaded.study, loaded.file); // the project may split them otherwise
    }
    if (Failure* failure = std::get_if<Failure>(&patients))
        return std::move(*failure);
    Patients& ready = std::get<Patients>(patients);
    return ReadyStudy{.task = std::move(loaded.study.task),
                      .cohort = std::move(ready.cohort),
                      .split = std::move(ready.split),
                      .splitPlan = loaded.study.split,
                      .source = std::move(loaded.name),
                      .project = std::move(project)};
}

} // namespace app::cli
