// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace app {

// A thread that does one task after the other, in the order in which they came.
class OrderedWorker {
public:
    using Task = std::function<void(const std::stop_token&)>; // on the worker's thread

    OrderedWorker() : m_thread([this](const std::stop_token& end) { loop(end); }) {}
    OrderedWorker(const OrderedWorker&) = delete;
    OrderedWorker& operator=(const OrderedWorker&) = delete;
    ~OrderedWorker()
    {
        cancel();
        m_thread.request_stop();
        m_thread.join();
    }

    void post(Task task)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.push_back(std::move(task));
        m_changed.notify_one();
    }

    // Drops what waits and stops what runs, without waiting for it.
    void cancel()
    {
        const std::scoped_lock lock(m_mutex);
        m_current.request_stop();
        m_waiting.clear();
    }

private:
    void loop(const std::stop_token& end)
    {
        std::unique_lock lock(m_mutex);
        while (m_changed.wait(lock, end, [this] { return !m_waiting.empty(); })) {
            const Task task = std::move(m_waiting.front());
            m_waiting.pop_front();
            m_current = std::stop_source(); // of its own, so that a stop cannot hit the next one
            const std::stop_token stop = m_current.get_token();
            lock.unlock();
            task(stop);
            lock.lock();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Task> m_waiting;
    std::stop_source m_current;
    std::jthread m_thread; // last: it uses everything above
};

} // namespace app
