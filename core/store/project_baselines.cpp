// SPDX-License-Identifier: GPL-3.0-or-later

// What a project file says and keeps about tables of systems.
#include "core/store/baseline_store_p.h"
#include "core/store/project_file_p.h"
#include "core/store/project_schema_p.h"
#include "core/store/score_bundles_p.h"

#include <cassert>

namespace core {

Result<BaselineId> ProjectFile::startBaselines(const BaselineStart& start)
{
    BaselineId table;
    const Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<BaselineId> inserted = insertBaselines(database, start);
        if (!inserted)
            return inserted.error();
        table = *inserted;
        return Done{};
    });
    if (!done)
        return done.error();
    m_impl->comparing.insert(table);
    return table;
}

Status ProjectFile::Impl::changeComparing(BaselineId table, const std::function<Status(const Database&)>& work)
{
    return change([&](const Database& database) -> Status {
        if (comparing.contains(table))
            return work(database);
        const Result<RunStatus> status = statusOf(database, table, subject());
        return status ? baselineError(ErrorCode::RunNotResumable, table) : status.error();
    });
}

Status ProjectFile::saveSystemRun(BaselineId table, const SystemRun& run)
{
    return m_impl->changeComparing(table, [&](const Database& database) -> Status {
        if (const Status written = writeSystemRun(database, table, run); !written)
            return written.error();
        if (!run.validationScores || !run.testScores)
            return Done{};
        return writeScores(database, table, systemKey(run.system),
                           {.validation = run.validationScores, .test = run.testScores});
    });
}

Status ProjectFile::finishBaselines(BaselineId table, RunStatus status)
{
    assert(status != RunStatus::Running);
    Status done = m_impl->changeComparing(
        table, [&](const Database& database) { return insertBaselinesEnd(database, table, status); });
    if (done)
        m_impl->comparing.erase(table);
    return done;
}

Status ProjectFile::resumeBaselines(BaselineId table)
{
    Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, table, m_impl->subject());
        if (!status)
            return status.error();
        if (*status == RunStatus::Finished || m_impl->comparing.contains(table))
            return baselineError(ErrorCode::RunNotResumable, table);
        return removeBaselinesEnd(database, table);
    });
    if (done)
        m_impl->comparing.insert(table);
    return done;
}

Status ProjectFile::removeBaselines(BaselineId table)
{
    Status done = m_impl->change([&](const Database& database) -> Status {
        if (const Result<RunStatus> status = statusOf(database, table, m_impl->subject());
            !status && status.error().code == ErrorCode::RunUnknown)
            return status.error();
        return removeBaselinesRow(database, table); // a damaged one too
    });
    if (done)
        m_impl->comparing.erase(table);
    return done;
}

Result<std::vector<BaselineRecord>> ProjectFile::baselines() const
{
    Result<std::vector<BaselineRecord>> records = std::vector<BaselineRecord>();
    const Status done = m_impl->read(kBaselinesSince, [&](const Database& database) -> Status {
        records = readBaselines(database, m_impl->subject());
        return Done{};
    });
    if (!done)
        return done.error();
    if (!records)
        return records;
    for (BaselineRecord& record : *records)
        if (record.status == RunStatus::Running && m_impl->isOver(m_impl->comparing.contains(record.id)))
            record.status = RunStatus::Interrupted;
    return records;
}

Result<BaselineScores> ProjectFile::baselineScores(BaselineId table, const SystemId& system) const
{
    Result<BaselineScores> scores = baselineError(ErrorCode::RunUnknown, table);
    const Status done = m_impl->read(kBaselinesSince, [&](const Database& database) -> Status {
        if (const Result<RunStatus> status = statusOf(database, table, m_impl->subject()); !status)
            return status.error();
        scores = readScores(database, table, systemKey(system), m_impl->subject());
        return Done{};
    });
    return done ? std::move(scores) : done.error();
}

} // namespace core
