#include "app/session/training.h"

#include "app/session/session.h"
#include "core/data/cohort.h"

#include <QMetaObject>

#include <algorithm>
#include <mutex>

namespace app {

using Kind = TrainingState::Kind;

// Filled on the thread that has the file. Shared with the jobs there: one that comes too late finds a place for its
// answer, and nobody to tell.
struct Training::Answers {
    explicit Answers(Training* asker) : receiver(asker) {}

    void tell()
    {
        const std::scoped_lock lock(mutex);
        if (receiver)
            QMetaObject::invokeMethod(receiver, &Training::receiveAnswers, Qt::QueuedConnection);
    }
    void forget()
    {
        const std::scoped_lock lock(mutex);
        receiver = nullptr;
    }

    std::mutex mutex;
    Training* receiver;
    Mailbox<std::vector<core::RunRecord>> runs;
    Mailbox<std::pair<core::RunId, std::vector<core::CurvePoint>>> points; // only the run asked for last is shown
    Inbox<core::Error> errors;
};

Training::Training(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_answers(std::make_shared<Answers>(this)),
      m_cohortFinder([this](const CohortRequest& request, const std::stop_token& stop) {
          const core::CohortOutcome made = core::makeCohort(request.import, request.study.task);
          std::optional<core::Fingerprint> found;
          if (made.cohort)
              found = made.cohort->fingerprint();
          if (!stop.stop_requested() && m_cohortBox.put(found))
              QMetaObject::invokeMethod(this, &Training::receiveCohort, Qt::QueuedConnection);
      })
{
    connect(&session, &Session::projectClosing, this, &Training::leaveProject);
    connect(&session, &Session::projectChanged, this, &Training::enterProject);
    connect(&session, &Session::assessmentChanged, this, &Training::findCohort);
    enterProject();
}

Training::~Training()
{
    m_answers->forget();
}

TrainingWorker::Request Training::request() const
{
    return {.import = m_session.import(), .study = m_session.study(), .plan = {}, .resume = {}};
}

void Training::start(const core::TrainingPlan& plan)
{
    TrainingWorker::Request wish = request();
    wish.plan = plan;
    begin(std::move(wish));
}

void Training::resumeRun(core::RunId run)
{
    const auto stored = std::find_if(m_runs.begin(), m_runs.end(), [run](const auto& one) { return one.id == run; });
    if (stored == m_runs.end())
        return;
    TrainingWorker::Request wish = request();
    wish.plan = stored->start.plan;
    wish.resume = run;
    begin(std::move(wish));
}

void Training::begin(TrainingWorker::Request wish)
{
    if (m_state.active() || !m_session.canEdit())
        return;
    m_points.clear();
    m_notices.clear();
    m_state = {.kind = Kind::Preparing, .run = {}, .plan = wish.plan, .progress = {}};
    m_worker = std::make_unique<TrainingWorker>(std::move(wish), m_session.projectJobs(), [this] {
        QMetaObject::invokeMethod(this, &Training::receiveNews, Qt::QueuedConnection);
    });
    Q_EMIT stateChanged();
}

void Training::pause()
{
    if (m_state.kind != Kind::Running)
        return;
    m_worker->pause();
    setKind(Kind::Paused);
}

void Training::resume()
{
    if (m_state.kind != Kind::Paused)
        return;
    m_worker->resume();
    setKind(Kind::Running);
}

void Training::stop()
{
    if (!m_state.active())
        return;
    m_worker->stop();
    setKind(Kind::Stopping);
}

void Training::setKind(Kind kind)
{
    m_state.kind = kind;
    Q_EMIT stateChanged();
}

void Training::receiveNews()
{
    std::optional<TrainingWorker::News> news = m_worker ? m_worker->takeNews() : std::nullopt;
    if (!news)
        return;
    if (news->begun) {
        m_session.keepSample();
        m_state.run = news->begun->run;
        m_state.plan = news->begun->plan;
        m_points = std::move(news->begun->points);
        if (m_state.kind == Kind::Preparing)
            m_state.kind = Kind::Running;
        readRuns();
        Q_EMIT stateChanged();
        Q_EMIT begun(*m_state.run);
    }
    if (news->update) {
        m_state.progress = std::move(*news->update);
        const core::TrainingUpdate& update = m_state.progress;
        m_points.insert(m_points.end(), update.points.begin(), update.points.end());
        m_notices.insert(m_notices.end(), update.notices.begin(), update.notices.end());
        Q_EMIT progressed(update);
    }
    if (news->ended) {
        const JobEnd end = *news->ended;
        m_worker.reset(); // it told this last
        m_state = {};
        readRuns(); // behind everything it stored
        Q_EMIT stateChanged();
        if (end.error)
            Q_EMIT failed(*end.error);
        Q_EMIT ended(end.end);
    }
}

void Training::readRuns()
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs)
        return;
    jobs([answers = m_answers](core::ProjectFile& file) -> core::Status {
        core::Result<std::vector<core::RunRecord>> runs = file.runs();
        const bool first = runs ? answers->runs.put(std::move(*runs)) : answers->errors.put(runs.error());
        if (first)
            answers->tell();
        return core::Done{};
    });
}

void Training::readPoints(core::RunId run)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (m_state.run == run) {
        Q_EMIT pointsRead(run, m_points);
        return;
    }
    if (!jobs)
        return;
    jobs([run, answers = m_answers](core::ProjectFile& file) -> core::Status {
        core::Result<std::vector<core::CurvePoint>> points = file.points(run);
        const bool first =
            points ? answers->points.put({run, std::move(*points)}) : answers->errors.put(points.error());
        if (first)
            answers->tell();
        return core::Done{};
    });
}

void Training::removeRun(core::RunId run)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs || !m_session.canEdit() || m_state.run == run)
        return;
    jobs([run, answers = m_answers](core::ProjectFile& file) -> core::Status {
        if (const core::Status removed = file.removeRun(run); !removed && answers->errors.put(removed.error()))
            answers->tell();
        return core::Done{};
    });
    readRuns();
}

void Training::receiveAnswers()
{
    if (std::optional<std::vector<core::RunRecord>> runs = m_answers->runs.take()) {
        m_runs = std::move(*runs);
        Q_EMIT runsChanged();
    }
    if (auto points = m_answers->points.take())
        Q_EMIT pointsRead(points->first, points->second);
    for (const core::Error& error : m_answers->errors.take())
        Q_EMIT failed(error);
}

void Training::leaveProject()
{
    if (!m_worker)
        return;
    m_worker.reset(); // stops and waits: what it stores goes to the file that is about to be closed
    m_state = {};
    Q_EMIT stateChanged();
    Q_EMIT ended(core::RunEnd::Cancelled);
}

// Also called when the same project got another place.
void Training::enterProject()
{
    if (m_import == m_session.import().get())
        return;
    m_import = m_session.import().get();
    m_answers->forget();
    m_answers = std::make_shared<Answers>(this);
    m_runs.clear();
    m_cohort.reset();
    Q_EMIT runsChanged();
    readRuns();
}

void Training::findCohort()
{
    const core::AssessmentPtr& assessment = m_session.assessment();
    if (assessment && assessment->problems.empty())
        m_cohortFinder.post({.import = m_session.import(), .study = assessment->study});
}

void Training::receiveCohort()
{
    const auto found = m_cohortBox.take();
    if (!found || *found == m_cohort)
        return;
    m_cohort = *found;
    Q_EMIT cohortChanged();
}

} // namespace app
