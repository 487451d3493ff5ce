// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/threads/thread_executor.h"

#include <algorithm>
#include <cassert>
#include <system_error>
#include <utility>

namespace app {

ThreadExecutor::ThreadExecutor(std::size_t hands)
{
    m_threads.reserve(hands);
    try {
        for (std::size_t hand = 1; hand < std::max<std::size_t>(1, hands); ++hand)
            m_threads.emplace_back([this, hand](std::stop_token end) { loop(end, hand); });
    } catch (const std::system_error&) { // no more threads to be had: those there are do it
    }
}

void ThreadExecutor::each(std::size_t count, const Work& work)
{
    {
        const std::scoped_lock lock(m_mutex);
        assert(m_work == nullptr); // one at a time
        m_work = &work;
        m_count = count;
        m_next = 0;
        m_busy = m_threads.size();
        ++m_calls;
    }
    m_called.notify_all();
    takeItems(work, count, 0);
    std::unique_lock lock(m_mutex);
    m_finished.wait(lock, [this] { return m_busy == 0; });
    m_work = nullptr;
    if (const std::exception_ptr failure = std::exchange(m_failure, nullptr))
        std::rethrow_exception(failure);
}

void ThreadExecutor::takeItems(const Work& work, std::size_t count, std::size_t hand) noexcept
{
    try {
        for (std::size_t item = m_next++; item < count; item = m_next++)
            work(item, hand);
    } catch (...) { // not enough memory, as a rule
        m_next = count;
        const std::scoped_lock lock(m_mutex);
        if (!m_failure)
            m_failure = std::current_exception();
    }
}

void ThreadExecutor::loop(const std::stop_token& end, std::size_t hand)
{
    std::uint64_t seen = 0;
    std::unique_lock lock(m_mutex);
    while (m_called.wait(lock, end, [&] { return m_calls != seen; })) {
        seen = m_calls;
        const Work& work = *m_work;
        const std::size_t count = m_count;
        lock.unlock();
        takeItems(work, count, hand);
        lock.lock();
        if (--m_busy == 0)
            m_finished.notify_one();
    }
}

std::size_t handsFor(std::size_t cores)
{
    const std::size_t all = std::max(1U, std::thread::hardware_concurrency());
    return cores == 0 ? all : std::min(cores, all);
}

} // namespace app
