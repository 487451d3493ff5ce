// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace app {

// A thread that works on the newest request. A newer one stops the one under way and replaces the one that waits.
// Each request has a stop source of its own, so a stop can neither be lost nor hit the next request.
template <typename Request>
class LatestWorker {
public:
    using Work = std::function<void(Request, std::stop_token)>; // on the worker's thread

    explicit LatestWorker(Work work) : m_work(std::move(work)), m_thread([this](std::stop_token end) { loop(end); }) {}
    LatestWorker(const LatestWorker&) = delete;
    LatestWorker& operator=(const LatestWorker&) = delete;
    ~LatestWorker()
    {
        cancel();
        m_thread.request_stop();
        m_thread.join();
    }

    void post(Request request)
    {
        const std::scoped_lock lock(m_mutex);
        m_current.request_stop();
        m_waiting.emplace(std::move(request));
        m_changed.notify_one();
    }

    // Drops what waits and stops what runs, without waiting for it.
    void cancel()
    {
        const std::scoped_lock lock(m_mutex);
        m_current.request_stop();
        m_waiting.reset();
    }

private:
    void loop(const std::stop_token& end)
    {
        std::unique_lock lock(m_mutex);
        while (m_changed.wait(lock, end, [this] { return m_waiting.has_value(); })) {
            Request request = *std::exchange(m_waiting, std::nullopt);
            m_current = std::stop_source();
            const std::stop_token stop = m_current.get_token();
            lock.unlock();
            m_work(std::move(request), stop);
            lock.lock();
        }
    }

    Work m_work;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Request> m_waiting;
    std::stop_source m_current;
    std::jthread m_thread; // last: it uses everything above
};

} // namespace app
