// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "ui/common/theme/theme.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace ui {

struct PanelPrice {
    QString panel;
    core::Cost cost;
    std::size_t tests = 0;
    bool operator==(const PanelPrice&) const = default;
};

// A small picture of what the panels of a cohort cost: one bar each, cheapest first.
class PriceBars : public QWidget {
    Q_OBJECT

public:
    explicit PriceBars(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPrices(std::vector<PanelPrice> prices, const QString& currency);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    std::vector<PanelPrice> m_prices;
    QString m_currency;
};

} // namespace ui
