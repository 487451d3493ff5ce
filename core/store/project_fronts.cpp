// SPDX-License-Identifier: GPL-3.0-or-later

// What a project file says and keeps about fronts.
#include "core/store/front_bundles_p.h"
#include "core/store/front_store_p.h"
#include "core/store/project_file_p.h"
#include "core/store/project_schema_p.h"

#include <cassert>

namespace core {
namespace {

Error frontError(ErrorCode code, FrontId front)
{
    return {.code = code, .subject = std::to_string(front.value)};
}

Status removePartsForResuming(const Database& database, FrontId front)
{
    const Result<std::vector<std::string>> names = frontPartNames(database, front);
    if (!names)
        return names.error();
    for (const std::string& name : *names)
        if (name != kSharedPart)
            if (const Status removed = removeFrontBundle(database, front, name); !removed)
                return removed.error();
    return Done{};
}

} // namespace

Status ProjectFile::Impl::changeSearching(FrontId front, const std::function<Status(const Database&)>& work)
{
    return change([&](const Database& database) -> Status {
        if (searching.contains(front))
            return work(database);
        const Result<RunStatus> status = statusOf(database, front, subject());
        return status ? frontError(ErrorCode::FrontNotResumable, front) : status.error();
    });
}

Status ProjectFile::Impl::readFront(FrontId front, const std::function<Status(const Database&)>& work) const
{
    bool known = false;
    const Status done = read(kFrontsSince, [&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, front, subject());
        if (!status)
            return status.error();
        known = true;
        return work(database);
    });
    return done && !known ? frontError(ErrorCode::FrontUnknown, front) : done;
}

Result<FrontId> ProjectFile::startFront(const FrontStart& start)
{
    FrontId front;
    const Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<FrontId> inserted = insertFront(database, start);
        if (!inserted)
            return inserted.error();
        front = *inserted;
        return Done{};
    });
    if (!done)
        return done.error();
    m_impl->searching.insert(front);
    return front;
}

Status ProjectFile::saveFrontPart(FrontId front, const std::string& name, const TensorBundle& part)
{
    return m_impl->changeSearching(
        front, [&](const Database& database) { return writeFrontBundle(database, front, name, part); });
}

Status ProjectFile::appendFrontPolicy(FrontId front, std::size_t number, const OperatingPoint& point,
                                      const TensorBundle& own)
{
    return m_impl->changeSearching(front, [&](const Database& database) -> Status {
        if (const Status written = writeFrontPoint(database, front, number, point); !written)
            return written.error();
        return writeFrontBundle(database, front, policyName(number), own);
    });
}

Status ProjectFile::finishFront(FrontId front, RunStatus status, const FrontSummary& summary,
                                std::span<const OperatingPoint> points)
{
    assert(status != RunStatus::Running);
    Status done = m_impl->changeSearching(front, [&](const Database& database) -> Status {
        for (std::size_t number = 0; number < points.size(); ++number)
            if (const Status written = writeFrontPoint(database, front, number, points[number]); !written)
                return written.error();
        if (status == RunStatus::Finished) // nothing is left to resume
            if (const Status removed = removePartsForResuming(database, front); !removed)
                return removed.error();
        return insertFrontEnd(database, front, status, summary);
    });
    if (done)
        m_impl->searching.erase(front);
    return done;
}

Status ProjectFile::resumeFront(FrontId front)
{
    Status done = m_impl->change([&](const Database& database) -> Status {
        const Result<RunStatus> status = statusOf(database, front, m_impl->subject());
        if (!status)
            return status.error();
        if (*status == RunStatus::Finished || m_impl->searching.contains(front))
            return frontError(ErrorCode::FrontNotResumable, front);
        return removeFrontEnd(database, front);
    });
    if (done)
        m_impl->searching.insert(front);
    return done;
}

Status ProjectFile::removeFront(FrontId front)
{
    Status done = m_impl->change([&](const Database& database) -> Status {
        if (const Result<RunStatus> status = statusOf(database, front, m_impl->subject());
            !status && status.error().code == ErrorCode::FrontUnknown)
            return status.error();
        return removeFrontRow(database, front); // a damaged one too
    });
    if (done)
        m_impl->searching.erase(front);
    return done;
}

Result<std::vector<FrontRecord>> ProjectFile::fronts() const
{
    Result<std::vector<FrontRecord>> records = std::vector<FrontRecord>();
    const Status done = m_impl->read(kFrontsSince, [&](const Database& database) -> Status {
        records = readFronts(database, m_impl->subject());
        return Done{};
    });
    if (!done)
        return done.error();
    if (!records)
        return records;
    for (FrontRecord& record : *records)
        if (record.status == RunStatus::Running && m_impl->isOver(m_impl->searching.contains(record.id)))
            record.status = RunStatus::Interrupted;
    return records;
}

Result<std::vector<std::string>> ProjectFile::frontPartNames(FrontId front) const
{
    Result<std::vector<std::string>> names = std::vector<std::string>();
    const Status done = m_impl->readFront(front, [&](const Database& database) -> Status {
        names = core::frontPartNames(database, front);
        return Done{};
    });
    return done ? std::move(names) : done.error();
}

Result<TensorBundle> ProjectFile::frontPart(FrontId front, const std::string& name) const
{
    Result<TensorBundle> bundle = frontError(ErrorCode::FrontUnknown, front);
    const Status done = m_impl->readFront(front, [&](const Database& database) -> Status {
        bundle = readFrontBundle(database, front, name, m_impl->subject());
        return Done{};
    });
    return done ? std::move(bundle) : done.error();
}

Result<TensorBundle> ProjectFile::frontPolicy(FrontId front, std::size_t number) const
{
    return frontPart(front, policyName(number));
}

} // namespace core
