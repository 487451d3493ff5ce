// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_job.h"

#include "app/cli/common/load_policy.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "core/data/cohort/no_patients.h"
#include "core/plan/job_panels.h"

#include <algorithm>

namespace app::cli {
namespace {

Failure notResumable(core::FrontId front, const QString& remedy)
{
    Failure failure = Failure::fromError(
        {.code = core::ErrorCode::FrontNotResumable, .subject = std::to_string(front.value), .detail = {}});
    failure.remedy = remedy;
    return failure;
}

Result<FrontJob> newJob(const Workplace& place)
{
    // What was typed wrongly is told before anything is read or written.
    if (auto checked = frontPlanFor(place.arguments, {}); !checked)
        return checked.error();
    auto study = prepareStudy(place);
    if (!study)
        return study.error();
    Arguments arguments = place.arguments;
    arguments.minimise = arguments.minimise.value_or(study->task.minimise);
    auto plan = frontPlanFor(arguments, presetContext(study->patients));
    if (!plan)
        return plan.error();
    return FrontJob{.study = std::move(*study), .plan = std::move(*plan), .resumed = {}};
}

Result<core::FrontRecord> frontToResume(const core::ProjectFile& project, std::optional<core::FrontId> wanted)
{
    return jobToResume<core::FrontKind>(project, wanted,
                                        {.unknown =
                                             [](core::FrontId front) {
                                                 return Failure::fromError({.code = core::ErrorCode::FrontUnknown,
                                                                            .subject = std::to_string(front.value)});
                                             },
                                         .nothing = Words::tr("%1 holds no search, so there is nothing to resume.")});
}

Result<FrontJob> resumedJob(const Workplace& place)
{
    auto project = openForWriting(place.arguments.projectFile);
    if (!project)
        return project.error();
    auto front = frontToResume(*project, place.arguments.front.id);
    if (!front)
        return front.error();
    auto patients = inFile(core::makePatients(project->import(), project->study()), project->path().string());
    if (!patients)
        return patients.error();
    if (patients->cohort->fingerprint() != front->start.cohort)
        return notResumable(front->id, Words::tr("The patients or panels are not those it started with. Undo that "
                                                 "change, or start a new search."));
    return FrontJob{.study = {.task = project->study().task,
                              .patients = std::move(*patients),
                              .source = project->import()->sourceName(),
                              .project = std::move(*project)},
                    .plan = front->start.plan,
                    .resumed = front->id,
                    .names = std::move(front->names),
                    .finished = front->status == core::RunStatus::Finished};
}

} // namespace

Result<FrontJob> makeFrontJob(const Workplace& place)
{
    return place.arguments.front.resume ? resumedJob(place) : newJob(place);
}

Result<StoredFront> openFront(const Arguments& arguments)
{
    const std::string& file = arguments.projectFile;
    auto project = inFile(core::ProjectFile::open(file, true), file);
    if (!project)
        return project.error();
    auto chosen = chosenFront(*project, arguments);
    if (!chosen)
        return chosen.error();
    auto patients = project->import()->rowCount() == 0
                        ? Result<core::StudyPatients>(core::withoutPatients(project->import(), project->study()))
                        : inFile(core::makePatients(project->import(), project->study()), file);
    if (!patients)
        return patients.error();
    std::optional<core::TestCatalog> panels = core::panelsOf(chosen->start, *patients->cohort);
    if (!panels)
        return Failure{.exit = ExitCode::UserData,
                       .file = file,
                       .message = Words::tr("Front %1 was found with other patients, panels or prices, and the project "
                                            "does not say which panels those were.")
                                      .arg(chosen->id.value),
                       .remedy = Words::tr("Undo that change, or find a new front.")};
    return StoredFront{.project = std::move(*project),
                       .record = std::move(*chosen),
                       .patients = std::move(*patients),
                       .panels = std::move(*panels)};
}

} // namespace app::cli
