#pragma once

#include "app/gui/job_flow.h"
#include "app/session/training.h"
#include "ui/pages/step_needs.h"
#include "ui/pages/train_page.h"
#include "ui/theme/theme.h"

#include <QObject>

#include <functional>
#include <optional>

namespace ui {
class MainWindow;
}

namespace app {

class Session;

// Leads the training page: what the session and the training know goes to it, its wishes become calls, and nobody
// leaves a project that trains without having been asked.
class TrainFlow : public QObject {
    Q_OBJECT

public:
    TrainFlow(ui::MainWindow& window, Session& session, QObject* parent = nullptr);

    Training& training() { return m_training; }
    QWidget* makePage(); // when it is first looked at; until then nothing is shown
    void setTheme(const ui::Theme& theme);
    void showFacts(const ui::ProjectFacts& facts, const QString& readOnly);
    void chooseRun(core::RunId run);           // to be shown as soon as it is known
    void addTo(ui::ProjectFacts& facts) const; // what trains and what was trained

    // True: nothing trains. Otherwise the user is asked, and `then` is called when training has ended as wished.
    bool mayLeave(std::function<void()> then);

Q_SIGNALS:
    void changed();    // what showFacts() and addTo() say
    void progressed(); // only how far training is

private:
    void connectPage();
    void connectTraining();
    void showState();
    void setFailure(const QString& sentence);
    void showRun(core::RunId run, const std::vector<core::CurvePoint>& points);
    void chooseNewest();
    bool showWanted();

    ui::TrainPage* m_page = nullptr; // the window's
    ui::MainWindow& m_window;
    Session& m_session;
    Training m_training;
    ui::Theme m_theme;
    ui::TrainFacts m_facts;
    std::optional<core::RunId> m_wanted; // chosen, but not yet among the runs
    JobEnding m_ending;
};

} // namespace app
