// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/chip.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace ui {
namespace {

constexpr int kHeight = 20;
constexpr int kChipPadding = 8;

} // namespace

Chip::Chip(QWidget* parent) : QAbstractButton(parent), m_theme(lightTheme())
{
    setCheckable(true);
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
    setProperty("data", true); // names of tests, not words of ours
}

void Chip::setTest(std::string column, const QString& label, const QString& tip, Look look)
{
    m_column = std::move(column);
    m_look = look;
    setText(label);
    setToolTip(tip);
    setAccessibleName(label);
    setAccessibleDescription(tip);
    updateGeometry();
    update();
}

void Chip::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(fontOf(m_theme, TypeSize::Caption));
    const int width = metrics.horizontalAdvance(text()) + 2 * m_theme.px(kChipPadding) + 2;
    return {qMin(width, m_theme.px(220)), m_theme.px(kHeight)};
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool shared = m_look == Look::Shared;
    QPen edge(hasFocus() ? m_theme.accent : m_theme.control, hasFocus() ? 2.0 : 1.0);
    if (shared && !hasFocus())
        edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.setBrush(isChecked() ? m_theme.selection : underMouse() && isEnabled() ? m_theme.hover : m_theme.surface);
    const qreal inset = edge.widthF() / 2.0;
    const qreal radius = height() / 2.0 - inset;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), radius, radius);

    painter.setFont(fontOf(m_theme, TypeSize::Caption));
    painter.setPen(shared ? m_theme.textSecondary : m_theme.text);
    const QRect inner = rect().adjusted(m_theme.px(kChipPadding), 0, -m_theme.px(kChipPadding), 0);
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, inner.width() + 2);
    painter.drawText(inner, Qt::AlignCenter, shown);
}

void Chip::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT stepRequested(mirrored ? 1 : -1);
        return;
    case Qt::Key_Right:
        Q_EMIT stepRequested(mirrored ? -1 : 1);
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        Q_EMIT removeRequested();
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT picked(event->modifiers() | Qt::ControlModifier);
        return;
    case Qt::Key_M:
        if (event->modifiers() == Qt::ControlModifier) {
            Q_EMIT menuRequested(mapToGlobal(rect().bottomLeft()));
            return;
        }
        break;
    default:
        break;
    }
    QAbstractButton::keyPressEvent(event);
}

void Chip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        QAbstractButton::mousePressEvent(event);
        return;
    }
    m_pressedAt = event->position().toPoint();
    m_dragging = false;
    setFocus(Qt::MouseFocusReason);
    event->accept();
}

void Chip::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint moved = event->position().toPoint() - m_pressedAt;
    if (!(event->buttons() & Qt::LeftButton) || m_dragging ||
        moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    Q_EMIT dragStarted();
}

void Chip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_dragging && rect().contains(event->position().toPoint()))
        Q_EMIT picked(event->modifiers());
    m_dragging = false;
}

void Chip::contextMenuEvent(QContextMenuEvent* event)
{
    const QPoint place =
        event->reason() == QContextMenuEvent::Keyboard ? mapToGlobal(rect().bottomLeft()) : event->globalPos();
    Q_EMIT menuRequested(place);
}

} // namespace ui
