// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cluster/cluster_words.h"
#include "app/cli/common/interruption.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "core/cluster/cluster_work.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QSysInfo>

#include <algorithm>
#include <cstdlib>
#include <mutex>

namespace app::cli {
namespace {

struct Worked {
    std::size_t done = 0, before = 0, failed = 0, stopped = 0;
    std::vector<core::TaskReport> reports; // of those that were worked at, in the order in which they ended
};

std::string wordsFor(const core::Error& error)
{
    return ui::errorText(error).toStdString();
}

core::TaskSettings settingsFor(const Workplace& place)
{
    core::TaskSettings settings;
    settings.stop = place.stop;
    settings.timeIsUp = timeWasUp;
    settings.host = QSysInfo::machineHostName().toStdString();
    if (const char* log = std::getenv("PANELWISE_LOG"))
        settings.log = log;
    settings.words = wordsFor;
    if (const auto seconds = place.arguments.training.checkpointSeconds)
        settings.checkpointEvery = std::chrono::milliseconds(static_cast<std::int64_t>(1000.0 * *seconds));
    return settings;
}

void count(Worked& worked, core::TaskReport report)
{
    if (report.wasDone)
        ++worked.before;
    else if (report.error)
        ++worked.failed;
    else if (report.head.end == core::TaskEnd::Done)
        ++worked.done;
    else
        ++worked.stopped;
    worked.reports.push_back(std::move(report));
}

QString toldOf(const core::TaskReport& report)
{
    if (report.wasDone)
        return Words::tr("Task %1 was done already.").arg(report.head.task);
    if (report.error)
        return Words::tr("Task %1 failed: %2").arg(QString::number(report.head.task), ui::errorText(*report.error));
    if (report.head.end == core::TaskEnd::Done)
        return Words::tr("Task %1 is done after %2.")
            .arg(QString::number(report.head.task), ui::durationText(report.head.seconds));
    return Words::tr("Task %1 was stopped at %2; it goes on from there.")
        .arg(QString::number(report.head.task), ui::shareText(report.head.share, QLocale(), 0));
}

// One task with all the cores it was given.
Worked workAtOne(const Workplace& place, const core::PlanFolder& folder, const core::WrittenPlan& plan,
                 const core::StudyPatients& patients)
{
    ThreadExecutor executor(std::max(1U, place.arguments.threads));
    core::TaskSettings settings = settingsFor(place);
    settings.executor = &executor;
    ProgressLine line(place.terminal);
    settings.progress = [&](double share) {
        if (line.isDue())
            line.showBar(share, ui::shareText(share, QLocale(), 0));
    };
    Worked worked;
    count(worked, core::doTask(folder, plan, patients, *place.arguments.cluster.task, settings));
    return worked;
}

// All that is not done yet, some at a time, each with one core.
Worked workAtAll(const Workplace& place, const core::PlanFolder& folder, const core::WrittenPlan& plan,
                 const core::StudyPatients& patients)
{
    ThreadExecutor executor(place.arguments.cluster.jobs.value_or(1));
    ProgressLine line(place.terminal);
    Worked worked;
    std::mutex mutex; // of the two
    executor.each(plan.plan.lines.size(), [&](std::size_t item, std::size_t) {
        if (place.stop.stop_requested())
            return;
        core::TaskReport report = core::doTask(folder, plan, patients, item + 1, settingsFor(place));
        const std::scoped_lock lock(mutex);
        if (report.error)
            line.keep(toldOf(report));
        count(worked, std::move(report));
        const double share = static_cast<double>(worked.reports.size()) / static_cast<double>(plan.plan.lines.size());
        if (line.isDue())
            line.showBar(share, Words::tr("%1 of %2 tasks")
                                    .arg(ui::countText(worked.reports.size()), ui::countText(plan.plan.lines.size())));
    });
    return worked;
}

Result<Worked> work(const Workplace& place, const core::PlanFolder& folder)
{
    const ClusterOptions& options = place.arguments.cluster;
    const auto plan = planOfThisVersion(folder);
    if (!plan)
        return plan.error();
    if (!options.fingerprint.empty() && options.fingerprint != plan->fingerprint.hex())
        return clusterFailure({.fault = core::ClusterFault::OtherPlan}, folder);
    if (options.task && (*options.task < 1 || *options.task > plan->plan.lines.size()))
        return clusterFailure({.fault = core::ClusterFault::TaskUnknown,
                               .detail = std::to_string(*options.task),
                               .count = plan->plan.lines.size()},
                              folder);
    if (options.task && core::isDone(folder, *plan, *options.task)) { // told without reading the patients
        Worked worked;
        core::TaskReport report{.wasDone = true};
        report.head.task = *options.task;
        count(worked, std::move(report));
        return worked;
    }
    const auto snapshot = inFolder(core::readSnapshot(folder, plan->plan), folder);
    if (!snapshot)
        return snapshot.error();
    return options.task ? workAtOne(place, folder, *plan, snapshot->patients)
                        : workAtAll(place, folder, *plan, snapshot->patients);
}

QString workJson(const Worked& worked, const core::PlanFolder& folder)
{
    Json tasks = Json::array();
    for (const core::TaskReport& report : worked.reports) {
        if (report.wasDone && worked.reports.size() > 1)
            continue;
        tasks.push_back(
            Json{{"task", report.head.task},
                 {"end", report.wasDone                                           ? core::nameOf(core::TaskEnd::Done)
                         : report.error && report.head.end == core::TaskEnd::Done ? core::nameOf(core::TaskEnd::Failed)
                                                                                  : core::nameOf(report.head.end)},
                 {"attempt", report.head.attempt},
                 {"seconds", report.head.seconds},
                 {"memory_mb", report.head.megabytes},
                 {"message", jsonText(toldOf(report))}});
    }
    return dumped(Json{{"folder", folder.path().string()},
                       {"done", worked.done},
                       {"before", worked.before},
                       {"failed", worked.failed},
                       {"stopped", worked.stopped},
                       {"tasks", std::move(tasks)}});
}

} // namespace

ExitCode workTasks(const Workplace& place)
{
    const core::PlanFolder folder(place.arguments.cluster.folder);
    const auto worked = work(place, folder);
    if (!worked)
        return report(worked.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(workJson(*worked, folder));
    else if (place.arguments.cluster.task)
        place.terminal.print(toldOf(worked->reports.front()));
    else
        place.terminal.print(Words::tr("%1 done now, %2 before, %3 failed, %4 stopped")
                                 .arg(ui::countText(worked->done), ui::countText(worked->before),
                                      ui::countText(worked->failed), ui::countText(worked->stopped)));
    if (worked->failed > 0)
        return ExitCode::UserData;
    return worked->stopped > 0 || place.stop.stop_requested() ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
