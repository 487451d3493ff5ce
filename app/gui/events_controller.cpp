// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/events_controller.h"

#include "app/gui/project/file_questions.h"
#include "app/session/document/session.h"
#include "ui/common/text/error_text.h"

#include <QFile>
#include <QFileInfo>

namespace app {
namespace {

std::filesystem::path toFile(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

QString toText(const std::filesystem::path& file)
{
    return QFile::decodeName(QByteArray::fromStdString(file.string()));
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

void EventsController::begin(const QString& folder)
{
    m_folder = folder;
    m_place = {};
    m_task.reset();
    m_outcome = {};
    m_dialog = new ui::EventsDialog(&m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->offerProjectRecipe(m_session.hasProject() && !m_session.study().task.recipe.empty());
    connectDialog();
    m_dialog->setWindowModality(Qt::WindowModal);
    m_dialog->show();
}

void EventsController::connectDialog()
{
    connect(m_dialog, &ui::EventsDialog::sourceChosen, this,
            [this](core::EventSource source) { setPlace({.source = source}); });
    connect(m_dialog, &ui::EventsDialog::eventsFileRequested, this, &EventsController::askForEvents);
    connect(m_dialog, &ui::EventsDialog::patientFileRequested, this, [this] {
        if (const QString path = askForPatients(m_dialog, m_folder); !path.isEmpty())
            setFiles(toText(m_place.events), path);
    });
    connect(m_dialog, &ui::EventsDialog::recipeRequested, this, [this] {
        if (const QString path = askForRecipe(m_dialog, m_folder); !path.isEmpty())
            loadRecipe(path);
    });
    connect(m_dialog, &ui::EventsDialog::projectRecipeRequested, this,
            [this] { use(recipeIn(m_session.study().task), m_session.project().title); });
    connect(m_dialog, &ui::EventsDialog::recipeSaveRequested, this, [this](const core::EventRecipe& recipe) {
        if (const QString path = askForRecipePlace(m_dialog, m_folder); !path.isEmpty())
            saveRecipe(recipe, path);
    });
    connect(m_dialog, &ui::EventsDialog::readRequested, this, &EventsController::read);
    connect(m_dialog, &ui::EventsDialog::stopRequested, this, [this] {
        stop();
        m_dialog->showProblem(tr("Stopped. Nothing was imported."));
    });
    connect(m_dialog, &ui::EventsDialog::importRequested, this, &EventsController::keep);
    connect(m_dialog, &QDialog::finished, this, &EventsController::stop);
}

void EventsController::stop()
{
    ++m_newest;
    m_worker.cancel();
}

void EventsController::askForEvents()
{
    const bool tables = m_place.source == core::EventSource::Tables;
    const QString path = tables ? askForMeasurements(m_dialog, m_folder) : askForFolder(m_dialog, m_folder);
    if (path.isEmpty())
        return;
    if (tables)
        setFiles(path, toText(m_place.patients));
    else
        setFolder(m_place.source, path);
}

void EventsController::setFiles(const QString& events, const QString& patients)
{
    setPlace({.source = core::EventSource::Tables, .events = toFile(events), .patients = toFile(patients)});
}

void EventsController::setFolder(core::EventSource source, const QString& folder)
{
    setPlace({.source = source, .events = toFile(folder)});
}

void EventsController::setPlace(const EventPlace& place)
{
    const bool sameSource = place.source == m_place.source;
    const core::EventRecipe before = m_dialog->recipe();
    m_place = place;
    m_outcome = {};
    m_dialog->setFiles(QFileInfo(toText(place.events)).fileName(), QFileInfo(toText(place.patients)).fileName());
    if (const QString chosen = toText(place.events.empty() ? place.patients : place.events); !chosen.isEmpty()) {
        m_folder = QFileInfo(chosen).absolutePath();
        Q_EMIT fileChosen(chosen);
    }
    const core::Result<EventHeaders> headers = headersOf(place);
    if (!headers)
        m_dialog->showProblem(ui::errorText(headers.error()));
    const EventHeaders known = headers ? *headers : EventHeaders{};
    m_dialog->setHeaders(toTexts(known.events), toTexts(known.patients));
    // A recipe that was loaded holds for whatever files are chosen after it.
    if (sameSource && !before.tests.empty())
        m_dialog->applyRecipe(before, {});
    else
        m_dialog->setRecipe(proposedRecipe(place, known));
}

void EventsController::loadRecipe(const QString& file)
{
    use(keptRecipe(toFile(file)), QFileInfo(file).fileName());
}

void EventsController::use(const core::Result<KeptRecipe, core::ProblemList>& kept, const QString& from)
{
    if (!kept) {
        m_dialog->showProblem(
            kept.error().empty()
                ? tr("%1 holds no recipe: its table was not made from a list of measurements.").arg(from)
                : ui::problemsText(kept.error()));
        return;
    }
    if (kept->recipe.source != m_place.source)
        setPlace({.source = kept->recipe.source});
    m_task = kept->task;
    m_dialog->offerTask(m_task.has_value());
    m_dialog->applyRecipe(kept->recipe, from);
}

void EventsController::saveRecipe(const core::EventRecipe& recipe, const QString& file)
{
    // After a reading everything that was found and proposed is part of it.
    const bool read = m_outcome.table != nullptr;
    core::EventRecipe kept = recipe;
    if (read && kept.tests.empty())
        kept.tests = m_outcome.recipe.tests;
    if (const core::Status saved = core::saveRecipe(kept, toFile(file)); !saved)
        m_dialog->showProblem(ui::errorText(saved.error()));
}

void EventsController::read(const core::EventRecipe& recipe)
{
    m_worker.post({.number = ++m_newest, .place = m_place, .recipe = recipe});
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
    auto outcome = std::make_shared<core::EventOutcome>(readEvents(request.place, request.recipe, stop, progress));
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
    EventTask made = taskOfEvents(m_outcome, m_dialog->keepsTask() ? m_task : std::nullopt);
    std::vector<std::string> leftOut;
    if (!m_dialog->keepsIdentifiers())
        leftOut = std::move(made.identifiers);
    m_session.importMade(m_outcome.table, {.task = std::move(made.task), .split = {}}, std::move(leftOut));
    m_outcome = {};
    m_dialog->accept();
}

} // namespace app
