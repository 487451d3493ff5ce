// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/front_store_p.h"

#include "core/store/front_summary_p.h"
#include "core/store/stored_end_p.h"

namespace core {
namespace {

constexpr EndTable kFrontEnds{
    .owner = "front",
    .unknown = ErrorCode::FrontUnknown,
    .exists = "SELECT 1 FROM front WHERE id = ?1",
    .read = "SELECT status, summary, fingerprint FROM front_end WHERE front = ?1",
    .write = "INSERT OR REPLACE INTO front_end (front, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .remove = "DELETE FROM front_end WHERE front = ?1",
    .endless = "SELECT id FROM front WHERE id NOT IN (SELECT front FROM front_end)",
};

Fingerprint rowFingerprint(FrontId front, std::int64_t startedAt, const std::string& plan, const FrontStart& start)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(front.value));
    builder.add(static_cast<std::uint64_t>(startedAt));
    builder.add(plan);
    builder.add(start.cohort.high);
    builder.add(start.cohort.low);
    builder.add(start.patients);
    return builder.finish();
}

Fingerprint pointFingerprint(FrontId front, std::int64_t number, std::string_view content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(front.value));
    builder.add(static_cast<std::uint64_t>(number));
    builder.add(content);
    return builder.finish();
}

// A row of the query below, checked.
std::optional<FrontRecord> frontRecordFrom(const Statement& row)
{
    FrontRecord record;
    record.id = {row.number(0)};
    record.startedAt = row.number(1);
    const std::string plan(row.text(2));
    const std::optional<Fingerprint> cohort = row.fingerprint(3);
    Result<FrontPlan> parsed = parseFrontPlan(plan);
    if (!cohort || !parsed)
        return std::nullopt;
    record.start.plan = std::move(*parsed);
    record.start.cohort = *cohort;
    record.start.patients = static_cast<std::uint64_t>(row.number(4));
    if (row.fingerprint(5) != rowFingerprint(record.id, record.startedAt, plan, record.start))
        return std::nullopt;
    return record;
}

Error damaged(const std::string& subject, FrontId front)
{
    return damagedOwner(kFrontEnds, front.value, subject);
}

Status readEnd(const Database& database, FrontRecord& record, const std::string& subject)
{
    const Result<StoredEnd> end = readEnd(database, kFrontEnds, record.id.value, subject);
    if (!end)
        return end.error();
    record.status = end->status;
    if (end->summary.empty())
        return Done{};
    record.summary = frontSummaryFrom(end->summary);
    return record.summary ? Status(Done{}) : Status(damaged(subject, record.id));
}

Status readPoints(const Database& database, FrontRecord& record, const std::string& subject)
{
    Statement query(database, "SELECT number, content, fingerprint FROM front_point WHERE front = ?1 ORDER BY number");
    query.bind(1, record.id.value);
    while (query.next()) {
        std::optional<OperatingPoint> point = pointFrom(query.text(1));
        if (query.number(0) != static_cast<std::int64_t>(record.points.size()) || !point ||
            query.fingerprint(2) != pointFingerprint(record.id, query.number(0), query.text(1)))
            return damaged(subject, record.id);
        record.points.push_back(std::move(*point));
    }
    return query.ok() ? Status(Done{}) : Status(query.error());
}

} // namespace

Result<FrontId> insertFront(const Database& database, const FrontStart& start)
{
    const std::string plan = writeFrontPlan(start.plan);
    if (const Result<FrontPlan> back = parseFrontPlan(plan); !back) // nobody could read it again
        return back.error();
    const std::int64_t now = secondsNow();
    Statement insert(database, "INSERT INTO front (started_at, plan, cohort, patients, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4, zeroblob(0))");
    insert.bind(1, now).bind(2, plan).bind(3, start.cohort).bind(4, static_cast<std::int64_t>(start.patients));
    if (const Status done = insert.run(); !done)
        return done.error();
    const FrontId front{sqlite3_last_insert_rowid(database.handle())};
    Statement sign(database, "UPDATE front SET fingerprint = ?2 WHERE id = ?1");
    sign.bind(1, front.value).bind(2, rowFingerprint(front, now, plan, start));
    if (const Status done = sign.run(); !done)
        return done.error();
    return front;
}

Status writeFrontPoint(const Database& database, FrontId front, std::uint64_t number, const OperatingPoint& point)
{
    const auto place = static_cast<std::int64_t>(number);
    const std::string content = pointText(point);
    Statement insert(database, "INSERT OR REPLACE INTO front_point (front, number, content, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4)");
    insert.bind(1, front.value).bind(2, place).bind(3, content);
    return insert.bind(4, pointFingerprint(front, place, content)).run();
}

Status removeFrontRow(const Database& database, FrontId front)
{
    Statement remove(database, "DELETE FROM front WHERE id = ?1");
    return remove.bind(1, front.value).run();
}

Status insertFrontEnd(const Database& database, FrontId front, RunStatus status, const FrontSummary& summary)
{
    return writeEnd(database, kFrontEnds, front.value, {.status = status, .summary = frontSummaryText(summary)});
}

Status removeFrontEnd(const Database& database, FrontId front)
{
    return removeEnd(database, kFrontEnds, front.value);
}

Status endAbandonedFronts(const Database& database)
{
    return endAbandoned(database, kFrontEnds);
}

Result<RunStatus> statusOf(const Database& database, FrontId front, const std::string& subject)
{
    if (const Status known = requireOwner(database, kFrontEnds, front.value); !known)
        return known.error();
    FrontRecord record;
    record.id = front;
    if (const Status read = readEnd(database, record, subject); !read)
        return read.error();
    return record.status;
}

Result<std::vector<FrontRecord>> readFronts(const Database& database, const std::string& subject)
{
    std::vector<FrontRecord> records;
    Statement query(database, "SELECT id, started_at, plan, cohort, patients, fingerprint FROM front ORDER BY id");
    while (query.next()) {
        std::optional<FrontRecord> record = frontRecordFrom(query);
        if (!record)
            return damaged(subject, FrontId{query.number(0)});
        if (const Status read = readEnd(database, *record, subject); !read)
            return read.error();
        if (const Status read = readPoints(database, *record, subject); !read)
            return read.error();
        records.push_back(std::move(*record));
    }
    if (!query.ok())
        return query.error();
    return records;
}

} // namespace core
