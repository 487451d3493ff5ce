// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/walk/policy_trial.h"

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;

// Of the patients whose outcome is known; unset: nobody's is.
std::optional<core::Evaluation> judged(const PolicyAndPatients& tried, std::vector<core::Episode> episodes,
                                       const core::BootstrapPlan& bootstrap)
{
    std::erase_if(episodes, [&](const core::Episode& episode) {
        return !tried.patients.outcomes[episode.patient.value].has_value();
    });
    if (episodes.empty())
        return std::nullopt;
    core::Evaluation evaluation = core::evaluateEpisodes(episodes, tried.cohort(), tried.origin.shape, bootstrap);
    const std::size_t cases = tried.patients.caseCount();
    return cases == 0 || cases == episodes.size() ? core::withoutComparisons(std::move(evaluation)) : evaluation;
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
                      .predictions = core::predictionsOf(episodes, cohort.catalog().panelCount()),
                      .evaluation = {}};
    trial.evaluation = judged(*tried, std::move(episodes), bootstrap);
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
