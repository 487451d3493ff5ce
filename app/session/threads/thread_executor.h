// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace app {

// An executor of threads that live as long as it does. The thread that calls `each` is one of the hands, so an executor
// of one starts no thread at all. Items are handed out one by one, to whoever is free. What a piece of work throws ends
// the others after the items they are at, and is thrown by `each`. One `each` at a time: neither from inside a piece of
// work nor from two threads at once.
class ThreadExecutor final : public core::Executor {
public:
    explicit ThreadExecutor(std::size_t hands); // at least one; fewer where the system gives no more threads
    ThreadExecutor(const ThreadExecutor&) = delete;
    ThreadExecutor& operator=(const ThreadExecutor&) = delete;

    std::size_t size() const override { return m_threads.size() + 1; }
    void each(std::size_t count, const std::function<void(std::size_t item, std::size_t hand)>& work) override;

private:
    using Work = std::function<void(std::size_t, std::size_t)>;
    void loop(const std::stop_token& end, std::size_t hand);
    void takeItems(const Work& work, std::size_t count, std::size_t hand) noexcept;

    std::mutex m_mutex; // of everything down to the next item
    std::condition_variable_any m_called;
    std::condition_variable m_finished;
    const Work* m_work = nullptr; // while `each` is under way
    std::size_t m_count = 0;
    std::exception_ptr m_failure;
    std::size_t m_busy = 0;    // threads that have not finished their part of it
    std::uint64_t m_calls = 0; // so far: how a thread knows a new one from the one it has done
    std::atomic<std::size_t> m_next = 0;
    std::vector<std::jthread> m_threads; // last: they use everything above
};

// How many hands there are for work that may use so many cores; 0: all there are.
std::size_t handsFor(std::size_t cores);

} // namespace app
