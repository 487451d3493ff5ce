// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/job_controller.h"
#include "app/gui/point_controller.h"
#include "app/session/jobs/front_search.h"
#include "core/compare/baseline_record.h"
#include "ui/common/theme/theme.h"
#include "ui/front/front_page.h"
#include "ui/shell/step_needs.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace ui {
class MainWindow;
}

namespace app {

class Session;

// Controls the front page: hands it what the session and the search know, turns its signals into calls, and asks before
// a project in which a search is under way is left.
class FrontController : public QObject {
    Q_OBJECT

public:
    FrontController(ui::MainWindow& window, Session& session, PolicyLoader& loader, QObject* parent = nullptr);

    FrontSearch& search() { return m_search; }
    QWidget* makePage(); // when it is first looked at; until then nothing is shown
    void setTheme(const ui::Theme& theme);
    void setLimits(const WorkLimits& limits); // for the next search
    void showFacts(const ui::ProjectFacts& facts, const QString& readOnly);
    void setTables(const std::vector<core::BaselineRecord>& tables); // what the fronts are compared with
    void addTo(ui::ProjectFacts& facts) const;                       // what is searched and what was found
    bool frontKnown() const;      // one was found, or is searched, with the data as they are
    QString cannotSearch() const; // why not; empty: a search can start
    void findFront();             // shows the page, and searches unless there is a front already
    void searchNow();             // shows the page, and searches as it says
    void pauseOrResume();
    // What was set on fronts before, by their number in the project that is open.
    using Memory = std::function<std::optional<ui::FrontMemory>(core::FrontId)>;
    void setMemory(Memory memory) { m_memory = std::move(memory); }
    void showFront(core::FrontId front, std::optional<std::size_t> policy); // as soon as it is known

    // True: nothing is searched. Otherwise the user is asked, and `then` is called once the search has ended.
    bool mayLeave(std::function<void()> then);

Q_SIGNALS:
    void changed();    // what showFacts() and addTo() say
    void progressed(); // only how far the search is
    void remembered(core::FrontId front, const ui::FrontMemory& memory);
    void renameRequested(const core::PolicyRef& policy);
    void policyChosen(const core::PolicyRef& policy); // another one than before
    // The policy is on the loader or on its way there. The first patient is to be shown; none: the user chooses one.
    void walkRequested(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients);

private:
    void connectPage();
    Memory m_memory;
    void connectSearch();
    void showState();
    void begin(core::FrontPlan plan);
    void showWanted();

    ui::FrontPage* m_page = nullptr; // the window's
    ui::MainWindow& m_window;
    Session& m_session;
    FrontSearch m_search;
    ui::Theme m_theme;
    ui::FrontFacts m_facts;
    WorkLimits m_limits;
    struct Wanted {
        core::FrontId front;
        std::optional<std::size_t> policy;
    };
    std::optional<Wanted> m_wanted;                  // to be shown, but not yet among the fronts
    core::BaselineStart m_tableOf;                   // the rivals
    std::shared_ptr<const ui::FrontRivals> m_rivals; // of the newest table; null: none
    JobEnding m_ending;
    PointController m_point;
};

} // namespace app
