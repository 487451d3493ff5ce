// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/event_reading.h"
#include "app/session/threads/latest_worker.h"
#include "ui/import/events_dialog.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace app {

class Session;

// Imports measurements into the session: asks for the files, reads them on a thread of its own, shows what became of
// every test and measurement, keeps and loads recipes, and makes a project of the result.
class EventsController : public QObject {
    Q_OBJECT

public:
    EventsController(Session& session, QWidget& window, QObject* parent = nullptr);
    ~EventsController() override;

    void begin(const QString& folder);                             // opens the dialog
    void setFiles(const QString& events, const QString& patients); // reads their headers
    void setFolder(core::EventSource source, const QString& folder);
    void loadRecipe(const QString& file); // a recipe, a task file or a project
    void saveRecipe(const core::EventRecipe& recipe, const QString& file);
    ui::EventsDialog* dialog() const; // null while it is closed

Q_SIGNALS:
    void fileChosen(const QString& path);

private:
    struct Request {
        std::uint64_t number = 0;
        EventPlace place;
        core::EventRecipe recipe;
    };
    void connectDialog();
    void setPlace(const EventPlace& place);
    void askForEvents();
    void use(const core::Result<KeptRecipe, core::ProblemList>& kept, const QString& from);
    void work(const Request& request, const std::stop_token& stop);
    void show(const core::EventOutcome& outcome);
    void read(const core::EventRecipe& recipe);
    void stop();
    void keep();

    Session& m_session;
    QWidget& m_window;
    QPointer<ui::EventsDialog> m_dialog;
    QString m_folder;
    EventPlace m_place;
    std::optional<core::Task> m_task; // that came with a recipe
    core::EventOutcome m_outcome;
    std::uint64_t m_newest = 0;
    LatestWorker<Request> m_worker; // last: its thread uses the rest
};

} // namespace app
