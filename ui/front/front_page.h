// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/split.h"
#include "core/front/front_record.h"
#include "ui/common/message_stack.h"
#include "ui/common/needs_page.h"
#include "ui/common/theme/theme.h"
#include "ui/front/front_explorer.h"
#include "ui/front/search_card.h"

#include <QWidget>

#include <array>
#include <optional>
#include <string>
#include <vector>

class QPushButton;
class QStackedLayout;

namespace ui {

class CostAimBox;
class FrontEmpty;
class FrontHeader;
class JudgeBox;
class MethodBox;
class SegmentedControl;

// What the page needs to know of the study.
struct FrontFacts {
    bool open = false;
    StepNeeds needs;       // shown instead of the page as long as there is no front and none can be searched
    QStringList blockedBy; // why a search cannot start; empty: it can
    QString readOnly;      // why nothing can be stored; empty: it can
    QString busy;          // what else is under way and has to end first; empty: nothing
    std::string currency = "USD";
    QString outcome = {}; // what is predicted, in words
    QStringList panels;
    core::TestCatalog prices;
    core::CostAim minimise = {}; // what the study says is minimised
    QString timesMissing = {};   // why time cannot be minimised; empty: it can
    std::array<std::size_t, core::kSplitParts> patients{};
    std::size_t cases = 0;                          // among all of them, as soon as it is known
    bool foldsPossible = true;                      // the study leaves it open who is in the test
    int cores = 1;                                  // for a search
    std::optional<core::Fingerprint> cohort;        // of the patients as the study has them now, as soon as it is known
    bool exactPossible = false;                     // few enough findings to compute the optimum
    std::optional<core::OptimumLines> optimum;      // where the disease is known completely
    std::shared_ptr<const FrontRivals> rivals = {}; // other systems, of the patients as they are now

    bool operator==(const FrontFacts&) const = default;
};

// Step three: the whole front of cost against quality, how it is found, and what each point of it means for patients.
// Shows the values it is given and says what the user wants.
class FrontPage : public QWidget {
    Q_OBJECT

public:
    explicit FrontPage(QWidget* parent = nullptr);
    ~FrontPage() override;

    void setTheme(const Theme& theme);
    void setFacts(const FrontFacts& facts);
    void
    setFronts(std::vector<core::FrontRecord> fronts); // oldest first; the newest is shown unless another was chosen
    void setActivity(const FrontActivity& activity);
    void addProgress(core::FrontId front, const core::FrontUpdate& news); // what that one found since
    void showFront(core::FrontId front);
    void choosePolicy(std::size_t policy); // of the front that is shown, by its place in the record
    std::optional<core::FrontId> shownFront() const { return m_shown; }
    void setFailure(const QString& sentence); // why a search could not start or ended early; empty: nothing to say
    FrontExplorer& explorer() { return *m_explorer; }
    const std::optional<core::PolicyRef>& policy() const { return m_explorer->policy(); }      // that is chosen
    QString policyShortName() const { return m_explorer->chosen().value_or(FrontDot()).name; } // "P1-8"
    QString policyName() const { return dotName(m_explorer->chosen().value_or(FrontDot())); }
    // What a policy did; null: not known, and `problem` says why it cannot be.
    void setCases(const core::PolicyCasesPtr& cases, const QString& problem = {})
    {
        m_explorer->setCases(cases, problem);
    }
    void dropMessages(); // the failure and the question were about the project before

    core::FrontPlan plan() const; // as the inputs say

Q_SIGNALS:
    void searchRequested(const core::FrontPlan& plan);
    void pricesRequested(const core::TestCatalog& prices); // in the study from now on; a search for them follows
    void pauseRequested();
    void resumeRequested();
    void stopRequested();
    void resumeFrontRequested(core::FrontId front);
    void removeFrontRequested(core::FrontId front); // the user was asked
    void stepRequested(ui::Step step);
    void policyChosen(const core::PolicyRef& policy); // another one than before
    // The first patient is to be shown, the others may follow; none: the user chooses one there.
    void walkRequested(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients);
    void pocketCardRequested(const core::PolicyRef& policy);
    void patientsRequested(const core::PolicyRef& policy); // what it does for each of them, as a table
    void renameRequested(const core::PolicyRef& policy);   // the user is to be asked for a name

private:
    void buildLayout();
    QWidget* makeSearchInputs();
    QWidget* makeMinimiseInput();
    QWidget* makeWorkPage();
    QWidget* makeEmptyPage();
    void connectInputs();
    void requestSearch();
    void searchAgain(const core::FrontRecord& front);
    void showJudge();
    void showContent();
    void showButtons();
    void showMessages();
    void addFrontMessages(std::vector<MessageStack::Message>& messages, const core::FrontRecord& front);
    void showRecord(); // the front that is shown, in every part of the page
    void showSubtitle();
    void showBadge();
    bool isOfOtherPrices(const core::FrontRecord& front) const; // than the study has now
    core::FrontRecord* record(core::FrontId front);
    const core::FrontRecord* shownRecord() const;
    bool isOfEarlierData(const core::FrontRecord& front) const;

    Theme m_theme;
    FrontFacts m_facts;
    FrontActivity m_activity;
    std::vector<core::FrontRecord> m_fronts;
    std::optional<core::FrontId> m_shown;
    std::optional<core::FrontId> m_removing; // the user is being asked
    QString m_failure;

    QStackedLayout* m_pages;
    NeedsPage* m_needs;
    QWidget* m_searchInputs = nullptr;
    MethodBox* m_method;
    JudgeBox* m_judge;
    SegmentedControl* m_metric;
    QWidget* m_minimise = nullptr; // the choice with its label
    CostAimBox* m_aim;
    QPushButton* m_start;
    MessageStack* m_messages;
    SearchCard* m_search;
    FrontEmpty* m_empty;
    FrontExplorer* m_explorer;
    FrontHeader* m_header;
    QStackedLayout* m_body = nullptr; // empty, or the front
};

} // namespace ui
