#include "app/session/training.h"

#include "app/session/project_answers.h"
#include "app/session/session.h"
#include "core/data/cohort.h"

#include <QMetaObject>

#include <algorithm>
#include <utility>

namespace app {

namespace {

using RunPoints = std::pair<core::RunId, std::vector<core::CurvePoint>>;

core::Result<RunPoints> pointsOf(const core::ProjectFile& file, core::RunId run)
{
    core::Result<std::vector<core::CurvePoint>> points = file.points(run);
    if (!points)
        return points.error();
    return RunPoints(run, std::move(*points));
}

} // namespace

struct Training::Answers : ProjectAnswers {
    explicit Answers(Training* asker) : ProjectAnswers(asker, [asker] { asker->receiveAnswers(); }) {}

    Mailbox<std::vector<core::RunRecord>> runs;
    Mailbox<RunPoints> points; // only the run asked for last is shown
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
    if (state().active() || !m_session.canEdit())
        return;
    m_points.clear();
    m_notices.clear();
    m_seat.begin(std::move(wish), m_session.projectJobs(),
                 [this] { QMetaObject::invokeMethod(this, &Training::receiveNews, Qt::QueuedConnection); });
    Q_EMIT stateChanged();
}

void Training::pause()
{
    if (m_seat.pause())
        Q_EMIT stateChanged();
}

void Training::resume()
{
    if (m_seat.resume())
        Q_EMIT stateChanged();
}

void Training::stop()
{
    if (m_seat.stop())
        Q_EMIT stateChanged();
}

void Training::receiveNews()
{
    std::optional<TrainingWorker::News> news = m_seat.takeNews();
    if (!news)
        return;
    if (news->begun) {
        m_session.keepSample();
        m_seat.state().run = news->begun->run;
        m_seat.state().plan = news->begun->plan;
        m_points = std::move(news->begun->points);
        m_seat.noteBegun();
        readRuns();
        Q_EMIT stateChanged();
        Q_EMIT begun(*state().run);
    }
    if (news->update) {
        m_seat.state().progress = std::move(*news->update);
        const core::TrainingUpdate& update = state().progress;
        m_points.insert(m_points.end(), update.points.begin(), update.points.end());
        m_notices.insert(m_notices.end(), update.notices.begin(), update.notices.end());
        Q_EMIT progressed(update);
    }
    if (news->ended) {
        const JobEnd end = *news->ended;
        m_seat.clear(); // it told this last
        readRuns();     // behind everything it stored
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
        answers->put(answers->runs, file.runs());
        return core::Done{};
    });
}

void Training::readPoints(core::RunId run)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (state().run == run) {
        Q_EMIT pointsRead(run, m_points);
        return;
    }
    if (!jobs)
        return;
    jobs([run, answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(answers->points, pointsOf(file, run));
        return core::Done{};
    });
}

void Training::removeRun(core::RunId run)
{
    const ProjectJobs jobs = m_session.projectJobs();
    if (!jobs || !m_session.canEdit() || state().run == run)
        return;
    jobs([run, answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(file.removeRun(run));
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
    for (const core::Error& error : m_answers->takeErrors())
        Q_EMIT failed(error);
}

void Training::leaveProject()
{
    if (!m_seat.clear()) // what it stores goes to the file that is about to be closed
        return;
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
