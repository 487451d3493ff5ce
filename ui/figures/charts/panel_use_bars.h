// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/panel_use_picture.h"

#include <QWidget>

#include <vector>

namespace ui {

// How often each panel is ordered: one bar each, in the order they are given.
class PanelUseBars : public QWidget {
    Q_OBJECT

public:
    explicit PanelUseBars(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setUse(std::vector<PanelUse> use);
    const std::vector<PanelUse>& use() const { return m_use; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    std::vector<PanelUse> m_use;
};

} // namespace ui
