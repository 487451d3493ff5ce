// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/split.h"
#include "ui/common/message_stack.h"
#include "ui/common/needs_page.h"
#include "ui/common/theme/theme.h"
#include "ui/train/event_log.h"
#include "ui/train/queue_rows.h"

#include <QWidget>

#include <array>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

class QPushButton;
class QScrollArea;
class QStackedLayout;

namespace ui {

class ElidedLabel;
class QueueCard;
class TrainOptions;
class TrainingCard;
class TrainingCurves;

// What the page needs to know of the study.
struct TrainFacts {
    bool open = false;
    StepNeeds needs;       // shown instead of the page as long as there is nothing to train and nothing was trained
    QStringList blockedBy; // why training cannot start; empty: it can
    QString readOnly;      // why nothing can be stored; empty: it can
    std::string currency = "USD";
    QStringList panels;
    std::array<std::size_t, core::kSplitParts> patients{};
    core::CostAim minimise = {};             // what the study says is minimised
    QString timesMissing = {};               // why time cannot be minimised; empty: it can
    std::optional<core::Fingerprint> cohort; // of the patients as the study has them now, as soon as it is known
    int cores = 1;                           // of this computer
    bool foldsPossible = true;               // the study leaves it open who is in the test

    bool operator==(const TrainFacts&) const = default;
};

// Seconds on this computer, as measured.
struct TrainEstimate {
    double common = 0.0; // what the policies of a sweep share
    double policy = 0.0;
    std::optional<double> lattice; // as long as the last search took
};

// Step two: how policies are to be trained, how it goes, and what became of them. Shows the values it is given and says
// what the user wants.
class TrainPage : public QWidget {
    Q_OBJECT

public:
    explicit TrainPage(QWidget* parent = nullptr);
    ~TrainPage() override;

    void setTheme(const Theme& theme);
    void setFacts(const TrainFacts& facts);
    void setQueue(TrainQueue queue);
    void setLog(std::vector<LogEntry> entries);
    void setEstimate(const std::optional<TrainEstimate>& estimate);
    // Why a run could not be started or ended early, and what may help; empty: nothing to say.
    void setFailure(const QString& sentence, const QString& remedy = {});
    void dropMessages(); // the failure and the question were about the project before

    // The curves of a run, whole; then what it adds while it trains.
    void setPoints(core::RunId run, std::span<const core::CurvePoint> points);
    void addPoints(core::RunId run, std::span<const core::CurvePoint> points);
    void showRun(core::RunId run); // as if the user had chosen it

    std::vector<core::TrainingPlan> plans() const; // one per seed, as the inputs say
    core::TrainingPlan plan() const { return plans().front(); }
    int cores() const;

Q_SIGNALS:
    void trainRequested(const std::vector<core::TrainingPlan>& plans); // added to what waits, and begun
    void addRequested(const std::vector<core::TrainingPlan>& plans);   // only added
    void searchRequested(const core::FrontPlan& plan);
    void pauseRequested();
    void resumeRequested();
    void stopRequested();
    void stopJobRequested(std::uint64_t ticket);
    void curvesWanted(core::RunId run); // setPoints()
    void resumeRunRequested(core::RunId run);
    void removeRunRequested(core::RunId run); // the user was asked
    void renameRunRequested(core::RunId run); // the user is to be asked for a name
    void remedyRequested();
    void optionsChanged(); // plan() or cores()
    void stepRequested(ui::Step step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QWidget* makeHeader();
    QWidget* makeWorkPage();
    static QScrollArea* makeScrolling(QWidget* content);
    void connectInputs();
    void connectQueue();
    void start();
    void arrange();
    void showContent();
    void showAim(); // what is minimised, in the form
    void showButtons();
    void showRows();
    void showChosen();
    struct KnownRun;
    static std::vector<KnownRun> knownRuns(const TrainQueue& queue);
    void forgetMissing(const std::vector<KnownRun>& known);
    bool chooseNewest(); // another row is chosen now
    void showProgress();
    void showEstimate();
    QString repeatedBy(const std::vector<core::TrainingPlan>& plans) const;
    std::vector<core::TrainingPlan> plansWithNewSeeds() const;
    void showMessages();
    void showUse();
    void askAdvanced();
    const core::RunRecord* record(core::RunId run) const;
    const core::RunRecord* chosenRecord() const; // of its newest seed that has ended
    bool canTrain() const { return m_facts.blockedBy.isEmpty() && m_facts.readOnly.isEmpty(); }
    QString currency() const { return QString::fromStdString(m_facts.currency); }
    QString panelName(std::size_t panel, const core::RunRecord* run, bool earlierData) const;

    Theme m_theme;
    TrainFacts m_facts;
    TrainQueue m_queue;
    std::optional<TrainEstimate> m_estimate;
    std::set<core::RunId> m_asked;       // whose curves were asked for
    std::vector<core::RunId> m_removing; // the user is being asked
    QString m_removingName;
    QString m_repeating; // likewise: the policy that would come out once more
    bool m_wasActive = false;
    bool m_followsQueue = true; // until the user chooses a row that is over
    QString m_failure, m_remedy;

    QStackedLayout* m_pages;
    NeedsPage* m_needs;
    ElidedLabel* m_subtitle;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_stop;
    TrainOptions* m_options;
    MessageStack* m_messages;
    TrainingCard* m_training;
    TrainingCurves* m_curves;
    EventLog* m_log;
    QueueCard* m_queueCard;
    QScrollArea* m_queueArea = nullptr;
};

} // namespace ui
