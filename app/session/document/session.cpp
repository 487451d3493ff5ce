// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session.h"

#include "app/session/document/session_p.h"
#include "app/session/document/study_step.h"

namespace app {
namespace fs = std::filesystem;

Session::Session(QString unsavedFolder, RecentProjects& recent, QObject* parent)
    : QObject(parent),
      d(std::make_unique<Private>(this, std::move(unsavedFolder), recent))
{
}

Session::~Session()
{
    const QSignalBlocker quiet(this);
    ++d->loadNumber; // nobody waits for it any more
    d->loader.reset();
    d->receiveLoads();
    if (!closeProject())
        abandonProject();
}

bool Session::hasProject() const
{
    return d->import != nullptr;
}

bool Session::canEdit() const
{
    return hasProject() && d->project.access == core::ProjectAccess::Writable;
}

const ProjectInfo& Session::project() const
{
    return d->project;
}

const core::TablePtr& Session::import() const
{
    return d->import;
}

const core::Study& Session::study() const
{
    return d->study;
}

const core::AssessmentPtr& Session::assessment() const
{
    return d->assessment;
}

const core::LazyPatientsPtr& Session::patients() const
{
    return d->patients;
}

const std::optional<core::Fingerprint>& Session::cohort() const
{
    return d->cohort;
}

const SaveState& Session::saveState() const
{
    return d->saveState;
}

bool Session::isLoading() const
{
    return d->loading;
}

QUndoStack& Session::undoStack()
{
    return d->undoStack;
}

ProjectJobs Session::projectJobs() const
{
    if (!d->writer)
        return {};
    return [writer = d->writer.get()](ProjectJob job) { writer->post(std::move(job)); };
}

void Session::keepSample()
{
    if (!d->sample)
        return;
    d->sample = false;
    d->noteRecent();
}

QStringList Session::interruptedProjects() const
{
    QStringList found;
    for (const RecentProject& project : d->recent.list())
        if (core::projectTrace(toPath(project.path)) == core::ProjectTrace::Interrupted)
            found.append(project.path);
    return found;
}

void Session::openProject(const QString& path)
{
    std::error_code unknown;
    const fs::path file = fs::weakly_canonical(toPath(path), unknown);
    if (hasProject() && canEdit() && toPath(d->project.path) == file) {
        cancelLoading(); // it is open already, and opening it twice would find it in use
        return;
    }
    const bool untitled = d->isUntitled(file);
    d->startLoading([file, untitled](const std::stop_token&, const core::ProgressSink&) {
        return app::openProject(file, untitled);
    });
}

void Session::openSample(const QString& cohort, std::optional<std::size_t> patients, core::Seed seed)
{
    d->startLoading([name = cohort.toStdString(), patients, seed,
                     folder = d->unsavedFolder](const std::stop_token& stop, const core::ProgressSink& progress) {
        return drawSample(name, patients, seed, folder, stop, progress);
    });
}

void Session::importTable(const core::CsvSource& source, const core::ReadingChoice& choice,
                          std::optional<core::TaskReading> task, std::vector<std::string> textColumns,
                          std::optional<core::OutcomeChoice> outcome)
{
    d->startLoading([table = TableSource{source, choice, std::move(task), std::move(textColumns), std::move(outcome)},
                     folder = d->unsavedFolder](const std::stop_token& stop, const core::ProgressSink& progress) {
        return readTable(table, folder, stop, progress);
    });
}

void Session::importMade(core::TablePtr table, core::Study study, std::vector<std::string> columnsLeftOut)
{
    AwaitingAnswer read{
        .table = std::move(table), .study = std::move(study), .codes = {}, .identifiers = {}, .notices = {}};
    d->startLoading([read = std::move(read), answer = ImportAnswer{std::move(columnsLeftOut), {}},
                     folder = d->unsavedFolder](const std::stop_token& stop, const core::ProgressSink& progress) {
        return keepTable(read, answer, folder, stop, progress);
    });
}

void Session::keepImport(const QStringList& columnsLeftOut, const std::optional<std::vector<core::CodeRule>>& codes)
{
    if (!d->awaitingAnswer)
        return;
    ImportAnswer answer{.columnsLeftOut = {}, .codes = codes};
    for (const QString& column : columnsLeftOut)
        answer.columnsLeftOut.push_back(column.toStdString());
    d->startLoading([read = *d->awaitingAnswer, answer, folder = d->unsavedFolder](const std::stop_token& stop,
                                                                                   const core::ProgressSink& progress) {
        return keepTable(read, answer, folder, stop, progress);
    });
}

void Session::cancelLoading()
{
    if (!d->loading)
        return;
    d->loader->cancel();
    ++d->loadNumber; // whatever still comes is unwanted
    d->endLoading();
    Q_EMIT loadingCancelled();
}

bool Session::setStudy(core::Study after, const QString& text, const QString& mergeKey)
{
    if (!canEdit() || after == d->study)
        return false;
    if (d->undoStack.count() == 0)
        d->undoStack.setUndoLimit(undoStepsFor(d->study));
    d->undoStack.push(new StudyStep(d->study, std::move(after), text, mergeKey,
                                    [this](const core::Study& study) { d->apply(study); }));
    return true;
}

void Session::saveAs(const QString& path)
{
    if (!hasProject())
        return;
    std::error_code unknown;
    const fs::path target = fs::weakly_canonical(toPath(path), unknown);
    if (canEdit() && target == toPath(d->project.path))
        Q_EMIT savedAs(d->project.path); // every edit is in it already
    else
        d->writer->moveTo(target, d->project.untitled && canEdit()); // what another window works on stays
}

bool Session::closeProject()
{
    if (!d->closeFile())
        return false;
    abandonProject();
    return true;
}

void Session::abandonProject()
{
    if (!hasProject())
        return;
    d->leaveProject();
    Q_EMIT projectChanged();
    d->setSaveState({});
}

} // namespace app
