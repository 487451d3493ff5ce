#pragma once

#include "app/session/job_seat.h"
#include "app/session/latest_worker.h"
#include "app/session/mailbox.h"
#include "app/session/training_worker.h"
#include "core/base/fingerprint.h"
#include "core/plan/run_record.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace app {

class Session;

// What trains now, if anything.
struct TrainingState {
    using Kind = core::JobStage;
    Kind kind = Kind::Idle;
    std::optional<core::RunId> run; // as soon as the project has it
    core::TrainingPlan plan;
    core::TrainingUpdate progress; // newest, with the last points and notices

    bool active() const { return kind != Kind::Idle; }
};

// The training runs of the open project, and the one that trains now: at most one, on a thread of its own. Lives on
// the GUI thread; every signal is emitted there. Goes before the session does.
class Training : public QObject {
    Q_OBJECT

public:
    explicit Training(Session& session, QObject* parent = nullptr);
    ~Training() override; // stops what trains and keeps what was learned

    const TrainingState& state() const { return m_seat.state(); }
    const std::vector<core::RunRecord>& runs() const { return m_runs; } // oldest first
    // Of the patients as the study has them now; unset until they are known, or where there is no cohort.
    const std::optional<core::Fingerprint>& cohort() const { return m_cohort; }
    // Of the run that trains now, from its beginning.
    const std::vector<core::CurvePoint>& points() const { return m_points; }
    const std::vector<core::TrainingNotice>& notices() const { return m_notices; }

public Q_SLOTS:
    void start(const core::TrainingPlan& plan);
    void resumeRun(core::RunId run); // from its last checkpoint
    void pause();
    void resume();
    void stop(); // within a second; the best policy so far is kept
    void removeRun(core::RunId run);
    void readPoints(core::RunId run); // pointsRead follows

Q_SIGNALS:
    void stateChanged();
    void progressed(const core::TrainingUpdate& news); // with everything since the last one
    void begun(core::RunId run);
    void ended(core::RunEnd end);
    void failed(const core::Error& error);
    void runsChanged();
    void cohortChanged();
    void pointsRead(core::RunId run, const std::vector<core::CurvePoint>& points);

private:
    struct CohortRequest {
        core::TablePtr import;
        core::Study study;
    };
    struct Answers; // of the thread that has the file
    void begin(TrainingWorker::Request request);
    void receiveNews();
    void receiveAnswers();
    void receiveCohort();
    void leaveProject();
    void enterProject();
    void readRuns();
    void findCohort();
    TrainingWorker::Request request() const;

    Session& m_session;
    std::vector<core::RunRecord> m_runs;
    std::vector<core::CurvePoint> m_points;
    std::vector<core::TrainingNotice> m_notices;
    std::optional<core::Fingerprint> m_cohort;
    const core::Table* m_import = nullptr; // whose runs these are
    std::shared_ptr<Answers> m_answers;    // of this project; those of an earlier one are not looked at
    Mailbox<std::optional<core::Fingerprint>> m_cohortBox;
    JobSeat<TrainingState, TrainingWorker> m_seat;
    LatestWorker<CohortRequest> m_cohortFinder; // last: it uses what is above
};

} // namespace app
