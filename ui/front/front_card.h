// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/card.h"
#include "ui/figures/charts/front_plot.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;
class QToolButton;

namespace ui {

class ElidedLabel;
class FlowLayout;
class MoneySpinBox;

// The plot of a front with what is asked of it: which front, what part of it, and what a budget buys.
class FrontCard : public Card {
    Q_OBJECT

public:
    explicit FrontCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCurrency(const std::string& currency);
    void setFronts(const QStringList& names, int current); // a choice where there are several
    void setRemovable(bool removable);
    void setScene(const FrontScene& scene);
    void setBudgetAllowed(bool allowed); // whether there is anything to choose from
    void setBudgetAnswer(const QString& sentence, std::optional<std::size_t> best, bool tooLow);
    void proposeBudget(double cost);           // as long as the user has none in mind; without a signal
    void holdBudget();                         // as if the user had this one in mind
    void forgetBudget();                       // the user's: it was for another front
    std::optional<double> budget() const;      // unset: none is asked for
    void takeBudget(double cost);              // the user's
    std::optional<double> usersBudget() const; // likewise where it is only proposed
    FrontPlot& plot() { return *m_plot; }

Q_SIGNALS:
    void frontChosen(int front);
    void removeRequested(); // of the front that is shown
    void budgetChanged();   // also when it is switched on or off

private:
    void buildLayout();
    void connectInputs();
    void showLegend();
    void showUnit(); // of the budget

    Theme m_theme;
    QComboBox* m_fronts;
    QToolButton* m_remove;
    QCheckBox* m_wantsBudget;
    MoneySpinBox* m_budget;
    std::string m_currency;
    ElidedLabel* m_sentence;
    QPushButton* m_zoom;
    bool m_budgetIsUsers = false;
    FlowLayout* m_legend;
    QString m_legendOf; // what it was made for
    FrontPlot* m_plot;
};

} // namespace ui
