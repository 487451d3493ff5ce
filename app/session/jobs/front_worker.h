// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_writer.h"
#include "app/session/jobs/job_thread.h"
#include "core/data/cohort/study.h"
#include "core/front/front_record.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace app {

// Finds one front on a thread of its own, with an executor as large as is allowed, from a snapshot of the study.
// Parts, policies and the outcome go into the project as they come; what is new for the window is gathered until
// somebody takes it.
class FrontWorker {
public:
    struct Request {
        core::LazyPatientsPtr patients;      // of the study as it was when the job was asked for
        core::FrontPlan plan;                // of a new search
        std::optional<core::FrontId> resume; // a stored one goes on, with its own plan
        std::size_t cores = 0;               // 0: as many as there are
    };

    // What a search is, once the project has it.
    struct Begun {
        core::FrontId front;
        core::FrontStart start;
        std::vector<core::OperatingPoint> points; // of a search that goes on
    };
    using Job = JobThread<Begun, core::FrontUpdate>;
    using News = Job::News;

    // Its end stops the job, keeps what was found, and waits. `notify` is called on the worker's thread when there is
    // news and was none before.
    FrontWorker(Request request, ProjectJobs jobs, std::function<void()> notify);

    void pause() { m_job.pause(); }
    void resume() { m_job.resume(); }
    void stop() { m_job.stop(); } // what was found is kept
    std::optional<News> takeNews() { return m_job.takeNews(); }

private:
    struct Prepared;
    core::Result<core::RunEnd> work(const std::stop_token& stop);
    core::Result<Prepared> prepare() const;
    // Finished: the project has the front and it can be searched.
    core::Result<core::RunEnd> begin(Prepared& prepared, const std::stop_token& stop);
    core::Result<core::RunEnd> search(const Prepared& prepared, const std::stop_token& stop);
    void onUpdate(const core::FrontUpdate& update);

    Request m_request;
    ProjectJobs m_jobs;

    // On the worker's thread, or by one of its executor at a time.
    core::FrontId m_front;
    std::size_t m_known = 0; // points that will be told again, though the window has them
    bool m_keeps = false;    // the project holds something of it that is worth keeping

    Job m_job; // last: it uses everything above
};

} // namespace app
