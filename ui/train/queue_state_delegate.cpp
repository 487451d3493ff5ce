// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/train/queue_state_delegate.h"

#include "ui/common/theme/icons.h"
#include "ui/train/queue_model.h"

#include <QApplication>
#include <QPainter>

namespace ui {
namespace {

QColor colourOf(QueueState state, const Theme& theme)
{
    switch (state) {
    case QueueState::Waiting:
    case QueueState::Preparing:
    case QueueState::Stopping:
    case QueueState::Stopped:
        return theme.textSecondary;
    case QueueState::Running:
        return theme.accent;
    case QueueState::Done:
        return theme.ok;
    case QueueState::Paused:
    case QueueState::OrdersNothing:
    case QueueState::Interrupted:
        return theme.warningText;
    case QueueState::Failed:
        return theme.errorText;
    }
    Q_UNREACHABLE();
}

Icon iconOf(QueueState state)
{
    switch (state) {
    case QueueState::Done:
        return Icon::Check;
    case QueueState::Stopped:
        return Icon::Minus;
    case QueueState::OrdersNothing:
    case QueueState::Interrupted:
        return Icon::Warning;
    case QueueState::Failed:
        return Icon::Error;
    default:
        return Icon::Clock;
    }
}

void paintRing(QPainter& painter, const QRectF& place, double share, const QColor& colour, const Theme& theme)
{
    const double pen = theme.px(2);
    const QRectF ring = place.adjusted(pen, pen, -pen, -pen);
    painter.setPen(QPen(theme.grid, pen));
    painter.drawEllipse(ring);
    painter.setPen(QPen(colour, pen));
    constexpr int kFull = 16 * 360; // Qt counts sixteenths of a degree, from three o'clock
    painter.drawArc(ring, kFull / 4, -qRound(kFull * std::max(0.06, share)));
}

} // namespace

void QueueStateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QString text = std::exchange(shown.text, {});
    const QStyle& style = *(option.widget ? option.widget->style() : QApplication::style());
    style.drawControl(QStyle::CE_ItemViewItem, &shown, painter, option.widget);
    const auto state = static_cast<QueueState>(index.data(QueueModel::StateRole).toInt());
    const QColor colour = colourOf(state, m_theme);
    const int size = m_theme.px(14);
    const int gap = m_theme.px(5);
    const QRect inside = shown.rect.adjusted(gap, 0, -gap, 0);
    const QRect sign(inside.left(), inside.center().y() - size / 2, size, size);
    const QRect words = inside.adjusted(size + gap, 0, 0, 0);
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(shown.direction, shown.rect, rect); };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (state == QueueState::Running)
        paintRing(*painter, place(sign), index.data(QueueModel::ShareRole).toDouble(), colour, m_theme);
    else
        paintIcon(*painter, iconOf(state), place(sign), colour);
    painter->setPen(colour);
    painter->setFont(shown.font);
    painter->drawText(place(words), int(QStyle::visualAlignment(shown.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      shown.fontMetrics.elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

QSize QueueStateDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(m_theme.px(24), 0);
}

} // namespace ui
