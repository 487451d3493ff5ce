// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/baselines_card.h"

#include "ui/common/buttons.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"

#include <QBoxLayout>

namespace ui {
namespace {

QString underWayText(const BaselineActivity& activity)
{
    QStringList rows;
    for (const auto& [system, repeat] : activity.progress.underWay) // folds count from 1 on
        rows << (activity.byFolds
                     ? BaselinesCard::tr("%1, fold %2").arg(systemShortText(system), countText(repeat))
                     : BaselinesCard::tr("%1, seed %2").arg(systemShortText(system), countText(repeat + 1)));
    return rows.join(QStringLiteral("; "));
}

} // namespace

BaselinesCard::BaselinesCard(QWidget* parent)
    : ProgressCard(tr("Progress of the baselines"), parent),
      m_pause(makeSmallButton(tr("Pause"), this)),
      m_stop(makeSmallButton(tr("Stop"), this))
{
    m_pause->setToolTip(tr("The table waits where it is; nothing is lost"));
    m_stop->setToolTip(tr("Ends within a second; finished rows are kept and the table can be resumed"));
    row().addWidget(m_pause);
    row().addWidget(m_stop);
    body()->setContentsMargins(12, 8, 12, 8);
    body()->setSpacing(6);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_paused)
            Q_EMIT resumeRequested();
        else
            Q_EMIT pauseRequested();
    });
    connect(m_stop, &QPushButton::clicked, this, &BaselinesCard::stopRequested);
    hide();
}

void BaselinesCard::setActivity(const BaselineActivity& activity, std::size_t finished, std::size_t total)
{
    setVisible(activity.active);
    m_paused = activity.paused;
    if (!activity.active)
        return;
    const core::BaselineUpdate& now = activity.progress;
    showProgress({.phase = activity.stopping ? tr("Stopping…")
                           : total == 0      ? tr("Preparing the patients…")
                                             : tr("Baselines, %1 of %2").arg(countText(finished), countText(total)),
                  .detail = activity.stopping ? tr("Finished rows are kept") : underWayText(activity),
                  .time = progressTimeText(now.share, now.elapsedSeconds, now.remainingSeconds),
                  .paused = activity.paused,
                  .share = now.share});
    m_pause->setText(activity.paused ? tr("Resume") : tr("Pause"));
    m_pause->setEnabled(!activity.stopping);
    m_stop->setEnabled(!activity.stopping);
}

} // namespace ui
