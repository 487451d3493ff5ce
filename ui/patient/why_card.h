// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/figure.h"
#include "ui/figures/story/story_rows.h"

class QLabel;

namespace ui {

class DriverBars;

// Why the next action: what it is expected to change, and which values moved the probability.
class WhyCard : public Card {
    Q_OBJECT

public:
    explicit WhyCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setWhy(const WhyFacts& why);
    void setOrigin(const FigureOrigin& origin, const QString& caption);

private:
    QLabel* m_title;
    QLabel* m_sentence;
    QLabel* m_driversTitle;
    DriverBars* m_drivers;
};

} // namespace ui
