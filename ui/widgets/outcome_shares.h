#pragma once

#include "ui/models/point_figures.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace ui {

// Who is found, missed, alarmed for nothing and rightly reassured among 1,000 patients: four counts, each with a sign
// of its own shape.
class OutcomeShares : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeShares(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setShares(const PerThousand& shares);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    PerThousand m_shares;
};

} // namespace ui
