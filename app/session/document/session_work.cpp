// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/session_p.h"

#include "core/base/scratch_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>

#include <algorithm>
#include <chrono>

namespace app {
namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds kBetweenProgress{50}; // 20 updates a second

template <class... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>; // clang 14 does not deduce it by itself

// The outcome's column where whoever has something recorded there is a case; else empty.
QString recordedOutcomeOf(const core::Task& task)
{
    return task.positive.kind == core::OutcomeRule::Kind::Recorded ? QString::fromStdString(task.label) : QString();
}

} // namespace

Session::Private::Private(Session* session, QString folder, RecentProjects& recentProjects)
    : q(session),
      unsavedFolder(toPath(QDir::cleanPath(folder))),
      recent(recentProjects),
      assessor([this](const AssessRequest& request, const std::stop_token& stop) { runAssessment(request, stop); }),
      patientsMaker(
          [this](const PatientsRequest& request, const std::stop_token& stop) { makePatients(request, stop); })
{
    loader.emplace([this](const LoadRequest& request, const std::stop_token& stop) { runLoad(request, stop); });
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner); // patients are in it
    std::error_code unknown;
    if (const fs::path canonical = fs::canonical(unsavedFolder, unknown); !unknown)
        unsavedFolder = canonical;
    core::removeAbandonedImports(unsavedFolder);
    core::ScratchFolder::removeAbandoned();
    findUnsaved();
}

template <typename Box, typename T>
void Session::Private::send(Box& box, T value, void (Private::*receive)())
{
    if (box.put(std::move(value)))
        QMetaObject::invokeMethod(
            q, [this, receive] { (this->*receive)(); }, Qt::QueuedConnection);
}

void Session::Private::runLoad(const LoadRequest& request, const std::stop_token& stop)
{
    auto last = std::chrono::steady_clock::time_point::min();
    const core::ProgressSink sink = [&](const core::Progress& progress) {
        const auto now = std::chrono::steady_clock::now();
        if (last != std::chrono::steady_clock::time_point::min() && now - last < kBetweenProgress)
            return;
        last = now;
        send(progressBox, std::pair(request.number, progress), &Private::receiveProgress);
    };
    send(loadBox, std::pair(request.number, request.work(stop, sink)), &Private::receiveLoads);
}

void Session::Private::runAssessment(const AssessRequest& request, const std::stop_token& stop)
{
    core::AssessmentPtr result =
        core::assess(request.import, request.study, request.previous, stop, {}, request.patients);
    if (result)
        send(assessmentBox, std::pair(request.project, std::move(result)), &Private::receiveAssessment);
}

void Session::Private::makePatients(const PatientsRequest& request, const std::stop_token& stop)
{
    std::optional<core::Fingerprint> found;
    if (const core::PatientsResult& made = request.patients->get())
        found = made->cohort->fingerprint();
    if (!stop.stop_requested())
        send(cohortBox, std::pair(request.project, found), &Private::receiveCohort);
}

void Session::Private::startLoading(Work work)
{
    awaitingAnswer.reset();
    loader->post({.number = ++loadNumber, .work = std::move(work)});
    if (!std::exchange(loading, true))
        Q_EMIT q->loadingChanged(true);
}

void Session::Private::endLoading()
{
    awaitingAnswer.reset();
    if (std::exchange(loading, false))
        Q_EMIT q->loadingChanged(false);
}

void Session::Private::receiveProgress()
{
    const auto newest = progressBox.take();
    if (newest && newest->first == loadNumber && loading)
        Q_EMIT q->progressChanged(newest->second);
}

void Session::Private::receiveLoads()
{
    for (auto& [number, outcome] : loadBox.take()) {
        if (number == loadNumber && loading)
            receiveLoad(std::move(outcome));
        else if (Loaded* unwanted = std::get_if<Loaded>(&outcome))
            discard(std::move(*unwanted));
    }
}

void Session::Private::receiveLoad(LoadOutcome outcome)
{
    std::visit(Overloaded{[this](Loaded& loaded) { showLoaded(std::move(loaded)); },
                          [this](AwaitingAnswer& read) {
                              awaitingAnswer = std::move(read);
                              if (!awaitingAnswer->codes.empty())
                                  Q_EMIT q->codesFound(awaitingAnswer->codes, awaitingAnswer->table->rowCount());
                              if (!awaitingAnswer->identifiers.empty())
                                  Q_EMIT q->identifiersFound(awaitingAnswer->identifiers,
                                                             recordedOutcomeOf(awaitingAnswer->study.task));
                          },
                          [this](const core::ProblemList& problems) {
                              endLoading();
                              Q_EMIT q->importFailed(problems);
                          },
                          [this](const core::Error& error) {
                              endLoading();
                              Q_EMIT q->openFailed(error);
                          },
                          [this](LoadCancelled) {
                              endLoading();
                              Q_EMIT q->loadingCancelled();
                          }},
               outcome);
}

// Ready a moment after it was cancelled. What was made for it goes again; a file of the user's stays.
void Session::Private::discard(Loaded loaded)
{
    const bool made = loaded.sample || loaded.notices;
    const fs::path file = loaded.file.path();
    (void)loaded.file.close();
    std::error_code ignored;
    if (made)
        fs::remove(file, ignored);
}

void Session::Private::showLoaded(Loaded loaded)
{
    if (!closeFile()) {
        const core::Error error = *saveState.error;
        discard(std::move(loaded));
        endLoading();
        Q_EMIT q->openFailed(error);
        return;
    }
    leaveProject();
    saveNumber = 0;
    import = loaded.file.import();
    study = studyAsLoaded = loaded.file.study();
    patients = core::patientsOf(import, study);
    sample = loaded.sample;
    const fs::path file = loaded.file.path();
    const QString source = QString::fromStdString(import->sourceName());
    project = {.path = toName(file),
               .title = toName(file.stem()),
               .untitled = loaded.untitled,
               .access = loaded.file.access(),
               .recovered = loaded.file.wasInterrupted()};
    if (loaded.untitled && !study.task.name.empty())
        project.title = QString::fromStdString(study.task.name);
    writer = std::make_unique<ProjectWriter>(
        std::move(loaded.file),
        [this](const ProjectWriter::Report& report) { send(reportBox, report, &Private::receiveReport); },
        [this](const ProjectWriter::Move& move) { send(moveBox, move, &Private::receiveMove); });
    endLoading();
    noteRecent();
    Q_EMIT q->projectChanged();
    setSaveState(project.access == core::ProjectAccess::Writable
                     ? SaveState{.kind = SaveState::Kind::Saved, .at = QDateTime::currentDateTime(), .error = {}}
                     : SaveState{.kind = SaveState::Kind::ReadOnly, .at = {}, .error = {}, .access = project.access});
    Q_EMIT q->studyChanged();
    requestAssessment();
    if (loaded.notices)
        Q_EMIT q->importFinished({.source = source,
                                  .notices = std::move(loaded.notices->columns),
                                  .unknownTaskKeys = std::move(loaded.notices->unknownTaskKeys),
                                  .facts = std::move(loaded.notices->facts)});
}

void Session::Private::apply(const core::Study& next)
{
    const bool firstEditOfSample = isUneditedSample();
    study = next;
    patients = core::patientsOf(import, study, patients);
    saveNumber = writer->save(study);
    setSaveState({.kind = SaveState::Kind::Saving, .at = {}, .error = {}});
    if (firstEditOfSample)
        noteRecent();
    requestAssessment();
    Q_EMIT q->studyChanged();
}

void Session::Private::requestAssessment()
{
    assessor.post(
        {.project = projectNumber, .import = import, .study = study, .previous = assessment, .patients = patients});
}

void Session::Private::receiveAssessment()
{
    auto newest = assessmentBox.take();
    if (!newest || newest->first != projectNumber || !import)
        return;
    assessment = std::move(newest->second);
    if (assessment->problems.empty())
        patientsMaker.post({.project = projectNumber, .patients = assessment->patients});
    Q_EMIT q->assessmentChanged();
}

void Session::Private::receiveCohort()
{
    const auto newest = cohortBox.take();
    if (!newest || newest->first != projectNumber || newest->second == cohort)
        return;
    cohort = newest->second;
    Q_EMIT q->cohortChanged();
}

void Session::Private::receiveReport()
{
    const auto report = reportBox.take();
    if (!report || !writer)
        return;
    if (report->error)
        setSaveState({.kind = SaveState::Kind::Failed, .at = {}, .error = report->error});
    else if (report->number == saveNumber)
        setSaveState({.kind = SaveState::Kind::Saved, .at = QDateTime::currentDateTime(), .error = {}});
}

void Session::Private::receiveMove()
{
    const auto move = moveBox.take();
    if (!move || !writer)
        return;
    if (move->error) {
        Q_EMIT q->saveAsFailed(*move->error);
        return;
    }
    if (move->removeOld)
        recent.remove(project.path);
    project = {.path = toName(move->target),
               .title = toName(move->target.stem()),
               .untitled = false,
               .access = core::ProjectAccess::Writable,
               .recovered = false};
    sample = false;
    noteRecent();
    Q_EMIT q->projectChanged();
    if (saveState.kind != SaveState::Kind::Saving)
        setSaveState({.kind = SaveState::Kind::Saved, .at = QDateTime::currentDateTime(), .error = {}});
    Q_EMIT q->savedAs(project.path);
}

void Session::Private::setSaveState(SaveState state)
{
    saveState = std::move(state);
    Q_EMIT q->saveStateChanged();
}

void Session::Private::noteRecent()
{
    if (isUneditedSample())
        return;
    recent.note({.path = project.path,
                 .title = project.title,
                 .patients = import->rowCount(),
                 .when = QDateTime::currentDateTime(),
                 .untitled = project.untitled});
}

// Settings can get lost; what is in the folder is still the user's work.
void Session::Private::findUnsaved()
{
    const auto& known = recent.list();
    std::error_code unknown;
    for (const fs::directory_entry& entry : fs::directory_iterator(unsavedFolder, unknown)) {
        const QString path = toName(entry.path());
        const bool listed = std::any_of(known.begin(), known.end(), [&](const auto& one) { return one.path == path; });
        if (listed || entry.path().extension() != ".panelwise" ||
            core::projectTrace(entry.path()) == core::ProjectTrace::OpenNow)
            continue;
        recent.note({.path = path,
                     .title = toName(entry.path().stem()),
                     .patients = std::nullopt,
                     .when = QFileInfo(path).lastModified(),
                     .untitled = true});
    }
}

bool Session::Private::closeFile()
{
    if (!writer)
        return true;
    Q_EMIT q->projectClosing();
    const core::Status closed = writer->close();
    receiveMove(); // it may have moved a moment ago
    if (!closed)
        setSaveState({.kind = SaveState::Kind::Failed, .at = {}, .error = closed.error()});
    return closed.ok();
}

void Session::Private::leaveProject()
{
    if (!import)
        return;
    Q_EMIT q->projectClosing(); // also where it is abandoned
    const bool worthless = isUneditedSample();
    const QString path = project.path;
    if (worthless)
        recent.remove(path); // edited once, then undone
    else
        noteRecent();
    forgetProject();
    if (worthless)
        QFile::remove(path);
}

void Session::Private::forgetProject()
{
    writer.reset();
    reportBox.take();
    moveBox.take();
    assessor.cancel();
    patientsMaker.cancel();
    ++projectNumber;
    import.reset();
    assessment.reset();
    patients.reset();
    cohort.reset();
    study = studyAsLoaded = {};
    project = {};
    sample = false;
    undoStack.clear();
}

} // namespace app
