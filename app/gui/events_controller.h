// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/latest_worker.h"
#include "core/data/events/event_import.h"
#include "ui/import/events_dialog.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace ui {
class EventsDialog;
}

namespace app {

class Session;

// Imports a list of measurements into the session: asks for the files, reads them on a thread of its own, shows what
// became of every test and measurement, and makes a project of the result.
class EventsController : public QObject {
    Q_OBJECT

public:
    EventsController(Session& session, QWidget& window, QObject* parent = nullptr);
    ~EventsController() override;

    void begin(const QString& folder);                             // opens the dialog
    void setFiles(const QString& events, const QString& patients); // reads their headers
    ui::EventsDialog* dialog() const;                              // null while it is closed

Q_SIGNALS:
    void fileChosen(const QString& path);

private:
    struct Request {
        std::uint64_t number = 0;
        core::EventTables tables;
        core::EventRecipe recipe;
    };
    void work(const Request& request, const std::stop_token& stop);
    void show(const core::EventOutcome& outcome);
    void read(const core::EventRecipe& recipe);
    void keep();
    QString asked() const; // a file the user chooses

    Session& m_session;
    QWidget& m_window;
    QPointer<ui::EventsDialog> m_dialog;
    QString m_folder, m_events, m_patients;
    core::EventTables m_tables;
    core::EventOutcome m_outcome;
    std::uint64_t m_newest = 0;
    LatestWorker<Request> m_worker; // last: its thread uses the rest
};

} // namespace app
