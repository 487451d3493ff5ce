// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QHeaderView>

namespace ui {

// The header of the variable table. Over the distributions it shows what bars and line mean, where there is room.
class VariableHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit VariableHeader(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    int legendWidth() const;
    bool showsLegend(int logicalIndex) const;

    Theme m_theme;
};

} // namespace ui
