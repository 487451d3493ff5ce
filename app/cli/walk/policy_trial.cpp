// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/walk/policy_trial.h"

#include "app/cli/common/evaluation_json_p.h"
#include "app/cli/common/words.h"
#include "app/cli/walk/recording_report_p.h"
#include "core/data/task/task_validation.h"
#include "ui/common/text/evidence_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

namespace app::cli {
namespace {

QString noOutcomes(const PolicyTrial& trial)
{
    const QString column = QString::fromStdString(trial.outcomeColumn);
    return trial.hasOutcomeColumn
               ? Words::tr("Column “%1” is empty, so nobody knows who the cases are. The policy was applied to all "
                           "patients, but how well it does cannot be said.")
                     .arg(column)
               : Words::tr("There is no column “%1”, so nobody knows who the cases are. The policy was applied to "
                           "all patients, but how well it does cannot be said.")
                     .arg(column);
}

void printPredictions(const PolicyTrial& trial, Terminal& terminal)
{
    const core::Predictions& made = trial.predictions;
    const auto line = [&](const QString& text) { terminal.print(QStringLiteral("  ") + text); };
    terminal.printHeading(Words::tr("What the policy did"));
    line(Words::tr("Patients: %1").arg(ui::countText(made.patients)));
    line(Words::tr("Diagnosed as cases: %1").arg(ui::countText(made.diagnosedPresent)));
    if (made.meanProbability)
        line(Words::tr("Mean probability at the end: %1").arg(ui::shareText(*made.meanProbability)));
    if (made.meanCost)
        line(Words::tr("Mean cost: %1").arg(trial.words.money(*made.meanCost)));
    if (made.meanMinutes)
        line(Words::tr("Mean time until results: %1").arg(ui::meanMinutesText(*made.meanMinutes)));
    if (made.meanMillilitres)
        line(Words::tr("Mean volume of blood: %1").arg(ui::meanMillilitresText(*made.meanMillilitres)));
}

} // namespace

std::vector<TrialNotice> PolicyTrial::notices() const
{
    if (known == 0)
        return {TrialNotice::NoOutcomes};
    std::vector<TrialNotice> found;
    if (known < predictions.patients)
        found.push_back(TrialNotice::OutcomesMissing);
    if (cases == 0 || cases == known)
        found.push_back(TrialNotice::OneOutcome);
    else if (cases < core::kFewestPositives)
        found.push_back(TrialNotice::FewCases);
    if (taught > 0)
        found.push_back(TrialNotice::TaughtThePolicy);
    return found;
}

QString noticeText(TrialNotice notice, const PolicyTrial& trial)
{
    switch (notice) {
    case TrialNotice::NoOutcomes:
        return noOutcomes(trial);
    case TrialNotice::OutcomesMissing:
        return Words::tr("The outcome of %Ln patients is not recorded. They are among the predictions, but not among "
                         "the figures.",
                         nullptr, ui::pluralCount(trial.predictions.patients - trial.known));
    case TrialNotice::OneOutcome:
        return trial.cases == 0 ? Words::tr("None of these patients is a case. F1, AUROC, AUPRC, AM, "
                                            "sensitivity and precision need some, so they are undefined.")
                                : Words::tr("All of these patients are cases. F1, AUROC, AUPRC, AM, "
                                            "specificity and precision need others too, so they are undefined.");
    case TrialNotice::FewCases:
        return Words::tr("Only %Ln patients are cases, so the figures are uncertain: look at the intervals.", nullptr,
                         ui::pluralCount(trial.cases));
    case TrialNotice::TaughtThePolicy:
        return Words::tr("%Ln of these patients taught the policy. They are among the predictions, but not among the "
                         "figures.",
                         nullptr, ui::pluralCount(trial.taught));
    }
    return {};
}

std::string noticeCode(TrialNotice notice)
{
    switch (notice) {
    case TrialNotice::NoOutcomes:
        return "no_outcomes";
    case TrialNotice::OutcomesMissing:
        return "outcomes_missing";
    case TrialNotice::OneOutcome:
        return "one_outcome";
    case TrialNotice::FewCases:
        return "few_cases";
    case TrialNotice::TaughtThePolicy:
        return "taught_the_policy";
    }
    return {};
}

QString trialJson(const PolicyTrial& trial, const std::string& project)
{
    const core::Predictions& made = trial.predictions;
    Json root = originJson(trial.origin, trial.words);
    root["project"] = project;
    root["source"] = trial.source;
    root["currency"] = trial.words.currency;
    root["predictions"] = Json{{"patients", made.patients},
                               {"diagnosed_ill", made.diagnosedPresent},
                               {"mean_probability", jsonOrNull(made.meanProbability)},
                               {"mean_cost", jsonOrNull(made.meanCost)}};
    if (made.meanMinutes)
        root["predictions"]["mean_minutes"] = *made.meanMinutes;
    if (made.meanMillilitres)
        root["predictions"]["mean_millilitres"] = *made.meanMillilitres;
    root["outcomes"] = Json{{"known", trial.known}, {"cases", trial.known > 0 ? Json(trial.cases) : Json(nullptr)}};
    root["test"] = evaluationJson(trial.evaluation, trial.words);
    if (trial.recording)
        root["recording"] = recordingJson(*trial.recording);
    root["panel_use"] = panelUseJson(made.panelUse, trial.words);
    root["notices"] = Json::array();
    for (const TrialNotice notice : trial.notices())
        root["notices"].push_back(Json{{"code", noticeCode(notice)}, {"message", jsonText(noticeText(notice, trial))}});
    return dumped(root);
}

void printTrial(const PolicyTrial& trial, Terminal& terminal)
{
    const QString origin = originText(trial.origin);
    terminal.printHeading(
        Words::tr("%1 on %2").arg(origin.left(1).toUpper() + origin.mid(1), QString::fromStdString(trial.source)));
    for (const QString& sentence :
         ui::evidenceSentences(trial.origin.evidence, QString::fromStdString(trial.words.currency)))
        terminal.print(sentence);
    for (const TrialNotice notice : trial.notices())
        terminal.print(noticeText(notice, trial));
    terminal.print({});
    if (trial.evaluation) {
        terminal.printHeading(trial.evaluation->meanCost.interval ? Words::tr("Figures, with 95 % intervals")
                                                                  : Words::tr("Figures"));
        const bool all = trial.known == trial.predictions.patients && trial.taught == 0;
        printMetrics({{all                ? Words::tr("ALL PATIENTS")
                       : trial.taught > 0 ? Words::tr("PATIENTS WHO TAUGHT NOTHING")
                                          : Words::tr("PATIENTS WITH AN OUTCOME"),
                       &*trial.evaluation}},
                     trial.words, terminal);
    } else {
        printPredictions(trial, terminal);
    }
    terminal.print({});
    if (trial.recording) {
        printRecording(*trial.recording, trial.words, terminal);
        terminal.print({});
    }
    terminal.printHeading(Words::tr("Panels ordered, share of patients"));
    printPanelUse(trial.predictions.panelUse, trial.words, terminal);
    terminal.print({});
    terminal.printHeading(Words::tr("Most frequent orders"));
    printOrders(trial.predictions.orders, trial.predictions.patients, trial.words, terminal);
    terminal.print({});
    terminal.print(Words::tr("Simulation for education and research. Not for clinical use."));
}

} // namespace app::cli
