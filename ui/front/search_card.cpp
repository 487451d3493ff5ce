// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/front/search_card.h"

#include "ui/common/labels.h"
#include "ui/common/text/front_text.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QBoxLayout>
#include <QProgressBar>

namespace ui {
namespace {

constexpr int kBarSteps = 1000;

QString timeText(const core::FrontUpdate& progress)
{
    QStringList parts{shareText(progress.share, QLocale(), 0), durationText(progress.elapsedSeconds)};
    if (progress.remainingSeconds)
        parts << SearchCard::tr("%1 left").arg(aboutText(*progress.remainingSeconds));
    return parts.join(QStringLiteral(" · "));
}

QString doneText(const core::FrontUpdate& progress)
{
    if (progress.total == 0)
        return frontPhaseExplanation(progress.phase);
    return SearchCard::tr("%1 of %2 · %3")
        .arg(countText(progress.done), countText(progress.total), frontPhaseExplanation(progress.phase));
}

} // namespace

SearchCard::SearchCard(QWidget* parent)
    : Card(parent),
      m_phase(makeLabel({})),
      m_detail(new ElidedLabel({}, this)),
      m_time(makeLabel({}, TypeSize::Table)),
      m_bar(new QProgressBar(this))
{
    m_phase->setProperty("type", QStringLiteral("strong"));
    m_detail->setProperty("type", QStringLiteral("table"));
    m_detail->setProperty("tone", QStringLiteral("secondary"));
    m_bar->setRange(0, kBarSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the search"));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_phase);
    row->addWidget(m_detail, 1);
    row->addWidget(m_time);
    body()->setSpacing(8);
    body()->addLayout(row);
    body()->addWidget(m_bar);
}

void SearchCard::setActivity(const FrontActivity& activity, std::size_t found)
{
    using Kind = FrontActivity::Kind;
    setVisible(activity.active());
    if (!activity.active())
        return;
    const core::FrontUpdate& progress = activity.progress;
    const bool underWay = activity.kind == Kind::Running || activity.kind == Kind::Paused;
    m_phase->setText(activity.kind == Kind::Preparing  ? tr("Preparing the patients…")
                     : activity.kind == Kind::Stopping ? tr("Stopping…")
                                                       : frontPhaseText(progress.phase));
    m_detail->setText(underWay                          ? doneText(progress)
                      : activity.kind == Kind::Stopping ? tr("Policies found so far are kept: %1").arg(countText(found))
                                                        : QString());
    setTone(*m_time, activity.kind == Kind::Paused ? Tone::Warning : Tone::Normal);
    m_time->setText(activity.kind == Kind::Paused    ? tr("Paused · %1").arg(timeText(progress))
                    : activity.kind == Kind::Running ? timeText(progress)
                                                     : QString());
    m_bar->setValue(qRound(kBarSteps * progress.share));
    m_bar->setAccessibleDescription(m_phase->text() + QStringLiteral(". ") + m_time->text());
}

} // namespace ui
