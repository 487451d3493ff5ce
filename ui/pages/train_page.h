#pragma once

#include "core/data/split.h"
#include "core/plan/run_record.h"
#include "ui/pages/needs_page.h"
#include "ui/theme/theme.h"
#include "ui/widgets/message_stack.h"
#include "ui/widgets/training_card.h"

#include <QWidget>

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QPushButton;
class QScrollArea;
class QStackedLayout;

namespace ui {

class ElidedLabel;
class ResultCard;
class RunList;
class TrainSettings;
class TrainingCurves;

// What the page needs to know of the study.
struct TrainFacts {
    bool open = false;
    StepNeeds needs;       // shown instead of the page as long as there is nothing to train and nothing was trained
    QStringList blockedBy; // why training cannot start; empty: it can
    QString readOnly;      // why nothing can be stored; empty: it can
    QString busy;          // what else is under way and has to end first; empty: nothing
    std::string currency = "USD";
    QStringList panels;
    std::array<std::size_t, core::kSplitParts> patients{};
    std::optional<core::Fingerprint> cohort; // of the patients as the study has them now, as soon as it is known

    bool operator==(const TrainFacts&) const = default;
};

// Step two: how a policy is to be trained, how it goes, and what became of it. Shows the values it is given and says
// what the user wants.
class TrainPage : public QWidget {
    Q_OBJECT

public:
    explicit TrainPage(QWidget* parent = nullptr);
    ~TrainPage() override;

    void setTheme(const Theme& theme);
    void setFacts(const TrainFacts& facts);
    void setRuns(std::vector<core::RunRecord> runs);
    void setActivity(const TrainActivity& activity);
    void setFailure(const QString& sentence); // why a run could not be started or ended early; empty: nothing to say
    void dropMessages();                      // the failure and the question were about the project before

    // The curves of the run that is shown, whole; then what it adds while it trains.
    void showRun(core::RunId run, std::span<const core::CurvePoint> points,
                 const std::vector<core::TrainingNotice>& notices = {});
    void addProgress(std::span<const core::CurvePoint> points, const std::vector<core::TrainingNotice>& notices);
    void showNoRun();
    std::optional<core::RunId> shownRun() const { return m_shown; }

    core::TrainingPlan plan() const; // as the inputs say

Q_SIGNALS:
    void trainRequested(const core::TrainingPlan& plan);
    void pauseRequested();
    void resumeRequested();
    void stopRequested();
    void runChosen(core::RunId run); // its curves are wanted: showRun()
    void resumeRunRequested(core::RunId run);
    void removeRunRequested(core::RunId run); // the user was asked
    void stepRequested(ui::Step step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QWidget* makeHeader();
    QWidget* makeWorkPage();
    QWidget* makeResults();
    static QScrollArea* makeScrolling(QWidget* content);
    void arrange(); // side by side, or one below the other where it is narrow
    void connectInputs();
    void showContent();
    void showButtons();
    void showMessages();
    void showResult();
    void askAdvanced();
    const core::RunRecord* record(core::RunId run) const;
    QString currency() const { return QString::fromStdString(m_facts.currency); }
    QString panelName(std::size_t panel) const;

    Theme m_theme;
    TrainFacts m_facts;
    TrainActivity m_activity;
    std::vector<core::RunRecord> m_runs;
    std::optional<core::RunId> m_shown;
    std::vector<core::TrainingNotice> m_notices; // of the run shown
    std::map<std::uint32_t, double> m_panelUse;  // likewise, newest
    std::optional<core::RunId> m_removing;       // the user is being asked
    QString m_failure;

    QStackedLayout* m_pages;
    NeedsPage* m_needs;
    ElidedLabel* m_subtitle;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_stop;
    MessageStack* m_messages;
    TrainSettings* m_settings;
    TrainingCard* m_training;
    TrainingCurves* m_curves;
    QCheckBox* m_follow;
    ResultCard* m_result;
    RunList* m_runList;
    QScrollArea* m_settingsArea = nullptr;
    QBoxLayout* m_figureRow;
};

} // namespace ui
