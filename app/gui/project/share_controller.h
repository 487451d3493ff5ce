// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/project_sharing.h"

#include <QObject>
#include <QString>

#include <memory>

namespace ui {
class MainWindow;
}

namespace app {

class Session;

// Writes copies of the open project for others, on the thread that has its file.
class ShareController : public QObject {
    Q_OBJECT

public:
    ShareController(ui::MainWindow& window, Session& session, QObject* parent = nullptr);
    ~ShareController() override;

    void ask(const QString& folder); // what the copy goes without, and its place
    void share(const QString& path, core::Withheld withheld);

Q_SIGNALS:
    void placeChosen(const QString& path);
    void done(); // the window says how it ended

private:
    struct Answers;
    void receive();

    ui::MainWindow& m_window;
    Session& m_session;
    std::shared_ptr<Answers> m_answers;
};

} // namespace app
