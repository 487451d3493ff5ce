// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/patient_runner.h"
#include "app/session/models/pocket_card_maker.h"
#include "app/session/models/policy_loader.h"
#include "ui/figures/figure.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace ui {
class FrontPage;
class MainWindow;
class PocketCardWindow;
} // namespace ui

namespace app {

class Session;

// Controls the side column of the front page: the policy chosen there is opened on the loader, what it did goes to the
// page, and its pocket card is made, shown, printed and saved.
class PointController : public QObject {
    Q_OBJECT

public:
    PointController(ui::MainWindow& window, Session& session, PolicyLoader& loader, QObject* parent = nullptr);

    void setPage(ui::FrontPage* page); // the window's
    void setSearching(bool searching); // then what is chosen changes all the time: nothing is opened unless asked for

Q_SIGNALS:
    // On the loader or on its way there. The first patient is to be shown; none: the user chooses one.
    void walkRequested(const core::PolicyRef& policy, const std::vector<core::PatientIndex>& patients);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the page is looked at again

private:
    void connectLoader();
    void openChosen();
    void requestCard(const core::PolicyRef& policy);
    void showCard(const OpenPolicyPtr& policy, const core::PocketCardPtr& card);
    void failCard(const core::Error& error);
    void savePdf(const ui::FigurePtr& card);
    void requestPatients(const core::PolicyRef& policy);
    void runPatients(const OpenPolicyPtr& policy);
    void writePatients(const PatientsRun& run);

    ui::MainWindow& m_window;
    Session& m_session;
    PolicyLoader& m_loader;
    ui::FrontPage* m_page = nullptr;
    bool m_searching = false;
    QPointer<ui::PocketCardWindow> m_cardWindow;
    std::optional<core::PolicyRef> m_cardOf; // wanted, and its policy is not open yet
    QString m_cardName;                      // of that policy, as the page calls it
    QTimer m_later;                          // moving along the front opens only the policy it stops at
    PocketCardMaker m_maker;
    QString m_patientsFile;                      // where they are to be written
    std::string m_patientsPolicy;                // as the options of the command line name it
    std::optional<core::PolicyRef> m_patientsOf; // wanted, and its policy is not open yet
    PatientRunner m_runner;
};

} // namespace app
