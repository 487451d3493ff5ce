// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/common/load_policy.h"
#include "app/cli/common/words.h"
#include "core/data/cohort/cohort.h"

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;

struct PolicyTrial {
    PolicyOrigin origin;
    std::string source;
    PanelWords words;
    core::Evaluation evaluation;
};

Result<PolicyTrial> evaluate(const Workplace& place)
{
    const auto tried = loadPolicyAndPatients(place);
    if (!tried)
        return tried.error();
    const core::Cohort& cohort = *tried->cohort;
    std::vector<core::PatientIndex> everybody;
    for (std::size_t i = 0; i < cohort.patientCount(); ++i)
        everybody.emplace_back(i);
    const std::vector<core::Episode> episodes = tried->policy->run(cohort, everybody, place.stop, place.arguments.cap);
    if (place.stop.stop_requested())
        return Failure::cancelled();
    const core::BootstrapPlan bootstrap{.resamples = place.arguments.training.bootstrap.value_or(kResamples),
                                        .seed = tried->origin.seed};
    return PolicyTrial{.origin = tried->origin,
                       .source = tried->table->sourceName(),
                       .words = {cohort.catalog(), tried->task.currency},
                       .evaluation = core::evaluateEpisodes(episodes, cohort, tried->origin.shape, bootstrap)};
}

QString trialJson(const PolicyTrial& trial, const std::string& project)
{
    Json root = originJson(trial.origin);
    root["project"] = project;
    root["source"] = trial.source;
    root["currency"] = trial.words.currency;
    root["test"] = evaluationJson(trial.evaluation, trial.words);
    root["panel_use"] = panelUseJson(trial.evaluation, trial.words);
    return dumped(root);
}

void printTrial(const PolicyTrial& trial, Terminal& terminal)
{
    const QString origin = originText(trial.origin);
    terminal.printHeading(
        Words::tr("%1 on %2").arg(origin.left(1).toUpper() + origin.mid(1), QString::fromStdString(trial.source)));
    terminal.print({});
    terminal.printHeading(trial.evaluation.meanCost.interval ? Words::tr("Figures, with 95 % intervals")
                                                             : Words::tr("Figures"));
    printMetrics({{Words::tr("ALL PATIENTS"), &trial.evaluation}}, trial.words, terminal);
    terminal.print({});
    terminal.printHeading(Words::tr("Panels ordered, share of patients"));
    printPanelUse(trial.evaluation, trial.words, terminal);
    terminal.print({});
    terminal.printHeading(Words::tr("Most frequent orders"));
    printOrders(trial.evaluation, trial.words, terminal);
    terminal.print({});
    terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
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
