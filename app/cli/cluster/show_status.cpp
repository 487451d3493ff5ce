// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cluster/cluster_words.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace app::cli {
namespace {

constexpr std::size_t kProblemsShown = 20; // tasks with something to say

bool hasSomethingToSay(const core::TaskStatus& status)
{
    const bool never = status.state == core::TaskState::Missing && status.lastLine.empty();
    return status.state != core::TaskState::Done && status.state != core::TaskState::Running && !never;
}

QString countsText(const core::PlanStatus& status)
{
    QStringList parts;
    for (std::size_t i = 0; i < core::kTaskStates; ++i)
        if (status.counts[i] > 0)
            parts << QStringLiteral("%1 %2").arg(ui::countText(status.counts[i]),
                                                 stateText(static_cast<core::TaskState>(i)));
    return parts.join(QStringLiteral(" · "));
}

QString lineText(const core::PlanStatus& status)
{
    QString line = QStringLiteral("%1 · %2").arg(ui::shareText(status.share, QLocale(), 0), countsText(status));
    if (status.remainingSeconds && *status.remainingSeconds > 0.0)
        line += QStringLiteral(" · ") + Words::tr("%1 left").arg(ui::aboutText(*status.remainingSeconds));
    return line;
}

QString statusJson(const core::PlanStatus& status, const core::WrittenPlan& plan, const core::PlanFolder& folder)
{
    Json json{{"folder", folder.path().string()},
              {"study", core::studyWord(plan.plan.study)},
              {"version", plan.plan.version},
              {"fingerprint", plan.fingerprint.hex()},
              {"tasks", status.tasks.size()}};
    for (std::size_t i = 0; i < core::kTaskStates; ++i)
        json[std::string(core::nameOf(static_cast<core::TaskState>(i)))] = status.counts[i];
    json["share"] = status.share;
    json["remaining_s"] = jsonOrNull(status.remainingSeconds);
    Json problems = Json::array();
    for (const core::TaskStatus& task : status.tasks)
        if (hasSomethingToSay(task))
            problems.push_back(taskJson(task));
    json["problems"] = std::move(problems);
    return dumped(json);
}

void printStatus(const core::PlanStatus& status, const core::WrittenPlan& plan, const core::PlanFolder& folder,
                 Terminal& terminal)
{
    terminal.print(Words::tr("Plan of %1 in %2").arg(studyText(plan.plan.study), plain(folder.path().string())));
    terminal.print(progressBar(status.share) + QLatin1Char(' ') + lineText(status));
    std::size_t shown = 0, more = 0;
    TextTable table({TextTable::Align::Right, TextTable::Align::Left, TextTable::Align::Left});
    for (const core::TaskStatus& task : status.tasks) {
        if (!hasSomethingToSay(task))
            continue;
        if (shown < kProblemsShown)
            table.add({QString::number(task.task), stateText(task.state), messageOf(task)});
        ++(shown < kProblemsShown ? shown : more);
    }
    if (shown > 0)
        terminal.print(table.text());
    if (more > 0)
        terminal.print(Words::tr("  and %Ln more tasks", nullptr, ui::pluralCount(more)));
    if (shown > 0)
        terminal.print(Words::tr("Once more: panelwise-cli resubmit %1").arg(shellWord(folder.path())));
}

// False when stopped.
bool waited(const std::stop_token& stop, std::chrono::seconds time)
{
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

} // namespace

ExitCode showStatus(const Workplace& place)
{
    using namespace std::chrono_literals;
    const core::PlanFolder folder(place.arguments.cluster.folder);
    const auto plan = inFolder(core::readPlan(folder), folder);
    if (!plan)
        return report(plan.error(), place.arguments.json, place.terminal);
    core::PlanStatus status = core::statusOf(folder, *plan);
    if (place.arguments.cluster.watch) {
        ProgressLine line(place.terminal, ProgressLine::First::AtOnce);
        const auto over = [&] { return status.count(core::TaskState::Done) == status.tasks.size(); };
        for (line.begin(lineText(status)); !over() && waited(place.stop, 5s);) {
            status = core::statusOf(folder, *plan);
            line.showBar(status.share, lineText(status));
        }
    }
    if (place.arguments.json)
        place.terminal.print(statusJson(status, *plan, folder));
    else
        printStatus(status, *plan, folder, place.terminal);
    return place.stop.stop_requested() ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
