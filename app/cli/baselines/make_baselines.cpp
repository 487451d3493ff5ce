// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/baselines/baseline_job.h"
#include "app/cli/baselines/baseline_output.h"
#include "app/cli/common/commands.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "app/report/baseline_tables.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "core/jobs/baseline_kind.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

#include <algorithm>
#include <chrono>

namespace app::cli {
namespace {

using core::BaselineKind;

bool learnsWithOthers(core::SystemKind kind)
{
    using enum core::SystemKind;
    return kind == FixedSelection || kind == RandomSelection || kind == SmDdpoPretrained || kind == SmDdpoEndToEnd;
}

// Those that learn together are named by their last member, the policy.
QString underWayText(const core::BaselineUpdate& update, bool folds)
{
    QStringList names;
    for (std::size_t i = 0; i < update.underWay.size(); ++i) {
        const auto& [system, repeat] = update.underWay[i];
        const bool sameTaskFollows = i + 1 < update.underWay.size() && update.underWay[i + 1].second == repeat &&
                                     learnsWithOthers(system.kind) &&
                                     learnsWithOthers(update.underWay[i + 1].first.kind);
        if (!sameTaskFollows)
            names << (folds ? Words::tr("%1 fold %2").arg(ui::systemShortText(system), QString::number(repeat))
                            : Words::tr("%1 seed %2").arg(ui::systemShortText(system), QString::number(repeat + 1)));
    }
    return names.join(QStringLiteral(" · "));
}

QString lineText(const core::BaselineUpdate& update, bool folds)
{
    QStringList parts{underWayText(update, folds), ui::shareText(update.share, QLocale(), 0),
                      ui::durationText(update.elapsedSeconds)};
    if (update.remainingSeconds)
        parts << Words::tr("%1 left").arg(ui::aboutText(*update.remainingSeconds));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString rowText(const core::BaselineRow& row, const PanelWords& words)
{
    const auto figure = [](const core::Spread& spread) { return ui::figureText(spread.mean); };
    return Words::tr("%1: F1 %2, AUROC %3, AM %4, %5 per patient, %6 per seed")
        .arg(ui::systemText(row.system), figure(row.f1), figure(row.auroc), figure(row.am),
             row.meanCost.mean ? words.money(*row.meanCost.mean) : Words::tr("undefined"),
             ui::durationText(row.fitSeconds.mean.value_or(0.0)));
}

// A row stays in sight as soon as all its seeds are there.
void showRow(ProgressLine& line, const core::SystemId& system, const core::BaselinePlan& plan,
             const std::vector<core::SystemRun>& runs, const PanelWords& words)
{
    const std::vector<core::BaselineRow> rows = core::baselineRows(plan, runs);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& one) { return one.system == system; });
    if (row != rows.end() && row->repeats >= static_cast<std::size_t>(plan.seeds))
        line.keep(rowText(*row, words));
}

Result<TerminalJob<BaselineKind>> make(const Workplace& place, BaselineJob& job)
{
    ProgressLine line(place.terminal, ProgressLine::First::AtOnce);
    const PanelWords words{job.study.patients.cohort->catalog(), job.study.task.currency};
    std::vector<core::SystemRun> runs;
    core::JobEvents<BaselineKind> events;
    events.begun = [&](const core::BegunPtr<BaselineKind>& begun) { runs = begun->remains; };
    events.progressed = [&](const core::BaselineUpdate& update) {
        for (const core::SystemRun& run : update.finished) {
            runs.push_back(run);
            showRow(line, run.system, job.plan, runs, words);
        }
        if (line.isDue())
            line.showBar(update.share, lineText(update, job.plan.judging.everybody()));
    };
    const core::StudyPatients& patients = job.study.patients;
    return runInTerminal<BaselineKind>(
        place, {.patients = patients, .start = core::startOf<BaselineKind>(job.plan, patients), .resume = job.resumed},
        job.study.project, std::move(events),
        [&](const core::Error& error) { return Failure::fromError(error, place.arguments.dataFile); });
}

Result<TerminalJob<BaselineKind>> finishedBefore(BaselineJob& job)
{
    TerminalJob<BaselineKind> done{.id = job.resumed, .outcome = {}};
    done.outcome.runs = std::move(*job.finished);
    done.outcome.end = core::RunEnd::Finished;
    return done;
}

Result<BaselineReport> madeTable(const Workplace& place, BaselineJob& job)
{
    const auto start = std::chrono::steady_clock::now();
    auto done = job.finished ? finishedBefore(job) : make(place, job);
    if (!done)
        return done.error();
    auto& [id, outcome] = *done;
    BaselineReport report =
        baselineReport(job.plan, std::move(outcome.runs), job.study.patients, job.study.task, job.study.source);
    report.end = outcome.end;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (id) {
        report.id = id;
        report.project = place.arguments.projectFile;
    }
    return report;
}

} // namespace

ExitCode makeBaselines(const Workplace& place)
{
    const Arguments& arguments = place.arguments;
    auto job = makeBaselineJob(place);
    if (!job)
        return report(job.error(), arguments.json, place.terminal);
    auto table = madeTable(place, *job);
    if (!table)
        return report(table.error(), arguments.json, place.terminal);
    if (!arguments.outFile.empty()) {
        const std::string bytes = baselineTables(*table, tableFormatOf(arguments.outFile));
        if (const core::Status written = core::writeTable(arguments.outFile, bytes); !written)
            return report(Failure::fromError(written.error(), arguments.outFile), arguments.json, place.terminal);
    }
    if (arguments.json)
        place.terminal.print(baselinesJson(*table));
    else
        printText(*table, place.terminal);
    return table->end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
