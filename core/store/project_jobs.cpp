// SPDX-License-Identifier: GPL-3.0-or-later
// What a project file says and keeps about jobs.
#include "core/store/project_jobs_p.h"

#include "core/store/policy_name_rows_p.h"

namespace core {

Status ProjectFile::Impl::changeJob(const JobTables& tables, std::int64_t job, const Work& work)
{
    return change([&](const Database& database) -> Status {
        if (underWay.contains({&tables, job}))
            return work(database);
        const Result<RunStatus> status = statusOf(database, tables, job, subject());
        return status ? jobError(tables.names.notResumable, job) : status.error();
    });
}

Status ProjectFile::Impl::finishJob(const JobTables& tables, std::int64_t job, const StoredEnd& end, const Work& work)
{
    Status done = changeJob(tables, job, [&](const Database& database) -> Status {
        if (const Status worked = work(database); !worked)
            return worked.error();
        return writeEnd(database, tables, job, end);
    });
    if (done)
        underWay.erase({&tables, job});
    return done;
}

Status ProjectFile::Impl::resumeJob(const JobTables& tables, std::int64_t job, const Work& rewind)
{
    Status done = change([&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, tables, job, subject());
        if (!status)
            return status.error();
        if (*status == RunStatus::Finished || underWay.contains({&tables, job}))
            return jobError(tables.names.notResumable, job);
        if (const Status rewound = rewind(database); !rewound)
            return rewound.error();
        return removeEnd(database, tables, job);
    });
    if (done)
        underWay.emplace(&tables, job);
    return done;
}

Status ProjectFile::Impl::removeJob(const JobTables& tables, std::int64_t job)
{
    Status done = change([&](const Database& database) -> Status {
        if (const Result<RunStatus> status = statusOf(database, tables, job, subject());
            !status && status.error().code == tables.names.unknown)
            return status.error();
        return removeRow(database, tables, job);
    });
    if (done)
        underWay.erase({&tables, job});
    return done;
}

Status ProjectFile::Impl::readJob(const JobTables& tables, std::int64_t job, const Work& work) const
{
    bool known = false;
    const Status done = read(tables.since, [&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, tables, job, subject());
        if (!status)
            return status.error();
        known = true;
        return work(database);
    });
    return done && !known ? jobError(tables.names.unknown, job) : done;
}

bool ProjectFile::Impl::isOver(const JobTables& tables, std::int64_t job) const
{
    if (access == ProjectAccess::Writable)
        return !underWay.contains({&tables, job});
    return !ProjectLock::isHeld(path).value_or(false);
}

Status ProjectFile::takeOverJobs(const ProjectFile& original)
{
    const auto underWay = original.m_impl->underWay;
    if (underWay.empty())
        return Done{};
    Status done = m_impl->change([&](const Database& database) -> Status { // opening it took them for interrupted
        for (const auto& [tables, job] : underWay)
            if (const Status removed = removeEnd(database, *tables, job); !removed)
                return removed.error();
        return Done{};
    });
    if (done)
        m_impl->underWay.insert(underWay.begin(), underWay.end());
    return done;
}

namespace {

// What `read` finds of a job.
template <typename Kind, typename Read>
auto readOf(const auto& impl, JobId<Kind> job, Read read) -> decltype(read(std::declval<const Database&>()))
{
    decltype(read(std::declval<const Database&>())) found = Error{};
    const Status done = impl.readJob(JobRows<Kind>::tables, job.value, [&](const Database& database) -> Status {
        found = read(database);
        return Done{};
    });
    return done ? std::move(found) : done.error();
}

} // namespace

Status ProjectFile::rename(RunId run, const std::string& name)
{
    return m_impl->change([&](const Database& database) -> Status {
        const Result<RunStatus> known = statusOf(database, JobRows<TrainingKind>::tables, run.value, m_impl->subject());
        return known ? writeName(database, run, name) : Status(known.error());
    });
}

Status ProjectFile::rename(FrontId front, std::size_t number, const std::string& name)
{
    return m_impl->change([&](const Database& database) -> Status {
        const Result<RunStatus> known = statusOf(database, JobRows<FrontKind>::tables, front.value, m_impl->subject());
        return known ? writeName(database, front, number, name) : Status(known.error());
    });
}

Result<std::vector<CurvePoint>> ProjectFile::points(RunId run) const
{
    return readOf(*m_impl, run, [&](const Database& database) { return readPoints(database, run, m_impl->subject()); });
}

Result<TensorBundle> ProjectFile::checkpoint(RunId run) const
{
    return readOf(*m_impl, run, [&](const Database& database) {
        return readRunBundle(database, run, RunBundle::Checkpoint, m_impl->subject());
    });
}

Result<TensorBundle> ProjectFile::policy(RunId run) const
{
    return readOf(*m_impl, run, [&](const Database& database) {
        return readRunBundle(database, run, RunBundle::Policy, m_impl->subject());
    });
}

Result<TensorBundle> ProjectFile::finalPolicy(RunId run) const
{
    Result<std::map<std::string, TensorBundle>> parts = runParts(run);
    if (!parts)
        return parts.error();
    const auto found = parts->find(kFinalRunPart);
    if (found == parts->end())
        return Error{.code = ErrorCode::PolicyMissing, .subject = m_impl->subject()};
    return std::move(found->second);
}

Result<std::map<std::string, TensorBundle>> ProjectFile::runParts(RunId run) const
{
    Result<std::map<std::string, TensorBundle>> parts = std::map<std::string, TensorBundle>();
    const Status known =
        m_impl->readJob(JobRows<TrainingKind>::tables, run.value, [](const Database&) -> Status { return Done{}; });
    if (!known)
        return known.error();
    const Status done = m_impl->read(kRunPartsSince, [&](const Database& database) -> Status { // none before
        parts = readRunParts(database, run, m_impl->subject());
        return Done{};
    });
    return done ? std::move(parts) : done.error();
}

Result<std::vector<std::string>> ProjectFile::frontPartNames(FrontId front) const
{
    return readOf(*m_impl, front, [&](const Database& database) { return core::frontPartNames(database, front); });
}

Result<TensorBundle> ProjectFile::frontPart(FrontId front, const std::string& name) const
{
    return readOf(*m_impl, front,
                  [&](const Database& database) { return readFrontBundle(database, front, name, m_impl->subject()); });
}

Result<TensorBundle> ProjectFile::frontPolicy(FrontId front, std::size_t number) const
{
    return frontPart(front, policyName(number));
}

Result<BaselineScores> ProjectFile::baselineScores(BaselineId table, const SystemId& system) const
{
    return readOf(*m_impl, table, [&](const Database& database) {
        return readScores(database, table, systemKey(system), m_impl->subject());
    });
}

template Result<RunId> ProjectFile::start(const RunStart&);
template Status ProjectFile::save(RunId, const TrainingKind::Part&);
template Status ProjectFile::saveAll(RunId, const std::vector<TrainingKind::Part>&);
template Status ProjectFile::finish(RunId, RunStatus, const TrainingKind::End&);
template Status ProjectFile::resume(RunId);
template Status ProjectFile::remove(RunId);
template Result<std::vector<RunRecord>> ProjectFile::records<TrainingKind>() const;
template Result<RunRecord> ProjectFile::record(RunId) const;

template Result<FrontId> ProjectFile::start(const FrontStart&);
template Status ProjectFile::save(FrontId, const FrontKind::Part&);
template Status ProjectFile::saveAll(FrontId, const std::vector<FrontKind::Part>&);
template Status ProjectFile::finish(FrontId, RunStatus, const FrontKind::End&);
template Status ProjectFile::resume(FrontId);
template Status ProjectFile::remove(FrontId);
template Result<std::vector<FrontRecord>> ProjectFile::records<FrontKind>() const;
template Result<FrontRecord> ProjectFile::record(FrontId) const;

template Result<BaselineId> ProjectFile::start(const BaselineStart&);
template Status ProjectFile::save(BaselineId, const SystemRun&);
template Status ProjectFile::saveAll(BaselineId, const std::vector<SystemRun>&);
template Status ProjectFile::finish(BaselineId, RunStatus, const BaselineKind::End&);
template Status ProjectFile::resume(BaselineId);
template Status ProjectFile::remove(BaselineId);
template Result<std::vector<BaselineRecord>> ProjectFile::records<BaselineKind>() const;
template Result<BaselineRecord> ProjectFile::record(BaselineId) const;

} // namespace core
