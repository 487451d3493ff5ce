// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPainter>
#include <QStyledItemDelegate>

namespace ui {

// Gives rows the ground their model asks for; the style sheet would leave it out.
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
