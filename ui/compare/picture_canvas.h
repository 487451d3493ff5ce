// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/comparison/compare_picture.h"

#include <QWidget>

namespace ui {

// Shows one picture of a comparison, with its menu; the keyboard reaches it.
class PictureCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PictureCanvas(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPicture(ComparePicturePtr picture); // null: nothing to show
    const ComparePicturePtr& picture() const { return m_picture; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ComparePicturePtr m_picture;
    Theme m_theme;
};

} // namespace ui
