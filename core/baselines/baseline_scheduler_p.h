// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/baselines/baseline_table.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

// One piece of work: a system, or the family of those that share their encoder, on the split of one repeat.
struct BaselineTask {
    std::vector<SystemId> systems;
    std::uint64_t repeat = 0;
};

double usualSeconds(const BaselineTask& task); // of one core, for 9,900 patients with six panels

// Deals out the pieces, reports how the table grows and asks whether to go on. May be called by all threads of
// an executor at once; callbacks get one of them at a time.
class BaselineScheduler {
public:
    BaselineScheduler(std::vector<BaselineTask> tasks, std::vector<SystemRun> finished, std::size_t hands,
                      const BaselineHooks& hooks, std::stop_token stop);

    // The first hand goes through the rows in their order, so that they come early; the others take what is longest,
    // so that no thread works alone at the end. Nothing when all are dealt out, or it was asked to stop.
    std::optional<std::size_t> next(std::size_t hand);
    const BaselineTask& task(std::size_t number) const { return m_tasks[number].task; }

    // Waits while the work is paused; false when it was asked to stop, or another piece failed.
    bool goOn(std::size_t number, double share);
    double secondsOf(std::size_t number) const; // since it was dealt out, pauses not counted
    void keep(SystemRun run);                   // saved and reported
    void end(std::size_t number);
    void fail(Error error);

    const std::optional<Error>& error() const { return m_error; } // when all threads are done
    bool complete() const;
    std::vector<SystemRun> takeRuns() { return std::move(m_runs); }

private:
    using Clock = std::chrono::steady_clock;
    struct Piece {
        BaselineTask task;
        bool begun = false, over = false;
        double share = 0.0;
        double seconds = 0.0; // when over
        Clock::time_point began = {};
        Clock::duration paused = {}; // by its own hand only
    };
    double expected(const Piece& piece) const;
    double pace() const; // seconds here for one of an ordinary computer
    void report();       // with the lock held

    const BaselineHooks& m_hooks;
    std::stop_token m_stop;
    const Clock::time_point m_start = Clock::now();
    std::size_t m_hands;

    mutable std::mutex m_mutex; // of everything below
    std::vector<Piece> m_tasks;
    std::vector<SystemRun> m_runs, m_news;
    std::optional<Error> m_error;
    Clock::duration m_paused = {};
    Clock::time_point m_pausedAt = {};
    int m_waiting = 0; // hands
    Clock::time_point m_reportedAt = {};
    std::atomic<bool> m_failed = false;
};

} // namespace core
