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

Result<FrontJob> newJob(const Workplace& place)
{
    // What was typed wrongly is told before anything is read or written.
    if (auto checked = frontPlanFor(place.arguments, {}); !checked)
        return checked.error();
    auto study = prepareStudy(place);
    if (!study)
        return study.error();
    auto plan = frontPlanFor(place.arguments, presetContext(study->patients));
    if (!plan)
        return plan.error();
    return FrontJob{.study = std::move(*study), .plan = std::move(*plan), .remains = {}, .resumed = {}};
}

// The front to take up: the one named, or the newest that did not finish.
Result<core::FrontRecord> frontToResume(const core::ProjectFile& project, std::optional<core::FrontId> wanted)
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

Result<core::FrontCheckpoint> remainsOf(const core::ProjectFile& project, const core::FrontRecord& front)
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
    auto remains = remainsOf(*project, *front);
    if (!remains)
        return remains.error();
    return FrontJob{.study = {.task = project->study().task,
                              .patients = std::move(*patients),
                              .source = project->import()->sourceName(),
                              .project = std::move(*project)},
                    .plan = front->start.plan,
                    .remains = std::move(*remains),
                    .resumed = front->id};
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
    auto patients = inFile(core::makePatients(project->import(), project->study()), file);
    if (!patients)
        return patients.error();
    return StoredFront{.project = std::move(*project), .record = std::move(*chosen), .patients = std::move(*patients)};
}

} // namespace app::cli
