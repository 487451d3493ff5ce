// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/figure.h"
#include "ui/figures/story/story_rows.h"

class QLabel;

namespace ui {

class FigureView;

// Why the next action: what it is expected to change, and which values moved the probability.
class WhyCard : public Card {
    Q_OBJECT

public:
    explicit WhyCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // `origin` and `caption` are said in files that are made of its figure.
    void setWhy(const WhyFacts& why, const FigureOrigin& origin, const QString& caption);

private:
    QLabel* m_title;
    QLabel* m_sentence;
    QLabel* m_driversTitle;
    FigureView* m_drivers;
};

} // namespace ui
