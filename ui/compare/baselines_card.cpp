// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/baselines_card.h"

#include "ui/common/buttons.h"
#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/system_text.h"
#include "ui/common/text/training_text.h"

#include <QBoxLayout>
#include <QProgressBar>

namespace ui {
namespace {

constexpr int kBarSteps = 1000;

QString timeText(const core::BaselineUpdate& progress)
{
    QStringList parts{shareText(progress.share, QLocale(), 0), durationText(progress.elapsedSeconds)};
    if (progress.remainingSeconds)
        parts << BaselinesCard::tr("%1 left").arg(aboutText(*progress.remainingSeconds));
    return parts.join(QStringLiteral(" · "));
}

QString underWayText(const core::BaselineUpdate& progress)
{
    QStringList rows;
    for (const auto& [system, repeat] : progress.underWay)
        rows << BaselinesCard::tr("%1, seed %2").arg(systemShortText(system), countText(repeat + 1));
    return rows.join(QStringLiteral("; "));
}

} // namespace

BaselinesCard::BaselinesCard(QWidget* parent)
    : Card(parent),
      m_phase(makeLabel({})),
      m_detail(new ElidedLabel({}, this)),
      m_time(makeLabel({}, TypeSize::Table)),
      m_pause(makeSmallButton(tr("Pause"), this)),
      m_stop(makeSmallButton(tr("Stop"), this)),
      m_bar(new QProgressBar(this))
{
    m_phase->setProperty("type", QStringLiteral("strong"));
    m_detail->setProperty("type", QStringLiteral("table"));
    m_detail->setProperty("tone", QStringLiteral("secondary"));
    m_pause->setToolTip(tr("The table waits where it is; nothing is lost"));
    m_stop->setToolTip(tr("Ends within a second; finished rows are kept and the table can be resumed"));
    m_bar->setRange(0, kBarSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the baselines"));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_phase);
    row->addWidget(m_detail, 1);
    row->addWidget(m_time);
    row->addWidget(m_pause);
    row->addWidget(m_stop);
    body()->setContentsMargins(12, 8, 12, 8);
    body()->setSpacing(6);
    body()->addLayout(row);
    body()->addWidget(m_bar);
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
    m_phase->setText(activity.stopping ? tr("Stopping…")
                     : total == 0      ? tr("Preparing the patients…")
                                       : tr("Baselines, %1 of %2").arg(countText(finished), countText(total)));
    m_detail->setText(activity.stopping ? tr("Finished rows are kept") : underWayText(activity.progress));
    setTone(*m_time, activity.paused ? Tone::Warning : Tone::Normal);
    const QString time = timeText(activity.progress);
    m_time->setText(activity.paused ? tr("Paused · %1").arg(time) : time);
    m_pause->setText(activity.paused ? tr("Resume") : tr("Pause"));
    m_pause->setEnabled(!activity.stopping);
    m_stop->setEnabled(!activity.stopping);
    m_bar->setValue(qRound(kBarSteps * activity.progress.share));
    m_bar->setAccessibleDescription(m_phase->text() + QStringLiteral(". ") + m_time->text());
}

} // namespace ui
