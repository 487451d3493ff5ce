// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/commands.h"
#include "app/cli/common/progress_line.h"
#include "app/cli/common/terminal_job.h"
#include "app/cli/common/words.h"
#include "app/cli/train/training_job.h"
#include "app/cli/train/training_report.h"
#include "core/front/policy_name.h"
#include "core/jobs/training_kind.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

namespace app::cli {
namespace {

using core::TrainingKind;

// What the line of a run says: phase, share, time gone and left, the newest F1 and cost of the validation patients.
class TrainingWords {
public:
    explicit TrainingWords(const std::string& currency) : m_currency(QString::fromStdString(currency)) {}

    void take(const core::TrainingUpdate& update)
    {
        for (const core::CurvePoint& point : update.points) {
            if (point.curve == core::Curve::ValidationF1)
                m_f1 = point.value;
            if (point.curve == core::Curve::ValidationCost)
                m_cost = point.value;
        }
    }
    QString text(const core::TrainingUpdate& update) const
    {
        QString line = ui::phaseAndTime(update);
        if (m_f1)
            line += Words::tr(" · F1 %1").arg(ui::figureText(m_f1));
        if (m_cost)
            line += Words::tr(" · cost %1")
                        .arg(ui::money(core::Cost(*m_cost), m_currency, QLocale(), ui::MoneyStyle::Exact));
        return line;
    }

private:
    QString m_currency;
    std::optional<double> m_f1;
    std::optional<double> m_cost;
};

core::JobRequest<TrainingKind> requestFor(const TrainingJob& job)
{
    core::JobRequest<TrainingKind> request{
        .patients = job.patients, .start = core::startOf<TrainingKind>(job.plan, job.patients), .resume = job.resumed};
    request.start.origin = job.origin;
    request.start.continues = job.continues;
    return request;
}

TrainingReport reportOf(const TrainingJob& job, const TerminalJob<TrainingKind>& done, const std::string& projectFile)
{
    TrainingReport report;
    report.source = job.source;
    report.plan = job.plan;
    const core::Split& split = *job.patients.split;
    report.patients = {split.trainingCount(), split.validationCount(), split.count(core::SplitPart::Test)};
    report.outcome =
        ui::outcomeFacts(job.task, job.patients.cohort->positiveCount(), job.patients.cohort->patientCount());
    report.words = {job.patients.cohort->catalog(), job.task.currency};
    report.summary = done.outcome.summary;
    report.continues = job.continues;
    if (done.id) {
        report.run = done.id;
        report.project = projectFile;
        report.name = job.name.empty() ? core::automaticName(*done.id) : job.name;
    }
    if (job.continues)
        report.continuesName = job.continuesName.empty() ? core::automaticName(*job.continues) : job.continuesName;
    return report;
}

Result<TrainingReport> train(const Workplace& place, TrainingJob& job)
{
    if (job.finished)
        return reportOf(job, {.id = job.resumed, .outcome = {.summary = *job.finished, .policy = {}}},
                        place.arguments.projectFile);
    ProgressLine line(place.terminal, ProgressLine::First::LaterUnlessLive);
    TrainingWords words(job.task.currency);
    core::JobEvents<TrainingKind> events;
    events.progressed = [&](const core::TrainingUpdate& update) {
        words.take(update);
        if (line.isDue())
            line.show(words.text(update));
    };
    const std::string file = job.project ? job.project->path().string() : std::string();
    const auto done = runInTerminal(place, requestFor(job), job.project, std::move(events),
                                    [&](const core::Error& error) { return Failure::fromError(error, file); });
    if (!done)
        return done.error();
    return reportOf(job, *done, place.arguments.projectFile);
}

} // namespace

ExitCode trainPolicy(const Workplace& place)
{
    const bool json = place.arguments.json;
    if (const auto failure = settingMistake(place.arguments.training))
        return report(*failure, json, place.terminal);
    auto job = makeTrainingJob(place);
    if (!job)
        return report(job.error(), json, place.terminal);
    const auto outcome = train(place, *job);
    if (!outcome)
        return report(outcome.error(), json, place.terminal);
    if (json)
        place.terminal.print(trainingJson(*outcome));
    else
        printText(*outcome, place.terminal);
    return outcome->summary.end == core::RunEnd::Cancelled ? ExitCode::Cancelled : ExitCode::Done;
}

} // namespace app::cli
