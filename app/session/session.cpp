#include "app/session/session.h"

#include "app/session/latest_worker.h"
#include "app/session/mailbox.h"
#include "app/session/project_loading.h"
#include "app/session/project_writer.h"
#include "app/session/study_step.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <QUndoStack>

#include <algorithm>
#include <chrono>
#include <utility>

namespace app {
namespace fs = std::filesystem;

namespace {

constexpr int kUndoSteps = 1'000;
constexpr std::chrono::milliseconds kBetweenProgress{50}; // 20 updates a second

fs::path toPath(const QString& name)
{
    return QFile::encodeName(name).toStdString();
}

QString toName(const fs::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

template <class... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};

} // namespace

class Session::Private {
public:
    Private(Session* session, QString folder, RecentProjects& recentProjects);

    using Work = std::function<LoadOutcome(const std::stop_token&, const core::ProgressSink&)>;
    struct LoadRequest {
        std::uint64_t number = 0;
        Work work;
    };
    struct AssessRequest {
        std::uint64_t project = 0;
        core::TablePtr import;
        core::Study study;
        core::AssessmentPtr previous;
    };

    // On the worker threads: put the newest into a mailbox and post one call to the GUI thread.
    template <typename Box, typename T>
    void send(Box& box, T value, void (Private::*receive)());
    void runLoad(const LoadRequest& request, const std::stop_token& stop);
    void runAssessment(const AssessRequest& request, const std::stop_token& stop);

    // On the GUI thread.
    void startLoading(Work work);
    void endLoading();
    void receiveProgress();
    void receiveLoads();
    void receiveLoad(LoadOutcome outcome);
    void receiveAssessment();
    void receiveReport();
    void receiveMove();
    void discard(Loaded loaded);
    void showLoaded(Loaded loaded);
    void apply(const core::Study& study);
    void requestAssessment();
    void setSaveState(SaveState state);
    void noteRecent();
    void findUnsaved();
    bool closeFile(); // false: what waits cannot be written
    void leaveProject();
    void forgetProject();
    bool isUntitled(const fs::path& file) const { return file.parent_path() == unsavedFolder; }
    bool isUneditedSample() const { return sample && study == studyAsLoaded; }

    Session* q;
    fs::path unsavedFolder;
    RecentProjects& recent;
    QUndoStack undoStack;

    ProjectInfo project;
    core::TablePtr import;
    core::Study study;
    core::Study studyAsLoaded;
    bool sample = false;
    core::AssessmentPtr assessment;
    SaveState saveState;
    std::optional<AwaitingAnswer> awaitingAnswer;
    bool loading = false;
    std::uint64_t loadNumber = 0;    // newest load started; results of older ones are dropped
    std::uint64_t projectNumber = 0; // counts projects shown; likewise for assessments
    std::uint64_t saveNumber = 0;    // newest study handed to the writer

    Mailbox<std::pair<std::uint64_t, core::Progress>> progressBox;
    Inbox<std::pair<std::uint64_t, LoadOutcome>> loadBox;
    Mailbox<std::pair<std::uint64_t, core::AssessmentPtr>> assessmentBox;
    Mailbox<ProjectWriter::Report> reportBox;
    Mailbox<ProjectWriter::Move> moveBox;
    // Last, so that they are joined before anything they use goes.
    std::unique_ptr<ProjectWriter> writer;
    LatestWorker<AssessRequest> assessor;
    std::optional<LatestWorker<LoadRequest>> loader; // always there until the session ends
};

Session::Private::Private(Session* session, QString folder, RecentProjects& recentProjects)
    : q(session),
      unsavedFolder(toPath(QDir::cleanPath(folder))),
      recent(recentProjects),
      assessor([this](const AssessRequest& request, const std::stop_token& stop) { runAssessment(request, stop); })
{
    loader.emplace([this](const LoadRequest& request, const std::stop_token& stop) { runLoad(request, stop); });
    undoStack.setUndoLimit(kUndoSteps);
    QDir().mkpath(folder);
    std::error_code unknown;
    if (const fs::path canonical = fs::canonical(unsavedFolder, unknown); !unknown)
        unsavedFolder = canonical;
    core::removeAbandonedImports(unsavedFolder);
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
    core::AssessmentPtr result = core::assess(request.import, request.study, request.previous, stop, {});
    if (result)
        send(assessmentBox, std::pair(request.project, std::move(result)), &Private::receiveAssessment);
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
                              Q_EMIT q->identifiersFound(awaitingAnswer->identifiers);
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
                                  .unknownTaskKeys = std::move(loaded.notices->unknownTaskKeys)});
}

void Session::Private::apply(const core::Study& next)
{
    const bool firstEditOfSample = isUneditedSample();
    study = next;
    saveNumber = writer->save(study);
    setSaveState({.kind = SaveState::Kind::Saving, .at = {}, .error = {}});
    if (firstEditOfSample)
        noteRecent();
    requestAssessment();
    Q_EMIT q->studyChanged();
}

void Session::Private::requestAssessment()
{
    assessor.post({.project = projectNumber, .import = import, .study = study, .previous = assessment});
}

void Session::Private::receiveAssessment()
{
    auto newest = assessmentBox.take();
    if (!newest || newest->first != projectNumber || !import)
        return;
    assessment = std::move(newest->second);
    Q_EMIT q->assessmentChanged();
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
    ++projectNumber;
    import.reset();
    assessment.reset();
    study = studyAsLoaded = {};
    project = {};
    sample = false;
    undoStack.clear();
}

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

void Session::importTable(const core::CsvSource& source, const core::CsvDialect& dialect,
                          std::optional<core::TaskReading> task)
{
    d->startLoading([table = TableSource{source, dialect, std::move(task)},
                     folder = d->unsavedFolder](const std::stop_token& stop, const core::ProgressSink& progress) {
        return readTable(table, folder, stop, progress);
    });
}

void Session::keepImport(const QStringList& columnsLeftOut)
{
    if (!d->awaitingAnswer)
        return;
    std::vector<std::string> names;
    for (const QString& column : columnsLeftOut)
        names.push_back(column.toStdString());
    d->startLoading([read = *d->awaitingAnswer, names, folder = d->unsavedFolder](const std::stop_token& stop,
                                                                                  const core::ProgressSink& progress) {
        return keepTable(read, names, folder, stop, progress);
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
        d->writer->moveTo(target, d->project.untitled);
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
