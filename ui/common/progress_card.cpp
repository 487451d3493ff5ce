// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/progress_card.h"

#include "ui/common/labels.h"
#include "ui/common/text/number_text.h"
#include "ui/common/text/training_text.h"

#include <QBoxLayout>
#include <QProgressBar>

namespace ui {
namespace {

constexpr int kProgressSteps = 1000;

} // namespace

QString progressTimeText(double share, double elapsedSeconds, std::optional<double> remainingSeconds)
{
    QStringList parts{shareText(share, QLocale(), 0), durationText(elapsedSeconds)};
    if (remainingSeconds)
        parts << ProgressCard::tr("%1 left").arg(aboutText(*remainingSeconds));
    return parts.join(QStringLiteral(" · "));
}

ProgressCard::ProgressCard(const QString& barName, QWidget* parent)
    : Card(parent),
      m_row(new QHBoxLayout),
      m_phase(makeStrongLabel()),
      m_detail(new ElidedLabel({}, TypeSize::Table, Tone::Secondary, this)),
      m_time(makeLabel({}, TypeSize::Table)),
      m_bar(new QProgressBar(this))
{
    m_bar->setRange(0, kProgressSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(barName);
    m_row->setSpacing(10);
    m_row->addWidget(m_phase);
    m_row->addWidget(m_detail, 1);
    m_row->addWidget(m_time);
    body()->addLayout(m_row);
    body()->addWidget(m_bar);
}

void ProgressCard::showProgress(const Progress& progress)
{
    m_phase->setText(progress.phase);
    m_detail->setText(progress.detail);
    setTone(*m_time, progress.paused ? Tone::Warning : Tone::Normal);
    m_time->setText(progress.paused ? tr("Paused · %1").arg(progress.time) : progress.time);
    m_bar->setValue(qRound(kProgressSteps * progress.share));
    m_bar->setAccessibleDescription(m_phase->text() + QStringLiteral(". ") + m_time->text());
}

} // namespace ui
