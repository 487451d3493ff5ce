// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/background_thread.h"
#include "app/session/threads/thread_executor.h"
#include "core/jobs/run_job.h"

#include <cstddef>
#include <functional>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace app {

struct JobEnd {
    core::RunEnd end = core::RunEnd::Failed;
    std::optional<core::Error> error; // Failed: why
};

// Everything a job told since it was last taken.
template <typename Kind>
struct JobNews {
    core::BegunPtr<Kind> begun;                    // once the project has it
    std::optional<typename Kind::Update> progress; // all points, notices and finished runs; otherwise the newest
    std::optional<JobEnd> ended;
};

// Puts what an earlier update brought before what is new.
template <typename Update>
void gather(std::optional<Update>& gathered, Update update)
{
    const auto join = [](auto& earlier, auto& later) {
        earlier.insert(earlier.end(), std::make_move_iterator(later.begin()), std::make_move_iterator(later.end()));
        later = std::move(earlier);
    };
    if (gathered) {
        if constexpr (requires { update.points; })
            join(gathered->points, update.points);
        if constexpr (requires { update.notices; })
            join(gathered->notices, update.notices);
        if constexpr (requires { update.preview; })
            if (update.preview.empty())
                update.preview = std::move(gathered->preview);
        if constexpr (requires { update.finished; })
            join(gathered->finished, update.finished);
    }
    gathered = std::move(update);
}

// Does one job on a thread of its own, from a snapshot of the study. What it finds goes into the project as it comes;
// what is new for the window is gathered until somebody takes it.
template <typename Kind>
class JobWorker {
public:
    struct Request {
        core::LazyPatientsPtr patients;
        decltype(Kind::Start::plan) plan;        // of a new job
        std::optional<core::JobId<Kind>> resume; // a stored one goes on, with its own plan
        std::size_t cores = 0;                   // 0: as many as there are
    };
    using News = JobNews<Kind>;

    // `tell` is called on the worker's thread when there is news and was none before.
    JobWorker(Request request, core::ProjectJobs project, std::function<void()> tell)
        : m_request(std::move(request)),
          m_project(std::move(project)),
          m_tell(std::move(tell))
    {
        try {
            m_thread = std::jthread([this](const std::stop_token& stop) {
                workInBackground();
                end(workWithinMemory(stop));
            });
        } catch (const std::system_error&) { // the system gives no more threads
            end(notEnoughMemory());
        }
    }
    JobWorker(const JobWorker&) = delete;
    JobWorker& operator=(const JobWorker&) = delete;
    ~JobWorker() // stops the job, keeps what was found, and waits
    {
        m_thread.request_stop();
        if (m_thread.joinable())
            m_thread.join();
    }

    void pause() { m_gate.pause(); }
    void resume() { m_gate.resume(); }
    void stop() { m_thread.request_stop(); } // what was found is kept
    std::optional<News> takeNews()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_news, std::nullopt);
    }

private:
    static JobEnd notEnoughMemory()
    {
        return {.end = core::RunEnd::Failed,
                .error = core::Error{.code = core::ErrorCode::PlanValueInvalid,
                                     .subject = core::JobRun<Kind>::memory,
                                     .detail = "bad_alloc"}};
    }
    JobEnd workWithinMemory(const std::stop_token& stop)
    {
        try {
            return work(stop);
        } catch (const std::bad_alloc&) { // of patients, say: the job itself takes care of its own
            return notEnoughMemory();
        }
    }
    void end(JobEnd ended)
    {
        put([&ended](News& news) { news.ended = std::move(ended); });
    }

    JobEnd work(const std::stop_token& stop)
    {
        const core::PatientsResult& patients = m_request.patients->get();
        if (!patients)
            return {.end = core::RunEnd::Failed, .error = patients.error().first().front()};
        std::optional<ThreadExecutor> executor;
        core::JobSettings settings{.stop = stop, .gate = &m_gate};
        if constexpr (core::JobRun<Kind>::usesExecutor)
            settings.executor = &executor.emplace(handsFor(m_request.cores));
        const core::JobRequest<Kind> request{
            .patients = *patients, .start = core::startOf<Kind>(m_request.plan, *patients), .resume = m_request.resume};
        const auto outcome = core::runJob<Kind>(
            request, m_project, settings,
            {.begun = [this](const core::BegunPtr<Kind>& begun) { put([&begun](News& news) { news.begun = begun; }); },
             .progressed =
                 [this](const typename Kind::Update& update) {
                     put([&update](News& news) { gather(news.progress, update); });
                 }});
        if (!outcome)
            return {.end = core::RunEnd::Failed, .error = outcome.error()};
        return {.end = *outcome ? core::JobRun<Kind>::end(**outcome) : core::RunEnd::Cancelled, .error = {}};
    }

    template <typename Change>
    void put(Change change)
    {
        bool first = false;
        {
            const std::scoped_lock lock(m_mutex);
            first = !m_news;
            change(first ? m_news.emplace() : *m_news);
        }
        if (first)
            m_tell();
    }

    Request m_request;
    core::ProjectJobs m_project;
    std::function<void()> m_tell;
    core::PauseGate m_gate;
    std::mutex m_mutex;
    std::optional<News> m_news;
    std::jthread m_thread; // last: it uses everything above
};

} // namespace app
