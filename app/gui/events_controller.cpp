// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/events_controller.h"

#include "app/gui/file_questions.h"
#include "app/session/document/session.h"
#include "core/data/events/event_columns.h"
#include "core/data/events/event_stream.h"
#include "core/data/task/task_proposal.h"
#include "ui/common/text/error_text.h"
#include "ui/import/events_dialog.h"

#include <QFile>
#include <QFileInfo>

namespace app {
namespace {

core::CsvSource sourceOf(const QString& path)
{
    return core::CsvSource::fromFile(QFile::encodeName(path).toStdString());
}

QStringList toTexts(const std::vector<std::string>& names)
{
    QStringList texts;
    for (const std::string& name : names)
        texts << QString::fromStdString(name);
    return texts;
}

} // namespace

EventsController::EventsController(Session& session, QWidget& window, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_window(window),
      m_worker([this](const Request& request, const std::stop_token& stop) { work(request, stop); })
{
}

EventsController::~EventsController() = default;

ui::EventsDialog* EventsController::dialog() const
{
    return m_dialog;
}

QString EventsController::asked() const
{
    return askForMeasurements(m_dialog, m_folder);
}

void EventsController::begin(const QString& folder)
{
    m_folder = folder;
    m_dialog = new ui::EventsDialog(&m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &ui::EventsDialog::eventsFileRequested, this, [this] {
        if (const QString path = asked(); !path.isEmpty())
            setFiles(path, m_patients);
    });
    connect(m_dialog, &ui::EventsDialog::patientFileRequested, this, [this] {
        if (const QString path = asked(); !path.isEmpty())
            setFiles(m_events, path);
    });
    connect(m_dialog, &ui::EventsDialog::readRequested, this, &EventsController::read);
    connect(m_dialog, &ui::EventsDialog::stopRequested, this, [this] {
        ++m_newest;
        m_worker.cancel();
        m_dialog->showProblem(tr("Stopped. Nothing was imported."));
    });
    connect(m_dialog, &ui::EventsDialog::importRequested, this, &EventsController::keep);
    connect(m_dialog, &QDialog::finished, this, [this] {
        ++m_newest;
        m_worker.cancel();
        m_events.clear();
        m_patients.clear();
    });
    m_dialog->setWindowModality(Qt::WindowModal);
    m_dialog->show();
}

void EventsController::setFiles(const QString& events, const QString& patients)
{
    m_events = events;
    m_patients = patients;
    m_outcome = {};
    m_folder = QFileInfo(events.isEmpty() ? patients : events).absolutePath();
    m_dialog->setFiles(QFileInfo(events).fileName(), QFileInfo(patients).fileName());
    Q_EMIT fileChosen(events.isEmpty() ? patients : events);
    m_tables = {};
    std::vector<std::string> eventHeader, patientHeader;
    const auto header = [&](const QString& path, core::CsvSource& source, core::CsvDialect& dialect,
                            std::vector<std::string>& names) {
        source = sourceOf(path);
        const core::Result<core::CsvDialect> found = core::plainDialectOf(source);
        const core::Result<std::vector<std::string>> read =
            found ? core::headerOf(source, *found) : core::Result<std::vector<std::string>>(found.error());
        if (read) {
            dialect = *found;
            names = *read;
        } else {
            m_dialog->showProblem(ui::errorText(read.error()));
        }
        return read.ok();
    };
    if (!patients.isEmpty()) {
        m_tables.patients.emplace();
        if (!header(patients, *m_tables.patients, m_tables.patientDialect, patientHeader))
            m_tables.patients.reset();
    }
    if (!events.isEmpty())
        header(events, m_tables.events, m_tables.dialect, eventHeader);
    m_dialog->setHeaders(toTexts(eventHeader), toTexts(patientHeader));
    const core::Result<core::EventRecipe> found =
        core::withColumnsFound({}, eventHeader, patientHeader, m_tables.events.name);
    m_dialog->setRecipe(found ? *found : core::EventRecipe{});
}

void EventsController::read(const core::EventRecipe& recipe)
{
    m_worker.post({.number = ++m_newest, .tables = m_tables, .recipe = recipe});
}

void EventsController::work(const Request& request, const std::stop_token& stop)
{
    const auto tell = [this, number = request.number](auto show) {
        QMetaObject::invokeMethod(
            this,
            [this, number, show = std::move(show)] {
                if (number == m_newest && m_dialog)
                    show();
            },
            Qt::QueuedConnection);
    };
    const core::ProgressSink progress = [&](const core::Progress& now) {
        tell([this, now] { m_dialog->showProgress(now); });
    };
    auto outcome =
        std::make_shared<core::EventOutcome>(core::importEventTables(request.tables, request.recipe, stop, progress));
    tell([this, outcome] { show(*outcome); });
}

void EventsController::show(const core::EventOutcome& outcome)
{
    if (outcome.end == core::RunEnd::Cancelled)
        return;
    if (outcome.end == core::RunEnd::Failed) {
        m_dialog->showProblem(ui::problemsText(outcome.problems));
        return;
    }
    m_outcome = outcome;
    m_dialog->showOutcome(outcome.account, outcome.recipe);
}

void EventsController::keep()
{
    if (!m_outcome.table)
        return;
    core::TaskProposal proposal = core::proposeTask(*m_outcome.table);
    proposal.task.recipe = core::recipeOnOneLine(m_outcome.recipe);
    std::vector<std::string> leftOut;
    if (!m_dialog->keepsIdentifiers())
        for (const core::IdentifierWarning& warning : proposal.identifiers)
            leftOut.push_back(warning.column);
    m_session.importMade(m_outcome.table, {.task = std::move(proposal.task), .split = {}}, std::move(leftOut));
    m_outcome = {};
    m_dialog->accept();
}

} // namespace app
