// SPDX-License-Identifier: GPL-3.0-or-later

// What a project file says and keeps about training runs.
#include "core/store/baseline_store_p.h"
#include "core/store/front_store_p.h"
#include "core/store/project_file_p.h"
#include "core/store/project_schema_p.h"
#include "core/store/run_bundles_p.h"
#include "core/store/run_store_p.h"

#include <cassert>

namespace core {
namespace {

Error runError(ErrorCode code, RunId run)
{
    return {.code = code, .subject = std::to_string(run.value)};
}

} // namespace

Status ProjectFile::Impl::changeRunning(RunId run, const std::function<Status(const Database&)>& work)
{
    return change([&](const Database& database) -> Status {
        if (running.contains(run))
            return work(database);
        const Result<RunStatus> status = statusOf(database, run, subject());
        return status ? runError(ErrorCode::RunNotResumable, run) : status.error();
    });
}

Result<RunId> ProjectFile::startRun(const RunStart& start)
{
    RunId run;
    const Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<RunId> inserted = insertRun(database, start);
        if (!inserted)
            return inserted.error();
        run = *inserted;
        return Done{};
    });
    if (!done)
        return done.error();
    m_impl->running.insert(run);
    return run;
}

Status ProjectFile::appendPoints(RunId run, std::span<const CurvePoint> points)
{
    return m_impl->changeRunning(run, [&](const Database& database) { return insertPoints(database, run, points); });
}

Status ProjectFile::saveCheckpoint(RunId run, const TensorBundle& checkpoint)
{
    return m_impl->changeRunning(run, [&](const Database& database) {
        return writeBundle(database, run, BundleKind::Checkpoint, checkpoint, pointCount(database, run));
    });
}

Status ProjectFile::finishRun(RunId run, RunStatus status, const TrainingSummary& summary, const TensorBundle* policy)
{
    assert(status != RunStatus::Running);
    Status done = m_impl->changeRunning(run, [&](const Database& database) -> Status {
        if (const Status ended = insertEnd(database, run, status, summary); !ended)
            return ended.error();
        if (status == RunStatus::Finished) // nothing is left to resume
            if (const Status removed = removeBundle(database, run, BundleKind::Checkpoint); !removed)
                return removed.error();
        if (!policy) // what an earlier start of the run had kept stays
            return Done{};
        return writeBundle(database, run, BundleKind::Policy, *policy, pointCount(database, run));
    });
    if (done)
        m_impl->running.erase(run);
    return done;
}

Status ProjectFile::resumeRun(RunId run)
{
    Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, run, m_impl->subject());
        if (!status)
            return status.error();
        if (*status == RunStatus::Finished || m_impl->running.contains(run))
            return runError(ErrorCode::RunNotResumable, run);
        const std::uint64_t kept = checkpointPoints(database, run);
        if (const Status removed = removePointsFrom(database, run, kept); !removed)
            return removed.error();
        return removeEnd(database, run);
    });
    if (done)
        m_impl->running.insert(run);
    return done;
}

Status ProjectFile::takeOverRuns(const ProjectFile& original)
{
    const std::set<RunId> running = original.m_impl->running;
    const std::set<FrontId> searching = original.m_impl->searching;
    const std::set<BaselineId> comparing = original.m_impl->comparing;
    if (running.empty() && searching.empty() && comparing.empty())
        return Done{};
    Status done = m_impl->change([&](const Database& database) -> Status { // opening it took them for interrupted
        for (const RunId run : running)
            if (const Status removed = removeEnd(database, run); !removed)
                return removed.error();
        for (const FrontId front : searching)
            if (const Status removed = removeFrontEnd(database, front); !removed)
                return removed.error();
        for (const BaselineId table : comparing)
            if (const Status removed = removeBaselinesEnd(database, table); !removed)
                return removed.error();
        return Done{};
    });
    if (done) {
        m_impl->running.insert(running.begin(), running.end());
        m_impl->searching.insert(searching.begin(), searching.end());
        m_impl->comparing.insert(comparing.begin(), comparing.end());
    }
    return done;
}

Status ProjectFile::removeRun(RunId run)
{
    Status done = m_impl->change([&](const Database& database) -> Status {
        if (const Result<RunStatus> status = statusOf(database, run, m_impl->subject());
            !status && status.error().code == ErrorCode::RunUnknown)
            return status.error();
        return removeRunRow(database, run); // a damaged one too
    });
    if (done)
        m_impl->running.erase(run);
    return done;
}

Result<std::vector<RunRecord>> ProjectFile::runs() const
{
    std::vector<RunRecord> records;
    const Status done = m_impl->read(kRunsSince, [&](const Database& database) -> Status {
        Result<std::vector<RunRecord>> read = core::readRuns(database, m_impl->subject());
        if (!read)
            return read.error();
        records = std::move(*read);
        return Done{};
    });
    if (!done)
        return done.error();
    for (RunRecord& record : records)
        if (record.status == RunStatus::Running && m_impl->isOver(m_impl->running.contains(record.id)))
            record.status = RunStatus::Interrupted;
    return records;
}

Result<std::vector<CurvePoint>> ProjectFile::points(RunId run) const
{
    Result<std::vector<CurvePoint>> points = runError(ErrorCode::RunUnknown, run);
    const Status done = m_impl->read(kRunsSince, [&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, run, m_impl->subject());
        if (!status)
            return status.error();
        points = readPoints(database, run, m_impl->subject());
        return Done{};
    });
    return done ? std::move(points) : done.error();
}

Result<TensorBundle> ProjectFile::checkpoint(RunId run) const
{
    return m_impl->bundle(run, BundleKind::Checkpoint);
}

Result<TensorBundle> ProjectFile::policy(RunId run) const
{
    return m_impl->bundle(run, BundleKind::Policy);
}

Result<TensorBundle> ProjectFile::Impl::bundle(RunId run, BundleKind kind) const
{
    Result<TensorBundle> bundle = runError(ErrorCode::RunUnknown, run);
    const Status done = read(kRunsSince, [&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, run, subject());
        if (!status)
            return status.error();
        bundle = readBundle(database, run, kind, subject());
        return Done{};
    });
    return done ? std::move(bundle) : done.error();
}

} // namespace core
