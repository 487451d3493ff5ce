#pragma once

#include "ui/plots/front_plot.h"
#include "ui/widgets/card.h"

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QToolButton;

namespace ui {

class ElidedLabel;
class FlowLayout;
class MoneySpinBox;
class SegmentedControl;

// The plot of a front with what is asked of it: which front, whose figures, and what a budget buys.
class FrontCard : public Card {
    Q_OBJECT

public:
    explicit FrontCard(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCurrency(const std::string& currency);
    void setFronts(const QStringList& names, int current); // a choice where there are several
    void setRemovable(bool removable);
    void setSides(const std::vector<FrontSide>& sides, FrontSide current);
    void setScene(const FrontScene& scene);
    void setBudgetAllowed(bool allowed); // whether there is anything to choose from
    void setBudgetSentence(const QString& sentence);
    void proposeBudget(double cost);      // to begin with, when one is asked for the first time
    std::optional<double> budget() const; // unset: none is asked for
    void setBudget(double cost);          // without a signal
    FrontPlot& plot() { return *m_plot; }

Q_SIGNALS:
    void frontChosen(int front);
    void removeRequested(); // of the front that is shown
    void sideChosen(ui::FrontSide side);
    void budgetChanged(); // also when it is switched on or off

private:
    void buildLayout();
    void connectInputs();
    void showLegend();

    Theme m_theme;
    QComboBox* m_fronts;
    QToolButton* m_remove;
    QCheckBox* m_wantsBudget;
    MoneySpinBox* m_budget;
    ElidedLabel* m_sentence;
    SegmentedControl* m_side;
    double m_proposed = 0.0;
    FlowLayout* m_legend;
    QString m_legendOf; // what it was made for
    FrontPlot* m_plot;
};

} // namespace ui
