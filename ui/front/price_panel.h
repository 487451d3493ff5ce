// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/test_catalog.h"
#include "ui/common/card.h"
#include "ui/common/theme/theme.h"

#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QSlider;

namespace ui {

class MoneySpinBox;

// What panels and shared fees would cost: a slider to try and a box to say exactly. Every move is reported at once.
class PricePanel : public Card {
    Q_OBJECT

public:
    explicit PricePanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // For which the front was found, and those that are tried now. Without a signal.
    void setPrices(const core::TestCatalog& found, const core::TestCatalog& tried, const std::string& currency);
    void setSolvable(const QString& whyNot); // empty: a front for the tried prices can be searched

Q_SIGNALS:
    void pricesTried(const core::TestCatalog& prices);
    void resetRequested();
    void solveRequested();
    void closeRequested();

private:
    struct Row {
        QLabel* before = nullptr; // "was $26.00"
        QSlider* slider = nullptr;
        MoneySpinBox* box = nullptr;
        double unit = 1.0; // money for one step of the slider
    };
    void buildLayout();
    void makeRows();
    void addRow(const QString& name, double found);
    QString beforeText(double found) const;
    void showPrice(std::size_t row, double found, double tried);
    void tryPrice(std::size_t row, double price);
    void showButtons();

    core::TestCatalog m_found, m_tried;
    std::string m_currency = "USD";
    QString m_whyNot;
    Theme m_theme;
    std::vector<Row> m_rows; // panels, then fees
    QWidget* m_list = nullptr;
    QScrollArea* m_scroll;
    QPushButton* m_reset;
    QPushButton* m_solve;
    QPushButton* m_close;
};

} // namespace ui
