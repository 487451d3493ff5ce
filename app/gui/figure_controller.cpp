// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/figure_controller.h"

#include "app/gui/project/file_questions.h"
#include "app/session/document/recent_projects.h"
#include "app/session/document/session.h"
#include "core/base/pending_file.h"
#include "core/data/formats/workbook/xlsx_write.h"
#include "core/store/project_identity.h"
#include "ui/common/text/error_text.h"
#include "ui/figures/figure_table_dialog.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>

namespace app {
namespace {

using Severity = ui::InlineMessage::Severity;

core::Status writeBytes(const QString& path, const QByteArray& bytes)
{
    return core::writeFile(QFile::encodeName(path).toStdString(),
                           std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace

ui::FigurePlace figurePlace(const QString& path)
{
    const QFileInfo file(path), folder(file.absolutePath());
    if (path.trimmed().isEmpty())
        return {.problem = FigureController::tr("Name the file to write."), .note = {}};
    if (!folder.isDir())
        return {.problem = FigureController::tr("There is no folder “%1”.").arg(folder.filePath()), .note = {}};
    if (!folder.isWritable() || (file.exists() && !file.isWritable()) || file.isDir())
        return {.problem = FigureController::tr("Nothing can be saved in “%1”. Choose another folder.")
                               .arg(file.isDir() ? file.filePath() : folder.filePath()),
                .note = {}};
    return {.problem = {},
            .note = file.exists()
                        ? FigureController::tr("“%1” already exists and will be replaced.").arg(file.fileName())
                        : QString()};
}

FigureController::FigureController(ui::MainWindow& window, Session& session, RecentProjects& recent,
                                   Remembered remembered, QObject* parent)
    : QObject(parent),
      m_window(window),
      m_session(session),
      m_recent(recent),
      m_remembered(std::move(remembered))
{
    connect(&m_window, &ui::MainWindow::figureRequested, this, &FigureController::fulfil);
    connect(&m_window.menu(), &ui::MainMenu::figureRequested, this, &FigureController::copyFromMenu);
    connect(&m_finder, &FigureFinder::found, this, [this](const FigureSource& source) {
        if (source.project.isEmpty())
            showNotFound(source);
        else
            Q_EMIT projectWanted(source.project, source.metadata);
        Q_EMIT answered();
    });
    connect(&m_finder, &FigureFinder::failed, this, [this](const QString& file, const core::Error& error) {
        const bool foreign = error.code == core::ErrorCode::ProjectForeign;
        const bool damaged = error.code == core::ErrorCode::ProjectDamaged;
        m_window.showNotice(
            Severity::Error, QFileInfo(file).fileName(),
            foreign   ? tr("This picture does not say which project it comes from. Figures exported by PanelWise do, "
                             "unless another program has rewritten them. Open the .panelwise project itself.")
            : damaged ? tr("What this figure says about its project cannot be understood. Open the .panelwise project "
                           "itself.")
                      : ui::errorText(error));
        Q_EMIT answered();
    });
}

void FigureController::setKnowledge(Knowledge knowledge)
{
    m_knowledge = std::move(knowledge);
}

void FigureController::copyFromMenu(ui::FigureRequest request)
{
    if (ui::requestFromMenu(m_window, request))
        return;
    if (request == ui::FigureRequest::CopyCommand && m_window.place() == ui::Place::Compare)
        copyCommand([](const CommandProject& project) { return std::optional(reportCommand(project)); });
    else
        m_window.showMessage(tr("There is no figure on this page."));
}

void FigureController::copyCommand(const CommandMaker& command)
{
    if (!m_session.hasProject() || m_session.project().untitled) {
        m_window.showNotice(Severity::Info, tr("Save the project first."),
                            tr("A command names the file of the project, and this one has no place of its own yet."));
        return;
    }
    const CommandProject project{.path = m_session.project().path,
                                 .fronts =
                                     m_knowledge.fronts ? m_knowledge.fronts() : std::span<const core::FrontRecord>()};
    const std::optional<QStringList> words = command(project);
    if (!words) {
        m_window.showNotice(Severity::Info, tr("No command makes this again."),
                            tr("The command line names policies by their number on a front and patients by their row "
                               "of the table. Figures of a comparison are part of the report: export --what report."));
        return;
    }
    const QString line = commandLine(*words);
    QApplication::clipboard()->setText(line);
    m_window.showMessage(tr("Copied: %1").arg(line));
}

bool FigureController::isFigureFile(const QString& path)
{
    return ui::formatOf(path).has_value();
}

void FigureController::openFigure(const QString& path)
{
    QStringList projects;
    if (m_session.hasProject())
        projects << m_session.project().path;
    for (const RecentProject& project : m_recent.list())
        projects << project.path;
    m_finder.find(path, projects);
}

void FigureController::showNotFound(const FigureSource& source)
{
    const QString name = source.metadata.projectFile;
    m_window.showNotice(
        Severity::Warning, QFileInfo(source.file).fileName(),
        name.isEmpty()
            ? tr("The project of this figure is neither among the recent ones nor in the folder of the figure.")
            : tr("Its project “%1” is neither among the recent ones nor in the folder of the figure.").arg(name),
        {tr("Locate…"), tr("Close")}, [this, source](int action) {
            if (action == 0)
                locate(source);
        });
}

void FigureController::locate(const FigureSource& source)
{
    const QString project = askForProject(&m_window, QFileInfo(source.file).absolutePath());
    if (project.isEmpty())
        return;
    if (isProjectOf(source.metadata, project)) {
        Q_EMIT projectWanted(project, source.metadata);
        return;
    }
    m_window.showNotice(Severity::Warning, QFileInfo(project).fileName(),
                        tr("This is not the project that “%1” was made from.").arg(QFileInfo(source.file).fileName()),
                        {tr("Locate…"), tr("Open it all the same"), tr("Close")}, [this, source, project](int action) {
                            if (action == 0)
                                locate(source);
                            else if (action == 1)
                                Q_EMIT projectWanted(project, {});
                        });
}

void FigureController::fulfil(const ui::FigurePtr& figure, ui::FigureRequest request)
{
    switch (request) {
    case ui::FigureRequest::Copy:
        copy(figure);
        return;
    case ui::FigureRequest::Export:
        askForExport(figure);
        return;
    case ui::FigureRequest::SaveData:
        askForData(figure, &m_window);
        return;
    case ui::FigureRequest::ShowTable:
        showTable(figure);
        return;
    case ui::FigureRequest::CopyCommand:
        copyCommand([&figure](const CommandProject& project) { return figureCommand(*figure, project); });
        return;
    }
}

ui::FigureMetadata FigureController::metadataOf(const ui::Figure& figure) const
{
    ui::FigureMetadata metadata{.figure = figure.name(),
                                .version = QCoreApplication::applicationVersion(),
                                .project = {},
                                .projectFile = {},
                                .origin = figure.origin()};
    if (!m_session.hasProject())
        return metadata;
    const QString& path = m_session.project().path;
    metadata.projectFile = QFileInfo(path).fileName();
    if (const auto identity = core::projectIdentity(QFile::encodeName(path).toStdString()); identity)
        metadata.project = QString::fromStdString(identity->hex());
    return metadata;
}

QString FigureController::proposedPath(const ui::Figure& figure, const QString& ending) const
{
    QString folder = m_remembered.folder;
    if (m_session.hasProject() && !m_session.project().untitled && folder.isEmpty())
        folder = QFileInfo(m_session.project().path).absolutePath();
    for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::HomeLocation})
        if (folder.isEmpty() || !QFileInfo(folder).isDir())
            folder = QStandardPaths::writableLocation(place);
    QString title = m_session.hasProject() ? m_session.project().title + QLatin1Char('-') : QString();
    title.replace(QLatin1Char('/'), QLatin1Char('-'));
    return folder + QLatin1Char('/') + title + figure.name() + QLatin1Char('.') + ending;
}

void FigureController::copy(const ui::FigurePtr& figure)
{
    const ui::FigureJob job{
        .figure = figure, .text = figure->text(), .page = m_remembered.choices.page, .metadata = metadataOf(*figure)};
    QApplication::clipboard()->setMimeData(ui::mimeDataOf(job).release());
    m_window.showMessage(tr("Copied: the figure as SVG and picture, and the data behind it"));
}

void FigureController::askForExport(const ui::FigurePtr& figure)
{
    auto* dialog = new ui::ExportDialog(figure, m_remembered.choices, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ui::ExportDialog::pathChanged, dialog,
            [dialog](const QString& path) { dialog->setPlace(figurePlace(path)); });
    connect(dialog, &ui::ExportDialog::browseRequested, dialog, [dialog] {
        const QString path = askForFigurePlace(dialog, dialog->path());
        if (!path.isEmpty())
            dialog->setPath(path);
    });
    connect(dialog, &ui::ExportDialog::exportRequested, this, [this, dialog, figure] { write(*dialog, figure); });
    dialog->setPath(proposedPath(*figure, ui::endingOf(m_remembered.choices.format)));
    dialog->open();
}

void FigureController::write(ui::ExportDialog& dialog, const ui::FigurePtr& figure)
{
    const QString path = dialog.path();
    const ui::FigurePlace place = figurePlace(path); // it may have changed since it was shown
    if (!place.problem.isEmpty()) {
        dialog.setPlace(place);
        return;
    }
    const ui::FigureChoices choices = dialog.choices();
    const ui::FigureJob job{
        .figure = figure, .text = dialog.text(), .page = choices.page, .metadata = metadataOf(*figure)};
    const core::Result<QByteArray> bytes = ui::figureFile(job, choices.format);
    if (!bytes) {
        dialog.setFailure(tr("A picture of this size has too many pixels. Choose a smaller size or resolution."));
        return;
    }
    if (const core::Status written = writeBytes(path, *bytes); !written) {
        dialog.setFailure(ui::errorText(written.error()));
        return;
    }
    remember(choices, path);
    m_window.showMessage(tr("Wrote %1").arg(QFileInfo(path).fileName()));
    dialog.accept();
}

core::Status FigureController::saveData(const ui::Figure& figure, const QString& path)
{
    // The same columns as the command line writes, where it writes this.
    const std::optional<ui::DataTable> whole = m_knowledge.wholeTable ? m_knowledge.wholeTable(figure) : std::nullopt;
    return core::writeTable(QFile::encodeName(path).toStdString(),
                            ui::csvOf(whole ? *whole : figure.table()).toStdString());
}

void FigureController::askForData(const ui::FigurePtr& figure, QWidget* parent)
{
    const QString path = askForDataPlace(parent, proposedPath(*figure, QStringLiteral("csv")));
    if (path.isEmpty())
        return;
    if (const core::Status written = saveData(*figure, path); !written) {
        m_window.showNotice(Severity::Error, tr("Not saved."), ui::errorText(written.error()));
        return;
    }
    remember(m_remembered.choices, path);
    m_window.showMessage(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

void FigureController::showTable(const ui::FigurePtr& figure)
{
    auto* dialog = new ui::FigureTableDialog(figure->text().title, figure->table(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ui::FigureTableDialog::saveRequested, this,
            [this, dialog, figure] { askForData(figure, dialog); });
    dialog->open();
}

void FigureController::remember(const ui::FigureChoices& choices, const QString& path)
{
    m_remembered = {.choices = choices, .folder = QFileInfo(path).absolutePath()};
    Q_EMIT remembered(m_remembered.choices, m_remembered.folder);
}

} // namespace app
