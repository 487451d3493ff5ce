// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/patient/step_line.h"

#include "ui/common/theme/icons.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace ui {

StepLine::StepLine(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setAccessibleName(tr("Steps"));
}

void StepLine::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void StepLine::setSteps(const QStringList& names, int current)
{
    m_names = names;
    m_current = current;
    setAccessibleDescription(current < names.size()
                                 ? tr("now: %1; all: %2").arg(names[current], names.join(QStringLiteral(", ")))
                                 : QString());
    update();
}

QSize StepLine::sizeHint() const
{
    return {m_theme.px(360), m_theme.px(24) + QFontMetrics(fontOf(m_theme, TypeSize::Caption)).lineSpacing()};
}

QSize StepLine::minimumSizeHint() const
{
    return {m_theme.px(120), sizeHint().height()};
}

QPoint StepLine::centreOf(int step) const
{
    const double width =
        static_cast<double>(this->width()) / static_cast<double>(std::max<qsizetype>(m_names.size(), 1));
    const double widest = std::min<double>(width, m_theme.px(150));
    return {qRound(widest * (step + 0.5)), m_theme.px(12)};
}

int StepLine::stepAt(const QPointF& position) const
{
    for (int step = 0; step < m_names.size(); ++step) {
        const double reach = m_names.size() > 1 ? (centreOf(1).x() - centreOf(0).x()) / 2.0 : width();
        if (std::abs(position.x() - centreOf(step).x()) <= reach)
            return step;
    }
    return -1;
}

void StepLine::mouseReleaseEvent(QMouseEvent* event)
{
    if (const int step = stepAt(event->position()); step >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT stepChosen(step);
}

void StepLine::mouseMoveEvent(QMouseEvent* event)
{
    const int step = stepAt(event->position());
    setCursor(step >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(step >= 0 ? tr("Go to %1").arg(m_names[step]) : QString());
}

void StepLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = m_theme.px(8);
    for (int step = 0; step + 1 < m_names.size(); ++step) {
        painter.setPen(QPen(step < m_current ? m_theme.accent : m_theme.muted, m_theme.px(3)));
        painter.drawLine(centreOf(step), centreOf(step + 1));
    }
    const QFont caption = fontOf(m_theme, TypeSize::Caption);
    const int room = m_names.size() > 1 ? centreOf(1).x() - centreOf(0).x() : width();
    for (int step = 0; step < m_names.size(); ++step) {
        const QPointF centre = centreOf(step);
        const bool done = step < m_current, now = step == m_current;
        painter.setPen(QPen(done || now ? m_theme.accent : m_theme.control, m_theme.px(now ? 3 : 2)));
        painter.setBrush(done ? m_theme.accent : m_theme.surface);
        painter.drawEllipse(centre, radius - (now ? 0 : 1), radius - (now ? 0 : 1));
        if (now) {
            painter.setBrush(m_theme.accent);
            painter.drawEllipse(centre, radius * 0.3, radius * 0.3);
        }
        if (done)
            paintIcon(painter, Icon::Check,
                      QRectF(centre.x() - radius * 0.7, centre.y() - radius * 0.7, radius * 1.4, radius * 1.4),
                      m_theme.onAccent);
        QFont font = caption;
        font.setBold(now);
        painter.setFont(font);
        painter.setPen(now ? m_theme.text : m_theme.textSecondary);
        const QRectF below(centre.x() - room / 2.0, centre.y() + radius + m_theme.px(3), room,
                           height() - centre.y() - radius);
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop,
                         QFontMetrics(font).elidedText(m_names[step], Qt::ElideRight, room - 4));
    }
}

} // namespace ui
