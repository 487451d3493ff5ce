// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/theme/theme.h"
#include "ui/figures/charts/point_counts.h"

#include <QWidget>

namespace ui {

// Who is found, missed, alarmed for nothing and rightly reassured among 1,000 patients: every one of them as a sign of
// its own shape, and the four counts.
class OutcomeShares : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeShares(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setShares(const PerThousand& shares);
    const PerThousand& shares() const { return m_shares; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    PerThousand m_shares;
};

} // namespace ui
