// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

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

// Rows of a tree whose words fold where the column ends: a tree asks how high a row is without telling how wide.
class FoldedRows : public TintedRows {
public:
    explicit FoldedRows(QTreeView& view) : TintedRows(&view), m_view(view) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem line = option;
        initStyleOption(&line, index);
        line.rect = QRect(0, 0, m_view.columnWidth(index.column()), kHighest);
        const QStyle& style = *m_view.style();
        const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &line, &m_view) + 1;
        const int width = style.subElementRect(QStyle::SE_ItemViewItemText, &line, &m_view).width() - 2 * margin;
        const QRect room(0, 0, std::max(width, line.fontMetrics.averageCharWidth()), kHighest);
        const int folded = line.fontMetrics.boundingRect(room, Qt::TextWordWrap, line.text).height();
        QStyleOptionViewItem single = option;
        single.features &= ~QStyleOptionViewItem::WrapText;
        single.rect = {};
        const QSize plain = TintedRows::sizeHint(single, index);
        const auto breaks = static_cast<int>(line.text.count(QLatin1Char('\n')));
        return {plain.width(), plain.height() + folded - (breaks + 1) * line.fontMetrics.lineSpacing()};
    }

private:
    static constexpr int kHighest = 1000;
    const QTreeView& m_view;
};

} // namespace ui
