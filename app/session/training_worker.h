#pragma once

#include "app/session/project_writer.h"
#include "core/base/pause_gate.h"
#include "core/data/study.h"
#include "core/plan/run_record.h"
#include "core/plan/training_plan.h"
#include "core/plan/training_progress.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace app {

// Trains one policy on a thread of its own, from a snapshot of the study. Curves, checkpoints and the outcome go into
// the project as they come; what is new for the window is gathered until somebody takes it.
class TrainingWorker {
public:
    struct Request {
        core::TablePtr import;
        core::Study study;
        core::TrainingPlan plan;           // of a new run
        std::optional<core::RunId> resume; // a stored run goes on, with its own plan
    };

    // What a run is, once the project has it.
    struct Begun {
        core::RunId run;
        core::TrainingPlan plan;
        std::vector<core::CurvePoint> points; // of the run as it was resumed
    };
    struct Ended {
        core::RunEnd end = core::RunEnd::Failed;
        std::optional<core::Error> error; // Failed: why
    };
    // Everything since it was last taken.
    struct News {
        std::optional<Begun> begun;
        std::optional<core::TrainingUpdate> update; // all points and notices, otherwise the newest
        std::optional<Ended> ended;
    };

    // `tell` is called on the worker's thread when there is news and was none before.
    TrainingWorker(Request request, ProjectJobs jobs, std::function<void()> tell);
    TrainingWorker(const TrainingWorker&) = delete;
    TrainingWorker& operator=(const TrainingWorker&) = delete;
    ~TrainingWorker(); // stops, keeps what was learned, and waits

    void pause() { m_gate.pause(); }
    void resume() { m_gate.resume(); }
    void stop() { m_thread.request_stop(); } // what was learned is kept
    std::optional<News> takeNews();

private:
    struct Prepared;
    void work(const std::stop_token& stop);
    core::Result<Prepared> prepare();
    // Finished: the project has the run and it can be trained.
    core::Result<core::RunEnd> begin(Prepared& prepared, const std::stop_token& stop);
    core::Result<core::RunEnd> train(const Prepared& prepared, const std::stop_token& stop);
    void hear(const core::TrainingUpdate& update);
    void storePoints();
    void storeEnd(core::RunStatus status, core::TrainingSummary summary,
                  std::shared_ptr<const core::TensorBundle> policy);
    template <typename Change>
    void put(Change change);

    Request m_request;
    ProjectJobs m_jobs;
    std::function<void()> m_tell;
    core::PauseGate m_gate;

    // On the worker's thread only.
    core::RunId m_run;
    std::vector<core::CurvePoint> m_unstored;
    std::chrono::steady_clock::time_point m_storedAt;

    std::mutex m_mutex;
    std::optional<News> m_news;
    std::jthread m_thread; // last: it uses everything above
};

} // namespace app
