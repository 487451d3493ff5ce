// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/policy_loader.h"
#include "ui/common/theme/theme.h"
#include "ui/patient/patient_page.h"
#include "ui/shell/step_needs.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui {
class MainWindow;
}

namespace app {

class FrontSearch;
class Session;
class Training;

// Controls the patient page: policies of fronts and runs are offered to it, the one it wants is put on the loader, and
// questions about a patient become calls.
class PatientController : public QObject {
    Q_OBJECT

public:
    struct Sources {
        Session& session;
        const Training& training;
        const FrontSearch& search;
        PolicyLoader& loader;
    };
    PatientController(ui::MainWindow& window, const Sources& sources, QObject* parent = nullptr);

    QWidget* makePage(); // when it is first looked at; until then nothing is shown
    void setTheme(const ui::Theme& theme);
    void showFacts(const ui::ProjectFacts& facts);
    void addTo(ui::ProjectFacts& facts) const; // the patient that is looked at
    ui::WalkthroughModel* storyWalk();         // null until the page was looked at

public Q_SLOTS:
    // Shows the page with the first of these patients; none: the user chooses one.
    void walk(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients);

Q_SIGNALS:
    void progressed(); // what addTo() says

private:
    void connectPage();
    void connectLoader();
    void openDefault(); // where nothing is open yet
    void showCases();
    void present(bool on);
    std::vector<ui::PolicyChoice> choices() const;
    std::vector<ui::PlacedPolicy> placed() const;
    std::optional<core::PolicyRef> defaultPolicy() const;

    ui::MainWindow& m_window;
    Session& m_session;
    const Training& m_training;
    const FrontSearch& m_search;
    PolicyLoader& m_loader;
    ui::PatientPage* m_page = nullptr; // the window's
    ui::Theme m_theme;
    ui::PatientFacts m_facts;
    std::vector<core::PatientIndex> m_wanted; // before there was a page
    bool m_onStage = false;                   // shown to a room full of people
};

} // namespace app
