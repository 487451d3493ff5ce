// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"

#include <QRect>
#include <QWidget>

namespace ui {

// Lies over the whole window and dims all of it but one place. Mouse and keys go through it: the program can be used.
class Spotlight : public QWidget {
    Q_OBJECT

public:
    explicit Spotlight(QWidget* window);

    void setTheme(const Theme& theme);
    void setLit(const QRect& place); // in the window; empty: nothing is dimmed
    const QRect& lit() const { return m_lit; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QRect m_lit;
};

} // namespace ui
