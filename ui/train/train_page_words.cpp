// SPDX-License-Identifier: GPL-3.0-or-later

// What the train page says: how far it is, what it would take, and what needs the user.
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"
#include "ui/train/queue_card.h"
#include "ui/train/queue_text.h"
#include "ui/train/train_options.h"
#include "ui/train/train_page.h"
#include "ui/train/training_card.h"
#include "ui/train/training_curves.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {
namespace {

using Kind = core::JobStage;

constexpr double kWarmStart = 0.5; // a policy of a sweep begins at its neighbour's weights

} // namespace

void TrainPage::showProgress()
{
    TrainProgress progress;
    progress.kind = stageOf(m_queue);
    progress.share = shareOf(m_queue);
    progress.elapsedSeconds = m_queue.elapsedSeconds;
    progress.remainingSeconds = remainingSecondsOf(m_queue);
    const QueueRow* row = m_queueCard->chosen();
    const TrainActivity* shown = nullptr;
    std::size_t begun = m_queue.endedNow;
    for (const TrainActivity& job : m_queue.jobs) {
        begun += job.active() ? 1 : 0;
        const bool chosen = row && std::ranges::count(row->tickets, job.ticket) > 0;
        if (job.active() && (!shown || chosen))
            shown = &job;
    }
    if (shown) {
        progress.stages = trainingStages(*shown, shown->run ? m_curves->curves().newestStep(*shown->run) : 0.0);
        const std::size_t all = m_queue.endedNow + m_queue.jobs.size();
        progress.what =
            all > 1 ? tr("Policy %1 of %2").arg(countText(begun), countText(all)) : rewardText(shown->plan.shape);
    }
    for (const SearchEntry& search : m_queue.searches) {
        if (search.kind == Kind::Idle)
            continue;
        progress.stages = searchStages(search.plan.method, search.progress);
        progress.what = tr("%n policies on the front", nullptr, pluralCount(search.found));
        progress.elapsedSeconds = search.progress.elapsedSeconds;
    }
    m_training->setProgress(progress);
    showEstimate();
}

void TrainPage::showEstimate()
{
    if (!m_facts.open || !canTrain() || !m_estimate) {
        m_training->setEstimate({});
        return;
    }
    const double cores = std::max(1, m_options->cores());
    const double waiting =
        static_cast<double>(std::max<std::size_t>(m_queue.jobs.size(), std::size_t(m_options->seeds())));
    std::optional<double> seconds;
    switch (m_options->method()) {
    case TrainMethod::EndToEnd:
    case TrainMethod::Pretrained:
        seconds = std::ceil(waiting / cores) * (m_estimate->common + m_estimate->policy);
        break;
    case TrainMethod::Sweep:
        seconds = m_estimate->common +
                  std::ceil(m_options->searchPlan({}).sweep.policies / cores) * kWarmStart * m_estimate->policy;
        break;
    case TrainMethod::Lattice:
        seconds = m_estimate->lattice;
        break;
    }
    if (const core::JudgingPlan judging = m_options->judging(); seconds && judging.everybody())
        *seconds *= static_cast<double>(judging.rounds() + 2); // and once as it stands, and once with all patients
    const QString what = trainMethodText(m_options->method());
    m_training->setEstimate(!seconds ? tr("%1: seconds to minutes on this computer.").arg(what)
                            : isSearch(m_options->method())
                                ? tr("%1: %2 on this computer.").arg(what, aboutText(*seconds))
                                : tr("%1: %2 on this computer.").arg(m_options->presetName(), aboutText(*seconds)));
}

void TrainPage::showMessages()
{
    using Severity = InlineMessage::Severity;
    std::vector<MessageStack::Message> messages;
    const auto say = [&messages](Severity severity, const QString& sentence, QStringList actions = {},
                                 std::function<void(int)> act = {}) {
        messages.push_back(
            {.severity = severity, .sentence = sentence, .actions = std::move(actions), .act = std::move(act)});
    };
    if (!m_removing.empty())
        say(Severity::Warning,
            tr("Remove policy %1 with its curves and figures? This cannot be undone.").arg(m_removingName),
            {tr("Remove"), tr("Keep")}, [this](int action) {
                for (const core::RunId run : std::exchange(m_removing, {}))
                    if (action == 0)
                        Q_EMIT removeRunRequested(run);
                showMessages();
            });
    if (!m_repeating.isEmpty())
        say(Severity::Info,
            tr("Policy %1 was trained with these settings, seed and patients: the same would come out again.")
                .arg(m_repeating),
            {tr("Train with seed %1").arg(plansWithNewSeeds().front().seed.value), tr("Train the same"), tr("Cancel")},
            [this](int action) {
                m_repeating.clear();
                showMessages();
                if (action < 2)
                    Q_EMIT trainRequested(action == 0 ? plansWithNewSeeds() : plans());
            });
    if (!m_failure.isEmpty()) {
        const bool remedy = !m_remedy.isEmpty();
        say(Severity::Error, m_failure, remedy ? QStringList{m_remedy, tr("Close")} : QStringList{tr("Close")},
            [this, remedy](int action) {
                setFailure({});
                if (remedy && action == 0)
                    Q_EMIT remedyRequested();
            });
    }
    if (!m_facts.readOnly.isEmpty())
        say(Severity::Info, m_facts.readOnly);
    for (const QString& reason : m_facts.blockedBy)
        say(Severity::Error, reason, {tr("Go to Data & panels")}, [this](int) { Q_EMIT stepRequested(Step::Data); });
    if (const QueueRow* row = m_queueCard->chosen()) {
        if (row->earlierData)
            say(Severity::Warning,
                tr("Policy %1 belongs to earlier data: patients, panels or prices have changed since.")
                    .arg(row->number));
        if (row->state == QueueState::Interrupted && !row->isSearch())
            say(Severity::Warning,
                row->resumable
                    ? tr("Policy %1 was interrupted. It can go on from its last checkpoint.").arg(row->number)
                    : tr("Policy %1 was interrupted before its first checkpoint; it cannot go on, but be trained "
                         "again.")
                          .arg(row->number),
                !canTrain() || row->earlierData ? QStringList()
                : row->resumable                ? QStringList{tr("Resume")}
                                                : QStringList{tr("Train again")},
                [this, run = row->resumable, plan = row->plan](int) {
                    if (run)
                        Q_EMIT resumeRunRequested(*run);
                    else
                        Q_EMIT trainRequested({plan});
                });
        const core::RunRecord* shown = chosenRecord();
        for (const core::TrainingNotice notice :
             shown && shown->summary ? shown->summary->notices : std::vector<core::TrainingNotice>())
            if (isWarning(notice))
                say(Severity::Warning, noticeText(notice));
    }
    m_messages->setMessages(std::move(messages));
}

} // namespace ui
