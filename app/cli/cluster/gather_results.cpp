// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cluster/cluster_words.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/text_table.h"
#include "app/cli/common/words.h"
#include "app/cli/train/encoder_report.h"
#include "core/cluster/cluster_gather.h"
#include "ui/common/text/number_text.h"

#include <algorithm>

namespace app::cli {
namespace {

constexpr std::size_t kMissingShown = 20; // tasks that are missing

struct GatherReport {
    core::WrittenPlan plan;
    core::Gathered gathered;
    std::vector<core::TaskStatus> missing; // with what is known of them
    std::string source;                    // of the patients
};

const char* stateName(core::GatheredJob::State state)
{
    switch (state) {
    case core::GatheredJob::State::Nothing:
        return "nothing";
    case core::GatheredJob::State::Begun:
        return "begun";
    case core::GatheredJob::State::Finished:
        return "finished";
    case core::GatheredJob::State::WasThere:
        return "was_there";
    }
    return "";
}

Comparison comparisonOf(const GatherReport& report)
{
    const auto& study = std::get<core::ComparisonPlan>(report.plan.plan.study);
    return {report.source, study.seed, static_cast<std::size_t>(study.seeds), *report.gathered.encoders};
}

Result<GatherReport> gatherPlan(const Workplace& place, const core::PlanFolder& folder)
{
    const std::string& project = place.arguments.projectFile;
    auto plan = planOfThisVersion(folder);
    if (!plan)
        return plan.error();
    if (project.empty() && !std::holds_alternative<core::ComparisonPlan>(plan->plan.study))
        return clusterFailure({.fault = core::ClusterFault::ProjectMissing}, folder);
    const auto snapshot = inFolder(core::readSnapshot(folder, plan->plan), folder);
    if (!snapshot)
        return snapshot.error();
    ThreadExecutor executor(threadsFor(place.arguments));
    ProgressLine line(place.terminal);
    line.begin(Words::tr("Gathering the results of %Ln tasks", nullptr, ui::pluralCount(plan->plan.lines.size())));
    auto gathered = core::gather(folder, *plan, *snapshot, project, {.stop = place.stop, .executor = &executor});
    if (!gathered) {
        Failure failure = clusterFailure(gathered.error(), folder);
        if (gathered.error().fault == core::ClusterFault::NotGathered)
            failure.file = project;
        return failure;
    }
    GatherReport report{.plan = std::move(*plan),
                        .gathered = std::move(*gathered),
                        .missing = {},
                        .source = snapshot->import->sourceName()};
    const core::PlanStatus status = core::statusOf(folder, report.plan);
    for (const std::uint64_t task : report.gathered.missing)
        report.missing.push_back(status.tasks[task - 1]);
    return report;
}

QString gatherJson(const GatherReport& report, const core::PlanFolder& folder, const std::string& project)
{
    Json jobs = Json::array();
    for (const core::GatheredJob& job : report.gathered.jobs)
        jobs.push_back(Json{{"state", stateName(job.state)},
                            {"id", job.id > 0 ? Json(job.id) : Json(nullptr)},
                            {"pieces", job.pieces},
                            {"done", job.done}});
    Json missing = Json::array();
    for (const core::TaskStatus& task : report.missing)
        missing.push_back(taskJson(task));
    Json json{{"folder", folder.path().string()},
              {"study", core::studyWord(report.plan.plan.study)},
              {"project", project.empty() ? Json(nullptr) : Json(project)},
              {"tasks", report.plan.plan.lines.size()},
              {"complete", report.gathered.complete()},
              {"jobs", std::move(jobs)},
              {"missing", std::move(missing)}};
    if (report.gathered.encoders)
        json["comparison"] = comparisonJson(comparisonOf(report));
    return dumped(json);
}

QString jobText(const core::GatheredJob& job)
{
    const QString parts = Words::tr("%1 of %2 pieces").arg(ui::countText(job.done), ui::countText(job.pieces));
    switch (job.state) {
    case core::GatheredJob::State::Nothing:
        return Words::tr("nothing yet");
    case core::GatheredJob::State::Begun:
        return Words::tr("number %1 of the project, %2").arg(QString::number(job.id), parts);
    case core::GatheredJob::State::Finished:
        return Words::tr("number %1 of the project, finished").arg(job.id);
    case core::GatheredJob::State::WasThere:
        return Words::tr("number %1 of the project, finished before").arg(job.id);
    }
    return {};
}

void printReport(const GatherReport& report, const core::PlanFolder& folder, Terminal& terminal)
{
    terminal.printHeading(Words::tr("Gathered: %1").arg(studyText(report.plan.plan.study)));
    std::size_t shown = 0;
    for (const core::GatheredJob& job : report.gathered.jobs)
        if (shown++ < kMissingShown)
            terminal.print(QStringLiteral("  ") + jobText(job));
    if (shown > kMissingShown)
        terminal.print(Words::tr("  and %Ln more", nullptr, ui::pluralCount(shown - kMissingShown)));
    if (!report.missing.empty()) {
        terminal.print(Words::tr("%Ln tasks are missing:", nullptr, ui::pluralCount(report.missing.size())));
        TextTable table({TextTable::Align::Right, TextTable::Align::Left, TextTable::Align::Left});
        for (std::size_t i = 0; i < std::min(kMissingShown, report.missing.size()); ++i)
            table.add({QString::number(report.missing[i].task), stateText(report.missing[i].state),
                       messageOf(report.missing[i])});
        terminal.print(table.text());
        terminal.print(Words::tr("Once more: panelwise-cli resubmit %1").arg(shellWord(folder.path())));
    }
    if (report.gathered.encoders && report.missing.empty())
        printComparison(comparisonOf(report), terminal);
}

} // namespace

ExitCode gatherResults(const Workplace& place)
{
    const core::PlanFolder folder(place.arguments.cluster.folder);
    const auto gathered = gatherPlan(place, folder);
    if (!gathered)
        return report(gathered.error(), place.arguments.json, place.terminal);
    if (place.arguments.json)
        place.terminal.print(gatherJson(*gathered, folder, place.arguments.projectFile));
    else
        printReport(*gathered, folder, place.terminal);
    return gathered->gathered.stopped || place.stop.stop_requested() ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
