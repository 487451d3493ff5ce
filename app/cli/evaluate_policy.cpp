#include "app/cli/argument_values.h"
#include "app/cli/commands.h"
#include "app/cli/evaluation_json_p.h"
#include "app/cli/load_policy.h"
#include "app/cli/words.h"
#include "core/data/cohort.h"
#include "ui/text/number_text.h"

namespace app::cli {
namespace {

constexpr std::size_t kResamples = 1000;

struct PolicyTrial {
    core::RunRecord run;
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
    const std::vector<core::Episode> episodes = policy.policy->run(*made.cohort, everybody, place.stop);
    if (place.stop.stop_requested())
        return Failure::cancelled();
    const core::TrainingPlan& plan = policy.policy->plan();
    return PolicyTrial{.run = policy.run,
                       .source = patients.table->sourceName(),
                       .words = {made.cohort->catalog(), patients.task.currency},
                       .evaluation = core::evaluateEpisodes(
                           episodes, *made.cohort, plan.shape,
                           {.resamples = place.arguments.training.bootstrap.value_or(kResamples), .seed = plan.seed})};
}

QString trialJson(const PolicyTrial& trial, const std::string& project)
{
    const core::TrainingPlan& plan = trial.run.start.plan;
    const Json root{{"method", methodName(plan.method)},
                    {"lambda", plan.shape.lambda},
                    {"rho", plan.shape.rho},
                    {"seed", plan.seed.value},
                    {"project", project},
                    {"run", trial.run.id.value},
                    {"source", trial.source},
                    {"currency", trial.words.currency},
                    {"test", evaluationJson(trial.evaluation, trial.words)},
                    {"panel_use", panelUseJson(trial.evaluation, trial.words)}};
    return dumped(root);
}

void printTrial(const PolicyTrial& trial, Terminal& terminal)
{
    const core::RewardShape& shape = trial.run.start.plan.shape;
    terminal.printHeading(
        Words::tr("Policy of run %1 (λ %2, ρ %3) on %4")
            .arg(trial.run.id.value)
            .arg(ui::numberText(shape.lambda), ui::numberText(shape.rho), QString::fromStdString(trial.source)));
    terminal.print({});
    terminal.printHeading(trial.evaluation.meanCost.interval ? Words::tr("Figures, with 95 % intervals")
                                                             : Words::tr("Figures"));
    printFigures({{Words::tr("ALL PATIENTS"), &trial.evaluation}}, trial.words, terminal);
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
