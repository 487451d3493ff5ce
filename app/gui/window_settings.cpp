// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does with the user's settings, and its help.
#include "app/gui/presenter/presenter_films.h"
#include "app/gui/project/file_questions.h"
#include "app/gui/window_controller.h"
#include "ui/shell/help_topics.h"
#include "ui/shell/help_window.h"
#include "ui/shell/presenter_view.h"
#include "ui/shell/settings_dialog.h"
#include "ui/start/start_page.h"

#include <QAction>
#include <QApplication>
#include <QTimer>

namespace app {

void WindowController::showSettings()
{
    if (!m_settingsDialog) {
        m_settingsDialog = new ui::SettingsDialog(preferenceChoices(), &m_window);
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        m_settingsDialog->setPreferences(m_settings);
        connect(m_settingsDialog, &ui::SettingsDialog::changed, this, &WindowController::setPreferences);
        using Folder = ui::SettingsDialog::Folder;
        connect(m_settingsDialog, &ui::SettingsDialog::folderRequested, this, [this](Folder folder) {
            chooseFolder(folder == Folder::Projects ? &ui::Preferences::projectFolder : &ui::Preferences::exportFolder);
        });
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

// From the dialog or from a menu: it holds at once everywhere.
void WindowController::setPreferences(const ui::Preferences& preferences)
{
    const bool same = preferences == static_cast<const ui::Preferences&>(m_settings);
    const bool otherLanguage = preferences.language != m_settings.language;
    static_cast<ui::Preferences&>(m_settings) = preferences;
    const WorkLimits limits{.cores = m_settings.cores, .memoryMegabytes = m_settings.memoryMegabytes};
    m_trainController.setLimits(limits);
    m_frontController.setLimits(limits);
    m_compareController.setLimits(limits);
    m_window.menu().setThemeChoice(m_settings.theme);
    if (m_settingsDialog)
        m_settingsDialog->setPreferences(m_settings);
    if (same)
        return;
    m_appearance.setLook(m_settings.theme, m_settings.zoom);
    storeSettings();
    if (otherLanguage) // not before the box that was chosen in is done with it
        QTimer::singleShot(0, this, &WindowController::changeLanguage);
}

// Words are put into a window when it is made, so another language needs another window. Everything it shows is in the
// project's file.
void WindowController::changeLanguage()
{
    if (m_session.hasProject())
        m_session.keepSample();
    const Resumption left{.project = m_session.project().path, .place = m_window.place()};
    if (!closeProject([this] { changeLanguage(); }))
        return;
    m_settings.geometry = m_window.saveGeometry();
    storeSettings();
    Q_EMIT languageChanged(left);
}

void WindowController::takeUp(const Resumption& left)
{
    if (!left.project.isEmpty()) {
        connect(
            this, &WindowController::shown, this, [this, left] { m_window.showPlace(left.place); },
            Qt::SingleShotConnection);
        open(left.project);
    }
    showSettings();
}

void WindowController::chooseFolder(QString ui::Preferences::*folder)
{
    ui::Preferences wanted = m_settings;
    const QString begin = wanted.*folder;
    const QString chosen = askForFolder(m_settingsDialog, begin.isEmpty() ? m_settings.folder : begin);
    if (chosen.isEmpty())
        return;
    wanted.*folder = chosen;
    setPreferences(wanted);
}

ui::HelpWindow& WindowController::help()
{
    // What a dialog keeps waiting cannot be used: the help for it belongs to it.
    QWidget* modal = QApplication::activeModalWidget();
    if (m_help && modal && m_help != modal && !modal->isAncestorOf(m_help))
        delete m_help;
    if (!m_help) {
        const ui::AboutFacts facts{.version = QApplication::applicationVersion(),
                                   .qtVersion = QString::fromLatin1(qVersion())};
        m_help = new ui::HelpWindow(m_window.menu().shortcuts(), facts, modal ? modal : &m_window);
    }
    return *m_help;
}

void WindowController::showHelp(const QString& topic)
{
    if (topic.isEmpty())
        help().showHelpAbout(m_window.place());
    else
        help().showTopic(topic);
}

// Fronts have a number of their own within a project.
QString WindowController::frontKey(core::FrontId front) const
{
    return m_session.hasProject() ? m_session.project().path + u'#' + QString::number(front.value) : QString();
}

void WindowController::rememberFront(core::FrontId front, const ui::FrontMemory& memory)
{
    constexpr std::size_t kMost = 100; // of all projects; which of them goes then does not matter
    const QString key = frontKey(front);
    if (key.isEmpty())
        return;
    if (memory == ui::FrontMemory())
        m_settings.fronts.erase(key);
    else
        m_settings.fronts[key] = memory;
    while (m_settings.fronts.size() > kMost)
        m_settings.fronts.erase(m_settings.fronts.begin()->first == key ? std::next(m_settings.fronts.begin())
                                                                        : m_settings.fronts.begin());
    storeSettings();
}

// What the presenter can show in motion of the page that is open.
std::vector<ui::FilmPtr> WindowController::films()
{
    std::vector<ui::FilmPtr> films;
    if (!m_session.hasProject())
        return films;
    const core::Task& task = m_session.study().task;
    const auto& fronts = m_frontController.search().fronts();
    if (m_window.place() == ui::Place::Front && !fronts.empty())
        if (ui::FilmPtr film = filmOf(fronts.back(), task))
            films.push_back(std::move(film));
    if (const OpenPolicyPtr& open = m_loader.current(); open && m_window.place() != ui::Place::Train)
        for (ui::FilmPtr& film : filmsOf(*open->cases, task))
            films.push_back(std::move(film));
    return films;
}

void WindowController::connectHelp()
{
    m_window.presenter().setFilms([this] { return films(); });
    using Page = ui::HelpWindow::Page;
    ui::MainMenu& menu = m_window.menu();
    connect(&menu, &ui::MainMenu::helpRequested, this, [this] { showHelp(ui::helpTopicOf(m_window.focusWidget())); });
    connect(&menu, &ui::MainMenu::glossaryRequested, this, [this] { help().showPage(Page::Glossary); });
    connect(&menu, &ui::MainMenu::shortcutsRequested, this, [this] { help().showPage(Page::Keyboard); });
    connect(&menu, &ui::MainMenu::aboutRequested, this, [this] { help().showPage(Page::About); });
    connect(&m_helpWatcher, &ui::HelpWatcher::topicRequested, this, &WindowController::showHelp);
    connect(&m_exams, &ExamController::fileChosen, this, &WindowController::rememberFolder);
    connect(&m_lessons, &LessonController::helpRequested, this, &WindowController::showHelp);
}

void WindowController::connectLessons()
{
    m_lessons.setProgress(m_settings.lessons);
    auto* gallery = new QAction(tr("&Lessons…"), this);
    gallery->setStatusTip(tr("Eight lessons of 10 to 15 minutes in the real program"));
    connect(gallery, &QAction::triggered, &m_lessons, &LessonController::showGallery);
    auto* file = new QAction(tr("Open a lesson &file…"), this);
    connect(file, &QAction::triggered, this, &WindowController::askLesson);
    auto* write = new QAction(tr("W&rite a lesson…"), this);
    write->setStatusTip(tr("Record steps by clicking through the window, edit their texts, try and save them"));
    connect(write, &QAction::triggered, &m_lessonWriter, &LessonWriter::begin);
    m_window.menu().addTeachActions({gallery, file, write});
    auto* tour = new QAction(tr("&Tour"), this);
    tour->setStatusTip(tr("The program in five cards"));
    connect(tour, &QAction::triggered, &m_lessons, &LessonController::beginTour);
    m_window.menu().addHelpActions({tour});

    connect(m_start, &ui::StartPage::lessonsRequested, &m_lessons, &LessonController::showGallery);
    connect(m_start, &ui::StartPage::lessonRequested, this, [this](const QString& id) { m_lessons.begin(id, false); });
    connect(&m_lessons, &LessonController::fileWanted, this, &WindowController::askLesson);
    connect(&m_lessons, &LessonController::failed, this, [this](const QString& sentence) {
        m_window.showNotice(ui::InlineMessage::Severity::Error, {}, sentence);
        Q_EMIT shown();
    });
    connect(&m_lessons, &LessonController::progressChanged, this, [this] {
        m_settings.lessons = m_lessons.progress();
        storeSettings();
        showLessons();
    });
    showLessons();
}

void WindowController::showLessons()
{
    std::vector<ui::StartLesson> listed;
    for (const ui::LessonEntry& entry : m_lessons.entries())
        listed.push_back({.id = entry.id, .title = entry.title, .state = entry.state, .finished = entry.finished});
    m_start->setLessons(listed);
}

void WindowController::askLesson()
{
    const QString path = askForLesson(&m_window, projectFolder(m_settings));
    if (!path.isEmpty())
        open(path);
}

} // namespace app
