// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_cases.h"
#include "core/front/front_record.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/charts/front_scene.h"
#include "ui/figures/figure.h"

#include "ui/front/front_memory.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QSplitter;

namespace ui {

class FrontCard;
class FrontTable;
class FrontViewBar;
class PointCard;
class PricePanel;

// One front to look around in: plot, figures and the policy that is chosen share one choice, whether it is made with
// the mouse, the keys, the table or a budget. Prices can be tried: every policy's cost follows at once.
class FrontExplorer : public QWidget {
    Q_OBJECT

public:
    explicit FrontExplorer(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFront(const core::FrontRecord& front, const FrontContext& context); // another one begins with a new choice
    void setEmptyText(const QString& text);
    void setFronts(const QStringList& names, int current); // of all there are
    void setRemovable(bool removable);
    void setSolvable(const QString& whyNot);   // empty: a front for other prices can be searched
    FrontViewBar& viewBar() { return *m_bar; } // has its place in the page's header
    const FrontScene& scene() const;
    // Where to find what was set on a front before; asked when another front is shown.
    void setMemory(std::function<std::optional<FrontMemory>(core::FrontId)> memory) { m_memory = std::move(memory); }
    FrontMemory memory() const;
    void choosePolicy(std::size_t policy); // by its place in the record; nothing happens where there is none
    std::optional<FrontDot> chosen() const { return m_chosen; }
    const std::optional<core::PolicyRef>& policy() const { return m_policy; } // that is chosen
    // What a policy did, when it is known; null: it is not, and `problem` says why it cannot be.
    void setCases(const core::PolicyCasesPtr& cases, const QString& problem = {});
    FigurePtr figure() const; // what the plot shows now; null where there is nothing
    bool triesPrices() const { return m_tried.has_value(); }

Q_SIGNALS:
    void frontChosen(int front);
    void removeRequested();
    void looksDifferent(); // another measure, other patients or other prices
    void solveRequested(const core::TestCatalog& prices);
    void remembered(core::FrontId front, const ui::FrontMemory& memory); // budget or pins changed
    void policyChosen(const core::PolicyRef& policy);                    // another one than before
    // The first patient is to be shown, the others may follow; none: the user chooses one there.
    void walkRequested(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients);
    void pocketCardRequested(const core::PolicyRef& policy);
    void patientsRequested(const core::PolicyRef& policy);
    void renameRequested(const core::PolicyRef& policy);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class ChosenBy { Proposal, User, Budget };

    void buildLayout();
    QWidget* makeSideColumn();
    void arrange(); // side by side, or one below the other where it is narrow
    void connectInputs();
    void connectView();
    void connectPrices();
    void showFront();
    void showView(const FrontScene& scene);
    void showPrices();
    void showMarks();
    void showPoint(const FrontDot* dot); // null: none
    void chooseDot(std::size_t dot);
    void togglePin(std::size_t dot);
    bool isPinned(const FrontDot& dot) const;
    void recall(const FrontMemory& memory);
    void remember();
    void changeAxis(core::CostAim axis);
    void tryPrices(const std::optional<core::TestCatalog>& prices);
    void applyPrices();
    void answerBudget();                                    // the best policy within it
    core::BudgetAnswer aloneWith(std::size_t policy) const; // on validation patients
    QString budgetSentence(const core::BudgetAnswer& answer) const;
    QString otherCostsOf(std::size_t policy) const; // a sentence; empty: the axis tells all that is known
    FrontUnits units() const;
    void proposeDot(const FrontScene& scene);
    FrontSide side() const;
    std::optional<core::OptimumLines> optimum() const; // of the prices that are shown
    std::shared_ptr<const FrontRivals> rivals() const; // likewise

    Theme m_theme;
    core::FrontRecord m_front; // as it was found
    core::FrontRecord m_shown; // at the prices that are tried
    FrontContext m_context;
    FrontLook m_look;
    std::optional<FrontSide> m_wantedSide; // none: test as soon as there is one
    std::optional<core::TestCatalog> m_tried;
    std::optional<FrontDot> m_chosen;
    ChosenBy m_chosenBy = ChosenBy::Proposal; // what is proposed follows what is found
    std::optional<std::size_t> m_bestWithin;  // the budget: a dot
    std::vector<FrontDot> m_pins;
    std::optional<core::PolicyRef> m_policy;
    std::function<std::optional<FrontMemory>(core::FrontId)> m_memory;
    bool m_recalling = false;

    FrontViewBar* m_bar;
    FrontCard* m_card;
    FrontTable* m_table;
    PointCard* m_point;
    PricePanel* m_prices;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
};

} // namespace ui
