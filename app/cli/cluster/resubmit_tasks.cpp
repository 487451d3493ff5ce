// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cluster/cluster_words.h"
#include "app/cli/common/words.h"
#include "core/cluster/submit_script.h"
#include "ui/common/text/number_text.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>

namespace app::cli {
namespace {

struct Submitted {
    core::Resubmission again;
    bool done = false;
    QString answer = {}; // of sbatch: numbers of jobs
};

QString rangesOf(const core::Resubmission& again)
{
    return QString::fromStdString(core::taskRanges(again.tasks));
}

QString commandFor(const core::Resubmission& again, const core::PlanFolder& folder)
{
    return QStringLiteral("TASKS=%1 MINUTES=%2 MEMORY=%3 bash %4")
        .arg(rangesOf(again), QString::number(again.needs.minutes), QString::number(again.needs.megabytes),
             shellWord(folder.script()));
}

Result<Submitted> submitAgain(const Workplace& place, const core::PlanFolder& folder)
{
    const auto plan = planOfThisVersion(folder);
    if (!plan)
        return plan.error();
    Submitted submitted{.again = core::resubmission(plan->plan, core::statusOf(folder, *plan))};
    const bool able = !QStandardPaths::findExecutable(QStringLiteral("sbatch")).isEmpty();
    if (submitted.again.tasks.empty() || place.arguments.cluster.onlyTell || !able)
        return submitted;
    QProcess script;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TASKS"), rangesOf(submitted.again));
    environment.insert(QStringLiteral("MINUTES"), QString::number(submitted.again.needs.minutes));
    environment.insert(QStringLiteral("MEMORY"), QString::number(submitted.again.needs.megabytes));
    script.setProcessEnvironment(environment);
    script.start(QStringLiteral("bash"), {QString::fromStdString(folder.script().string())});
    script.waitForFinished(-1);
    submitted.answer = QString::fromUtf8(script.readAllStandardOutput()).trimmed();
    submitted.done = script.exitStatus() == QProcess::NormalExit && script.exitCode() == 0;
    if (submitted.done)
        return submitted;
    return Failure{.exit = ExitCode::UserData,
                   .file = folder.script().string(),
                   .message = Words::tr("The tasks could not be submitted: %1")
                                  .arg(QString::fromUtf8(script.readAllStandardError()).trimmed())};
}

QString submittedJson(const Submitted& submitted, const core::PlanFolder& folder)
{
    const core::Resubmission& again = submitted.again;
    return dumped(Json{{"folder", folder.path().string()},
                       {"count", again.tasks.size()},
                       {"tasks", jsonText(rangesOf(again))},
                       {"minutes", again.needs.minutes},
                       {"memory_mb", again.needs.megabytes},
                       {"for_time", again.forTime},
                       {"for_memory", again.forMemory},
                       {"command", jsonText(again.tasks.empty() ? QString() : commandFor(again, folder))},
                       {"submitted", submitted.done},
                       {"answer", jsonText(submitted.answer)}});
}

void printSubmitted(const Submitted& submitted, const core::PlanFolder& folder, Terminal& terminal)
{
    const core::Resubmission& again = submitted.again;
    if (again.tasks.empty()) {
        terminal.print(Words::tr("Nothing is missing: every task is done or running."));
        return;
    }
    terminal.print(
        Words::tr("%Ln tasks once more: %1", nullptr, ui::pluralCount(again.tasks.size())).arg(rangesOf(again)));
    if (again.forTime > 0)
        terminal.print(
            Words::tr("  with more time, since that of %Ln tasks was up", nullptr, ui::pluralCount(again.forTime)));
    if (again.forMemory > 0)
        terminal.print(
            Words::tr("  with more memory, since %Ln tasks had too little", nullptr, ui::pluralCount(again.forMemory)));
    terminal.print(QStringLiteral("  ") + commandFor(again, folder));
    terminal.print(submitted.done ? Words::tr("Submitted as %1.").arg(submitted.answer.simplified())
                                  : Words::tr("Not submitted: type that where sbatch is."));
}

} // namespace

ExitCode resubmitTasks(const Workplace& place)
{
    const core::PlanFolder folder(place.arguments.cluster.folder);
    const auto submitted = submitAgain(place, folder);
    if (!submitted)
        return report(submitted.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(submittedJson(*submitted, folder));
    else
        printSubmitted(*submitted, folder, place.terminal);
    return ExitCode::Done;
}

} // namespace app::cli
