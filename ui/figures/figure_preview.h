// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure_page.h"

#include <QPixmap>
#include <QWidget>

namespace ui {

// A figure as the file will show it, as large as there is room.
class FigurePreview : public QWidget {
    Q_OBJECT

public:
    explicit FigurePreview(FigurePtr figure, QWidget* parent = nullptr);

    void setPage(const FigureText& text, const FigurePage& page);
    QSize sizeHint() const override { return {460, 400}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSize pictureSize() const; // in the widget, undistorted

    FigurePtr m_figure;
    FigureText m_text;
    FigurePage m_page;
    QPixmap m_picture; // null: to be painted
};

} // namespace ui
