// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QScrollArea>

namespace ui {

// Scrolls by wheel and bar only and leaves every key to the page around it.
class QuietScrollArea : public QScrollArea {
public:
    explicit QuietScrollArea(QWidget* content, QWidget* parent = nullptr) : QScrollArea(parent)
    {
        setWidget(content);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
    }
    // What does not fit scrolls; the layout around it need not ask for room on its behalf.
    QSize sizeHint() const override { return {QScrollArea::sizeHint().width(), minimumSizeHint().height()}; }

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

} // namespace ui
