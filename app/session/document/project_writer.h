// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/study.h"
#include "core/store/ask_project.h"
#include "core/store/project_file.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <thread>

namespace app {

using core::ProjectJob;
using core::ProjectJobs;

// Owns an open project on a thread of its own, so that no edit ever waits for the disk. The newest study wins; one
// that could not be written is tried again every second until it can, or until a newer one comes. Jobs are done in
// order and none is dropped: one that fails is tried again every second, and those behind it wait.
class ProjectWriter {
public:
    struct Report {
        std::uint64_t number = 0;         // of the study, as save() gave it
        std::optional<core::Error> error; // none: it is in the file
    };
    struct Move {
        std::filesystem::path target;
        bool removeOld = false;
        std::optional<core::Error> error; // none: work goes on in `target`
    };
    // Both are called on the writer's thread.
    using ReportSink = std::function<void(const Report&)>;
    using MoveSink = std::function<void(const Move&)>;

    static constexpr std::chrono::milliseconds kRetryAfter{1'000};

    ProjectWriter(core::ProjectFile file, ReportSink reportSink, MoveSink moveSink);
    ProjectWriter(const ProjectWriter&) = delete;
    ProjectWriter& operator=(const ProjectWriter&) = delete;
    ~ProjectWriter(); // closes; what still waits is not written: close() first

    std::uint64_t save(core::Study study);
    void post(ProjectJob job);
    void moveTo(std::filesystem::path target, bool removeOld); // with the newest study

    // Waits until everything is in the file and one file is left. On failure it stays open.
    core::Status close();

private:
    using Clock = std::chrono::steady_clock;
    struct Waiting {
        core::Study study;
        std::uint64_t number = 0;
    };

    void loop(const std::stop_token& end);
    bool hasWork() const; // with the lock held
    bool waitForWork(std::unique_lock<std::mutex>& lock, const std::stop_token& end);
    core::Status writeWaiting(std::unique_lock<std::mutex>& lock);
    core::Status doJobs(std::unique_lock<std::mutex>& lock);
    static bool mayPass(core::ErrorCode code);
    void reportJobs(const core::Status& done);
    void move(std::unique_lock<std::mutex>& lock, Move move);
    core::Status moveFile(const Move& move, const core::Study& newest);

    core::ProjectFile m_file;    // used on the thread only
    core::Study m_newest;        // likewise: the last one that was handed over
    std::uint64_t m_written = 0; // likewise: the number of the last one that is in the file
    bool m_jobFailed = false;    // likewise: and was said so
    bool m_lost = false;         // likewise: something could not be written and never will be
    ReportSink m_reportSink;
    MoveSink m_moveSink;

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Waiting> m_waiting;
    std::deque<ProjectJob> m_jobs;
    std::optional<Clock::time_point> m_retryAt; // set after a failure
    std::optional<Move> m_move;
    std::optional<std::promise<core::Status>> m_closing;
    std::uint64_t m_lastNumber = 0;
    std::jthread m_thread; // last: it uses everything above
};

} // namespace app
