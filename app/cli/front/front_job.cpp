// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/front/front_job.h"

#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"

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

std::variant<FrontJob, Failure> newJob(const Workplace& place)
{
    // What was typed wrongly is told before anything is read or written.
    if (auto checked = frontPlanFor(place.arguments, {}); Failure* failure = std::get_if<Failure>(&checked))
        return std::move(*failure);
    auto prepared = prepareStudy(place);
    if (Failure* failure = std::get_if<Failure>(&prepared))
        return std::move(*failure);
    ReadyStudy& study = std::get<ReadyStudy>(prepared);
    const core::PresetContext context{.patients = study.split.trainingCount(),
                                      .panels = study.cohort->catalog().panelCount()};
    auto plan = frontPlanFor(place.arguments, context);
    if (Failure* failure = std::get_if<Failure>(&plan))
        return std::move(*failure);
    return FrontJob{
        .study = std::move(study), .plan = std::move(std::get<core::FrontPlan>(plan)), .remains = {}, .resumed = {}};
}

// The front to take up: the one named, or the newest that did not finish.
std::variant<core::FrontRecord, Failure> frontToResume(const core::ProjectFile& project,
                                                       std::optional<core::FrontId> wanted)
{
    const core::Result<std::vector<core::FrontRecord>> fronts = project.fronts();
    if (!fronts)
        return Failure::fromError(fronts.error(), project.path().string());
    const auto found = std::find_if(fronts->rbegin(), fronts->rend(), [&](const core::FrontRecord& front) {
        return wanted ? front.id == *wanted : front.status != core::RunStatus::Finished;
    });
    if (found == fronts->rend() && wanted)
        return Failure::fromError({.code = core::ErrorCode::FrontUnknown, .subject = std::to_string(wanted->value)});
    if (found == fronts->rend())
        return Failure::wrongUsage(
            Words::tr("No search of %1 was stopped before its end, so there is nothing to resume.")
                .arg(QString::fromStdString(project.path().filename().string())));
    if (found->status == core::RunStatus::Finished)
        return notResumable(
            found->id,
            Words::tr("It is finished. “panelwise-cli front --project … --front %1” shows it.").arg(found->id.value));
    return *found;
}

std::variant<core::FrontCheckpoint, Failure> remainsOf(const core::ProjectFile& project, const core::FrontRecord& front)
{
    core::FrontCheckpoint remains;
    const auto failed = [&](const core::Error& error) { return Failure::fromError(error, project.path().string()); };
    const core::Result<std::vector<std::string>> names = project.frontPartNames(front.id);
    if (!names)
        return failed(names.error());
    for (const std::string& name : *names) {
        core::Result<core::TensorBundle> part = project.frontPart(front.id, name);
        if (!part)
            return failed(part.error());
        remains.parts.emplace(name, std::move(*part));
    }
    for (std::size_t number = 0; number < front.points.size(); ++number) {
        core::Result<core::TensorBundle> own = project.frontPolicy(front.id, number);
        if (!own)
            return failed(own.error());
        remains.policies.push_back({.point = front.points[number], .own = std::move(*own)});
    }
    return remains;
}

std::variant<FrontJob, Failure> resumedJob(const Workplace& place)
{
    auto opened = openForWriting(place.arguments.projectFile);
    if (Failure* failure = std::get_if<Failure>(&opened))
        return std::move(*failure);
    core::ProjectFile& project = std::get<core::ProjectFile>(opened);
    auto chosen = frontToResume(project, place.arguments.front.id);
    if (Failure* failure = std::get_if<Failure>(&chosen))
        return std::move(*failure);
    const core::FrontRecord& front = std::get<core::FrontRecord>(chosen);
    auto patients = patientsOf(project.import(), project.study(), project.path().string());
    if (Failure* failure = std::get_if<Failure>(&patients))
        return std::move(*failure);
    Patients& ready = std::get<Patients>(patients);
    if (ready.cohort->fingerprint() != front.start.cohort)
        return notResumable(front.id, Words::tr("The patients or panels are not those it started with. Undo that "
                                                "change, or start a new search."));
    auto remains = remainsOf(project, front);
    if (Failure* failure = std::get_if<Failure>(&remains))
        return std::move(*failure);
    return FrontJob{.study = {.task = project.study().task,
                              .cohort = std::move(ready.cohort),
                              .split = std::move(ready.split),
                              .source = project.import()->sourceName(),
                              .project = std::move(project)},
                    .plan = front.start.plan,
                    .remains = std::move(std::get<core::FrontCheckpoint>(remains)),
                    .resumed = front.id};
}

} // namespace

std::variant<FrontJob, Failure> makeFrontJob(const Workplace& place)
{
    return place.arguments.front.resume ? resumedJob(place) : newJob(place);
}

std::variant<StoredFront, Failure> openFront(const Arguments& arguments)
{
    const std::string& file = arguments.projectFile;
    core::Result<core::ProjectFile> project = core::ProjectFile::open(file, true);
    if (!project)
        return Failure::fromError(project.error(), file);
    auto chosen = chosenFront(*project, arguments);
    if (Failure* failure = std::get_if<Failure>(&chosen))
        return std::move(*failure);
    auto patients = patientsOf(project->import(), project->study(), file);
    if (Failure* failure = std::get_if<Failure>(&patients))
        return std::move(*failure);
    return StoredFront{.project = std::move(*project),
                       .record = std::move(std::get<core::FrontRecord>(chosen)),
                       .patients = std::move(std::get<Patients>(patients))};
}

} // namespace app::cli
