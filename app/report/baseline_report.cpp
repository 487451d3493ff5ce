// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/baseline_report.h"

#include "ui/common/text/number_text.h"

#include <algorithm>

namespace app {
namespace {

QString splitText(const BaselineReport& report)
{
    const QString seeds = TableWords::tr("%Ln seeds", nullptr, report.plan.seeds);
    if (report.plan.judging.everybody())
        return TableWords::tr("counts of %Ln folds together, each decided for by what was learned without it", nullptr,
                              report.plan.seeds);
    if (report.plan.seeds == 1)
        return TableWords::tr("one seed (%1)").arg(report.plan.seed.value);
    if (report.splitColumn)
        return TableWords::tr("mean ± standard deviation over %1, the split given by the data").arg(seeds);
    if (report.plan.sameSplit)
        return TableWords::tr("mean ± standard deviation over %1, all on the same split").arg(seeds);
    return TableWords::tr("mean ± standard deviation over %1, each with a split of its own").arg(seeds);
}

QString priceText(const BaselineReport& report)
{
    const QString currency = QString::fromStdString(report.words.currency);
    QString source = QString::fromStdString(report.priceSource).trimmed();
    while (source.endsWith(QLatin1Char('.'))) // the sentence ends with one
        source.chop(1);
    return source.isEmpty() ? TableWords::tr("prices in %1, source not stated").arg(currency)
                            : TableWords::tr("prices in %1: %2").arg(currency, source);
}

} // namespace

const core::SystemRun* BaselineReport::firstRun(const core::SystemId& system) const
{
    const std::uint64_t first = plan.judging.everybody() ? 1 : 0;
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const core::SystemRun& run) {
        return run.system == system && run.repeat == first;
    });
    return found == runs.end() ? nullptr : &*found;
}

bool BaselineReport::samePanels(const core::SystemId& system) const
{
    const core::SystemRun* first = firstRun(system);
    return first && std::all_of(runs.begin(), runs.end(), [&](const core::SystemRun& run) {
               return run.system != system || run.panels == first->panels;
           });
}

BaselineReport baselineReport(const core::BaselinePlan& plan, std::vector<core::SystemRun> runs,
                              const core::StudyPatients& patients, const core::Task& task, std::string source)
{
    const core::Cohort& cohort = *patients.cohort;
    const core::Split& split = *patients.split;
    BaselineReport report;
    report.source = std::move(source);
    report.plan = plan;
    report.patients = {split.trainingCount(), split.validationCount(), split.count(core::SplitPart::Test), 0};
    for (const core::PatientIndex patient : split.patients(core::SplitPart::Test))
        report.patients.events += cohort.outcome(patient) == core::Disease::Present ? 1 : 0;
    report.splitColumn = cohort.splitGuide().fixesParts();
    report.outcome = ui::outcomeFacts(task, cohort.positiveCount(), cohort.patientCount());
    report.words = {cohort.catalog(), task.currency};
    report.priceSource = task.priceSource;
    report.rows = core::baselineRows(plan, runs);
    report.runs = std::move(runs);
    return report;
}

QString captionText(const BaselineReport& report)
{
    const auto& patients = report.patients;
    const QString all = ui::countText(patients.train + patients.validation + patients.test);
    const QString text =
        report.plan.judging.everybody()
            ? TableWords::tr("%1: all %2 patients judge (%3 of them are cases: %4); %5; %6.")
                  .arg(QString::fromStdString(report.source), all, ui::countText(report.outcome.cases),
                       report.outcome.name, splitText(report), priceText(report))
            : TableWords::tr("%1: %2 patients (training %3, validation %4, test %5; %6 of the test patients are cases: "
                             "%9); %7; %8.")
                  .arg(QString::fromStdString(report.source), all, ui::countText(patients.train),
                       ui::countText(patients.validation), ui::countText(patients.test), ui::countText(patients.events),
                       splitText(report), priceText(report), report.outcome.name);
    const bool cwcf = std::any_of(report.rows.begin(), report.rows.end(), [](const core::BaselineRow& row) {
        return row.system.kind == core::SystemKind::Cwcf;
    });
    return cwcf ? text + QLatin1Char(' ') + TableWords::tr("CWCF is made to be right at little cost, not for F1.")
                : text;
}

QString stoppedText(const BaselineReport& report)
{
    return report.runs.empty() ? TableWords::tr("Stopped before a row was finished.")
                               : TableWords::tr("Stopped before the end; what was finished is kept.");
}

QString panelNames(const std::vector<core::PanelId>& panels, const ui::PanelWords& words)
{
    QStringList names;
    for (const core::PanelId panel : panels)
        names << words.name(panel);
    return names.join(QStringLiteral(", "));
}

} // namespace app
