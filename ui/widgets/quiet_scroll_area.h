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

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

} // namespace ui
