// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window_controller.h"

#include "app/gui/project/project_words.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "ui/common/sample_card.h"
#include "ui/common/text/error_text.h"
#include "ui/common/text/number_text.h"
#include "ui/data/data_page.h"
#include "ui/import/import_page.h"
#include "ui/shell/help_window.h"
#include "ui/shell/lazy_page.h"
#include "ui/shell/step_needs.h"
#include "ui/start/start_page.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QScreen>
#include <QUndoStack>

namespace app {
namespace {

using Severity = ui::InlineMessage::Severity;

std::vector<ui::MenuEntry> sampleEntries()
{
    std::vector<ui::MenuEntry> entries;
    for (const core::BuiltinCohort& cohort : core::builtinCohorts())
        entries.push_back({QString::fromStdString(cohort.name), ui::sampleTitle(cohort)});
    return entries;
}

// As large as a page is drawn for, but no larger than the screen with the frame around it has room for.
QSize firstSize(const QScreen& screen)
{
    constexpr QSize kDrawnFor(1440, 900), kFrame(16, 48);
    return kDrawnFor.boundedTo(screen.availableGeometry().size() - kFrame);
}

} // namespace

WindowController::WindowController(Session& session, RecentProjects& recent, Settings settings, bool systemIsDark)
    : m_session(session),
      m_recent(recent),
      m_settings(std::move(settings)),
      m_appearance(m_settings.theme, m_settings.zoom, systemIsDark),
      m_start(new ui::StartPage(core::builtinCohorts())),
      m_import(new ui::ImportPage),
      m_data(new ui::DataPage),
      m_importController(*m_import, session),
      m_eventsController(session, m_window),
      m_trainController(m_window, session),
      m_loader(session),
      m_frontController(m_window, session, m_loader),
      m_patientController(m_window, {.session = session,
                                     .training = m_trainController.training(),
                                     .search = m_frontController.search(),
                                     .loader = m_loader}),
      m_patientCommands(m_window, m_patientController),
      m_compareController(
          m_window,
          {.session = session, .training = m_trainController.training(), .search = m_frontController.search()}),
      m_figureController(m_window, session, recent, {.choices = m_settings.figures, .folder = m_settings.figureFolder}),
      m_renameController(
          m_window,
          {.session = session, .training = m_trainController.training(), .search = m_frontController.search()}),
      m_resumeOffer(
          m_window,
          {.session = session, .training = m_trainController.training(), .search = m_frontController.search()}),
      m_shareController(m_window, session),
      m_lessons({.window = m_window,
                 .session = session,
                 .recent = recent,
                 .front = m_frontController,
                 .patient = m_patientController,
                 .mayLeave = [this](const std::function<void()>& then) { return mayLeave(then); }}),
      m_lessonWriter(m_window, m_lessons, [this] { return projectFolder(m_settings); }),
      m_exams({.window = m_window, .session = session, .loader = m_loader, .folder = [this] {
                   return projectFolder(m_settings);
               }})
{
    m_trainController.joinSearch(m_frontController.search());
    addPages();
    addDataActions();
    connectMenu();
    connectViewMenu();
    connectRunMenu();
    connectPages();
    connectDataPage();
    connectSession();
    connectFailures();
    connectFigures();
    connectLessons();
    connectHelp();
    m_window.installEventFilter(this);
    applyTheme(m_appearance.theme());
    setPreferences(m_settings);
    showRecent();
    showProject();
    if (!m_settings.geometry.isEmpty())
        m_window.restoreGeometry(m_settings.geometry);
    else
        m_window.resize(firstSize(*m_window.screen()));
    m_prices.start();
}

WindowController::~WindowController() = default;

void WindowController::addPages()
{
    m_window.addPage(ui::Place::Start, m_start);
    m_window.addPage(ui::Place::Import, m_import);
    m_window.addPage(ui::Place::Data, m_data);
    m_window.addPage(ui::Place::Train, new ui::LazyPage([this] { return m_trainController.makePage(); }));
    m_window.addPage(ui::Place::Front, new ui::LazyPage([this] { return m_frontController.makePage(); }));
    m_window.addPage(ui::Place::Patient, new ui::LazyPage([this] { return m_patientController.makePage(); }));
    m_window.addPage(ui::Place::Compare, new ui::LazyPage([this] { return m_compareController.makePage(); }));
    m_data->setUndoStack(&m_session.undoStack());
    m_window.menu().setUndoStack(&m_session.undoStack());
    m_window.menu().setSamples(sampleEntries());
    m_window.menu().setThemeChoice(m_appearance.choice());
}

void WindowController::addDataActions()
{
    const auto action = [this](const QString& text, const QKeySequence& keys, void (ui::DataPage::*call)()) {
        auto* made = new QAction(text, this);
        made->setShortcut(keys);
        connect(made, &QAction::triggered, m_data, [this, call] {
            m_window.showPlace(ui::Place::Data);
            (m_data->*call)();
        });
        connect(&m_session, &Session::projectChanged, made, [this, made] { made->setEnabled(m_session.hasProject()); });
        made->setEnabled(false);
        return made;
    };
    m_window.menu().addDataActions({
        action(tr("&Find a variable"), QKeySequence::Find, &ui::DataPage::findVariable),
        action(tr("Show all &rows"), QKeySequence(Qt::CTRL | Qt::Key_R), &ui::DataPage::showRows),
        action(tr("&Add a panel"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), &ui::DataPage::addPanel),
        action(tr("&Price list…"), QKeySequence(Qt::CTRL | Qt::Key_L), &ui::DataPage::showPriceList),
    });
}

void WindowController::connectMenu()
{
    ui::MainMenu& menu = m_window.menu();
    connect(&menu, &ui::MainMenu::newRequested, this, [this] { m_window.showPlace(ui::Place::Start); });
    connect(&menu, &ui::MainMenu::openRequested, this, &WindowController::askOpen);
    connect(&menu, &ui::MainMenu::importRequested, this, &WindowController::askOpen);
    connect(&menu, &ui::MainMenu::recentChosen, this, &WindowController::open);
    connect(&menu, &ui::MainMenu::clearRecentRequested, &m_recent, &RecentProjects::clear);
    connect(&menu, &ui::MainMenu::saveRequested, this, [this] {
        if (m_session.project().untitled)
            askSaveAs();
        else
            m_window.showMessage(tr("Everything is saved as you go."));
    });
    connect(&menu, &ui::MainMenu::saveAsRequested, this, &WindowController::askSaveAs);
    connect(&menu, &ui::MainMenu::shareRequested, this, [this] { m_shareController.ask(projectFolder(m_settings)); });
    connect(&m_shareController, &ShareController::placeChosen, this, &WindowController::rememberFolder);
    connect(&menu, &ui::MainMenu::pasteRequested, this, &WindowController::pasteTable);
    connect(&menu, &ui::MainMenu::measurementsRequested, this, &WindowController::importMeasurements);
    connect(&menu, &ui::MainMenu::sampleChosen, this, &WindowController::openSample);
    connect(&menu, &ui::MainMenu::exportTaskRequested, this, &WindowController::askExportTask);
    connect(&menu, &ui::MainMenu::closeProjectRequested, this, &WindowController::leaveProject);
    connect(&menu, &ui::MainMenu::settingsRequested, this, &WindowController::showSettings);
}

void WindowController::connectViewMenu()
{
    ui::MainMenu& menu = m_window.menu();
    connect(&menu, &ui::MainMenu::themeChosen, this, [this](ui::ThemeChoice choice) {
        ui::Preferences wanted = m_settings;
        wanted.theme = choice;
        setPreferences(wanted);
    });
    connect(&menu, &ui::MainMenu::zoomRequested, this, [this](int direction) {
        ui::Preferences wanted = m_settings;
        wanted.zoom = nextZoom(wanted.zoom, direction);
        setPreferences(wanted);
    });
    connect(&m_appearance, &Appearance::changed, this, &WindowController::applyTheme);
    connect(&m_window, &ui::MainWindow::presentingChanged, &m_appearance, &Appearance::setPresenting);
    connect(&m_window, &ui::MainWindow::fileDropped, this, &WindowController::open);
    connect(&m_window, &ui::MainWindow::closeRequested, this, [this](bool* allowed) {
        m_settings.geometry = m_window.saveGeometry();
        storeSettings();
        m_lessons.leave();
        *allowed = closeProject([this] { m_window.close(); });
    });
}

void WindowController::connectRunMenu()
{
    ui::MainMenu& menu = m_window.menu();
    connect(&menu, &ui::MainMenu::findFrontRequested, &m_frontController, &FrontController::searchNow);
    connect(&menu, &ui::MainMenu::trainRequested, &m_trainController, &TrainController::trainNow);
    connect(&menu, &ui::MainMenu::walkRequested, this, [this] { m_window.showPlace(ui::Place::Patient); });
    connect(&menu, &ui::MainMenu::reportRequested, &m_compareController, &CompareController::exportReport);
    connect(&menu, &ui::MainMenu::baselinesRequested, &m_compareController, &CompareController::runBaselines);
    // Only one of them can be under way, and the others take no notice.
    connect(&menu, &ui::MainMenu::pauseRequested, this, [this] {
        m_trainController.pauseOrResume();
        m_frontController.pauseOrResume();
        m_compareController.pauseOrResume();
    });
    connect(&menu, &ui::MainMenu::stopRequested, &m_trainController, &TrainController::stop);
    connect(&menu, &ui::MainMenu::stopRequested, &m_frontController.search(), &FrontSearch::stop);
    connect(&menu, &ui::MainMenu::stopRequested, &m_compareController, &CompareController::stop);
}

void WindowController::connectPages()
{
    connect(&m_trainController, &TrainController::renameRequested, &m_renameController, &RenameController::ask);
    m_frontController.setMemory([this](core::FrontId front) -> std::optional<ui::FrontMemory> {
        const auto found = m_settings.fronts.find(frontKey(front));
        return found == m_settings.fronts.end() ? std::nullopt : std::optional(found->second);
    });
    connect(&m_frontController, &FrontController::remembered, this, &WindowController::rememberFront);
    connect(&m_frontController, &FrontController::policyChosen, &m_compareController, &CompareController::prefer);
    connect(&m_frontController, &FrontController::renameRequested, &m_renameController, &RenameController::ask);
    connect(m_start, &ui::StartPage::sampleRequested, this, &WindowController::openSample);
    connect(m_start, &ui::StartPage::openFileRequested, this, &WindowController::askOpen);
    connect(m_start, &ui::StartPage::pasteRequested, this, &WindowController::pasteTable);
    connect(m_start, &ui::StartPage::measurementsRequested, this, &WindowController::importMeasurements);
    connect(&m_eventsController, &EventsController::fileChosen, this, &WindowController::rememberFolder);
    connect(m_start, &ui::StartPage::fileDropped, this, &WindowController::open);
    connect(m_start, &ui::StartPage::recentChosen, this, &WindowController::open);
    connect(m_start, &ui::StartPage::recentRemoved, &m_recent, &RecentProjects::remove);
    connect(&m_prices, &SamplePrices::pricesFound, m_start, &ui::StartPage::setSamplePrices);
    connect(&m_recent, &RecentProjects::changed, this, &WindowController::showRecent);
    connect(&m_importController, &ImportController::began, this, [this] {
        if (m_window.place() != ui::Place::Import)
            m_placeBefore = m_window.place();
        m_window.clearNotice();
        m_window.showPlace(ui::Place::Import);
    });
    connect(&m_importController, &ImportController::cancelled, this, [this] { m_window.showPlace(m_placeBefore); });
    connect(&m_trainController, &TrainController::changed, this, &WindowController::showStudyState);
    connect(&m_frontController, &FrontController::changed, this, &WindowController::showStudyState);
    connect(&m_compareController, &CompareController::changed, this, [this] {
        m_trainController.hold(m_compareController.baselines().state().active());
        m_frontController.setTables(m_compareController.baselines().tables());
        showStudyState();
    });
    connect(&m_compareController, &CompareController::progressed, this, &WindowController::showProgress);
    connect(&m_trainController, &TrainController::progressed, this, &WindowController::showProgress);
    connect(&m_frontController, &FrontController::progressed, this, &WindowController::showProgress);
    connect(&m_patientController, &PatientController::progressed, this, &WindowController::showProgress);
    connect(&m_window, &ui::MainWindow::placeChanged, this,
            [this](ui::Place place) { m_window.setStatusFields(ui::statusFields(projectFacts(), ui::stepOf(place))); });
    connect(&m_frontController, &FrontController::walkRequested, &m_patientController, &PatientController::walk);
}

void WindowController::connectDataPage()
{
    connect(m_data, &ui::DataPage::studyEditRequested, &m_session, &Session::setStudy);
    connect(m_data, &ui::DataPage::continueRequested, &m_frontController, &FrontController::findFront);
    connect(m_data, &ui::DataPage::openFileRequested, this, &WindowController::askOpen);
    connect(m_data, &ui::DataPage::sampleRequested, this, &WindowController::openSample);
    connect(m_data, &ui::DataPage::fileDropped, this, &WindowController::open);
    connect(m_data, &ui::DataPage::tablePasted, this, &WindowController::importText);
    connect(m_data, &ui::DataPage::cancelLoadingRequested, &m_session, &Session::cancelLoading);
    connect(m_data, &ui::DataPage::priceFileRequested, this, &WindowController::askPriceFile);
    m_data->setPriceLists(m_settings.priceLists);
    connect(m_data, &ui::DataPage::priceListKept, this, &WindowController::keepPriceList);
    connect(m_data, &ui::DataPage::statusMessage, &m_window, &ui::MainWindow::showMessage);
}

void WindowController::connectSession()
{
    connect(&m_session, &Session::projectChanged, this, [this, before = core::TablePtr()]() mutable {
        const bool onlyMoved = before == m_session.import(); // saved in another place
        before = m_session.import();
        showProject();
        if (!m_session.hasProject() || onlyMoved)
            return;
        if (!m_importController.running())
            m_window.clearNotice();
        m_window.showPlace(ui::Place::Data);
        const auto figure = std::exchange(m_wantedFigure, std::nullopt);
        if (figure && QFileInfo(figure->project) == QFileInfo(m_session.project().path))
            showOrigin(figure->metadata);
    });
    connect(&m_session, &Session::studyChanged, this, [this] { m_data->setStudy(m_session.study()); });
    connect(&m_session, &Session::assessmentChanged, this, [this] {
        m_data->setAssessment(m_session.assessment());
        showStudyState();
        if (m_session.assessment())
            Q_EMIT shown();
    });
    connect(&m_session, &Session::saveStateChanged, this, &WindowController::showSaveState);
    connect(&m_session, &Session::loadingChanged, this, [this](bool loading) {
        if (!loading)
            m_data->endLoading();
        showProject();
    });
    connect(&m_session, &Session::progressChanged, this, [this](const core::Progress& progress) {
        if (m_session.isLoading() && !m_importController.running())
            m_data->setLoading(progress);
    });
    connect(&m_session, &Session::importFinished, this, &WindowController::reportImport);
}

void WindowController::connectFailures()
{
    connect(&m_session, &Session::openFailed, this, [this](const core::Error& error) {
        m_wantedFigure.reset();
        if (m_window.place() != ui::Place::Import) {
            m_window.showPlace(m_session.hasProject() ? ui::Place::Data : ui::Place::Start);
            if (m_window.place() == ui::Place::Start)
                m_start->setProblem(ui::errorText(error));
            else
                m_window.showNotice(Severity::Error, {}, ui::errorText(error));
        }
        Q_EMIT shown();
    });
    connect(&m_session, &Session::loadingCancelled, this, [this] {
        if (m_window.place() == ui::Place::Data && !m_session.hasProject())
            m_window.showPlace(ui::Place::Start);
    });
    connect(&m_session, &Session::savedAs, this,
            [this](const QString& path) { m_window.showMessage(tr("Saved as %1").arg(QFileInfo(path).fileName())); });
    connect(&m_session, &Session::saveAsFailed, this, [this](const core::Error& error) {
        m_window.showNotice(Severity::Error, tr("Not saved."), ui::errorText(error), {tr("Save as…"), tr("Close")},
                            [this](int action) {
                                if (action == 0)
                                    askSaveAs();
                            });
    });
}

void WindowController::applyTheme(const ui::Theme& theme)
{
    ui::applyTheme(*qApp, theme);
    m_window.setTheme(theme);
    m_start->setTheme(theme);
    m_data->setTheme(theme);
    m_trainController.setTheme(theme);
    m_frontController.setTheme(theme);
    m_patientController.setTheme(theme);
    m_compareController.setTheme(theme);
    m_lessons.setTheme(theme);
}

bool WindowController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::ThemeChange &&
        m_appearance.choice() == ui::ThemeChoice::System) {
        QApplication::setPalette({}); // what the desktop says shows only without ours
        m_appearance.setSystemIsDark(desktopIsDark());
    }
    return QObject::eventFilter(watched, event);
}

void WindowController::showProject()
{
    showSaveState();
    showStudyState();
    if (m_shownImport == m_session.import())
        return;
    m_shownImport = m_session.import();
    m_data->setImport(m_session.import());
    if (m_session.hasProject())
        m_data->setStudy(m_session.study());
    m_data->setAssessment(m_session.assessment());
}

ui::ProjectFacts WindowController::projectFacts() const
{
    ui::ProjectFacts facts{.open = m_session.hasProject(), .assessment = m_session.assessment()};
    m_trainController.addTo(facts);
    m_frontController.addTo(facts);
    m_patientController.addTo(facts);
    m_compareController.addTo(facts);
    return facts;
}

void WindowController::showStudyState()
{
    const ui::ProjectFacts facts = projectFacts();
    m_trainController.showFacts(facts, readOnlyText());
    m_frontController.showFacts(facts, readOnlyText());
    m_data->setFrontKnown(m_frontController.frontKnown());
    m_patientController.showFacts(facts);
    m_compareController.showFacts(facts, readOnlyText());
    m_window.setSteps(ui::stepInfos(facts));
    m_window.setStatusFields(ui::statusFields(facts, ui::stepOf(m_window.place())));
    m_window.setJob(ui::jobStatus(facts));
    showCapabilities(facts);
}

void WindowController::showProgress()
{
    const ui::ProjectFacts facts = projectFacts();
    m_window.setSteps(ui::stepInfos(facts));
    m_window.setJob(ui::jobStatus(facts));
}

void WindowController::showCapabilities(const ui::ProjectFacts& facts)
{
    ui::Capabilities can{.project = facts.open, .loading = m_session.isLoading()};
    can.running = facts.training || facts.search || facts.baselines;
    can.paused = (facts.training && facts.training->paused) || (facts.search && facts.search->paused) ||
                 (facts.baselines && facts.baselines->paused);
    can.cannotRunBaselines = m_compareController.cannotRun();
    can.cannotReport = m_compareController.cannotReport();
    can.cannotSearch = m_frontController.cannotSearch();
    can.cannotTrain = m_trainController.cannotTrain();
    if (facts.policies == 0 && facts.fronts == 0)
        can.cannotWalk = tr("Find a front or train a policy first");
    m_window.menu().setCapabilities(can);
}

void WindowController::showSaveState()
{
    const SaveState& state = m_session.saveState();
    m_data->setReadOnly(readOnlyText());
    if (!m_session.hasProject()) {
        m_window.setProjectLine({tr("No project open"), false, {}});
        return;
    }
    const ProjectInfo& project = m_session.project();
    const QString name = project.untitled ? project.title : QFileInfo(project.path).fileName();
    m_window.setProjectLine({tr("%1 · %2").arg(name, saveText(state)), state.kind == SaveState::Kind::Failed, name});
    if (state.kind == SaveState::Kind::Failed && state.error)
        m_window.showNotice(Severity::Error, tr("The last edits are not saved yet."), ui::errorText(*state.error),
                            {tr("Save as…"), tr("Close")}, [this](int action) {
                                if (action == 0)
                                    askSaveAs();
                            });
}

void WindowController::showRecent()
{
    const QStringList interrupted = m_session.interruptedProjects();
    std::vector<ui::RecentEntry> entries;
    std::vector<ui::MenuEntry> menu;
    for (const RecentProject& project : m_recent.list()) {
        const QString title = project.untitled ? project.title : QFileInfo(project.path).fileName();
        entries.push_back(
            {.path = project.path,
             .title = title,
             .state = project.patients ? tr("%1 patients").arg(ui::countText(*project.patients)) : QString(),
             .when = project.when,
             .interrupted = interrupted.contains(project.path),
             .unsaved = project.untitled});
        menu.push_back({project.path, title});
    }
    m_start->setRecent(entries);
    m_window.menu().setRecent(menu);
}

void WindowController::reportImport(const ImportReport& report)
{
    const QStringList sentences = importSentences(report);
    if (!sentences.isEmpty())
        m_window.showNotice(Severity::Info, {}, sentences.join(QLatin1Char(' ')));
    m_window.showMessage(tr("Imported %1").arg(report.source));
}

QString WindowController::readOnlyText() const
{
    return m_session.hasProject() ? readOnlyReason(m_session.project().access) : QString();
}

void WindowController::leaveProject()
{
    if (closeProject([this] { leaveProject(); }))
        m_window.showPlace(ui::Place::Start);
}

bool WindowController::closeProject(std::function<void()> again)
{
    if (!mayLeave(again))
        return false;
    if (!m_session.hasProject() || m_session.closeProject())
        return true;
    const SaveState& state = m_session.saveState();
    m_window.showNotice(Severity::Error, tr("The last edits could not be saved."),
                        state.error ? ui::errorText(*state.error) : QString(),
                        {tr("Save as…"), tr("Close without them"), tr("Stay")}, [this](int action) {
                            if (action == 0)
                                askSaveAs();
                            else if (action == 1) {
                                m_session.abandonProject();
                                m_window.showPlace(ui::Place::Start);
                            }
                        });
    return false;
}

bool WindowController::opening() const
{
    return m_window.place() == ui::Place::Compare && m_compareController.opening();
}

// Only one of them can be under way.
bool WindowController::mayLeave(const std::function<void()>& then)
{
    return m_trainController.mayLeave(then) && m_frontController.mayLeave(then) && m_compareController.mayLeave(then);
}

void WindowController::rememberFolder(const QString& path)
{
    m_settings.folder = QFileInfo(path).absolutePath();
    storeSettings();
}

void WindowController::storeSettings()
{
    Q_EMIT settingsChanged(m_settings);
}

} // namespace app
