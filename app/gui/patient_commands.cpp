// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/patient_commands.h"

#include "app/gui/patient_controller.h"
#include "ui/shell/main_window.h"

#include <QAction>

namespace app {

using Mode = ui::WalkthroughModel::Mode;

PatientCommands::PatientCommands(ui::MainWindow& window, PatientController& flow, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_flow(flow)
{
    m_steps = {makeStep(tr("&Next step"), tr("Space"), &ui::WalkthroughModel::next),
               makeStep(tr("Step &back"), tr("Backspace"), &ui::WalkthroughModel::back),
               makeStep(tr("&First step"), tr("Home"), &ui::WalkthroughModel::first),
               makeStep(tr("&Last step"), tr("End"), &ui::WalkthroughModel::last),
               makeStep(tr("Back to the &policy’s path"), {}, &ui::WalkthroughModel::backToPolicy)};
    m_modes = {makeMode(tr("&Watch the policy"), tr("It orders; you may try something else"), Mode::Policy),
               makeMode(tr("&I order"), tr("You order; what the policy would do is hidden until you want it revealed"),
                        Mode::Own),
               makeMode(tr("&Duel"), tr("You order blind; both paths and bills are shown at the end"), Mode::Duel)};
    m_window.menu().addPatientActions(m_steps);
    m_blind = new QAction(tr("&Blind cases"), this);
    m_blind->setCheckable(true);
    m_blind->setStatusTip(tr("Steps to come, paths and outcomes of cases are hidden, as a class should see them"));
    connect(m_blind, &QAction::triggered, this, [this](bool on) {
        m_window.showPlace(ui::Place::Patient);
        if (ui::WalkthroughModel* walk = m_flow.storyWalk())
            walk->setConcealing(on);
    });
    m_window.menu().addTeachActions(m_modes + QList<QAction*>{m_blind});
    connect(&flow, &PatientController::progressed, this, &PatientCommands::showState);
    showState();
}

QAction* PatientCommands::makeStep(const QString& text, const QString& key, void (ui::WalkthroughModel::*step)())
{
    // Only shown: a key without Ctrl belongs to whatever has the focus.
    auto* action = new QAction(key.isEmpty() ? text : text + QLatin1Char('\t') + key, this);
    connect(action, &QAction::triggered, this, [this, step] {
        m_window.showPlace(ui::Place::Patient);
        if (ui::WalkthroughModel* walk = m_flow.storyWalk())
            (walk->*step)();
    });
    return action;
}

QAction* PatientCommands::makeMode(const QString& text, const QString& tip, Mode mode)
{
    auto* action = new QAction(text, this);
    action->setCheckable(true);
    action->setData(static_cast<int>(mode));
    action->setWhatsThis(tip);
    connect(action, &QAction::triggered, this, [this, mode] {
        m_window.showPlace(ui::Place::Patient);
        if (ui::WalkthroughModel* walk = m_flow.storyWalk()) {
            walk->setConcealing(true); // a class looks on
            walk->setMode(mode);
        }
        showState();
    });
    return action;
}

void PatientCommands::showState()
{
    const ui::WalkthroughModel* walk = m_flow.storyWalk();
    const bool active = walk && walk->active();
    const auto allow = [](QAction& action, bool possible, const QString& reason) {
        action.setEnabled(possible);
        action.setStatusTip(possible ? action.whatsThis() : reason);
    };
    const QString nobody = tr("Choose a patient first");
    for (QAction* step : m_steps)
        allow(*step, active, nobody);
    m_steps.back()->setEnabled(active && walk->ownPath());
    m_blind->setChecked(walk && walk->concealing());
    for (QAction* mode : m_modes) {
        allow(*mode, active, nobody);
        mode->setChecked(active && mode->data().toInt() == static_cast<int>(walk->mode()));
    }
}

} // namespace app
