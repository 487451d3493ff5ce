// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/figures/charts/panel_use_picture.h"

class QLabel;

namespace ui {

class FigureView;

// How often the policy that is looked at orders each panel, against its beginning.
class PanelUseCard : public Card {
    Q_OBJECT

public:
    explicit PanelUseCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setUse(std::vector<PanelUse> use, const QString& whose);
    void setOrigin(FigureOrigin origin, const QString& caption);

private:
    void showFigure();

    std::vector<PanelUse> m_use;
    FigureOrigin m_origin;
    QString m_caption;
    FigureView* m_bars;
    QLabel* m_whose;
    QLabel* m_empty;
    QLabel* m_marks;
};

} // namespace ui
