// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/train/training_job.h"

#include "app/cli/common/load_policy.h"
#include "app/cli/common/prepare_study.h"
#include "app/cli/common/words.h"

#include <algorithm>
#include <array>

namespace app::cli {
namespace {

std::variant<TrainingJob, Failure> newJob(const Workplace& place)
{
    auto prepared = prepareStudy(place);
    if (Failure* failure = std::get_if<Failure>(&prepared))
        return std::move(*failure);
    ReadyStudy& ready = std::get<ReadyStudy>(prepared);
    const core::PresetContext context{.patients = ready.split.trainingCount(),
                                      .panels = ready.cohort->catalog().panelCount()};
    return TrainingJob{.plan = planFor(place.arguments, context),
                       .task = std::move(ready.task),
                       .cohort = std::move(ready.cohort),
                       .split = std::move(ready.split),
                       .start = {},
                       .source = std::move(ready.source),
                       .origin = {},
                       .project = std::move(ready.project),
                       .resumed = {},
                       .continues = {}};
}

// The patients of --data, or those of the project.
std::variant<TrainingJob, Failure> jobInProject(const Workplace& place, core::ProjectFile project)
{
    auto read = patientsBeside(place, project);
    if (Failure* failure = std::get_if<Failure>(&read))
        return std::move(*failure);
    OtherPatients& others = std::get<OtherPatients>(read);
    auto patients = patientsOf(others.table, {.task = others.task, .split = project.study().split}, others.file);
    if (Failure* failure = std::get_if<Failure>(&patients))
        return std::move(*failure);
    Patients& ready = std::get<Patients>(patients);
    return TrainingJob{.plan = {},
                       .task = std::move(others.task),
                       .cohort = std::move(ready.cohort),
                       .split = std::move(ready.split),
                       .start = {},
                       .source = others.table->sourceName(),
                       .origin = place.arguments.dataFile.empty() ? std::string() : others.table->sourceName(),
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

// The run to take up: the one named, or the newest that did not finish.
std::variant<core::RunRecord, Failure> runToResume(const core::ProjectFile& project, std::optional<core::RunId> wanted)
{
    const core::Result<std::vector<core::RunRecord>> runs = project.runs();
    if (!runs)
        return Failure::fromError(runs.error(), project.path().string());
    const auto found = std::find_if(runs->rbegin(), runs->rend(), [&](const core::RunRecord& run) {
        return wanted ? run.id == *wanted : run.status != core::RunStatus::Finished;
    });
    if (found == runs->rend() && wanted)
        return Failure::fromError({.code = core::ErrorCode::RunUnknown, .subject = std::to_string(wanted->value)});
    if (found == runs->rend())
        return Failure::wrongUsage(
            Words::tr("No training in %1 was stopped before its end, so there is nothing to resume.")
                .arg(plain(project.path().filename().string())));
    if (found->status == core::RunStatus::Finished)
        return notResumable(found->id,
                            Words::tr("It is finished. “panelwise-cli walk” and “evaluate” use its policy."));
    return *found;
}

std::variant<TrainingJob, Failure> resumedJob(const Workplace& place, core::ProjectFile project)
{
    auto chosen = runToResume(project, place.arguments.training.run);
    if (Failure* failure = std::get_if<Failure>(&chosen))
        return std::move(*failure);
    const core::RunRecord& run = std::get<core::RunRecord>(chosen);
    if (!run.start.origin.empty() && place.arguments.dataFile.empty())
        return notResumable(run.id,
                            Words::tr("It learns from %1; name that file with --data.").arg(plain(run.start.origin)));
    auto made = jobInProject(place, std::move(project));
    TrainingJob* job = std::get_if<TrainingJob>(&made);
    if (!job)
        return made;
    if (job->cohort->fingerprint() != run.start.cohort)
        return notResumable(
            run.id,
            Words::tr(
                "The patients or panels are not those it started with. Undo that change, or train a new policy."));
    job->plan = run.start.plan;
    job->resumed = run.id;
    job->continues = run.start.continues;
    if (run.hasCheckpoint) {
        core::Result<core::TensorBundle> checkpoint = job->project->checkpoint(run.id);
        if (!checkpoint)
            return Failure::fromError(checkpoint.error(), place.arguments.projectFile);
        job->start.checkpoint = std::move(*checkpoint);
    }
    if (run.start.continues) {
        auto policy = policyOf(*job->project, *run.start.continues);
        if (Failure* failure = std::get_if<Failure>(&policy))
            return std::move(*failure);
        job->start.policy = std::move(std::get<core::NetworkPolicyPtr>(policy));
    }
    return made;
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

std::variant<TrainingJob, Failure> continuedJob(const Workplace& place, core::ProjectFile project)
{
    auto chosen = runWithPolicy(project, place.arguments);
    if (Failure* failure = std::get_if<Failure>(&chosen))
        return std::move(*failure);
    const core::RunId run = std::get<core::RunRecord>(chosen).id;
    auto stored = policyOf(project, run);
    if (Failure* failure = std::get_if<Failure>(&stored))
        return std::move(*failure);
    core::NetworkPolicyPtr& before = std::get<core::NetworkPolicyPtr>(stored);
    auto made = jobInProject(place, std::move(project));
    TrainingJob* job = std::get_if<TrainingJob>(&made);
    if (!job)
        return made;
    if (const core::Status fits = before->fits(*job->cohort); !fits)
        return Failure::fromError(fits.error(), place.arguments.dataFile);
    const core::PresetContext context{.patients = job->split.trainingCount(),
                                      .panels = job->cohort->catalog().panelCount()};
    job->plan = planFor(place.arguments, context, &before->plan());
    if (const QString changed = changedShape(before->plan(), job->plan); !changed.isEmpty())
        return Failure::wrongUsage(
            Words::tr("A policy that goes on learning keeps the shape of its networks. Leave as they were: %1.")
                .arg(changed));
    job->continues = run;
    job->start.policy = std::move(before);
    return made;
}

} // namespace

std::variant<TrainingJob, Failure> makeTrainingJob(const Workplace& place)
{
    const TrainingOptions& options = place.arguments.training;
    if (!options.resume && !options.goOn)
        return newJob(place);
    auto opened = openForWriting(place.arguments.projectFile);
    if (Failure* failure = std::get_if<Failure>(&opened))
        return std::move(*failure);
    core::ProjectFile& project = std::get<core::ProjectFile>(opened);
    return options.resume ? resumedJob(place, std::move(project)) : continuedJob(place, std::move(project));
}

} // namespace app::cli
