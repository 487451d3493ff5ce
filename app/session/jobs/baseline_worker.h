// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_writer.h"
#include "app/session/jobs/job_thread.h"
#include "core/compare/baseline_record.h"
#include "core/data/cohort/study.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace app {

// Makes one table of systems on a thread of its own, with an executor as large as is allowed, from a snapshot of the
// study. Every run goes into the project as soon as it is finished; what is new for the window is gathered until
// somebody takes it.
class BaselineWorker {
public:
    struct Request {
        core::LazyPatientsPtr patients;         // of the study as it was when the job was asked for
        core::BaselinePlan plan;                // of a new table
        std::optional<core::BaselineId> resume; // a stored one goes on, with its own plan
        std::size_t cores = 0;                  // 0: as many as there are
    };

    // What a table is, once the project has it.
    struct Begun {
        core::BaselineId table;
        core::BaselineStart start;
        std::vector<core::SystemRun> runs; // of a table that goes on
    };
    using Job = JobThread<Begun, core::BaselineUpdate>;
    using News = Job::News;

    // Its end stops the job, keeps what is finished, and waits. `notify` is called on the worker's thread when there is
    // news and was none before.
    BaselineWorker(Request request, ProjectJobs jobs, std::function<void()> notify);

    void pause() { m_job.pause(); }
    void resume() { m_job.resume(); }
    void stop() { m_job.stop(); } // what is finished is kept
    std::optional<News> takeNews() { return m_job.takeNews(); }

private:
    struct Prepared;
    core::Result<core::RunEnd> work(const std::stop_token& stop);
    core::Result<Prepared> prepare() const;
    // Finished: the project has the table and it can be made.
    core::Result<core::RunEnd> begin(Prepared& prepared, const std::stop_token& stop);
    core::Result<core::RunEnd> make(const Prepared& prepared, const std::stop_token& stop);

    Request m_request;
    ProjectJobs m_jobs;

    // On the worker's thread, or by one of its executor at a time.
    core::BaselineId m_table;
    bool m_keeps = false; // the project holds a finished run of it

    Job m_job; // last: it uses everything above
};

} // namespace app
