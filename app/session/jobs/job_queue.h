// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_answers.h"
#include "app/session/jobs/job_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/base/job_stage.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace app {

class Session;

// A job that waits (Idle), or is under way.
template <typename Kind>
struct JobState {
    std::uint64_t ticket = 0; // told apart by it as long as the program runs
    core::JobStage stage = core::JobStage::Idle;
    std::optional<core::JobId<Kind>> id = {}; // as soon as the project has it
    decltype(Kind::Start::plan) plan = {};
    typename Kind::Update progress = {}; // newest, with the last points, notices and finished runs

    bool active() const { return stage != core::JobStage::Idle; }
};

// Signals that need no type of their own. All are emitted on the GUI thread.
class JobSignals : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

Q_SIGNALS:
    void stateChanged(); // jobs()
    void recordsChanged();
    void failed(const core::Error& error);
};

// The jobs of one kind in the open project: those it keeps, and the queue of those that are under way and wait, up to
// so many at a time, each on a thread of its own. Lives on the GUI thread. Goes before the session does.
template <typename Kind>
class JobQueue : public JobSignals {
public:
    using Id = core::JobId<Kind>;
    using Plan = decltype(Kind::Start::plan);
    using Record = typename Kind::Record;
    using State = JobState<Kind>;
    enum class Waiting { Allowed, Refused }; // whether a job may be asked for while another one is under way

    JobQueue(Session& session, Waiting waiting, QObject* parent);
    ~JobQueue() override; // stops what is under way and keeps what was found

    bool active() const { return !m_places.empty(); }
    core::JobStage stage() const;    // of all that are under way together
    const State& state() const;      // of the first that is under way
    std::vector<State> jobs() const; // those under way, then those that wait, in their order
    std::size_t waiting() const { return m_waiting.size(); }
    const std::vector<Record>& records() const { return m_records; } // oldest first; those under way as they are now

    void setPlaces(std::size_t places);                   // how many may be under way at a time
    void setCores(std::size_t cores) { m_cores = cores; } // of the next job; 0: as many as there are
    void setHeld(bool held);                              // something else has the cores: what waits goes on waiting

    void add(const std::vector<Plan>& plans); // to what waits; begins when others are under way already
    void start();                             // with what waits
    void start(const Plan& plan);
    void resumeJob(Id job); // a stored one, before what waits
    void pause();
    void resume();
    void stop();                        // within a second; what was found is kept, what waits is dropped
    void stopJob(std::uint64_t ticket); // only this one, or it waits no longer
    void removeJob(Id job);             // unless it is under way

protected:
    // What a kind has to say itself.
    virtual void onBegun(const State&, const core::Begun<Kind>&) {}
    virtual void onProgress(const State& job, Record& record) = 0; // the record takes what is new
    virtual void onEnded(const State& job, const JobEnd& end);     // tells why it failed
    virtual void onProjectEntered() {}
    Session& session() { return m_session; }
    // Something beside the work of a job, such as a name: here at once, in the file behind what is written there.
    void change(Id job, const std::function<void(Record&)>& here, const core::ProjectJob& inFile);

private:
    struct Waiter {
        State job;
        std::optional<Id> resume;
    };
    struct Place { // of one that is under way
        State state;
        std::unique_ptr<JobWorker<Kind>> worker;
        void pause();
        void resume();
        void stop();
    };
    struct Answers;
    void fillPlaces();
    void begin(Waiter next);
    void receiveSoon();
    void receiveNews();
    void receiveNews(Place& place, JobNews<Kind> news);
    void receiveBegun(Place& place, const core::Begun<Kind>& begun);
    void receiveEnd(const Place& place, const JobEnd& end);
    void receiveAnswers();
    void leaveProject();
    void enterProject();
    void readRecords();
    Record* recordOf(const std::optional<Id>& job);
    bool isUnderWay(Id job) const;
    bool mayAdd() const;

    Session& m_session;
    const Waiting m_mayWait;
    std::vector<Record> m_records;
    const core::Table* m_import = nullptr; // whose jobs these are
    std::shared_ptr<Answers> m_answers;    // of this project; those of an earlier one are not looked at
    std::uint64_t m_tickets = 0;
    std::size_t m_mostPlaces = 1;
    std::size_t m_cores = 0;
    bool m_going = false; // what waits begins when there is a place
    bool m_paused = false;
    bool m_held = false;
    QElapsedTimer m_sinceNews;
    QTimer m_news; // a busy window is told of everything together, a few times a second
    std::deque<Waiter> m_waiting;
    std::vector<std::unique_ptr<Place>> m_places;
};

} // namespace app
