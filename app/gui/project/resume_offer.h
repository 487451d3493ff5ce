// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {
class MainWindow;
}

namespace app {

class FrontSearch;
class Session;
class Training;

// Offers to go on with what was under way when the program or the computer stopped: once, when its project is opened,
// whichever page is shown.
class ResumeOffer : public QObject {
    Q_OBJECT

public:
    struct Sources {
        Session& session;
        Training& training;
        FrontSearch& search;
    };
    ResumeOffer(ui::MainWindow& window, const Sources& sources, QObject* parent = nullptr);

private:
    void offer();
    bool offerTraining();
    bool offerSearch();

    ui::MainWindow& m_window;
    Sources m_sources;
    const void* m_asked = nullptr; // the import of the project about which it was done
};

} // namespace app
