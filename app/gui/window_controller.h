// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/appearance.h"
#include "app/gui/compare_controller.h"
#include "app/gui/events_controller.h"
#include "app/gui/exam_controller.h"
#include "app/gui/figure_controller.h"
#include "app/gui/front_controller.h"
#include "app/gui/import_controller.h"
#include "app/gui/lesson_controller.h"
#include "app/gui/lesson_writer.h"
#include "app/gui/patient_commands.h"
#include "app/gui/patient_controller.h"
#include "app/gui/project/crash_report.h"
#include "app/gui/project/rename_controller.h"
#include "app/gui/project/resume_offer.h"
#include "app/gui/project/share_controller.h"
#include "app/gui/sample_prices.h"
#include "app/gui/settings.h"
#include "app/gui/train_controller.h"
#include "app/session/models/policy_loader.h"
#include "core/data/table.h"
#include "ui/figures/film/film.h"
#include "ui/shell/help_watcher.h"
#include "ui/shell/main_window.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace ui {
class DataPage;
class HelpWindow;
class ImportPage;
class SettingsDialog;
class StartPage;
} // namespace ui

namespace app {

class RecentProjects;
class Session;
struct ImportReport;

// Where a window was when its language changed.
struct Resumption {
    QString project; // its file; empty without one
    ui::Place place = ui::Place::Start;
};

// Puts the window together: makes its pages, hands them what the session knows, and turns their signals into calls.
class WindowController : public QObject {
    Q_OBJECT

public:
    WindowController(Session& session, RecentProjects& recent, Settings settings, bool systemIsDark);
    ~WindowController() override;

    ui::MainWindow& window() { return m_window; }
    const Settings& settings() const { return m_settings; }

    // A project, a table, a lesson, an exported figure or, for the open project, a task file.
    void open(const QString& path);
    void openSample(const QString& name);
    void saveAs(const QString& path);
    ShareController& sharing() { return m_shareController; }
    void exportTask(const QString& path);
    void exportReport(const QString& path); // as the compare page says; the ending decides the format
    void importText(const QString& text);
    void tellCrash(const CrashReport& crash); // that the last window ended by a fault, and what is left of it
    LessonController& lessons() { return m_lessons; }
    void takeUp(const Resumption& left); // what a window in another language was at
    ExamController& exams() { return m_exams; }
    LessonWriter& lessonWriter() { return m_lessonWriter; }
    bool opening() const; // the page that is shown waits for what it shows

Q_SIGNALS:
    void settingsChanged(const app::Settings& settings);
    // The project is closed: a window that is made now speaks the language of the settings.
    void languageChanged(const app::Resumption& left);
    void shown(); // what was asked for is on screen with its figures, or a message says why not

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // the desktop turned dark or light

private:
    void addPages();
    void connectMenu();
    void connectViewMenu();
    void connectRunMenu();
    void connectPages();
    void connectDataPage();
    void connectSession();
    void connectFailures();
    void addDataActions();
    void connectFigures();
    void connectLessons();
    void showLessons(); // on the start page
    void askLesson();
    std::optional<ui::DataTable> wholeTable(const ui::Figure& figure); // behind a front or curves
    void showOrigin(const ui::FigureMetadata& figure); // where a figure was made, in the project that is open
    void applyTheme(const ui::Theme& theme);
    void showProject();
    void showStudyState(); // rail, later steps and status bar
    void showProgress();   // the part of it that changes while something is under way
    void showCapabilities(const ui::ProjectFacts& facts);
    ui::ProjectFacts projectFacts() const;
    void showSaveState();
    void showRecent();
    void reportImport(const ImportReport& report);
    void useTaskFile(const QString& path);
    QString readOnlyText() const;                     // empty: it can be written
    bool mayLeave(const std::function<void()>& then); // nothing is under way; otherwise the user is asked
    void askOpen();
    void askSaveAs();
    void askPriceFile();
    void keepPriceList(const core::PriceList& list);
    void askExportTask();
    void pasteTable();
    void importMeasurements();
    ui::HelpWindow& help();              // made when it is first asked for
    void showHelp(const QString& topic); // empty: of the page that is shown
    void connectHelp();
    std::vector<ui::FilmPtr> films();
    void showSettings();
    void setPreferences(const ui::Preferences& preferences);
    void chooseFolder(QString ui::Preferences::*folder);
    void changeLanguage();
    void leaveProject();
    bool closeProject(std::function<void()> again); // false: a notice asks what to do; `again` may follow
    void rememberFolder(const QString& path);
    QString frontKey(core::FrontId front) const;
    void rememberFront(core::FrontId front, const ui::FrontMemory& memory);
    void storeSettings();

    Session& m_session;
    RecentProjects& m_recent;
    Settings m_settings;
    Appearance m_appearance;
    ui::MainWindow m_window;
    ui::StartPage* m_start;
    ui::ImportPage* m_import;
    ui::DataPage* m_data;
    QPointer<ui::HelpWindow> m_help;
    QPointer<ui::SettingsDialog> m_settingsDialog;
    ImportController m_importController;
    EventsController m_eventsController;
    TrainController m_trainController;
    PolicyLoader m_loader; // the policy that is looked at, whichever page shows it
    FrontController m_frontController;
    PatientController m_patientController;
    PatientCommands m_patientCommands;
    CompareController m_compareController;
    FigureController m_figureController;
    RenameController m_renameController;
    ResumeOffer m_resumeOffer;
    ShareController m_shareController;
    LessonController m_lessons;
    LessonWriter m_lessonWriter;
    ExamController m_exams;
    ui::HelpWatcher m_helpWatcher;
    std::optional<FigureSource> m_wantedFigure; // whose project is to be opened
    SamplePrices m_prices;
    core::TablePtr m_shownImport;
    ui::Place m_placeBefore = ui::Place::Start; // where a cancelled import leads back to
};

} // namespace app
