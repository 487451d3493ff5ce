// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/job_button.h"

#include <QPainter>

namespace ui {
namespace {

constexpr int kBarHeight = 2;

} // namespace

JobButton::JobButton(QWidget* parent) : QPushButton(parent), m_theme(lightTheme())
{
    setProperty("job", true);
    setAccessibleName(tr("What is under way"));
    setCursor(Qt::PointingHandCursor);
}

void JobButton::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void JobButton::setJob(const JobStatus& job)
{
    if (job == m_job)
        return;
    m_job = job;
    setText(tr("%1: %2").arg(stepName(job.step).replace(QLatin1Char('&'), QLatin1String("&&")), job.text));
    setAccessibleName(tr("%1: %2").arg(stepName(job.step), job.text));
    setToolTip(tr("Show the page %1").arg(stepName(job.step)));
    update();
}

void JobButton::paintEvent(QPaintEvent* event)
{
    QPushButton::paintEvent(event);
    QPainter painter(this);
    const int full = width();
    const int done = qRound(full * m_job.share);
    const QRect track(0, height() - kBarHeight, full, kBarHeight);
    painter.fillRect(track, m_theme.muted);
    const QRect filled(isRightToLeft() ? full - done : 0, track.top(), done, kBarHeight);
    painter.fillRect(filled, m_theme.accent);
}

} // namespace ui
