// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/document/project_writer.h"
#include "app/session/jobs/job_thread.h"
#include "core/data/cohort/study.h"
#include "core/plan/run_record.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace app {

// Trains one policy on a thread of its own, from a snapshot of the study. Curves, checkpoints and the outcome go into
// the project as they come; what is new for the window is gathered until somebody takes it.
class TrainingWorker {
public:
    struct Request {
        core::LazyPatientsPtr patients;    // of the study as it was when the job was asked for
        core::TrainingPlan plan;           // of a new run
        std::optional<core::RunId> resume; // a stored run goes on, with its own plan
    };

    // What a run is, once the project has it.
    struct Begun {
        core::RunId run;
        core::TrainingPlan plan;
        std::vector<core::CurvePoint> points; // of the run as it was resumed
    };
    using Job = JobThread<Begun, core::TrainingUpdate>;
    using News = Job::News;

    // Its end stops the job, keeps what was learned, and waits. `notify` is called on the worker's thread when there is
    // news and was none before.
    TrainingWorker(Request request, ProjectJobs jobs, std::function<void()> notify);

    void pause() { m_job.pause(); }
    void resume() { m_job.resume(); }
    void stop() { m_job.stop(); } // what was learned is kept
    std::optional<News> takeNews() { return m_job.takeNews(); }

private:
    struct Prepared;
    core::Result<core::RunEnd> work(const std::stop_token& stop);
    core::Result<Prepared> prepare() const;
    // Finished: the project has the run and it can be trained.
    core::Result<core::RunEnd> begin(Prepared& prepared, const std::stop_token& stop);
    core::Result<core::RunEnd> train(const Prepared& prepared, const std::stop_token& stop);
    void onUpdate(const core::TrainingUpdate& update);
    void storePoints();
    void storeEnd(core::RunStatus status, core::TrainingSummary summary,
                  std::shared_ptr<const core::TensorBundle> policy);

    Request m_request;
    ProjectJobs m_jobs;

    // On the worker's thread only.
    core::RunId m_run;
    std::vector<core::CurvePoint> m_unstored;
    std::chrono::steady_clock::time_point m_storedAt;

    Job m_job; // last: it uses everything above
};

} // namespace app
