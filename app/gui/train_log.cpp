// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/train_log.h"

#include "core/front/policy_name.h"
#include "ui/common/text/training_text.h"
#include "ui/train/queue_text.h"

#include <algorithm>
#include <utility>

namespace app {
namespace {

using Kind = ui::LogEntry::Kind;

QString nameOf(core::RunId run, const core::TrainingPlan& plan, const TrainLog::Rows& rows)
{
    const auto row = std::ranges::find_if(rows, [run](const ui::QueueRow& one) { return one.holds(run); });
    const bool oneOfSeveral = row != rows.end() && row->seeds > 1;
    const QString name = row != rows.end() && row->runs.front() == run
                             ? row->number // with the user's own name
                             : QString::fromStdString(core::automaticName(run));
    return ui::policyName(name, oneOfSeveral ? std::optional(plan.seed) : std::nullopt);
}

Kind kindOf(const core::RunRecord& run)
{
    switch (run.status) {
    case core::RunStatus::Finished: {
        const bool warns =
            run.summary && std::ranges::count(run.summary->notices, core::TrainingNotice::PolicyOrdersNothing) > 0;
        return warns ? Kind::Warning : Kind::Done;
    }
    case core::RunStatus::Cancelled:
        return Kind::Stopped;
    case core::RunStatus::Failed:
        return Kind::Error;
    case core::RunStatus::Interrupted:
        return Kind::Warning;
    case core::RunStatus::Running:
        return Kind::Info;
    }
    return Kind::Info;
}

} // namespace

void TrainLog::clear(const QString& currency)
{
    *this = {};
    m_currency = currency;
}

void TrainLog::say(Kind kind, const QString& sentence)
{
    m_entries.push_back({.when = QDateTime::currentDateTime(), .kind = kind, .sentence = sentence});
}

void TrainLog::readStored(const std::vector<core::RunRecord>& runs, const Rows& rows)
{
    if (m_read)
        return;
    m_read = true;
    for (const core::RunRecord& run : runs) {
        if (run.status == core::RunStatus::Running)
            continue;
        const QString name = nameOf(run.id, run.start.plan, rows);
        const double seconds = run.summary ? run.summary->timing.totalSeconds : 0.0;
        m_entries.push_back({.when = QDateTime::fromSecsSinceEpoch(run.startedAt + static_cast<qint64>(seconds)),
                             .kind = kindOf(run),
                             .sentence = ui::endedText(name, run, m_currency, 0.0)});
    }
    std::ranges::stable_sort(m_entries, {}, &ui::LogEntry::when);
}

void TrainLog::begun(const TrainingJob& job, bool resumed, const Rows& rows)
{
    if (!job.id)
        return;
    m_open[*job.id] = {};
    const QString name = nameOf(*job.id, job.plan, rows);
    say(Kind::Info, resumed ? ui::resumedText(name) : ui::startedText(name, job.plan));
}

void TrainLog::progressed(const TrainingJob& job, const core::TrainingUpdate& news, const Rows& rows)
{
    const auto open = job.id ? m_open.find(*job.id) : m_open.end();
    if (open == m_open.end())
        return;
    const QString name = nameOf(*job.id, job.plan, rows);
    for (const core::CurvePoint& point : news.points) {
        if (point.curve == core::Curve::EncoderValidationRmse)
            open->second.encoderError = point.value;
        if (point.curve == core::Curve::ValidationF1)
            open->second.steps = static_cast<double>(point.x);
    }
    if (news.phase != core::TrainingPhase::Encoder && !std::exchange(open->second.encoded, true))
        say(Kind::Done, ui::encoderReadyText(name, news.elapsedSeconds, open->second.encoderError));
    for (const core::TrainingNotice notice : news.notices)
        if (notice != core::TrainingNotice::Resumed && notice != core::TrainingNotice::PolicyOrdersNothing)
            say(ui::isWarning(notice) ? Kind::Warning : Kind::Info, ui::noticedText(name, notice));
}

void TrainLog::ended(const TrainingJob& job, const QString& failure, const Rows& rows)
{
    if (!failure.isEmpty())
        say(Kind::Error, ui::failedText(job.id ? nameOf(*job.id, job.plan, rows) : ui::policyName({}), failure));
    else if (job.id)
        m_ended.insert(*job.id);
}

void TrainLog::runsChanged(const std::vector<core::RunRecord>& runs, const Rows& rows)
{
    for (const core::RunRecord& run : runs) {
        if (run.status == core::RunStatus::Running || m_ended.erase(run.id) == 0)
            continue;
        const double steps = m_open.contains(run.id) ? m_open[run.id].steps : 0.0;
        say(kindOf(run), ui::endedText(nameOf(run.id, run.start.plan, rows), run, m_currency, steps));
        m_open.erase(run.id);
    }
}

void TrainLog::searchBegun(const core::FrontPlan& plan)
{
    say(Kind::Info, ui::searchStartedText(plan));
}

void TrainLog::searchEnded(core::RunEnd end, std::size_t found)
{
    say(end == core::RunEnd::Finished    ? Kind::Done
        : end == core::RunEnd::Cancelled ? Kind::Stopped
                                         : Kind::Error,
        ui::searchEndedText(end, found));
}

} // namespace app
