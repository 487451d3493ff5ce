// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/patient/walkthrough_model.h"

#include <QList>
#include <QObject>

class QAction;

namespace ui {
class MainWindow;
}

namespace app {

class PatientController;

// What the menus Patient and Teach can do with the patient that is walked through. The keys beside the words are the
// page's own.
class PatientCommands : public QObject {
    Q_OBJECT

public:
    PatientCommands(ui::MainWindow& window, PatientController& flow, QObject* parent = nullptr);

    void showState(); // what is possible now

private:
    QAction* makeStep(const QString& text, const QString& key, void (ui::WalkthroughModel::*step)());
    QAction* makeMode(const QString& text, const QString& tip, ui::WalkthroughModel::Mode mode);

    ui::MainWindow& m_window;
    PatientController& m_flow;
    QList<QAction*> m_steps, m_modes;
    QAction* m_blind = nullptr; // hides what is to come
};

} // namespace app
