// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "ui/common/card.h"
#include "ui/common/theme/theme.h"

class QLabel;
class QPushButton;

namespace ui {

class FrontDrawing;

// What is said as long as there is no front: what it is, how it is found, and the button that finds it.
class FrontEmpty : public Card {
    Q_OBJECT

public:
    explicit FrontEmpty(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setMethod(core::FrontMethod method);
    void setSize(std::size_t patients, std::size_t panels);
    QPushButton& button() { return *m_button; }

private:
    void buildLayout();

    FrontDrawing* m_drawing;
    QLabel* m_method;
    QLabel* m_methodWords;
    QLabel* m_time;
    QPushButton* m_button;
};

} // namespace ui
