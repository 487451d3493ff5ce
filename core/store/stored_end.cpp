// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/stored_end_p.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

namespace core {
namespace {

// A status is stored as its place in this list.
constexpr std::array kStatuses{RunStatus::Running, RunStatus::Finished, RunStatus::Cancelled, RunStatus::Failed,
                               RunStatus::Interrupted};

std::int64_t storedCode(RunStatus status)
{
    return std::find(kStatuses.begin(), kStatuses.end(), status) - kStatuses.begin();
}

std::optional<RunStatus> storedStatus(std::int64_t code)
{
    if (code < 0 || static_cast<std::size_t>(code) >= kStatuses.size())
        return std::nullopt;
    return kStatuses[static_cast<std::size_t>(code)];
}

Fingerprint endFingerprint(std::int64_t owner, std::int64_t status, std::string_view summary)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(owner));
    builder.add(static_cast<std::uint64_t>(status));
    builder.add(summary);
    return builder.finish();
}

} // namespace

Error damagedOwner(const EndTable& table, std::int64_t owner, const std::string& subject)
{
    return {.code = ErrorCode::ProjectDamaged,
            .subject = subject,
            .detail = std::string(table.owner) + ' ' + std::to_string(owner)};
}

Status requireOwner(const Database& database, const EndTable& table, std::int64_t owner)
{
    Statement query(database, table.exists);
    if (query.bind(1, owner).next())
        return Done{};
    return query.ok() ? Error{.code = table.unknown, .subject = std::to_string(owner)} : query.error();
}

Result<StoredEnd> readEnd(const Database& database, const EndTable& table, std::int64_t owner,
                          const std::string& subject)
{
    Statement query(database, table.read);
    if (!query.bind(1, owner).next())
        return query.ok() ? Result<StoredEnd>(StoredEnd{}) : Result<StoredEnd>(query.error());
    const std::string_view summary = query.text(1);
    const std::optional<RunStatus> status = storedStatus(query.number(0));
    if (query.fingerprint(2) != endFingerprint(owner, query.number(0), summary) || !status)
        return damagedOwner(table, owner, subject);
    return StoredEnd{.status = *status, .summary = std::string(summary)};
}

Status writeEnd(const Database& database, const EndTable& table, std::int64_t owner, const StoredEnd& end)
{
    const std::int64_t code = storedCode(end.status);
    Statement insert(database, table.write);
    insert.bind(1, owner).bind(2, code).bind(3, end.summary);
    return insert.bind(4, endFingerprint(owner, code, end.summary)).run();
}

Status removeEnd(const Database& database, const EndTable& table, std::int64_t owner)
{
    Statement remove(database, table.remove);
    return remove.bind(1, owner).run();
}

Status endAbandoned(const Database& database, const EndTable& table)
{
    std::vector<std::int64_t> abandoned;
    Statement query(database, table.endless);
    while (query.next())
        abandoned.push_back(query.number(0));
    if (!query.ok())
        return query.error();
    const StoredEnd end{.status = RunStatus::Interrupted, .summary = {}};
    for (const std::int64_t owner : abandoned)
        if (const Status done = writeEnd(database, table, owner, end); !done)
            return done.error();
    return Done{};
}

std::int64_t secondsNow()
{
    using namespace std::chrono;
    return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace core
