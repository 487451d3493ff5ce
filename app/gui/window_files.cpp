// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does with files, samples and the clipboard.
#include "app/gui/project/file_questions.h"
#include "app/gui/window_controller.h"
#include "app/report/result_tables.h"
#include "app/session/document/session.h"
#include "core/plan/job_panels.h"
#include "ui/common/text/error_text.h"
#include "ui/data/data_page.h"
#include "ui/start/start_page.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QUrl>

#include <algorithm>
#include <span>
#include <variant>

namespace app {
namespace {

using Severity = ui::InlineMessage::Severity;

constexpr qint64 kLargestPriceList = 1'000'000; // bytes; a list of panels has a few hundred

bool isTaskFile(const QString& path)
{
    return path.endsWith(QLatin1String(".task.json"), Qt::CaseInsensitive);
}

} // namespace

void WindowController::open(const QString& path)
{
    m_start->setProblem({});
    rememberFolder(path);
    if (isTaskFile(path)) {
        useTaskFile(path);
        return;
    }
    if (LessonController::isLessonFile(path)) {
        m_lessons.openFile(path);
        return;
    }
    if (ExamController::isExamFile(path)) {
        m_exams.take(path);
        Q_EMIT shown();
        return;
    }
    if (FigureController::isFigureFile(path)) {
        m_figureController.openFigure(path);
        return;
    }
    if (!mayLeave([this, path] { open(path); }))
        return;
    if (!path.endsWith(QLatin1String(".panelwise"), Qt::CaseInsensitive))
        m_importController.beginFile(path);
    else
        m_session.openProject(path);
}

// Fronts and curves are written whole, as the command line does, whatever of them is in sight.
std::optional<ui::DataTable> WindowController::wholeTable(const ui::Figure& figure)
{
    const ui::FigureOrigin& origin = figure.origin();
    const core::Task& task = m_session.study().task;
    if (figure.name() == QLatin1String("front") && origin.front && m_session.patients()) {
        const std::vector<core::FrontRecord>& fronts = m_frontController.search().fronts();
        const auto front = std::ranges::find(fronts, *origin.front, &core::FrontRecord::id);
        const core::PatientsResult& patients = m_session.patients()->get();
        const std::optional<core::TestCatalog> panels =
            front != fronts.end() && patients ? core::panelsOf(front->start, *patients->cohort) : std::nullopt;
        if (panels)
            return frontResultTable(*front, {*panels, task.currency});
    }
    const auto* run = origin.policy ? std::get_if<core::RunId>(&*origin.policy) : nullptr;
    if (!run)
        return std::nullopt;
    const Training& training = m_trainController.training();
    const auto record = std::ranges::find(training.runs(), *run, &core::RunRecord::id);
    const std::vector<core::CurvePoint>* points = training.points(*run);
    if (record == training.runs().end() || !points || !figure.name().contains(QLatin1String("training-")))
        return std::nullopt;
    const RunCurves curves{.run = *record, .points = *points};
    return curvesResultTable(std::span(&curves, 1));
}

void WindowController::connectFigures()
{
    m_figureController.setKnowledge(
        {.wholeTable = [this](const ui::Figure& figure) { return wholeTable(figure); },
         .fronts = [this] { return std::span<const core::FrontRecord>(m_frontController.search().fronts()); }});
    connect(&m_compareController, &CompareController::tableCommandRequested, this, [this](core::BaselineId table) {
        m_figureController.copyCommand(
            [table](const CommandProject& project) { return std::optional(tableCommand(table, project)); });
    });
    connect(&m_figureController, &FigureController::remembered, this,
            [this](const ui::FigureChoices& choices, const QString& folder) {
                m_settings.figures = choices;
                m_settings.figureFolder = folder;
                storeSettings();
            });
    connect(&m_figureController, &FigureController::projectWanted, this,
            [this](const QString& project, const ui::FigureMetadata& figure) {
                if (m_session.hasProject() && m_session.project().path == project) {
                    showOrigin(figure);
                    return;
                }
                m_wantedFigure = FigureSource{.file = {}, .metadata = figure, .project = project};
                open(project);
            });
    connect(&m_figureController, &FigureController::answered, this, [this] {
        if (!m_wantedFigure)
            Q_EMIT shown();
    });
}

void WindowController::exportReport(const QString& path)
{
    m_compareController.exportReportTo(path);
}

void WindowController::showOrigin(const ui::FigureMetadata& figure)
{
    const auto& policy = figure.origin.policy;
    const auto* onFront = policy ? std::get_if<core::FrontPolicyRef>(&*policy) : nullptr;
    const auto* run = policy ? std::get_if<core::RunId>(&*policy) : nullptr;
    m_window.clearNotice();
    if (run) {
        m_window.showPlace(ui::Place::Train);
        m_trainController.chooseRun(*run);
    } else if (onFront || figure.front) {
        m_window.showPlace(ui::Place::Front);
        m_frontController.showFront(onFront ? onFront->front : *figure.front,
                                    onFront ? std::optional(onFront->policy) : std::nullopt);
    }
}

void WindowController::useTaskFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (!m_session.canEdit()) {
        m_window.showNotice(Severity::Info, name,
                            tr("A task file says what the columns of a table mean. Open the table first."));
        return;
    }
    core::TaskParse parse = core::readTask(QFile::encodeName(path).toStdString());
    if (!parse.reading) {
        m_window.showNotice(Severity::Error, name, ui::problemsText(parse.problems));
        return;
    }
    core::Study study = m_session.study();
    study.task = std::move(parse.reading->task);
    m_session.setStudy(std::move(study), tr("Use %1").arg(name));
    m_window.showPlace(ui::Place::Data);
}

void WindowController::openSample(const QString& name)
{
    m_start->setProblem({});
    if (mayLeave([this, name] { openSample(name); }))
        m_session.openSample(name);
}

void WindowController::importText(const QString& text)
{
    if (mayLeave([this, text] { importText(text); }))
        m_importController.beginText(text);
}

void WindowController::pasteTable()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        m_window.showNotice(Severity::Info, {}, tr("The clipboard holds no text. Copy the cells of a table first."));
    else
        importText(text);
}

void WindowController::importMeasurements()
{
    if (mayLeave([this] { importMeasurements(); }))
        m_eventsController.begin(projectFolder(m_settings));
}

void WindowController::saveAs(const QString& path)
{
    m_session.saveAs(path);
}

void WindowController::exportTask(const QString& path)
{
    const core::Status status = core::saveTask(m_session.study().task, QFile::encodeName(path).toStdString());
    if (status)
        m_window.showMessage(tr("Wrote %1").arg(QFileInfo(path).fileName()));
    else
        m_window.showNotice(Severity::Error, {}, ui::errorText(status.error()));
}

void WindowController::askOpen()
{
    const QString path = askForTableOrProject(&m_window, projectFolder(m_settings));
    if (!path.isEmpty())
        open(path);
}

void WindowController::tellCrash(const CrashReport& crash)
{
    const QStringList interrupted = m_session.interruptedProjects();
    const QString project = interrupted.isEmpty() ? QString() : interrupted.first();
    QStringList actions;
    if (!project.isEmpty())
        actions << tr("Open %1").arg(QFileInfo(project).completeBaseName());
    actions << tr("Show the crash file") << tr("Close");
    m_window.showNotice(
        Severity::Info, tr("PanelWise ended by a fault of its own."),
        tr("It was at %1; your work had been saved. A crash file was written, without anything of your data, that you "
           "may send to us.")
            .arg(QLocale().toString(crash.at, QLocale::ShortFormat)),
        actions, [this, project, file = crash.file](int action) {
            const int shownFirst = project.isEmpty() ? 0 : 1;
            if (action < shownFirst)
                open(project);
            else if (action == shownFirst)
                QDesktopServices::openUrl(QUrl::fromLocalFile(file));
        });
}

void WindowController::askPriceFile()
{
    const QString path = askForPriceList(QApplication::activeModalWidget(), m_settings.folder);
    QFile file(path);
    if (path.isEmpty())
        return;
    if (file.open(QIODevice::ReadOnly))
        m_data->applyPriceText(QString::fromUtf8(file.read(kLargestPriceList)));
    else
        m_data->applyPriceText({}); // the dialog says that there are no prices
}

// One that is kept under the name of another takes its place.
void WindowController::keepPriceList(const core::PriceList& list)
{
    std::erase_if(m_settings.priceLists, [&](const core::PriceList& one) { return one.name == list.name; });
    m_settings.priceLists.push_back(list);
    m_data->setPriceLists(m_settings.priceLists);
    storeSettings();
}

void WindowController::askSaveAs()
{
    const QString path = askForProjectPlace(&m_window, projectFolder(m_settings), m_session.project().title);
    if (path.isEmpty())
        return;
    rememberFolder(path);
    saveAs(path);
}

void WindowController::askExportTask()
{
    const QString path = askForTaskPlace(&m_window, exportFolder(m_settings), m_session.project().title);
    if (path.isEmpty())
        return;
    rememberFolder(path);
    exportTask(path);
}

} // namespace app
