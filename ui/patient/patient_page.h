// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/story/policy_cases.h"
#include "ui/common/needs_page.h"
#include "ui/common/theme/theme.h"
#include "ui/figures/story/story_reader.h"
#include "ui/patient/duel_figure.h"
#include "ui/patient/walkthrough_model.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace ui {

class CaseChooser;
class DuelWindow;
class ElidedLabel;
class InlineMessage;
class PatientChart;
class PatientEmpty;
class PatientStage;
class StoryBar;

// A policy that can be walked with.
struct PolicyChoice {
    core::PolicyRef policy;
    QString name;  // "Policy 8 ($33.50, F1 0.633)"
    QString title; // "Policy 8 of the front ($33.50, F1 0.633)"
    bool operator==(const PolicyChoice&) const = default;
};

// What the page needs to know of the project.
struct PatientFacts {
    StepNeeds needs; // shown instead of the page as long as there is no policy
    core::Task task;
    std::vector<PolicyChoice> policies;
    std::vector<PlacedPolicy> placed; // those of fronts, by cost and cases found
    bool operator==(const PatientFacts&) const = default;
};

// Step four: one patient, panel by panel. Shows the stories it is given and says which one it wants.
class PatientPage : public QWidget {
    Q_OBJECT

public:
    explicit PatientPage(QWidget* parent = nullptr);
    ~PatientPage() override;

    void setTheme(const Theme& theme);
    void setFacts(const PatientFacts& facts);
    void setPolicy(const std::optional<core::PolicyRef>& policy); // the one that is asked for
    void setCases(const core::PolicyCasesPtr& cases);             // null: it is not read yet
    void setUnreadable(const QString& sentence);                  // why there are none
    void setStory(const core::PatientStory& story);
    void setFlips(const core::FlipAnswer& answer);
    void setFailure(const QString& sentence);                          // empty: nothing to say
    void setPresenting(bool presenting);                               // nothing but the story
    void walkThrough(const std::vector<core::PatientIndex>& patients); // the first of them, as soon as there are cases
    void walkTyped(core::WalkPatient patient);
    void setConcealing(bool concealing); // cases for a class

    QString stateText() const; // for the rail; empty: no patient
    WalkthroughModel& walk() { return m_walk; }

Q_SIGNALS:
    void policyChosen(const core::PolicyRef& policy);
    void storyAsked(const core::StoryQuestion& question);
    void flipsAsked(const core::FlipQuestion& question);
    void stepRequested(ui::Step step);
    void stateChanged(); // what stateText() says

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void buildLayout();
    QWidget* makeHeader();
    void connectInputs();
    void connectChart();
    void connectBar(StoryBar& bar);
    void makeReader();
    void startPatient(core::PatientIndex patient);
    void askForHand();
    void askForResults(core::PanelId panel);
    void askForTeams();
    void showDuel();
    void showWalk();
    void showContent();
    void showSubtitle();
    void setMode(int mode);
    const PolicyChoice* choice() const;

    Theme m_theme;
    PatientFacts m_facts;
    std::optional<core::PolicyRef> m_policy;
    core::PolicyCasesPtr m_cases;
    StoryReaderPtr m_reader;                   // of the cases
    std::vector<core::PatientIndex> m_awaited; // to be walked through when there are cases
    WalkthroughModel m_walk;
    bool m_presenting = false;
    bool m_concealed = false; // as the cases to begin with are shown

    QStackedLayout* m_pages;
    NeedsPage* m_needs;
    ElidedLabel* m_subtitle;
    QComboBox* m_policies;
    CaseChooser* m_chooser;
    QPushButton* m_hand;
    InlineMessage* m_message;
    QStackedLayout* m_body = nullptr; // reading, empty, or a patient
    QLabel* m_reading;
    PatientEmpty* m_empty;
    PatientChart* m_chart;
    PatientStage* m_stage;
    QPointer<DuelWindow> m_duel;
};

} // namespace ui
