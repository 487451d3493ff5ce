// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/message_stack.h"
#include "ui/compare/compare_page.h"
#include "ui/compare/judged_tab.h"
#include "ui/compare/ticked_models.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

class QSplitter;
class QStackedLayout;
class QStackedWidget;
class QTabWidget;

namespace ui {

class CompareHeader;
class EmptyComparison;
class NeedsPage;
class TableTab;
class ThresholdBar;

// What the compare page is made of. Choices and ticks make a comparison; it goes to the tab in sight.
class ComparePagePrivate {
public:
    explicit ComparePagePrivate(ComparePage& page);

    void buildLayout();
    void connectInputs();
    QWidget* makeMiddle();
    void addTab(CompareTab& tab);

    // Ticks
    void tickDefaults();
    void wantTick(const core::ModelRef& model, bool ticked);
    void wantReference(const core::ModelRef& model);
    void ticksChanged();
    void askForModels();
    const ModelChoice* choiceOf(const core::ModelRef& model) const;
    std::vector<ModelChoice> withProblems(const std::vector<ModelChoice>& choices) const;
    void showChoices();
    bool isOfThisEvaluationSet(const core::ComparedModel& model) const;

    // What is shown
    void compare(); // models, threshold or facts have changed
    ComparisonPtr makeComparison() const;
    core::Threshold thresholdShown() const;
    void showComparison();
    void showTab();
    void showSubtitle();
    void showContent();
    void showButtons();
    void showMessages();
    void addTableMessages(std::vector<MessageStack::Message>& messages);

    // Baselines
    void openDialog();
    void keepFinished(const core::BaselineUpdate& progress);
    void showTable();
    bool mayRun() const;
    QString whyNotRun() const;
    core::BaselinePlan basePlan() const;

    ComparePage& page;
    Theme theme;
    CompareFacts facts;
    std::optional<core::StudyPatients> patients;
    std::shared_ptr<const core::RedundancyMap> redundancy;
    std::vector<ModelRecording> recording;
    std::vector<ModelChoice> policies, baselines;
    std::vector<core::ComparedModelPtr> models; // given
    std::vector<std::pair<core::ModelRef, QString>> problems;
    std::vector<core::BaselineRecord> tables;
    BaselineActivity activity;
    std::optional<core::BaselinePlan> lastPlan;
    std::optional<core::BaselineId> removing; // the user is asked
    QString failure;
    bool tooMany = false;
    bool touched = false;                       // the user ticks; defaults are over
    std::optional<core::ModelRef> wantedPolicy; // to be among the defaults
    TickedModels ticked;
    ComparisonPtr comparison;
    bool reportable = false;
    JudgedTab::JudgePtr judge;

    QStackedLayout* pages;
    NeedsPage* needs;
    CompareHeader* header;
    MessageStack* messages;
    BaselinesCard* baselinesCard;
    ModelChecklist* checklist;
    ThresholdBar* threshold;
    QTabWidget* tabs;
    TableTab* table;
    QSplitter* columns; // models, their figures, the report
    struct TabPlace {
        CompareTab* tab;
        EmptyComparison* empty;
        QStackedWidget* pages; // the tab, or why it is empty
        QWidget* area;         // scrolls what does not fit
    };
    std::vector<TabPlace> compareTabs;
};

} // namespace ui
