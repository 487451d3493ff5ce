// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/jobs/baseline_worker.h"
#include "app/session/jobs/job_slot.h"
#include "app/session/threads/mailbox.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace app {

class Session;

// The table that is being made now, if any.
struct BaselineJobsState {
    using Kind = core::JobStage;
    Kind kind = Kind::Idle;
    std::optional<core::BaselineId> table; // as soon as the project has it
    core::BaselinePlan plan;
    core::BaselineUpdate progress; // newest, with the last finished runs

    bool active() const { return kind != Kind::Idle; }
};

// The tables of systems of the open project, and the one that is made now: at most one, on a thread of its own. Lives
// on the GUI thread; every signal is emitted there. Goes before the session does.
class BaselineJobs : public QObject {
    Q_OBJECT

public:
    explicit BaselineJobs(Session& session, QObject* parent = nullptr);
    ~BaselineJobs() override; // stops what is made and keeps what is finished

    const BaselineJobsState& state() const { return m_slot.state(); }
    // Oldest first, without scores; the one being made grows with every finished run.
    const std::vector<core::BaselineRecord>& tables() const { return m_tables; }
    void setCores(std::size_t cores) { m_cores = cores; } // of the next table; 0: as many as there are

public Q_SLOTS:
    void start(const core::BaselinePlan& plan);
    void resumeTable(core::BaselineId table); // what it had finished is not made again
    void pause();
    void resume();
    void stop(); // within a second; what is finished is kept
    void removeTable(core::BaselineId table);

Q_SIGNALS:
    void stateChanged();
    void progressed(core::BaselineId table, const core::BaselineUpdate& news); // with every run since the last one
    void begun(core::BaselineId table);                                        // tables() has it
    void ended(core::RunEnd end);
    void failed(const core::Error& error);
    void tablesChanged();

private:
    struct Answers; // of the thread that has the file
    void begin(BaselineWorker::Request request);
    void receiveNews();
    void receiveBegun(BaselineWorker::Begun begun);
    void receiveUpdate(core::BaselineUpdate update);
    void receiveAnswers();
    void leaveProject();
    void enterProject();
    void readTables();
    BaselineWorker::Request makeRequest() const;
    core::BaselineRecord* made(); // the one under way

    Session& m_session;
    std::vector<core::BaselineRecord> m_tables;
    std::size_t m_cores = 0;
    const core::Table* m_import = nullptr; // whose tables these are
    std::shared_ptr<Answers> m_answers;    // of this project; those of an earlier one are not looked at
    JobSlot<BaselineJobsState, BaselineWorker> m_slot;
};

} // namespace app
