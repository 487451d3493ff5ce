// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/training_kind.h"

#include <utility>

namespace core {

using TrainingJob = JobRun<TrainingKind>;

Result<TrainingJob::Remains> TrainingJob::remainsOfNew(const ProjectFile& file, const RunStart& start)
{
    Remains remains;
    if (!start.continues)
        return remains;
    const Result<TensorBundle> bundle = file.policy(*start.continues);
    if (!bundle)
        return bundle.error();
    Result<NetworkPolicyPtr> policy = NetworkPolicy::load(*bundle);
    if (!policy)
        return policy.error();
    remains.policy = std::move(*policy);
    return remains;
}

Result<TrainingJob::Remains> TrainingJob::remains(const ProjectFile& file, const RunRecord& record)
{
    Result<Remains> remains = remainsOfNew(file, record.start);
    if (!remains)
        return remains;
    Result<std::map<std::string, TensorBundle>> parts = file.runParts(record.id);
    if (!parts)
        return parts.error();
    remains->parts = std::move(*parts);
    if (!record.hasCheckpoint)
        return remains;
    Result<TensorBundle> checkpoint = file.checkpoint(record.id);
    if (!checkpoint)
        return checkpoint.error();
    remains->checkpoint = std::move(*checkpoint);
    return remains;
}

Status TrainingJob::rewound(const ProjectFile& file, RunId run, Remains& remains)
{
    Result<std::vector<CurvePoint>> points = file.points(run);
    if (!points)
        return points.error();
    remains.points = std::move(*points);
    return Done{};
}

bool TrainingJob::join(TrainingKind::Part& waiting, TrainingKind::Part& part)
{
    auto* before = std::get_if<std::vector<CurvePoint>>(&waiting);
    const auto* points = std::get_if<std::vector<CurvePoint>>(&part);
    if (before && points)
        before->insert(before->end(), points->begin(), points->end());
    return before && points;
}

Result<TrainingOutcome> TrainingJob::run(const RunStart& start, const StudyPatients& patients, const Remains& remains,
                                         const JobSettings& settings, const JobSinks<TrainingKind>& sinks)
{
    TrainingHooks hooks;
    hooks.gate = settings.gate;
    hooks.bootstrapResamples = settings.bootstrapResamples;
    hooks.checkpointEvery = settings.checkpointEvery;
    hooks.gathered = settings.gathered;
    hooks.sink = [&sinks](const TrainingUpdate& update) {
        if (!update.points.empty())
            sinks.save(update.points);
        sinks.update(update);
    };
    hooks.saveCheckpoint = [&sinks](const TensorBundle& checkpoint) { sinks.save(checkpoint); };
    hooks.savePart = [&sinks](const std::string& name, const TensorBundle& part) {
        sinks.save(NamedPart{.name = name, .bundle = part});
    };
    return runJudgedTraining(start.plan, *patients.cohort, *patients.split,
                             {.checkpoint = remains.checkpoint, .policy = remains.policy, .parts = remains.parts},
                             settings.stop, hooks);
}

TrainingKind::End TrainingJob::ending(const TrainingOutcome& outcome)
{
    TrainingKind::End end{.summary = outcome.summary, .policy = {}};
    if (outcome.policy)
        end.policy = outcome.policy->save();
    return end;
}

} // namespace core
