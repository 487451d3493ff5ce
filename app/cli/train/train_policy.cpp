// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/words.h"
#include "app/cli/train/run_recorder.h"
#include "app/cli/train/training_job.h"
#include "app/cli/train/training_line.h"
#include "app/cli/train/training_report.h"

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;
constexpr double kCheckpointSeconds = 30.0;

// The run as it stands in the project before its first step.
Result<core::RunId> beginRun(TrainingJob& job)
{
    const std::string file = job.project->path().string();
    if (job.resumed) {
        const core::Status resumed = job.project->resumeRun(*job.resumed);
        if (!resumed)
            return Failure::fromError(resumed.error(), file);
        return *job.resumed;
    }
    const core::Result<core::RunId> run = job.project->startRun({.plan = job.plan,
                                                                 .cohort = job.patients.cohort->fingerprint(),
                                                                 .patients = job.patients.cohort->patientCount(),
                                                                 .origin = job.origin,
                                                                 .continues = job.continues});
    if (!run)
        return Failure::fromError(run.error(), file);
    return *run;
}

core::TrainingHooks hooksFor(const Arguments& arguments, TrainingLine& line, std::optional<RunRecorder>& recorder)
{
    core::TrainingHooks hooks;
    hooks.sink = [&](const core::TrainingUpdate& update) {
        line.show(update);
        if (recorder)
            recorder->add(update.points);
    };
    if (recorder)
        hooks.saveCheckpoint = [&](const core::TensorBundle& checkpoint) { recorder->save(checkpoint); };
    hooks.checkpointEvery = std::chrono::milliseconds(
        static_cast<std::int64_t>(1000.0 * arguments.training.checkpointSeconds.value_or(kCheckpointSeconds)));
    hooks.bootstrapResamples = arguments.training.bootstrap.value_or(kResamples);
    return hooks;
}

TrainingReport reportOf(const TrainingJob& job, const core::TrainingSummary& summary,
                        const std::optional<RunRecorder>& recorder, const std::string& projectFile)
{
    TrainingReport report;
    report.source = job.source;
    report.plan = job.plan;
    const core::Split& split = *job.patients.split;
    report.patients = {split.trainingCount(), split.validationCount(), split.count(core::SplitPart::Test)};
    report.words = {job.patients.cohort->catalog(), job.task.currency};
    report.summary = summary;
    report.continues = job.continues;
    if (recorder) {
        report.run = recorder->run();
        report.project = projectFile;
    }
    return report;
}

Result<TrainingReport> train(const Workplace& place, TrainingJob& job)
{
    std::optional<RunRecorder> recorder;
    if (job.project) {
        auto begun = beginRun(job);
        if (!begun)
            return begun.error();
        recorder.emplace(*job.project, *begun);
    }
    std::optional<core::Result<core::TrainingOutcome>> outcome;
    {
        TrainingLine line(place.terminal, job.task.currency);
        outcome = core::runTraining(job.plan, *job.patients.cohort, *job.patients.split, job.start, place.stop,
                                    hooksFor(place.arguments, line, recorder));
    }
    if (!*outcome) {
        if (recorder)
            recorder->fail();
        return Failure::fromError(outcome->error(), job.project ? job.project->path().string() : std::string());
    }
    TrainingReport report = reportOf(job, (*outcome)->summary, recorder, place.arguments.projectFile);
    if (!recorder)
        return report;
    recorder->finish(**outcome);
    const core::Status closed = job.project->close();
    if (recorder->error())
        return Failure::fromError(*recorder->error(), report.project);
    if (!closed)
        return Failure::fromError(closed.error(), report.project);
    return report;
}

} // namespace

ExitCode trainPolicy(const Workplace& place)
{
    const bool json = place.arguments.json;
    if (const auto failure = settingMistake(place.arguments.training))
        return report(*failure, json, place.terminal);
    auto job = makeTrainingJob(place);
    if (!job)
        return report(job.error(), json, place.terminal);
    const auto outcome = train(place, *job);
    if (!outcome)
        return report(outcome.error(), json, place.terminal);
    if (json)
        place.terminal.print(trainingJson(*outcome));
    else
        printText(*outcome, place.terminal);
    return outcome->summary.end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
