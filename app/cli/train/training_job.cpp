// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/training_job.h"

#include "app/cli/common/load_policy.h"
#include "app/cli/common/prepare_study.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"

#include <algorithm>
#include <array>

namespace app::cli {
namespace {

Result<TrainingJob> newJob(const Workplace& place)
{
    auto ready = prepareStudy(place);
    if (!ready)
        return ready.error();
    Arguments arguments = place.arguments;
    arguments.minimise = arguments.minimise.value_or(ready->task.minimise);
    core::TrainingPlan plan = planFor(arguments, presetContext(ready->patients));
    plan.judging = judgingPlan(arguments.judging);
    return TrainingJob{.plan = std::move(plan),
                       .task = std::move(ready->task),
                       .patients = std::move(ready->patients),
                       .source = std::move(ready->source),
                       .origin = {},
                       .project = std::move(ready->project),
                       .resumed = {},
                       .continues = {}};
}

// The patients of --data, or those of the project.
Result<TrainingJob> jobInProject(const Workplace& place, core::ProjectFile project)
{
    auto others = patientsBeside(place, project);
    if (!others)
        return others.error();
    const core::Study study{.task = others->task, .split = project.study().split};
    auto patients = inFile(core::makePatients(others->table, study), others->file);
    if (!patients)
        return patients.error();
    return TrainingJob{.plan = {},
                       .task = std::move(others->task),
                       .patients = std::move(*patients),
                       .source = others->table->sourceName(),
                       .origin = !place.arguments.hasNewPatients() ? std::string() : others->table->sourceName(),
                       .project = std::move(project),
                       .resumed = {},
                       .continues = {}};
}

Failure notResumable(core::RunId run, const QString& remedy)
{
    Failure failure = Failure::fromError(
        {.code = core::ErrorCode::RunNotResumable, .subject = std::to_string(run.value), .detail = {}});
    failure.remedy = remedy;
    return failure;
}

Result<core::RunRecord> runToResume(const core::ProjectFile& project, std::optional<core::RunId> wanted)
{
    return jobToResume<core::TrainingKind>(
        project, wanted,
        {.unknown =
             [](core::RunId run) {
                 return Failure::fromError({.code = core::ErrorCode::RunUnknown, .subject = std::to_string(run.value)});
             },
         .nothing = Words::tr("%1 holds no training, so there is nothing to resume.")});
}

Result<TrainingJob> resumedJob(const Workplace& place, core::ProjectFile project)
{
    auto run = runToResume(project, place.arguments.training.run);
    if (!run)
        return run.error();
    if (!run->start.origin.empty() && !place.arguments.hasNewPatients())
        return notResumable(run->id,
                            Words::tr("It learns from %1; name that file with --data.").arg(plain(run->start.origin)));
    auto job = jobInProject(place, std::move(project));
    if (!job)
        return job.error();
    if (job->patients.cohort->fingerprint() != run->start.cohort)
        return notResumable(
            run->id,
            Words::tr(
                "The patients or panels are not those it started with. Undo that change, or train a new policy."));
    job->plan = run->start.plan;
    job->resumed = run->id;
    job->continues = run->start.continues;
    job->name = run->name;
    if (job->continues)
        if (const auto before = job->project->record(*job->continues); before)
            job->continuesName = before->name;
    if (run->status == core::RunStatus::Finished)
        job->finished = run->summary;
    return job;
}

// What decides the shape of a network stays as it is while the network goes on learning.
QString changedShape(const core::TrainingPlan& before, const core::TrainingPlan& after)
{
    using enum core::PlanField;
    constexpr std::array kShapes{EncoderKind,      EncoderCouplings, EncoderHidden, EncoderScaleBound,
                                 ClassifierHidden, PpoHidden,        PpoSharedValue};
    QStringList changed;
    for (const core::PlanField field : kShapes)
        if (core::planValue(before, field) != core::planValue(after, field))
            changed.push_back(QString::fromUtf8(core::planFieldName(field).data()));
    return changed.join(QStringLiteral(", "));
}

Result<TrainingJob> continuedJob(const Workplace& place, core::ProjectFile project)
{
    auto chosen = runWithPolicy(project, place.arguments);
    if (!chosen)
        return chosen.error();
    const core::RunId run = chosen->id;
    auto before = policyOf(project, run);
    if (!before)
        return before.error();
    auto job = jobInProject(place, std::move(project));
    if (!job)
        return job.error();
    if (const core::Status fits = (*before)->fits(*job->patients.cohort); !fits)
        return Failure::fromError(fits.error(), place.arguments.dataFile);
    job->plan = planFor(place.arguments, presetContext(job->patients), &(*before)->plan());
    job->plan.judging = {};
    if (const QString changed = changedShape((*before)->plan(), job->plan); !changed.isEmpty())
        return Failure::wrongUsage(
            Words::tr("A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.")
                .arg(changed));
    job->continues = run;
    job->continuesName = chosen->name;
    return job;
}

} // namespace

Result<TrainingJob> makeTrainingJob(const Workplace& place)
{
    const TrainingOptions& options = place.arguments.training;
    if (!options.resume && !options.goOn)
        return newJob(place);
    auto project = openForWriting(place.arguments.projectFile);
    if (!project)
        return project.error();
    return options.resume ? resumedJob(place, std::move(*project)) : continuedJob(place, std::move(*project));
}

} // namespace app::cli
