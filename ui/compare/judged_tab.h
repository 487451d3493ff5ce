// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/compare_tab.h"
#include "ui/figures/comparison/model_judge.h"

#include <memory>

class QLabel;
class QLayout;

namespace ui {

class LinePlot;
class ModelTable;

// What the tabs about figures and curves have in common: one judge for all of them, and plots in which the threshold
// can be dragged.
class JudgedTab : public CompareTab {
    Q_OBJECT

public:
    using JudgePtr = std::shared_ptr<ModelJudge>;
    explicit JudgedTab(JudgePtr judge, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) final;
    void setComparison(const ComparisonPtr& comparison) final;
    std::vector<FigurePtr> figures() const override;

Q_SIGNALS:
    void thresholdWanted(double threshold);

protected:
    virtual void showFigures(const Comparison& comparison, ModelJudge& judge) = 0;
    virtual void themeChanged() {}
    const Theme& theme() const { return m_theme; }

    LinePlot* makePlot();                 // gets the theme, and is asked for its figure
    QWidget* makePlotBox(LinePlot& plot); // with its title above it
    ModelTable* makeTable(const QString& accessibleName);
    QLabel* makeCaption();
    void layOut(QLayout* plots, ModelTable* table, QLabel* caption); // one below the other

private:
    JudgePtr m_judge;
    Theme m_theme;
    std::vector<LinePlot*> m_plots;
    std::vector<ModelTable*> m_tables;
};

} // namespace ui
