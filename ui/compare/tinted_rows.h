// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ui {

// Paints rows with the background their model asks for, which the style sheet would leave out.
class TintedRows : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QVariant ground = index.data(Qt::BackgroundRole);
        if (ground.isValid())
            painter->fillRect(option.rect, ground.value<QBrush>());
        QStyledItemDelegate::paint(painter, option, index);
    }
};

} // namespace ui
