#pragma once

#include "ui/models/story_walk.h"

#include <QList>
#include <QObject>

class QAction;

namespace ui {
class MainWindow;
}

namespace app {

class PatientFlow;

// What the menus Patient and Teach can do with the patient that is walked through. The keys beside the words are the
// page's own.
class PatientCommands : public QObject {
    Q_OBJECT

public:
    PatientCommands(ui::MainWindow& window, PatientFlow& flow, QObject* parent = nullptr);

    void showState(); // what is possible now

private:
    QAction* makeStep(const QString& text, const QString& key, void (ui::StoryWalk::*step)());
    QAction* makeMode(const QString& text, const QString& tip, ui::StoryWalk::Mode mode);

    ui::MainWindow& m_window;
    PatientFlow& m_flow;
    QList<QAction*> m_steps, m_modes;
};

} // namespace app
