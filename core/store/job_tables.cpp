// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/job_tables_p.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace core {
namespace {

// A status is stored as its place in this list.
constexpr std::array kStatuses{RunStatus::Running, RunStatus::Finished, RunStatus::Cancelled, RunStatus::Failed,
                               RunStatus::Interrupted};

constexpr int kFirstColumn = 3; // of the kind, behind number, start and fingerprint

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

Fingerprint endFingerprint(std::int64_t job, std::int64_t status, std::string_view summary)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(job));
    builder.add(static_cast<std::uint64_t>(status));
    builder.add(summary);
    return builder.finish();
}

struct ColumnAdder {
    FingerprintBuilder& builder;
    void operator()(std::int64_t number) const { builder.add(static_cast<std::uint64_t>(number)); }
    void operator()(const std::string& text) const { builder.add(text); }
    void operator()(const Fingerprint& fingerprint) const
    {
        builder.add(fingerprint.high);
        builder.add(fingerprint.low);
    }
};

Fingerprint rowFingerprint(std::int64_t job, std::int64_t startedAt, const JobColumns& columns)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(job));
    builder.add(static_cast<std::uint64_t>(startedAt));
    for (const JobColumn& column : columns)
        std::visit(ColumnAdder{builder}, column);
    return builder.finish();
}

std::int64_t secondsNow() // since 1970, UTC
{
    using namespace std::chrono;
    return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace

Error damagedJob(const JobTables& tables, std::int64_t job, const std::string& subject)
{
    return {.code = ErrorCode::ProjectDamaged,
            .subject = subject,
            .detail = std::string(tables.names.job) + ' ' + std::to_string(job)};
}

Result<std::int64_t> insertRow(const Database& database, const JobTables& tables, const JobColumns& columns)
{
    const std::int64_t now = secondsNow();
    Statement insert(database, tables.insert);
    insert.bind(1, now);
    int position = 2;
    for (const JobColumn& column : columns)
        std::visit([&](const auto& value) { insert.bind(position++, value); }, column);
    if (const Status done = insert.run(); !done)
        return done.error();
    const std::int64_t job = sqlite3_last_insert_rowid(database.handle());
    Statement seal(database, tables.seal); // the fingerprint holds the number too
    if (const Status done = seal.bind(1, job).bind(2, rowFingerprint(job, now, columns)).run(); !done)
        return done.error();
    return job;
}

bool rowIsWhole(const Statement& row, const JobColumns& columns)
{
    return row.fingerprint(2) == rowFingerprint(row.number(0), row.number(1), columns);
}

JobColumns columnsOf(const Statement& row)
{
    JobColumns columns;
    for (int i = kFirstColumn; i < row.columns(); ++i) {
        if (row.isNumber(i))
            columns.emplace_back(row.number(i));
        else if (row.isText(i))
            columns.emplace_back(std::string(row.text(i)));
        else
            columns.emplace_back(row.fingerprint(i).value_or(Fingerprint{}));
    }
    return columns;
}

Result<StoredEnd> readEnd(const Database& database, const JobTables& tables, std::int64_t job,
                          const std::string& subject)
{
    Statement query(database, tables.readEnd);
    if (!query.bind(1, job).next())
        return query.ok() ? Result<StoredEnd>(StoredEnd{}) : Result<StoredEnd>(query.error());
    const std::string_view summary = query.text(1);
    const std::optional<RunStatus> status = storedStatus(query.number(0));
    if (query.fingerprint(2) != endFingerprint(job, query.number(0), summary) || !status)
        return damagedJob(tables, job, subject);
    return StoredEnd{.status = *status, .summary = std::string(summary)};
}

Status writeEnd(const Database& database, const JobTables& tables, std::int64_t job, const StoredEnd& end)
{
    const std::int64_t code = storedCode(end.status);
    Statement insert(database, tables.writeEnd);
    insert.bind(1, job).bind(2, code).bind(3, end.summary);
    return insert.bind(4, endFingerprint(job, code, end.summary)).run();
}

Status removeEnd(const Database& database, const JobTables& tables, std::int64_t job)
{
    Statement remove(database, tables.removeEnd);
    return remove.bind(1, job).run();
}

Status endAbandoned(const Database& database, const JobTables& tables)
{
    std::vector<std::int64_t> abandoned;
    Statement query(database, tables.endless);
    while (query.next())
        abandoned.push_back(query.number(0));
    if (!query.ok())
        return query.error();
    const StoredEnd end{.status = RunStatus::Interrupted, .summary = {}};
    for (const std::int64_t job : abandoned)
        if (const Status done = writeEnd(database, tables, job, end); !done)
            return done.error();
    return Done{};
}

Result<RunStatus> statusOf(const Database& database, const JobTables& tables, std::int64_t job,
                           const std::string& subject)
{
    Statement query(database, tables.exists);
    if (!query.bind(1, job).next())
        return query.ok() ? jobError(tables.names.unknown, job) : query.error();
    const Result<StoredEnd> end = readEnd(database, tables, job, subject);
    if (!end)
        return end.error();
    return end->status;
}

Status removeRow(const Database& database, const JobTables& tables, std::int64_t job)
{
    Statement remove(database, tables.remove);
    return remove.bind(1, job).run();
}

} // namespace core
