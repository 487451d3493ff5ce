// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/queue_text.h"

#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {
namespace {

struct QueueText {
    Q_DECLARE_TR_FUNCTIONS(QueueText)
};

constexpr double kSeconds = 55.0; // beyond, minutes are told
constexpr double kMinutes = 3600.0;

QString rounded(double value, const QLocale& locale)
{
    return countText(static_cast<std::uint64_t>(std::llround(std::max(0.0, value))), locale);
}

double roundedSeconds(double seconds)
{
    return std::max(5.0, 5.0 * std::round(seconds / 5.0));
}

} // namespace

QString queueStateText(QueueState state)
{
    switch (state) {
    case QueueState::Waiting:
        return QueueText::tr("Waiting");
    case QueueState::Preparing:
        return QueueText::tr("Preparing");
    case QueueState::Running:
        return QueueText::tr("Running");
    case QueueState::Paused:
        return QueueText::tr("Paused");
    case QueueState::Stopping:
        return QueueText::tr("Stopping");
    case QueueState::Done:
        return QueueText::tr("Done");
    case QueueState::OrdersNothing:
        return QueueText::tr("Orders nothing");
    case QueueState::Stopped:
        return QueueText::tr("Stopped, kept");
    case QueueState::Failed:
        return QueueText::tr("Failed");
    case QueueState::Interrupted:
        return QueueText::tr("Interrupted");
    }
    return {};
}

QString shortTime(double seconds, const QLocale& locale)
{
    if (seconds < kSeconds)
        return QueueText::tr("%1 s").arg(rounded(roundedSeconds(seconds), locale));
    if (seconds < kMinutes)
        return QueueText::tr("%1 min").arg(rounded(seconds / 60.0, locale));
    return QueueText::tr("%1 h").arg(locale.toString(seconds / 3600.0, 'f', 1));
}

QString beginsInText(double seconds, const QLocale& locale)
{
    return seconds < 1.0 ? QueueText::tr("next") : QueueText::tr("in %1").arg(shortTime(seconds, locale));
}

// What remains of a run is known to about an eighth either way.
QString timeRange(double seconds, const QLocale& locale)
{
    const double low = 0.88 * seconds;
    const double high = 1.15 * seconds;
    const auto range = [&locale](const QString& words, double from, double to) {
        const QString a = rounded(from, locale);
        const QString b = rounded(to, locale);
        return words.arg(a == b ? a : QueueText::tr("%1–%2").arg(a, b));
    };
    if (high < kSeconds)
        return range(QueueText::tr("about %1 s"), roundedSeconds(low), roundedSeconds(high));
    if (seconds < kMinutes)
        return range(QueueText::tr("about %1 min"), std::max(1.0, low / 60.0), std::max(1.0, high / 60.0));
    return aboutText(seconds, locale);
}

QString startedText(const QString& policy, const core::TrainingPlan& plan)
{
    return QueueText::tr("%1 started: %2.").arg(policy, rewardText(plan.shape));
}

QString resumedText(const QString& policy)
{
    return QueueText::tr("%1 goes on from its last checkpoint.").arg(policy);
}

QString encoderReadyText(const QString& policy, double seconds, std::optional<double> error)
{
    return error ? QueueText::tr(
                       "%1: the state encoder is ready after %2; estimates are off by %3 SD on unseen patients.")
                       .arg(policy, durationText(seconds), numberText(*error, QLocale(), 2))
                 : QueueText::tr("%1: the state encoder is ready after %2.").arg(policy, durationText(seconds));
}

QString noticedText(const QString& policy, core::TrainingNotice notice)
{
    return QueueText::tr("%1: %2").arg(policy, noticeText(notice));
}

QString endedText(const QString& policy, const core::RunRecord& run, const QString& currency, double steps)
{
    const std::optional<core::Evaluation> figures = run.summary ? run.summary->validation : std::nullopt;
    const QString reached =
        figures && figures->f1.value && figures->meanCost.value
            ? QueueText::tr("validation F1 %1 at %2")
                  .arg(QLocale().toString(*figures->f1.value, 'f', 2),
                       money(core::Cost(*figures->meanCost.value), currency, QLocale(), MoneyStyle::Exact))
            : QueueText::tr("no figures");
    const bool nothing =
        run.summary && std::ranges::count(run.summary->notices, core::TrainingNotice::PolicyOrdersNothing) > 0;
    switch (run.status) {
    case core::RunStatus::Finished:
        if (nothing)
            return QueueText::tr(
                       "%1 orders nothing: at ρ %2 a test costs more than a diagnosis is worth. Its result is "
                       "kept: %3.")
                .arg(policy, rhoText(run.start.plan.shape.rho), reached);
        return QueueText::tr("%1 finished: %2.").arg(policy, reached);
    case core::RunStatus::Cancelled: {
        const auto planned = static_cast<std::uint64_t>(run.start.plan.loop.outerLoops) *
                             static_cast<std::uint64_t>(run.start.plan.loop.stepsPerLoop);
        if (!figures)
            return QueueText::tr("%1 was stopped before there was a policy to keep.").arg(policy);
        if (steps <= 0.0)
            return QueueText::tr("%1 was stopped. The best state so far is kept: %2.").arg(policy, reached);
        return QueueText::tr("%1 was stopped at %2 of %3 steps. The best state so far is kept: %4.")
            .arg(policy, countText(static_cast<std::uint64_t>(steps)), countText(planned), reached);
    }
    case core::RunStatus::Failed:
        return QueueText::tr("%1 failed.").arg(policy);
    case core::RunStatus::Interrupted:
        return run.hasCheckpoint
                   ? QueueText::tr("%1 was interrupted. It can go on from its last checkpoint.").arg(policy)
                   : QueueText::tr("%1 was interrupted before its first checkpoint.").arg(policy);
    case core::RunStatus::Running:
        return QueueText::tr("%1 is under way.").arg(policy);
    }
    return {};
}

QString failedText(const QString& policy, const QString& why)
{
    return QueueText::tr("%1 failed. %2 What was stored up to its last checkpoint is kept.").arg(policy, why);
}

QString searchStartedText(const core::FrontPlan& plan)
{
    return QueueText::tr("The search for a whole front began: %1, by %2.")
        .arg(frontMethodText(plan.method), frontMetricText(plan.metric));
}

QString searchEndedText(core::RunEnd end, std::size_t found)
{
    switch (end) {
    case core::RunEnd::Finished:
        return QueueText::tr("The front is found: %n policies are on it.", nullptr, pluralCount(found));
    case core::RunEnd::Cancelled:
        return QueueText::tr("The search was stopped. What was found is kept.");
    case core::RunEnd::Failed:
        return QueueText::tr("The search failed. What was found is kept.");
    }
    return {};
}

} // namespace ui
