// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/story/story_rows.h"

#include <QStyledItemDelegate>

namespace ui {

// Draws the chart: headings of panels, values that stand out only where they are flagged, estimates in italics, and
// each value on its reference.
class ResultDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ResultDelegate(QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const ResultGroup& group) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const ResultRow& row, int column) const;
    void paintValue(QPainter& painter, const QRect& area, const ResultRow& row) const;
    void paintFlag(QPainter& painter, const QRect& area, const ResultRow& row) const;
    void paintPicture(QPainter& painter, const QRectF& area, const ResultRow& row) const;

    Theme m_theme;
};

} // namespace ui
