// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/labels.h"
#include "ui/common/theme/icons.h"

#include <QWidget>

namespace ui {

// A line icon beside text, in the colour the style sheet gives its tone. Not read aloud: the text beside it says it.
class IconLabel : public QWidget {
    Q_OBJECT

public:
    explicit IconLabel(Icon icon, Tone tone = Tone::Normal, QWidget* parent = nullptr);

    void setIcon(Icon icon);
    void setTone(Tone tone);
    void setDesignSize(int pixels); // at the body size of the type; grows with it
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Icon m_icon;
    int m_size = 16;
};

} // namespace ui
