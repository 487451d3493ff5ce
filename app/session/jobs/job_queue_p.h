// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/session.h"
#include "app/session/jobs/job_queue.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <utility>

// For who makes a queue of one kind.
namespace app {

template <typename Kind>
struct JobQueue<Kind>::Answers : ProjectAnswers {
    explicit Answers(JobQueue* asker) : ProjectAnswers(asker, [asker] { asker->receiveAnswers(); }) {}

    Mailbox<std::vector<Record>> records;
};

template <typename Kind>
void JobQueue<Kind>::Place::pause()
{
    if (state.stage != core::JobStage::Running)
        return;
    worker->pause();
    state.stage = core::JobStage::Paused;
}

template <typename Kind>
void JobQueue<Kind>::Place::resume()
{
    if (state.stage != core::JobStage::Paused)
        return;
    worker->resume();
    state.stage = core::JobStage::Running;
}

template <typename Kind>
void JobQueue<Kind>::Place::stop()
{
    worker->stop();
    state.stage = core::JobStage::Stopping;
}

template <typename Kind>
JobQueue<Kind>::JobQueue(Session& session, Waiting waiting, QObject* parent)
    : JobSignals(parent),
      m_session(session),
      m_mayWait(waiting),
      m_answers(std::make_shared<Answers>(this))
{
    connect(&session, &Session::projectClosing, this, [this] { leaveProject(); });
    connect(&session, &Session::projectChanged, this, [this] { enterProject(); });
    m_news.setSingleShot(true);
    connect(&m_news, &QTimer::timeout, this, [this] { receiveNews(); });
    enterProject();
}

template <typename Kind>
JobQueue<Kind>::~JobQueue()
{
    m_answers->forget();
    for (const auto& place : m_places) // all at once, before the first is waited for
        place->stop();
    m_places.clear();
}

template <typename Kind>
core::JobStage JobQueue<Kind>::stage() const
{
    if (m_places.empty())
        return core::JobStage::Idle;
    const auto all = [this](core::JobStage stage) {
        return std::ranges::all_of(m_places, [stage](const auto& place) { return place->state.stage == stage; });
    };
    if (all(core::JobStage::Stopping))
        return core::JobStage::Stopping;
    if (m_paused)
        return core::JobStage::Paused;
    return all(core::JobStage::Preparing) ? core::JobStage::Preparing : core::JobStage::Running;
}

template <typename Kind>
const JobState<Kind>& JobQueue<Kind>::state() const
{
    static const State kIdle;
    return m_places.empty() ? kIdle : m_places.front()->state;
}

template <typename Kind>
std::vector<JobState<Kind>> JobQueue<Kind>::jobs() const
{
    std::vector<State> all;
    for (const auto& place : m_places)
        all.push_back(place->state);
    for (const Waiter& next : m_waiting)
        all.push_back(next.job);
    return all;
}

template <typename Kind>
typename Kind::Record* JobQueue<Kind>::recordOf(const std::optional<Id>& job)
{
    const auto found =
        std::ranges::find_if(m_records, [&job](const Record& record) { return job && record.id == *job; });
    return found == m_records.end() ? nullptr : &*found;
}

template <typename Kind>
bool JobQueue<Kind>::isUnderWay(Id job) const
{
    return std::ranges::any_of(m_places, [job](const auto& place) { return place->state.id == job; });
}

template <typename Kind>
bool JobQueue<Kind>::mayAdd() const
{
    return m_session.canEdit() && (m_mayWait == Waiting::Allowed || !active());
}

template <typename Kind>
void JobQueue<Kind>::setPlaces(std::size_t places)
{
    m_mostPlaces = std::max<std::size_t>(1, places);
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::setHeld(bool held)
{
    m_held = held;
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::add(const std::vector<Plan>& plans)
{
    if (plans.empty() || !mayAdd())
        return;
    for (const Plan& plan : plans)
        m_waiting.push_back({.job = {.ticket = ++m_tickets, .plan = plan}, .resume = {}});
    Q_EMIT stateChanged();
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::start()
{
    m_going = !m_waiting.empty() && m_session.canEdit();
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::start(const Plan& plan)
{
    if (!mayAdd())
        return;
    m_going = true;
    add({plan});
}

template <typename Kind>
void JobQueue<Kind>::resumeJob(Id job)
{
    const Record* stored = recordOf(job);
    if (!stored || isUnderWay(job) || !mayAdd())
        return;
    m_waiting.push_front({.job = {.ticket = ++m_tickets, .plan = stored->start.plan}, .resume = job});
    m_going = true;
    Q_EMIT stateChanged();
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::fillPlaces()
{
    while (m_going && !m_paused && !m_held && !m_waiting.empty() && m_places.size() < m_mostPlaces) {
        Waiter next = std::move(m_waiting.front());
        m_waiting.pop_front();
        begin(std::move(next));
    }
    if (m_waiting.empty() && m_places.empty())
        m_going = false;
}

template <typename Kind>
void JobQueue<Kind>::begin(Waiter next)
{
    Place& place = *m_places.emplace_back(std::make_unique<Place>());
    place.state = std::move(next.job);
    place.state.stage = core::JobStage::Preparing;
    place.worker = std::make_unique<JobWorker<Kind>>(
        typename JobWorker<Kind>::Request{
            .patients = m_session.patients(), .plan = place.state.plan, .resume = next.resume, .cores = m_cores},
        m_session.projectJobs(), [this] {
            QMetaObject::invokeMethod(
                this, [this] { receiveSoon(); }, Qt::QueuedConnection);
        });
    Q_EMIT stateChanged();
}

template <typename Kind>
void JobQueue<Kind>::pause()
{
    if (m_places.empty() || std::exchange(m_paused, true))
        return;
    for (const auto& place : m_places)
        place->pause();
    Q_EMIT stateChanged();
}

template <typename Kind>
void JobQueue<Kind>::resume()
{
    if (!std::exchange(m_paused, false))
        return;
    for (const auto& place : m_places)
        place->resume();
    Q_EMIT stateChanged();
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::stop()
{
    m_waiting.clear();
    m_going = m_paused = false;
    for (const auto& place : m_places)
        place->stop();
    Q_EMIT stateChanged();
}

template <typename Kind>
void JobQueue<Kind>::stopJob(std::uint64_t ticket)
{
    std::erase_if(m_waiting, [ticket](const Waiter& next) { return next.job.ticket == ticket; });
    for (const auto& place : m_places)
        if (place->state.ticket == ticket)
            place->stop();
    Q_EMIT stateChanged();
}

// At once, unless it was told something a moment ago.
template <typename Kind>
void JobQueue<Kind>::receiveSoon()
{
    // Milliseconds. Trainings run several at a time and would keep the window busy; one job alone tells at once.
    const qint64 kBetweenNews = m_mayWait == Waiting::Allowed ? 80 : 0;
    const qint64 since = m_sinceNews.isValid() ? m_sinceNews.elapsed() : kBetweenNews;
    if (!m_news.isActive())
        m_news.start(static_cast<int>(std::max<qint64>(0, kBetweenNews - since)));
}

template <typename Kind>
void JobQueue<Kind>::receiveNews()
{
    m_sinceNews.start();
    std::vector<Place*> asked; // one that ends leaves the list, and whoever is told of it may add to it
    for (const auto& place : m_places)
        asked.push_back(place.get());
    for (Place* place : asked) {
        const bool there = std::ranges::any_of(m_places, [place](const auto& one) { return one.get() == place; });
        if (std::optional<JobNews<Kind>> news = there ? place->worker->takeNews() : std::nullopt)
            receiveNews(*place, std::move(*news));
    }
}

template <typename Kind>
void JobQueue<Kind>::receiveNews(Place& place, JobNews<Kind> news)
{
    if (news.begun)
        receiveBegun(place, *news.begun);
    if (news.progress) {
        place.state.progress = std::move(*news.progress);
        if (Record* record = recordOf(place.state.id))
            onProgress(place.state, *record);
    }
    if (news.ended)
        receiveEnd(place, *news.ended);
}

template <typename Kind>
void JobQueue<Kind>::receiveBegun(Place& place, const core::Begun<Kind>& begun)
{
    m_session.keepSample();
    place.state.id = begun.record.id;
    place.state.plan = begun.record.start.plan;
    if (place.state.stage == core::JobStage::Preparing) // it may have been asked to stop meanwhile
        place.state.stage = core::JobStage::Running;
    if (m_paused)
        place.pause();
    if (Record* record = recordOf(place.state.id))
        *record = begun.record;
    else
        m_records.push_back(begun.record);
    Q_EMIT recordsChanged();
    Q_EMIT stateChanged();
    onBegun(place.state, begun);
}

template <typename Kind>
void JobQueue<Kind>::receiveEnd(const Place& place, const JobEnd& end)
{
    const State job = place.state;
    std::erase_if(m_places, [&place](const auto& one) { return one.get() == &place; }); // it told this last
    if (end.error && !job.id)
        m_going = false; // what could not even begin will not begin the next time
    if (m_places.empty())
        m_paused = false;
    readRecords(); // behind everything it stored
    Q_EMIT stateChanged();
    onEnded(job, end);
    fillPlaces();
}

template <typename Kind>
void JobQueue<Kind>::onEnded(const State&, const JobEnd& end)
{
    if (end.error)
        Q_EMIT failed(*end.error);
}

template <typename Kind>
void JobQueue<Kind>::readRecords()
{
    if (const core::ProjectJobs jobs = m_session.projectJobs())
        jobs([answers = m_answers](core::ProjectFile& file) -> core::Status {
            answers->put(answers->records, file.template records<Kind>());
            return core::Done{};
        });
}

template <typename Kind>
void JobQueue<Kind>::removeJob(Id job)
{
    const core::ProjectJobs jobs = m_session.projectJobs();
    if (!jobs || !m_session.canEdit() || isUnderWay(job))
        return;
    jobs([job, answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(file.remove(job));
        return core::Done{};
    });
    readRecords();
}

template <typename Kind>
void JobQueue<Kind>::change(Id job, const std::function<void(Record&)>& here, const core::ProjectJob& inFile)
{
    const core::ProjectJobs jobs = m_session.projectJobs();
    Record* record = recordOf(job);
    if (!jobs || !record || !m_session.canEdit())
        return;
    m_session.keepSample();
    here(*record);
    jobs([inFile, answers = m_answers](core::ProjectFile& file) -> core::Status {
        answers->put(inFile(file));
        return core::Done{};
    });
    Q_EMIT recordsChanged();
}

template <typename Kind>
void JobQueue<Kind>::receiveAnswers()
{
    if (std::optional<std::vector<Record>> stored = m_answers->records.take()) {
        for (const auto& place : m_places) // only what is under way is known better here than in the file
            if (const Record* now = recordOf(place->state.id)) {
                const auto same = std::ranges::find(*stored, now->id, &Record::id);
                if (same == stored->end())
                    stored->push_back(*now);
                else
                    *same = *now;
            }
        m_records = std::move(*stored);
        Q_EMIT recordsChanged();
    }
    for (const core::Error& error : m_answers->takeErrors())
        Q_EMIT failed(error);
}

template <typename Kind>
void JobQueue<Kind>::leaveProject()
{
    m_waiting.clear();
    m_going = m_paused = false;
    if (m_places.empty())
        return;
    for (const auto& place : m_places)
        place->stop();
    const std::vector<State> left = jobs();
    m_places.clear(); // what they store goes to the file that is about to be closed
    Q_EMIT stateChanged();
    for (const State& job : left)
        onEnded(job, {.end = core::RunEnd::Cancelled, .error = {}});
}

// Also called when the same project got another place.
template <typename Kind>
void JobQueue<Kind>::enterProject()
{
    if (m_import == m_session.import().get())
        return;
    m_import = m_session.import().get();
    m_answers->forget();
    m_answers = std::make_shared<Answers>(this);
    m_records.clear();
    onProjectEntered();
    Q_EMIT recordsChanged();
    readRecords();
}

} // namespace app
