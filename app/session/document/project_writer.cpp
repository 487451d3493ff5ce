// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/project_writer.h"

#include <utility>

namespace app {

ProjectWriter::ProjectWriter(core::ProjectFile file, ReportSink reportSink, MoveSink moveSink)
    : m_file(std::move(file)),
      m_newest(m_file.study()),
      m_reportSink(std::move(reportSink)),
      m_moveSink(std::move(moveSink)),
      m_thread([this](std::stop_token end) { loop(end); })
{
}

ProjectWriter::~ProjectWriter()
{
    m_thread.request_stop();
    m_thread.join();
}

std::uint64_t ProjectWriter::save(core::Study study)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting = Waiting{.study = std::move(study), .number = ++m_lastNumber};
    m_changed.notify_one();
    return m_lastNumber;
}

void ProjectWriter::post(ProjectJob job)
{
    const std::scoped_lock lock(m_mutex);
    m_jobs.push_back(std::move(job));
    m_changed.notify_one();
}

void ProjectWriter::moveTo(std::filesystem::path target, bool removeOld)
{
    const std::scoped_lock lock(m_mutex);
    m_move = Move{.target = std::move(target), .removeOld = removeOld, .error = std::nullopt};
    m_changed.notify_one();
}

core::Status ProjectWriter::close()
{
    std::future<core::Status> closed;
    {
        const std::scoped_lock lock(m_mutex);
        closed = m_closing.emplace().get_future();
        m_changed.notify_one();
    }
    return closed.get();
}

bool ProjectWriter::hasWork() const
{
    const bool waits = m_waiting || !m_jobs.empty();
    return m_move || m_closing || (waits && (!m_retryAt || Clock::now() >= *m_retryAt));
}

bool ProjectWriter::waitForWork(std::unique_lock<std::mutex>& lock, const std::stop_token& end)
{
    while (!end.stop_requested() && !hasWork()) {
        const bool waits = m_waiting || !m_jobs.empty();
        if (waits && m_retryAt)
            m_changed.wait_until(lock, end, *m_retryAt, [this] { return hasWork(); });
        else
            m_changed.wait(lock, end, [this] { return m_waiting || !m_jobs.empty() || hasWork(); });
    }
    return !end.stop_requested();
}

void ProjectWriter::loop(const std::stop_token& end)
{
    std::unique_lock lock(m_mutex);
    while (waitForWork(lock, end)) {
        m_retryAt.reset(); // everything that waits is tried now
        core::Status written = writeWaiting(lock);
        if (const core::Status worked = doJobs(lock); written && !worked)
            written = worked;
        // A move goes on even if the old place cannot be written: that may be why it was asked for.
        if (std::optional<Move> request = std::exchange(m_move, std::nullopt))
            move(lock, std::move(*request));
        else if (auto closing = std::exchange(m_closing, std::nullopt)) {
            if (written) // where the log cannot be emptied it stays beside the file, and nothing is lost
                (void)m_file.close();
            closing->set_value(written);
        }
    }
}

core::Status ProjectWriter::writeWaiting(std::unique_lock<std::mutex>& lock)
{
    if (!m_waiting)
        return core::Done{};
    Waiting waiting = *std::exchange(m_waiting, std::nullopt);
    m_newest = waiting.study;
    lock.unlock();
    const core::Status written = m_file.saveStudy(waiting.study);
    Report report{.number = waiting.number, .error = std::nullopt};
    if (!written)
        report.error = written.error();
    else
        m_written = waiting.number;
    m_reportSink(report);
    lock.lock();
    if (!written) {
        m_retryAt = Clock::now() + kRetryAfter;
        if (!m_waiting)
            m_waiting = std::move(waiting);
    }
    return written;
}

// Room on the disk and rights come back. What the tables refuse they refuse the next time, too: kept for another try it
// would hold up everything behind it, and a job that asks to begin would wait for ever.
bool ProjectWriter::mayPass(core::ErrorCode code)
{
    return code != core::ErrorCode::ProjectDamaged && code != core::ErrorCode::ProjectTruncated &&
           code != core::ErrorCode::ProjectForeign && code != core::ErrorCode::ProjectNewer;
}

core::Status ProjectWriter::doJobs(std::unique_lock<std::mutex>& lock)
{
    while (!m_jobs.empty()) {
        ProjectJob job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        core::Status done = job(m_file);
        reportJobs(done);
        lock.lock();
        if (done || !mayPass(done.error().code))
            continue;
        m_jobs.push_front(std::move(job));
        m_retryAt = Clock::now() + kRetryAfter;
        return done;
    }
    return core::Done{};
}

void ProjectWriter::reportJobs(const core::Status& done)
{
    if (!done)
        m_reportSink({.number = m_written, .error = done.error()});
    else if (m_jobFailed && !m_lost)
        m_reportSink({.number = m_written, .error = std::nullopt});
    m_jobFailed = !done;
    m_lost = m_lost || (!done && !mayPass(done.error().code)); // what was refused for good stays said
}

void ProjectWriter::move(std::unique_lock<std::mutex>& lock, Move move)
{
    const core::Study newest = m_newest;
    const std::optional<Waiting> unwritten = m_waiting;
    lock.unlock();
    const core::Status moved = moveFile(move, newest);
    if (!moved)
        move.error = moved.error();
    m_moveSink(move);
    lock.lock();
    // What could not be written in the old place is in the new one.
    if (moved && unwritten && m_waiting && m_waiting->number == unwritten->number) {
        m_waiting.reset();
        m_retryAt.reset();
        m_written = unwritten->number;
        m_reportSink({.number = unwritten->number, .error = std::nullopt});
    }
}

core::Status ProjectWriter::moveFile(const Move& move, const core::Study& newest)
{
    if (const core::Status copied = m_file.saveCopy(move.target); !copied)
        return copied.error();
    core::Result<core::ProjectFile> opened = core::ProjectFile::open(move.target);
    if (!opened)
        return opened.error();
    if (opened->study() != newest)
        if (const core::Status written = opened->saveStudy(newest); !written)
            return written.error();
    if (const core::Status taken = opened->takeOverJobs(m_file); !taken)
        return taken.error();
    const std::filesystem::path old = m_file.path();
    m_file = std::move(*opened);
    std::error_code ignored;
    if (move.removeOld)
        std::filesystem::remove(old, ignored);
    return core::Done{};
}

} // namespace app
