// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/step.h"
#include "ui/figures/figure.h"

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QUndoStack;

namespace ui {

enum class ThemeChoice { System, Light, Dark };

// One line of File ▸ Open recent and of Data ▸ Open sample.
struct MenuEntry {
    QString key; // path or name, handed back when chosen
    QString text;
    bool operator==(const MenuEntry&) const = default;
};

// What can be done just now. A reason says why something cannot; empty: it can.
struct Capabilities {
    bool project = false; // one is open
    bool loading = false;
    QString cannotSearch = {};
    QString cannotTrain = {};
    QString cannotWalk = {};
    QString cannotRunBaselines = {};
    QString cannotReport = {};
    bool running = false; // a long job, which can be paused and stopped
    bool paused = false;
    bool operator==(const Capabilities&) const = default;
};

// The menus of the window and their actions. Everything that can be done by mouse is here with its key.
class MainMenu : public QObject {
    Q_OBJECT

public:
    explicit MainMenu(QMainWindow& window);

    void setUndoStack(QUndoStack* stack);
    void setRecent(const std::vector<MenuEntry>& recent);
    void setSamples(const std::vector<MenuEntry>& samples);
    void setCapabilities(const Capabilities& capabilities);
    void setThemeChoice(ThemeChoice choice);
    void setPresenting(bool presenting);
    void setFullScreen(bool fullScreen);
    // What pages can do, below what is there already.
    void addDataActions(const QList<QAction*>& actions);
    void addPatientActions(const QList<QAction*>& actions);
    void addTeachActions(const QList<QAction*>& actions);
    void addHelpActions(const QList<QAction*>& actions);

    QAction* presenterAction() const { return m_presenter; }
    QAction* helpAction() const { return m_help; }
    std::vector<MenuEntry> shortcuts() const; // key: the sequence as shown, text: menu and what it does

Q_SIGNALS:
    void newRequested();
    void openRequested();
    void recentChosen(const QString& path);
    void clearRecentRequested();
    void saveRequested();
    void saveAsRequested();
    void shareRequested();
    void importRequested();
    void pasteRequested();
    void measurementsRequested();
    void sampleChosen(const QString& name);
    void exportTaskRequested();
    void figureRequested(ui::FigureRequest request); // of the plot on the page
    void reportRequested();
    void closeProjectRequested();
    void settingsRequested();
    void findFrontRequested();
    void trainRequested();
    void baselinesRequested();
    void pauseRequested(); // or to go on
    void stopRequested();
    void walkRequested();
    void quitRequested();
    void startRequested();
    void stepRequested(ui::Step step);
    void themeChosen(ui::ThemeChoice choice);
    void zoomRequested(int direction); // +1 larger, -1 smaller, 0 back to normal
    void presenterToggled(bool on);
    void fullScreenToggled(bool on);
    void helpRequested(); // about the page that is shown
    void glossaryRequested();
    void shortcutsRequested();
    void aboutRequested();

private:
    void buildFile();
    void buildEdit();
    void buildView();
    void buildData();
    void buildRun();
    void buildPatient();
    void buildTeach();
    void buildHelp();
    void findCommand();
    static void allow(QAction& action, const QString& whatItDoes, const QString& reason);

    QMainWindow& m_window;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_sampleMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_dataMenu = nullptr;
    QMenu* m_patientMenu = nullptr;
    QMenu* m_teachMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QAction* m_settings = nullptr;
    QAction* m_findFront = nullptr;
    QAction* m_train = nullptr;
    QAction* m_baselines = nullptr;
    QAction* m_report = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_stop = nullptr;
    QAction* m_walk = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_share = nullptr;
    QAction* m_exportTask = nullptr;
    QAction* m_exportFigure = nullptr;
    QAction* m_copyFigure = nullptr;
    QAction* m_copyCommand = nullptr;
    QAction* m_closeProject = nullptr;
    QAction* m_presenter = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_help = nullptr;
    QActionGroup* m_themes = nullptr;
};

} // namespace ui
