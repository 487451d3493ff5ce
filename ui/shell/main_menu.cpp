// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_menu.h"

#include "ui/common/text/language.h"
#include "ui/common/theme/icons.h"
#include "ui/shell/command_palette.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>
#include <QWhatsThis>

#include <functional>
#include <utility>

namespace ui {
namespace {

void fill(QMenu& menu, const std::vector<MenuEntry>& entries, const std::function<void(const QString&)>& chosen)
{
    for (const MenuEntry& entry : entries) {
        // An ampersand in a file name is a character, not a shortcut.
        QAction* action = menu.addAction(QString(entry.text).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setProperty("data", true);
        QObject::connect(action, &QAction::triggered, &menu, [chosen, key = entry.key] { chosen(key); });
    }
}

void append(QMenu& menu, const QList<QAction*>& actions)
{
    if (actions.isEmpty())
        return;
    menu.addSeparator();
    menu.addActions(actions);
}

} // namespace

MainMenu::MainMenu(QMainWindow& window) : QObject(&window), m_window(window)
{
    buildFile();
    buildEdit();
    buildView();
    buildData();
    buildRun();
    buildPatient();
    buildTeach();
    buildHelp();
    setCapabilities({});
}

void MainMenu::buildFile()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&New project"), QKeySequence::New, this, &MainMenu::newRequested);
    menu->addAction(lineIcon(Icon::Folder), tr("&Open…"), QKeySequence::Open, this, &MainMenu::openRequested);
    m_recentMenu = menu->addMenu(tr("Open &recent"));
    menu->addSeparator();
    m_save = menu->addAction(lineIcon(Icon::Save), tr("&Save"), QKeySequence::Save, this, &MainMenu::saveRequested);
    // Not every platform has a key of its own for this.
    m_saveAs = menu->addAction(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this,
                               &MainMenu::saveAsRequested);
    m_share = menu->addAction(tr("S&hare a copy…"), this, &MainMenu::shareRequested);
    menu->addSeparator();
    menu->addAction(lineIcon(Icon::Import), tr("&Import table…"), QKeySequence(Qt::CTRL | Qt::Key_I), this,
                    &MainMenu::importRequested);
    menu->addAction(tr("Import &measurements…"), this, &MainMenu::measurementsRequested);
    menu->addAction(lineIcon(Icon::Clipboard), tr("&Paste table"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), this,
                    &MainMenu::pasteRequested);
    menu->addSeparator();
    m_exportFigure =
        menu->addAction(lineIcon(Icon::Export), tr("Export &figure…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
                        this, [this] { Q_EMIT figureRequested(FigureRequest::Export); });
    m_copyFigure =
        menu->addAction(lineIcon(Icon::Copy), tr("Cop&y figure"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
                        [this] { Q_EMIT figureRequested(FigureRequest::Copy); });
    m_copyCommand = menu->addAction(tr("Copy as comman&d"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), this,
                                    [this] { Q_EMIT figureRequested(FigureRequest::CopyCommand); });
    m_report = menu->addAction(tr("Export repor&t…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R), this,
                               &MainMenu::reportRequested);
    menu->addSeparator();
    m_closeProject = menu->addAction(tr("&Close project"), QKeySequence::Close, this, &MainMenu::closeProjectRequested);
    menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &MainMenu::quitRequested)
        ->setMenuRole(QAction::QuitRole);
}

void MainMenu::buildEdit()
{
    m_editMenu = m_window.menuBar()->addMenu(tr("&Edit"));
    m_settings = m_editMenu->addAction(tr("&Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma), this,
                                       &MainMenu::settingsRequested);
    m_settings->setMenuRole(QAction::PreferencesRole);
}

void MainMenu::buildView()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&View"));
    menu->addAction(tr("&Start page"), QKeySequence(Qt::ALT | Qt::Key_Home), this, &MainMenu::startRequested);
    for (const Step step : kSteps) {
        const int key = Qt::Key_1 + static_cast<int>(step);
        QAction* action = menu->addAction(stepName(step).replace(QLatin1Char('&'), QLatin1String("&&")),
                                          QKeySequence(QKeyCombination(Qt::CTRL, static_cast<Qt::Key>(key))), this,
                                          [this, step] { Q_EMIT stepRequested(step); });
        m_window.addAction(action); // its key works where the menus are hidden
    }
    menu->addSeparator();

    QMenu* themes = menu->addMenu(tr("&Colours"));
    m_themes = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::System, tr("As the &system")},
                                                       {ThemeChoice::Light, tr("&Light")},
                                                       {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto& [choice, text] : choices) {
        QAction* action = themes->addAction(text, this, [this, c = choice] { Q_EMIT themeChosen(c); });
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        m_themes->addAction(action);
    }

    QAction* larger = menu->addAction(tr("Zoom &in"), this, [this] { Q_EMIT zoomRequested(+1); });
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    menu->addAction(tr("Zoom &out"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
                    [this] { Q_EMIT zoomRequested(-1); });
    menu->addAction(tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0), this, [this] { Q_EMIT zoomRequested(0); });
    menu->addSeparator();

    m_fullScreen = menu->addAction(tr("&Full screen"));
    m_fullScreen->setShortcut(QKeySequence(Qt::Key_F11));
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::toggled, this, &MainMenu::fullScreenToggled);
}

void MainMenu::buildData()
{
    m_dataMenu = m_window.menuBar()->addMenu(tr("&Data"));
    m_sampleMenu = m_dataMenu->addMenu(tr("Open &sample"));
    m_exportTask = m_dataMenu->addAction(lineIcon(Icon::Export), tr("&Export task file…"),
                                         QKeySequence(Qt::CTRL | Qt::Key_E), this, &MainMenu::exportTaskRequested);
}

void MainMenu::buildRun()
{
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Run"));
    menu->setToolTipsVisible(true);
    m_findFront = menu->addAction(tr("&Find the front"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), this,
                                  &MainMenu::findFrontRequested);
    m_train =
        menu->addAction(tr("&Train a policy"), QKeySequence(Qt::CTRL | Qt::Key_T), this, &MainMenu::trainRequested);
    m_baselines = menu->addAction(tr("Run &baselines…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), this,
                                  &MainMenu::baselinesRequested);
    menu->addSeparator();
    m_pause = menu->addAction(tr("&Pause"), QKeySequence(Qt::Key_F8), this, &MainMenu::pauseRequested);
    m_stop = menu->addAction(tr("&Stop"), QKeySequence(Qt::SHIFT | Qt::Key_F8), this, &MainMenu::stopRequested);
}

void MainMenu::buildPatient()
{
    m_patientMenu = m_window.menuBar()->addMenu(tr("&Patient"));
    m_patientMenu->setToolTipsVisible(true);
    m_walk = m_patientMenu->addAction(tr("&Walk through a patient"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W),
                                      this, &MainMenu::walkRequested);
}

void MainMenu::buildTeach()
{
    m_teachMenu = m_window.menuBar()->addMenu(tr("&Teach"));
    m_presenter = m_teachMenu->addAction(lineIcon(Icon::Presenter), tr("&Presenter mode"));
    m_presenter->setShortcut(QKeySequence(Qt::Key_F5));
    m_presenter->setCheckable(true);
    m_presenter->setStatusTip(tr("Large type and nothing but the page; Esc leaves it"));
    connect(m_presenter, &QAction::toggled, this, &MainMenu::presenterToggled);
}

void MainMenu::buildHelp()
{
    QMenu* menu = m_helpMenu = m_window.menuBar()->addMenu(tr("&Help"));
    m_help =
        menu->addAction(lineIcon(Icon::Help), tr("&Help"), QKeySequence(Qt::Key_F1), this, &MainMenu::helpRequested);
    QAction* whatsThis = QWhatsThis::createAction(this);
    whatsThis->setText(tr("&What is this?"));
    whatsThis->setStatusTip(tr("Then click a word or a control to have it explained"));
    menu->addAction(whatsThis);
    menu->addAction(tr("&Glossary"), this, &MainMenu::glossaryRequested);
    menu->addAction(tr("&Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_Question), this,
                    &MainMenu::shortcutsRequested);
    menu->addAction(tr("Find a &command…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), this,
                    &MainMenu::findCommand);
    menu->addSeparator();
    menu->addAction(tr("&About PanelWise"), this, &MainMenu::aboutRequested)->setMenuRole(QAction::AboutRole);
}

void MainMenu::findCommand()
{
    QList<QMenu*> menus;
    for (const QAction* top : m_window.menuBar()->actions())
        menus << top->menu();
    auto* palette = new CommandPalette(menus, &m_window);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->open();
}

void MainMenu::setUndoStack(QUndoStack* stack)
{
    QAction* undo = stack->createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(lineIcon(Icon::Undo));
    QAction* redo = stack->createRedoAction(this, tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(lineIcon(Icon::Redo));
    m_editMenu->insertActions(m_settings, {undo, redo});
    m_editMenu->insertSeparator(m_settings);
}

void MainMenu::setRecent(const std::vector<MenuEntry>& recent)
{
    m_recentMenu->clear();
    m_recentMenu->menuAction()->setEnabled(!recent.empty());
    fill(*m_recentMenu, recent, [this](const QString& path) { Q_EMIT recentChosen(path); });
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("&Clear this list"), this, &MainMenu::clearRecentRequested);
}

void MainMenu::setSamples(const std::vector<MenuEntry>& samples)
{
    m_sampleMenu->clear();
    fill(*m_sampleMenu, samples, [this](const QString& name) { Q_EMIT sampleChosen(name); });
    for (QAction* action : m_sampleMenu->actions())
        action->setProperty("data", false); // names of samples are our own words
}

void MainMenu::setCapabilities(const Capabilities& capabilities)
{
    for (QAction* action :
         {m_save, m_saveAs, m_share, m_exportTask, m_exportFigure, m_copyFigure, m_copyCommand, m_closeProject})
        allow(*action, {},
              capabilities.loading   ? tr("Not while a file is being read")
              : capabilities.project ? QString()
                                     : tr("No project is open"));
    allow(*m_findFront, tr("Finds the best trade-offs between cost and accuracy"), capabilities.cannotSearch);
    allow(*m_train, tr("Trains one policy as the page Train says"), capabilities.cannotTrain);
    allow(*m_baselines, tr("Runs what policies are compared with, as the page Compare & report says"),
          capabilities.cannotRunBaselines);
    allow(*m_report, tr("Writes what the page Compare & report shows as one document"), capabilities.cannotReport);
    allow(*m_walk, tr("Follows one patient from panel to panel"), capabilities.cannotWalk);
    const QString idle = capabilities.running ? QString() : tr("Nothing is being trained, searched for or run");
    m_pause->setText(capabilities.paused ? tr("&Go on") : tr("&Pause"));
    allow(*m_pause, tr("What is under way waits where it is; nothing is lost"), idle);
    allow(*m_stop, tr("Ends what is under way within a second and keeps what it has so far"), idle);
}

void MainMenu::allow(QAction& action, const QString& whatItDoes, const QString& reason)
{
    action.setEnabled(reason.isEmpty());
    action.setStatusTip(reason.isEmpty() ? whatItDoes : reason);
    action.setToolTip(action.statusTip());
}

void MainMenu::setThemeChoice(ThemeChoice choice)
{
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(choice));
}

void MainMenu::setPresenting(bool presenting)
{
    m_presenter->setChecked(presenting);
}

void MainMenu::setFullScreen(bool fullScreen)
{
    m_fullScreen->setChecked(fullScreen);
}

void MainMenu::addDataActions(const QList<QAction*>& actions)
{
    append(*m_dataMenu, actions);
}

void MainMenu::addPatientActions(const QList<QAction*>& actions)
{
    append(*m_patientMenu, actions);
}

void MainMenu::addTeachActions(const QList<QAction*>& actions)
{
    append(*m_teachMenu, actions);
}

void MainMenu::addHelpActions(const QList<QAction*>& actions)
{
    append(*m_helpMenu, actions);
}

std::vector<MenuEntry> MainMenu::shortcuts() const
{
    std::vector<MenuEntry> listed;
    for (const QAction* top : m_window.menuBar()->actions()) {
        for (const QAction* action : top->menu()->actions()) {
            if (!action->shortcut().isEmpty())
                listed.push_back({action->shortcut().toString(QKeySequence::NativeText),
                                  tr("%1 ▸ %2").arg(withoutMnemonic(top->text()), withoutMnemonic(action->text()))});
        }
    }
    return listed;
}

} // namespace ui
