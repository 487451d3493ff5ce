// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/figure.h"

#include <QWidget>

namespace ui {

// A figure on a sheet of white paper, as large as there is room.
class FigureView : public QWidget {
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void setFigure(const FigurePtr& figure, const QSizeF& paper); // in pixels of 1/96 inch; null: nothing
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FigurePtr m_figure;
    QSizeF m_paper;
};

} // namespace ui
