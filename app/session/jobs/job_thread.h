// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/threads/background_thread.h"
#include "core/base/pause_gate.h"
#include "core/base/result.h"
#include "core/plan/training_progress.h"

#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace app {

struct JobEnd {
    core::RunEnd end = core::RunEnd::Failed;
    std::optional<core::Error> error; // Failed: why
};

// Everything a long job told since it was last taken. `Begun` is what the job is, once the project has it.
template <typename Begun, typename Update>
struct JobNews {
    std::optional<Begun> begun;
    std::optional<Update> update; // all points and notices, or finished runs; otherwise the newest
    std::optional<JobEnd> ended;
};

// Adds an update to those that nobody has taken yet.
template <typename Update>
void gather(std::optional<Update>& gathered, Update update)
{
    if (!gathered) {
        gathered = std::move(update);
        return;
    }
    const auto append = [](auto& all, auto& more) {
        all.insert(all.end(), more.begin(), more.end());
        more = std::move(all);
    };
    if constexpr (requires { update.finished; }) {
        append(gathered->finished, update.finished);
    } else {
        append(gathered->points, update.points);
        append(gathered->notices, update.notices);
    }
    *gathered = std::move(update);
}

// The thread of one long job, with what the window needs of it: it can pause and stop, and its news wait until
// somebody takes them. Last member of who works there.
template <typename Begun, typename Update>
class JobThread {
public:
    using News = JobNews<Begun, Update>;
    using Work = std::function<core::Result<core::RunEnd>(const std::stop_token&)>;

    // `notify` is called on the job's thread when there is news and was none before.
    JobThread(Work work, std::function<void()> notify)
        : m_notify(std::move(notify)),
          m_thread([this, work = std::move(work)](const std::stop_token& stop) {
              workInBackground();
              publishEnd(work(stop));
          })
    {
    }
    JobThread(const JobThread&) = delete;
    JobThread& operator=(const JobThread&) = delete;
    ~JobThread()
    {
        m_thread.request_stop();
        m_thread.join();
    }

    void pause() { m_gate.pause(); }
    void resume() { m_gate.resume(); }
    void stop() { m_thread.request_stop(); }
    std::optional<News> takeNews()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_news, std::nullopt);
    }

    // For the work itself.
    core::PauseGate& gate() { return m_gate; }
    void publish(Begun begun)
    {
        put([&begun](News& news) { news.begun = std::move(begun); });
    }
    void publish(Update update)
    {
        put([&update](News& news) { gather(news.update, std::move(update)); });
    }

private:
    void publishEnd(const core::Result<core::RunEnd>& end)
    {
        JobEnd ended;
        if (end)
            ended.end = *end;
        else
            ended.error = end.error();
        put([&ended](News& news) { news.ended = std::move(ended); });
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
            m_notify();
    }

    std::function<void()> m_notify;
    core::PauseGate m_gate;
    std::mutex m_mutex;
    std::optional<News> m_news;
    std::jthread m_thread; // last: it uses everything above
};

} // namespace app
