// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/job_slot.h"
#include "app/session/jobs/training_worker.h"
#include "app/session/threads/mailbox.h"
#include "core/plan/run_record.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace app {

class Session;

// A run of the queue: it waits (Idle), or it is under way.
struct TrainingJob {
    using Kind = core::JobStage;
    std::uint64_t ticket = 0; // told apart by it as long as the program runs
    Kind kind = Kind::Idle;
    std::optional<core::RunId> run; // as soon as the project has it
    core::TrainingPlan plan;
    core::TrainingUpdate progress; // newest, with the last points and notices

    bool active() const { return kind != Kind::Idle; }
};

// The training runs of the open project and the queue of those that train and wait: up to so many at a time, each on a
// thread of its own. Lives on the GUI thread; every signal is emitted there. Goes before the session does.
class Training : public QObject {
    Q_OBJECT

public:
    using Kind = core::JobStage;

    explicit Training(Session& session, QObject* parent = nullptr);
    ~Training() override; // stops what trains and keeps what was learned

    bool active() const { return !m_places.empty(); }
    Kind stage() const;                    // of all that trains together
    std::vector<TrainingJob> jobs() const; // those under way, then those that wait, in their order
    std::size_t waiting() const { return m_waiting.size(); }
    const std::vector<core::RunRecord>& runs() const { return m_runs; } // oldest first
    // Of a run that trains now, from its beginning; null: it does not.
    const std::vector<core::CurvePoint>* points(core::RunId run) const;
    const std::vector<core::TrainingNotice>* notices(core::RunId run) const;

    void setPlaces(std::size_t places); // how many may train at a time
    void setHeld(bool held);            // something else has the cores: what waits goes on waiting

public Q_SLOTS:
    void add(const std::vector<core::TrainingPlan>& plans); // to what waits; begins when others are under way already
    void start();                                           // with what waits
    void resumeRun(core::RunId run);                        // from its last checkpoint, before what waits
    void pause();
    void resume();
    void stop();                        // within a second; the best policies so far are kept, what waits is dropped
    void stopJob(std::uint64_t ticket); // only this one, or it waits no longer
    void removeRun(core::RunId run);
    void readPoints(core::RunId run); // pointsRead follows

Q_SIGNALS:
    void stateChanged();                                                // jobs()
    void progressed(core::RunId run, const core::TrainingUpdate& news); // with everything since the last one
    void begun(const app::TrainingJob& job);                            // the project has it
    void ended(const app::TrainingJob& job, const app::JobEnd& end);    // as it was at its end
    void failed(const core::Error& error);                              // of the project's file
    void runsChanged();
    void pointsRead(core::RunId run, const std::vector<core::CurvePoint>& points);

private:
    struct Waiting {
        TrainingJob job;
        std::optional<core::RunId> resume;
    };
    struct Place;   // of one run that is under way
    struct Answers; // of the thread that has the file
    void fillPlaces();
    void begin(Waiting next);
    void receiveNews();
    void receiveNews(Place& place, TrainingWorker::News news);
    void receiveEnd(const Place& place, const JobEnd& end);
    void receiveAnswers();
    void leaveProject();
    void enterProject();
    void readRuns();
    const Place* placeOf(core::RunId run) const;

    Session& m_session;
    std::vector<core::RunRecord> m_runs;
    const core::Table* m_import = nullptr; // whose runs these are
    std::shared_ptr<Answers> m_answers;    // of this project; those of an earlier one are not looked at
    std::uint64_t m_tickets = 0;
    std::size_t m_mostPlaces = 1;
    bool m_going = false; // what waits begins when there is a place
    bool m_paused = false;
    bool m_held = false;
    QTimer m_hear; // a busy window hears of everything together, a few times a second
    std::deque<Waiting> m_waiting;
    std::vector<std::unique_ptr<Place>> m_places;
};

} // namespace app
