// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/baseline_rows_p.h"
#include "core/store/front_rows_p.h"
#include "core/store/project_file_p.h"
#include "core/store/run_rows_p.h"

#include <cassert>

// What a project file does with jobs of any kind. Only who brings a kind of its own includes it.
namespace core {

template <typename Start>
Result<JobId<typename Start::Kind>> ProjectFile::start(const Start& start)
{
    using Kind = typename Start::Kind;
    JobId<Kind> job;
    const Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<JobId<Kind>> inserted = insertJob<Kind>(database, start);
        if (!inserted)
            return inserted.error();
        job = *inserted;
        return Done{};
    });
    if (!done)
        return done.error();
    m_impl->underWay.emplace(&JobRows<Kind>::tables, job.value);
    return job;
}

template <typename Kind>
Status ProjectFile::save(JobId<Kind> job, const typename Kind::Part& part)
{
    return m_impl->changeJob(JobRows<Kind>::tables, job.value,
                             [&](const Database& database) { return JobRows<Kind>::write(database, job, part); });
}

template <typename Kind>
Status ProjectFile::saveAll(JobId<Kind> job, const std::vector<typename Kind::Part>& parts)
{
    return m_impl->changeJob(JobRows<Kind>::tables, job.value, [&](const Database& database) -> Status {
        for (const typename Kind::Part& part : parts)
            if (const Status written = JobRows<Kind>::write(database, job, part); !written)
                return written.error();
        return Done{};
    });
}

template <typename Kind>
Status ProjectFile::finish(JobId<Kind> job, RunStatus status, const typename Kind::End& end)
{
    assert(status != RunStatus::Running);
    StoredEnd stored{.status = status, .summary = {}};
    if constexpr (requires { JobRows<Kind>::summary(end); })
        stored.summary = JobRows<Kind>::summary(end);
    return m_impl->finishJob(JobRows<Kind>::tables, job.value, stored, [&](const Database& database) -> Status {
        if constexpr (requires { JobRows<Kind>::finish(database, job, status, end); })
            return JobRows<Kind>::finish(database, job, status, end);
        return Done{};
    });
}

template <typename Kind>
Status ProjectFile::resume(JobId<Kind> job)
{
    return m_impl->resumeJob(JobRows<Kind>::tables, job.value, [&](const Database& database) -> Status {
        if constexpr (requires { JobRows<Kind>::rewind(database, job); })
            return JobRows<Kind>::rewind(database, job);
        return Done{};
    });
}

template <typename Kind>
Status ProjectFile::remove(JobId<Kind> job)
{
    return m_impl->removeJob(JobRows<Kind>::tables, job.value);
}

template <typename Kind>
Result<std::vector<typename Kind::Record>> ProjectFile::records() const
{
    const JobTables& tables = JobRows<Kind>::tables;
    Result<std::vector<typename Kind::Record>> records = std::vector<typename Kind::Record>();
    const Status done = m_impl->read(tables.since, [&](const Database& database) -> Status {
        records = readJobs<Kind>(database, m_impl->subject());
        return records ? Status(Done{}) : Status(records.error());
    });
    if (!done)
        return done.error();
    for (typename Kind::Record& record : *records)
        if (record.status == RunStatus::Running && m_impl->isOver(tables, record.id.value))
            record.status = RunStatus::Interrupted;
    return records;
}

template <typename Kind>
Result<typename Kind::Record> ProjectFile::record(JobId<Kind> job) const
{
    Result<std::vector<typename Kind::Record>> all = records<Kind>();
    if (!all)
        return all.error();
    for (typename Kind::Record& record : *all)
        if (record.id == job)
            return std::move(record);
    return jobError(Kind::names.unknown, job.value);
}

} // namespace core
