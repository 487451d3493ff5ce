// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cluster/cluster_words.h"

#include "app/cli/common/words.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QRegularExpression>

namespace app::cli {
namespace {

Failure atFault(const core::PlanFolder& folder, QString message, QString remedy = {})
{
    return {.exit = ExitCode::UserData,
            .file = folder.path().string(),
            .message = std::move(message),
            .remedy = std::move(remedy)};
}

} // namespace

Failure clusterFailure(const core::ClusterError& error, const core::PlanFolder& folder)
{
    const QString name = QString::fromStdString(folder.path().string());
    const QString detail = QString::fromStdString(error.detail);
    switch (error.fault) {
    case core::ClusterFault::NotRead:
    case core::ClusterFault::NotGathered:
        return Failure::fromError(error.error.value_or(core::Error{}), error.error ? error.error->subject : "");
    case core::ClusterFault::NoPlan:
        return atFault(folder, Words::tr("There is no plan in %1.").arg(name),
                       Words::tr("Make one with “panelwise-cli plan”, or name the folder that holds plan.json."));
    case core::ClusterFault::PlanThere:
        return atFault(folder, Words::tr("%1 holds a plan already, and a plan is never changed.").arg(name),
                       Words::tr("Choose another folder for this one."));
    case core::ClusterFault::PlanChanged:
        return atFault(folder, Words::tr("plan.json in %1 was changed or cut short after it was written.").arg(name),
                       Words::tr("Put the original back, or make a new plan."));
    case core::ClusterFault::OtherPlan:
        return atFault(folder, Words::tr("The plan in %1 is not the one that was submitted.").arg(name),
                       Words::tr("Cancel these tasks, and submit the plan that is there now."));
    case core::ClusterFault::OtherVersion:
        return atFault(folder,
                       Words::tr("This plan is for PanelWise %1, and this is %2. Another version may compute "
                                 "something else.")
                           .arg(detail, QLatin1String(kVersion)),
                       Words::tr("Use version %1 on every computer, or make the plan again.").arg(detail));
    case core::ClusterFault::OtherPatients:
        return detail.isEmpty()
                   ? atFault(folder, Words::tr("The snapshot in %1 holds other patients than the plan.").arg(name),
                             Words::tr("Make a new plan."))
                   : atFault(folder,
                             Words::tr("%1 holds other patients, panels or another split than the plan.").arg(detail),
                             Words::tr("Gather into the project the plan was made from, or into a new one."));
    case core::ClusterFault::TaskUnknown:
        return Failure::wrongUsage(
            Words::tr("There is no task %1. The plan has the tasks 1 to %2.").arg(detail, ui::countText(error.count)));
    case core::ClusterFault::ProjectMissing:
        return Failure::wrongUsage(Words::tr("Say where to put the results: --project P.panelwise."));
    }
    return {};
}

Result<core::WrittenPlan> planOfThisVersion(const core::PlanFolder& folder)
{
    auto plan = inFolder(core::readPlan(folder), folder);
    if (plan && plan->plan.version != kVersion)
        return clusterFailure({.fault = core::ClusterFault::OtherVersion, .detail = plan->plan.version}, folder);
    return plan;
}

QString studyText(const core::StudyPlan& study)
{
    struct Text {
        QString operator()(const core::FrontPlan&) const { return Words::tr("a front"); }
        QString operator()(const core::TrainingPlan&) const { return Words::tr("training"); }
        QString operator()(const core::BaselinePlan&) const { return Words::tr("a table of systems"); }
        QString operator()(const core::ComparisonPlan&) const { return Words::tr("a comparison of encoders"); }
    };
    return std::visit(Text{}, study);
}

QString stateText(core::TaskState state)
{
    switch (state) {
    case core::TaskState::Done:
        return Words::tr("done");
    case core::TaskState::Running:
        return Words::tr("running");
    case core::TaskState::Stopped:
        return Words::tr("stopped");
    case core::TaskState::Failed:
        return Words::tr("failed");
    case core::TaskState::Silent:
        return Words::tr("silent");
    case core::TaskState::Damaged:
        return Words::tr("damaged");
    case core::TaskState::Missing:
        return Words::tr("not begun");
    }
    return {};
}

QString messageOf(const core::TaskStatus& status)
{
    const QString last = plain(status.lastLine);
    const QString words = status.head ? plain(status.head->words) : QString();
    switch (status.state) {
    case core::TaskState::Done:
        return {};
    case core::TaskState::Running:
        return Words::tr("%1 done").arg(ui::shareText(status.head ? status.head->share : 0.0, QLocale(), 0));
    case core::TaskState::Stopped:
        return status.head && status.head->end == core::TaskEnd::TimeUp
                   ? Words::tr("its time was up; it goes on from its checkpoint")
                   : Words::tr("it was stopped; it goes on from its checkpoint");
    case core::TaskState::Failed:
        return words;
    case core::TaskState::Silent: {
        const QString quiet = Words::tr("not heard of for %1: killed, or its computer is gone; it goes on from its "
                                        "checkpoint")
                                  .arg(ui::durationText(status.quietSeconds));
        return last.isEmpty() ? quiet : Words::tr("%1 (%2)").arg(quiet, last);
    }
    case core::TaskState::Damaged:
        return Words::tr("its result is cut short, altered, or of another plan or version; it is done again");
    case core::TaskState::Missing:
        return last;
    }
    return {};
}

Json taskJson(const core::TaskStatus& status)
{
    const core::TaskHead head = status.head.value_or(core::TaskHead{.attempt = 0});
    return Json{{"task", status.task},
                {"state", core::nameOf(status.state)},
                {"attempt", head.attempt},
                {"host", jsonText(plain(head.host))},
                {"share", head.share},
                {"seconds", head.seconds},
                {"memory_mb", head.megabytes},
                {"quiet_s", status.quietSeconds},
                {"message", jsonText(messageOf(status))}};
}

QString shellWord(const std::filesystem::path& path)
{
    const QString word = QString::fromStdString(path.string());
    static const QRegularExpression harmless(QStringLiteral("^[A-Za-z0-9_./:@%+=,-]+$"));
    if (harmless.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QLatin1String("'\\''")) + QLatin1Char('\'');
}

} // namespace app::cli
