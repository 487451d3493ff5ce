// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/job_controller.h"
#include "app/gui/train_log.h"
#include "app/session/jobs/time_estimate.h"
#include "app/session/jobs/training.h"
#include "core/explain/story/policy_ref.h"
#include "ui/common/theme/theme.h"
#include "ui/shell/step_needs.h"
#include "ui/train/train_page.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace ui {
class MainWindow;
}

namespace app {

class FrontSearch;
class Session;

// Controls the training page: hands it what the session, the training and the search know, turns its signals into
// calls, and asks before a project that trains is left. Searches and training take turns on the cores.
class TrainController : public QObject {
    Q_OBJECT

public:
    TrainController(ui::MainWindow& window, Session& session, QObject* parent = nullptr);

    Training& training() { return m_training; }
    void joinSearch(FrontSearch& search); // it outlives every call
    void hold(bool held);                 // another long job has the cores: what comes waits for its end
    QWidget* makePage();                  // when it is first looked at; until then nothing is shown
    void setTheme(const ui::Theme& theme);
    void setLimits(const WorkLimits& limits) { m_limits = limits; } // for the next run
    void showFacts(const ui::ProjectFacts& facts, const QString& readOnly);
    void chooseRun(core::RunId run);           // to be shown as soon as it is known
    void addTo(ui::ProjectFacts& facts) const; // what trains and what was trained
    QString cannotTrain() const;               // why not; empty: training can start
    void trainNow();                           // shows the page, and trains as it says
    void pauseOrResume();
    void stop();

    // True: nothing trains. Otherwise the user is asked, and `then` is called once training has ended.
    bool mayLeave(std::function<void()> then);

Q_SIGNALS:
    void changed();    // what showFacts() and addTo() say
    void progressed(); // only how far training is
    void renameRequested(const core::PolicyRef& policy);

private:
    void connectPage();
    void connectTraining();
    void connectEnds();
    void train(const std::vector<core::TrainingPlan>& plans);
    void search(const core::FrontPlan& plan);
    void beginNextSearch();
    std::vector<core::TrainingPlan> withinLimits(std::vector<core::TrainingPlan> plans) const;
    void noteEnd(const TrainingJob& job, const JobEnd& end);
    void offerRemedy(const TrainingJob& job, const core::Error& error);
    void askEstimate();
    void showQueue();
    void showLog();
    void showWanted();
    ui::TrainQueue queue() const;
    std::vector<ui::SearchEntry> searches() const;
    std::vector<ui::QueueRow> rows() const { return ui::queueRows(queue()); }
    bool idle() const;

    ui::TrainPage* m_page = nullptr; // the window's
    ui::MainWindow& m_window;
    Session& m_session;
    Training m_training;
    TimeEstimate m_time;
    FrontSearch* m_search = nullptr;
    bool m_held = false;
    std::vector<core::FrontPlan> m_waitingSearches;
    TrainLog m_log;
    ui::Theme m_theme;
    ui::TrainFacts m_facts;
    WorkLimits m_limits;
    std::optional<core::TrainingSeconds> m_seconds; // of one run, as measured
    std::optional<core::TrainingPlan> m_remedy;
    std::optional<core::RunId> m_wanted; // chosen, but not yet among the runs
    QElapsedTimer m_since;               // since what trains together was started
    std::size_t m_endedNow = 0;          // of it
    mutable std::map<core::FrontId, std::pair<std::size_t, std::size_t>> m_found; // points, and those on the front
    JobEnding m_ending;
};

} // namespace app
