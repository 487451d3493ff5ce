// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/common/variable_rows.h"

#include <QStyledItemDelegate>

namespace ui {

// Draws the variable table: headings of groups, the warning sign, quiet columns in the second colour, and the
// distribution by outcome (grey bars without the disease, vermillion step line with it, each normalised).
class HistogramDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistogramDelegate(QObject* parent = nullptr);

    void setTheme(const Theme& theme);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QColor textColour(const QModelIndex& index) const;

    Theme m_theme;
};

// The picture alone, so that a tooltip or an export can draw it too.
void paintHistogram(QPainter& painter, const QRectF& area, const HistogramPicture& picture, const Theme& theme);

} // namespace ui
