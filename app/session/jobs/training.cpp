// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/jobs/training.h"

#include "app/session/document/project_answers.h"
#include "app/session/document/session.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <utility>

namespace app {

namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenNews = 80ms;

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
    Inbox<RunPoints> points; // of every run that was asked for
};

struct Training::Place {
    JobSlot<TrainingJob, TrainingWorker> slot;
    std::vector<core::CurvePoint> points; // from its beginning
    std::vector<core::TrainingNotice> notices;
};

Training::Training(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_answers(std::make_shared<Answers>(this))
{
    connect(&session, &Session::projectClosing, this, &Training::leaveProject);
    connect(&session, &Session::projectChanged, this, &Training::enterProject);
    m_hear.setSingleShot(true);
    m_hear.setInterval(kBetweenNews);
    connect(&m_hear, &QTimer::timeout, this, qOverload<>(&Training::receiveNews));
    enterProject();
}

Training::~Training()
{
    m_answers->forget();
    for (const auto& place : m_places) // all at once, before the first is waited for
        place->slot.stop();
}

Training::Kind Training::stage() const
{
    if (m_places.empty())
        return Kind::Idle;
    const auto all = [this](Kind kind) {
        return std::ranges::all_of(m_places, [kind](const auto& place) { return place->slot.state().kind == kind; });
    };
    if (all(Kind::Stopping))
        return Kind::Stopping;
    if (m_paused)
        return Kind::Paused;
    return all(Kind::Preparing) ? Kind::Preparing : Kind::Running;
}

std::vector<TrainingJob> Training::jobs() const
{
    std::vector<TrainingJob> all;
    for (const auto& place : m_places)
        all.push_back(place->slot.state());
    for (const Waiting& next : m_waiting)
        all.push_back(next.job);
    return all;
}

const Training::Place* Training::placeOf(core::RunId run) const
{
    const auto found =
        std::ranges::find_if(m_places, [run](const auto& place) { return place->slot.state().run == run; });
    return found == m_places.end() ? nullptr : found->get();
}

const std::vector<core::CurvePoint>* Training::points(core::RunId run) const
{
    const Place* place = placeOf(run);
    return place ? &place->points : nullptr;
}

const std::vector<core::TrainingNotice>* Training::notices(core::RunId run) const
{
    const Place* place = placeOf(run);
    return place ? &place->notices : nullptr;
}

void Training::setPlaces(std::size_t places)
{
    m_mostPlaces = std::max<std::size_t>(1, places);
    fillPlaces();
}

void Training::setHeld(bool held)
{
    m_held = held;
    fillPlaces();
}

void Training::add(const std::vector<core::TrainingPlan>& plans)
{
    if (plans.empty() || !m_session.canEdit())
        return;
    for (const core::TrainingPlan& plan : plans)
        m_waiting.push_back(
            {.job = {.ticket = ++m_tickets, .kind = Kind::Idle, .run = {}, .plan = plan, .progress = {}},
             .resume = {}});
    Q_EMIT stateChanged();
    fillPlaces();
}

void Training::start()
{
    m_going = !m_waiting.empty() && m_session.canEdit();
    fillPlaces();
}

void Training::resumeRun(core::RunId run)
{
    const auto stored = std::ranges::find(m_runs, run, &core::RunRecord::id);
    if (stored == m_runs.end() || placeOf(run) || !m_session.canEdit())
        return;
    m_waiting.push_front(
        {.job = {.ticket = ++m_tickets, .kind = Kind::Idle, .run = {}, .plan = stored->start.plan, .progress = {}},
         .resume = run});
    m_going = true;
    Q_EMIT stateChanged();
    fillPlaces();
}

void Training::fillPlaces()
{
    while (m_going && !m_paused && !m_held && !m_waiting.empty() && m_places.size() < m_mostPlaces) {
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        begin(std::move(next));
    }
    if (m_waiting.empty() && m_places.empty())
        m_going = false;
}

void Training::begin(Waiting next)
{
    Place& place = *m_places.emplace_back(std::make_unique<Place>());
    TrainingWorker::Request request{.patients = m_session.patients(), .plan = next.job.plan, .resume = next.resume};
    place.slot.begin(std::move(request), m_session.projectJobs(), [this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!m_hear.isActive())
                    m_hear.start();
            },
            Qt::QueuedConnection);
    });
    place.slot.state().ticket = next.job.ticket;
    Q_EMIT stateChanged();
}

void Training::pause()
{
    if (m_places.empty() || std::exchange(m_paused, true))
        return;
    for (const auto& place : m_places)
        place->slot.pause();
    Q_EMIT stateChanged();
}

void Training::resume()
{
    if (!std::exchange(m_paused, false))
        return;
    for (const auto& place : m_places)
        place->slot.resume();
    Q_EMIT stateChanged();
    fillPlaces();
}

void Training::stop()
{
    m_waiting.clear();
    m_going = m_paused = false;
    for (const auto& place : m_places)
        place->slot.stop();
    Q_EMIT stateChanged();
}

void Training::stopJob(std::uint64_t ticket)
{
    std::erase_if(m_waiting, [ticket](const Waiting& next) { return next.job.ticket == ticket; });
    for (const auto& place : m_places)
        if (place->slot.state().ticket == ticket)
            place->slot.stop();
    Q_EMIT stateChanged();
}

void Training::receiveNews()
{
    std::vector<Place*> asked; // who ends leaves the list, and who hears of it may add to it
    for (const auto& place : m_places)
        asked.push_back(place.get());
    for (Place* place : asked) {
        const bool there = std::ranges::any_of(m_places, [place](const auto& one) { return one.get() == place; });
        if (std::optional<TrainingWorker::News> news = there ? place->slot.takeNews() : std::nullopt)
            receiveNews(*place, std::move(*news));
    }
}

void Training::receiveNews(Place& place, TrainingWorker::News news)
{
    TrainingJob& job = place.slot.state();
    if (news.begun) {
        m_session.keepSample();
        job.run = news.begun->run;
        job.plan = news.begun->plan;
        place.points = std::move(news.begun->points);
        place.slot.noteBegun();
        if (m_paused)
            place.slot.pause();
        readRuns();
        Q_EMIT stateChanged();
        Q_EMIT begun(job);
    }
    if (news.update) {
        job.progress = std::move(*news.update);
        const core::TrainingUpdate& update = job.progress;
        place.points.insert(place.points.end(), update.points.begin(), update.points.end());
        place.notices.insert(place.notices.end(), update.notices.begin(), update.notices.end());
        if (job.run)
            Q_EMIT progressed(*job.run, update);
    }
    if (news.ended)
        receiveEnd(place, *news.ended);
}

void Training::receiveEnd(const Place& place, const JobEnd& end)
{
    const TrainingJob job = place.slot.state();
    std::erase_if(m_places, [&place](const auto& one) { return one.get() == &place; }); // it told this last
    if (end.error && !job.run)
        m_going = false; // what could not even begin will not begin the next time
    if (m_places.empty())
        m_paused = false;
    readRuns(); // behind everything it stored
    Q_EMIT stateChanged();
    Q_EMIT ended(job, end);
    fillPlaces();
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
    if (const std::vector<core::CurvePoint>* live = points(run)) {
        Q_EMIT pointsRead(run, *live);
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
    if (!jobs || !m_session.canEdit() || placeOf(run))
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
    for (const RunPoints& read : m_answers->points.take())
        if (!placeOf(read.first)) // one that was taken up meanwhile has newer ones
            Q_EMIT pointsRead(read.first, read.second);
    for (const core::Error& error : m_answers->takeErrors())
        Q_EMIT failed(error);
}

void Training::leaveProject()
{
    m_waiting.clear();
    m_going = m_paused = false;
    if (m_places.empty())
        return;
    for (const auto& place : m_places)
        place->slot.stop();
    std::vector<TrainingJob> left;
    for (const auto& place : m_places)
        left.push_back(place->slot.state());
    m_places.clear(); // what they store goes to the file that is about to be closed
    Q_EMIT stateChanged();
    for (const TrainingJob& job : left)
        Q_EMIT ended(job, {.end = core::RunEnd::Cancelled, .error = {}});
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
    Q_EMIT runsChanged();
    readRuns();
}

} // namespace app
