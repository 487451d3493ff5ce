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

std::variant<PolicyTrial, Failure> evaluate(const Workplace& place)
{
    const std::string& file = place.arguments.projectFile;
    const core::Result<core::ProjectFile> project = core::ProjectFile::open(file, true);
    if (!project)
        return Failure::fromError(project.error(), file);
    auto stored = loadPolicy(*project, place.arguments);
    if (Failure* failure = std::get_if<Failure>(&stored))
        return std::move(*failure);
    StoredPolicy& policy = std::get<StoredPolicy>(stored);
    auto others = patientsBeside(place, *project);
    if (Failure* failure = std::get_if<Failure>(&others))
        return std::move(*failure);
    const OtherPatients& patients = std::get<OtherPatients>(others);
    core::CohortOutcome made = core::makeCohort(patients.table, patients.task);
    if (!made.cohort)
        return Failure::fromProblems(std::move(made.problems), patients.file);
    if (const core::Status fits = policy.policy->fits(*made.cohort); !fits)
        return Failure::fromError(fits.error(), patients.file);
    std::vector<core::PatientIndex> everybody;
    for (std::size_t i = 0; i < made.cohort->patientCount(); ++i)
        everybody.emplace_back(i);
    const std::vector<core::Episode> episodes =
        policy.policy->run(*made.cohort, everybody, place.stop, place.arguments.cap);
    if (place.stop.stop_requested())
        return Failure::cancelled();
    return PolicyTrial{.origin = policy.origin,
                       .source = patients.table->sourceName(),
                       .words = {made.cohort->catalog(), patients.task.currency},
                       .evaluation =
                           core::evaluateEpisodes(episodes, *made.cohort, policy.origin.shape,
                                                  {.resamples = place.arguments.training.bootstrap.value_or(kResamples),
                                                   .seed = policy.origin.seed})};
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
    const auto outcome = evaluate(place);
    if (const Failure* failure = std::get_if<Failure>(&outcome))
        return report(*failure, place.arguments.json, place.terminal);
    const PolicyTrial& trial = std::get<PolicyTrial>(outcome);
    if (place.arguments.json)
        place.terminal.print(trialJson(trial, place.arguments.projectFile));
    else
        printTrial(trial, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
