// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/quality/column_summary.h"
#include "ui/common/theme/theme.h"

#include <QWidget>

#include <vector>

namespace ui {

// How much is missing, panel by panel, in patients without and with the disease: a small heat map with its numbers.
class MissingnessPicture : public QWidget {
    Q_OBJECT

public:
    explicit MissingnessPicture(QWidget* parent = nullptr);

    void setMissingness(const std::vector<core::PanelMissingness>& panels);
    void setTheme(const Theme& theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QString describedInWords() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Grid {
        int nameWidth, cellWidth, cellHeight, headerHeight;
    };
    Grid grid() const;
    void paintHeader(class QPainter& painter, const Grid& grid) const;
    void paintRow(class QPainter& painter, const Grid& grid, int row) const;
    QString nameOf(const core::PanelMissingness& panel) const;

    std::vector<core::PanelMissingness> m_panels;
    Theme m_theme;
};

} // namespace ui
