// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/walk/policy_trial.h"
#include "core/recording/recording_study.h"

#include <algorithm>

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;

// Whose outcome is known, and who taught nothing.
bool judges(const PolicyAndPatients& tried, core::PatientIndex patient)
{
    return tried.patients.outcomes[patient.value].has_value() && (tried.taught.empty() || !tried.taught[patient.value]);
}

// Of the patients who can judge; unset: nobody can.
std::optional<core::Evaluation> judged(const PolicyAndPatients& tried, std::vector<core::Episode> episodes,
                                       const core::BootstrapPlan& bootstrap)
{
    std::erase_if(episodes, [&](const core::Episode& episode) { return !judges(tried, episode.patient); });
    if (episodes.empty())
        return std::nullopt;
    core::Evaluation evaluation = core::evaluateEpisodes(episodes, tried.cohort(), tried.origin.shape, bootstrap);
    const auto cases = static_cast<std::size_t>(std::ranges::count_if(episodes, [&](const core::Episode& episode) {
        return *tried.patients.outcomes[episode.patient.value] == core::Disease::Present;
    }));
    return cases == 0 || cases == episodes.size() ? core::withoutComparisons(std::move(evaluation)) : evaluation;
}

// Nobody but these patients can teach what gets recorded where they come from. Nothing when stopped.
std::optional<core::RecordingEstimate> recordingOf(const PolicyAndPatients& tried, const Workplace& place,
                                                   const core::BootstrapPlan& bootstrap)
{
    std::vector<core::PatientIndex> known;
    for (std::size_t i = 0; i < tried.patients.outcomes.size(); ++i)
        if (judges(tried, core::PatientIndex(i)))
            known.emplace_back(i);
    core::RecordingPlan plan;
    plan.cap = place.arguments.cap;
    plan.bootstrap = bootstrap;
    ThreadExecutor executor(threadsFor(place.arguments));
    return core::judgeRecording(tried.policy, tried.patients.cohort, known, {}, plan, place.stop, executor);
}

Result<PolicyTrial> evaluate(const Workplace& place)
{
    const auto tried = loadPolicyAndPatients(place);
    if (!tried)
        return tried.error();
    const core::Cohort& cohort = tried->cohort();
    std::vector<core::PatientIndex> everybody;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        everybody.emplace_back(i);
    std::vector<core::Episode> episodes = tried->policy->run(cohort, everybody, place.stop, place.arguments.cap);
    if (place.stop.stop_requested())
        return Failure::cancelled();
    const core::BootstrapPlan bootstrap{.resamples = place.arguments.training.bootstrap.value_or(kResamples),
                                        .seed = tried->origin.seed};
    PolicyTrial trial{.origin = tried->origin,
                      .source = tried->table->sourceName(),
                      .words = {cohort.catalog(), tried->task.currency},
                      .outcomeColumn = tried->task.label,
                      .hasOutcomeColumn = tried->patients.outcomeColumn,
                      .known = tried->patients.knownCount(),
                      .cases = tried->patients.caseCount(),
                      .predictions = core::predictionsOf(episodes, cohort.catalog()),
                      .evaluation = {}};
    trial.taught = static_cast<std::size_t>(std::ranges::count(tried->taught, true));
    trial.evaluation = judged(*tried, std::move(episodes), bootstrap);
    if (place.arguments.assumeRecordedAtRandom && trial.evaluation) {
        trial.recording = recordingOf(*tried, place, bootstrap);
        if (!trial.recording)
            return Failure::cancelled();
    }
    return trial;
}

} // namespace

ExitCode evaluatePolicy(const Workplace& place)
{
    const auto trial = evaluate(place);
    if (!trial)
        return report(trial.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(trialJson(*trial, place.arguments.projectFile));
    else
        printTrial(*trial, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
