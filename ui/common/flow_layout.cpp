// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace ui {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int position) const
{
    return m_items.value(position);
}

QLayoutItem* FlowLayout::takeAt(int position)
{
    return position >= 0 && position < m_items.size() ? m_items.takeAt(position) : nullptr;
}

Qt::Orientations FlowLayout::expandingDirections() const
{
    return {};
}

bool FlowLayout::hasHeightForWidth() const
{
    return true;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(QSize(std::min(item->sizeHint().width(), 80), item->sizeHint().height()));
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rectangle)
{
    QLayout::setGeometry(rectangle);
    arrange(rectangle, true);
}

int FlowLayout::arrange(const QRect& rectangle, bool place) const
{
    const QRect inner = rectangle.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int x = 0;
    int y = 0;
    int lineHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize preferred = item->sizeHint();
        const QSize size(std::min(preferred.width(), std::max(inner.width(), 1)), preferred.height());
        if (x > 0 && x + size.width() > inner.width()) {
            x = 0;
            y += lineHeight + m_gap;
            lineHeight = 0;
        }
        if (place) {
            const QRect logical(QPoint(inner.x() + x, inner.y() + y), size);
            item->setGeometry(mirrored ? QStyle::visualRect(Qt::RightToLeft, inner, logical) : logical);
        }
        x += size.width() + m_gap;
        lineHeight = std::max(lineHeight, size.height());
    }
    const QMargins margins = contentsMargins();
    return y + lineHeight + margins.top() + margins.bottom();
}

} // namespace ui
