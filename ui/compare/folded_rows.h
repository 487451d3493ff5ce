#pragma once

#include "ui/compare/tinted_rows.h"

#include <QStyle>
#include <QTreeView>

#include <algorithm>

namespace ui {

// Rows of a tree whose words fold where the column ends: a tree asks how high a row is without telling how wide.
class FoldedRows : public TintedRows {
public:
    FoldedRows(QTreeView& view, int boxColumn) : TintedRows(&view), m_view(view), m_boxColumn(boxColumn) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem folded = option;
        const int box = m_view.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &m_view) + 12;
        folded.features |= QStyleOptionViewItem::WrapText;
        const int width = m_view.columnWidth(index.column()) - (index.column() == m_boxColumn ? box : 4);
        folded.rect = QRect(0, 0, std::max(width, box), kHighest); // an empty one would not be folded into
        return TintedRows::sizeHint(folded, index);
    }

private:
    static constexpr int kHighest = 1000;
    const QTreeView& m_view;
    int m_boxColumn; // where the boxes to tick are
};

} // namespace ui
