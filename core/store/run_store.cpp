// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/run_store_p.h"

#include "core/plan/plan_fields.h"
#include "core/store/run_points_p.h"
#include "core/store/run_summary_p.h"
#include "core/store/stored_end_p.h"

namespace core {
namespace {

constexpr EndTable kRunEnds{
    .owner = "run",
    .unknown = ErrorCode::RunUnknown,
    .exists = "SELECT 1 FROM run WHERE id = ?1",
    .read = "SELECT status, summary, fingerprint FROM run_end WHERE run = ?1",
    .write = "INSERT OR REPLACE INTO run_end (run, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .remove = "DELETE FROM run_end WHERE run = ?1",
    .endless = "SELECT id FROM run WHERE id NOT IN (SELECT run FROM run_end)",
};

Fingerprint rowFingerprint(RunId run, std::int64_t startedAt, const std::string& plan, const RunStart& start)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(run.value));
    builder.add(static_cast<std::uint64_t>(startedAt));
    builder.add(plan);
    builder.add(start.cohort.high);
    builder.add(start.cohort.low);
    builder.add(start.patients);
    builder.add(start.origin);
    builder.add(static_cast<std::uint64_t>(start.continues.value_or(RunId{}).value));
    return builder.finish();
}

Fingerprint batchFingerprint(RunId run, std::int64_t first, std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(run.value));
    builder.add(static_cast<std::uint64_t>(first));
    builder.add(content);
    return builder.finish();
}

// A row of the query below, checked.
std::optional<RunRecord> runRecordFrom(const Statement& row)
{
    RunRecord record;
    record.id = {row.number(0)};
    record.startedAt = row.number(1);
    const std::string plan(row.text(2));
    const std::optional<Fingerprint> cohort = row.fingerprint(3);
    Result<TrainingPlan> parsed = parsePlan(plan);
    if (!cohort || !parsed)
        return std::nullopt;
    record.start.plan = std::move(*parsed);
    record.start.cohort = *cohort;
    record.start.patients = static_cast<std::uint64_t>(row.number(4));
    record.start.origin = row.text(5);
    if (row.number(6) != 0)
        record.start.continues = RunId{row.number(6)};
    if (row.fingerprint(7) != rowFingerprint(record.id, record.startedAt, plan, record.start))
        return std::nullopt;
    record.hasCheckpoint = row.number(8) != 0;
    record.hasPolicy = row.number(9) != 0;
    return record;
}

Error damaged(const std::string& subject, RunId run)
{
    return damagedOwner(kRunEnds, run.value, subject);
}

Status readEnd(const Database& database, RunRecord& record, const std::string& subject)
{
    const Result<StoredEnd> end = readEnd(database, kRunEnds, record.id.value, subject);
    if (!end)
        return end.error();
    record.status = end->status;
    if (end->summary.empty())
        return Done{};
    record.summary = summaryFrom(end->summary);
    return record.summary ? Status(Done{}) : Status(damaged(subject, record.id));
}

} // namespace

Result<RunId> insertRun(const Database& database, const RunStart& start)
{
    const std::string plan = writePlan(start.plan);
    if (const Result<TrainingPlan> back = parsePlan(plan); !back)
        return back.error();
    const std::int64_t now = secondsNow();
    Statement insert(database, "INSERT INTO run (started_at, plan, cohort, patients, origin, continues, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4, ?5, nullif(?6, 0), ?7)");
    insert.bind(1, now).bind(2, plan).bind(3, start.cohort).bind(4, static_cast<std::int64_t>(start.patients));
    insert.bind(5, start.origin).bind(6, start.continues.value_or(RunId{}).value).bind(7, Fingerprint{});
    if (const Status done = insert.run(); !done)
        return done.error();
    const RunId run{sqlite3_last_insert_rowid(database.handle())}; // the fingerprint holds the number too
    Statement seal(database, "UPDATE run SET fingerprint = ?2 WHERE id = ?1");
    if (const Status done = seal.bind(1, run.value).bind(2, rowFingerprint(run, now, plan, start)).run(); !done)
        return done.error();
    return run;
}

std::uint64_t pointCount(const Database& database, RunId run)
{
    Statement query(database, "SELECT first + point_count FROM run_points WHERE run = ?1 ORDER BY first DESC LIMIT 1");
    return query.bind(1, run.value).next() ? static_cast<std::uint64_t>(query.number(0)) : 0;
}

Status insertPoints(const Database& database, RunId run, std::span<const CurvePoint> points)
{
    if (points.empty())
        return Done{};
    const auto first = static_cast<std::int64_t>(pointCount(database, run));
    const std::vector<std::byte> content = encodePoints(points);
    Statement insert(database, "INSERT INTO run_points (run, first, point_count, fingerprint, content) "
                               "VALUES (?1, ?2, ?3, ?4, ?5)");
    insert.bind(1, run.value).bind(2, first).bind(3, static_cast<std::int64_t>(points.size()));
    return insert.bind(4, batchFingerprint(run, first, content)).bind(5, std::span<const std::byte>(content)).run();
}

Status removePointsFrom(const Database& database, RunId run, std::uint64_t first)
{
    Statement remove(database, "DELETE FROM run_points WHERE run = ?1 AND first >= ?2");
    return remove.bind(1, run.value).bind(2, static_cast<std::int64_t>(first)).run();
}

Status removeRunRow(const Database& database, RunId run)
{
    Statement remove(database, "DELETE FROM run WHERE id = ?1");
    return remove.bind(1, run.value).run();
}

Status insertEnd(const Database& database, RunId run, RunStatus status, const TrainingSummary& summary)
{
    return writeEnd(database, kRunEnds, run.value, {.status = status, .summary = summaryText(summary)});
}

Status removeEnd(const Database& database, RunId run)
{
    return removeEnd(database, kRunEnds, run.value);
}

Status endAbandonedRuns(const Database& database)
{
    return endAbandoned(database, kRunEnds);
}

Result<RunStatus> statusOf(const Database& database, RunId run, const std::string& subject)
{
    if (const Status known = requireOwner(database, kRunEnds, run.value); !known)
        return known.error();
    RunRecord record;
    record.id = run;
    if (const Status read = readEnd(database, record, subject); !read)
        return read.error();
    return record.status;
}

Result<std::vector<RunRecord>> readRuns(const Database& database, const std::string& subject)
{
    std::vector<RunRecord> records;
    Statement query(database,
                    "SELECT id, started_at, plan, cohort, patients, origin, ifnull(continues, 0), fingerprint, "
                    "EXISTS (SELECT 1 FROM run_bundle WHERE run = run.id AND kind = 0), "
                    "EXISTS (SELECT 1 FROM run_bundle WHERE run = run.id AND kind = 1) FROM run ORDER BY id");
    while (query.next()) {
        std::optional<RunRecord> record = runRecordFrom(query);
        if (!record)
            return damaged(subject, RunId{query.number(0)});
        if (const Status read = readEnd(database, *record, subject); !read)
            return read.error();
        records.push_back(std::move(*record));
    }
    if (!query.ok())
        return query.error();
    return records;
}

Result<std::vector<CurvePoint>> readPoints(const Database& database, RunId run, const std::string& subject)
{
    std::vector<CurvePoint> points;
    Statement query(database, "SELECT first, point_count, fingerprint, content FROM run_points WHERE run = ?1 "
                              "ORDER BY first");
    query.bind(1, run.value);
    while (query.next()) {
        const std::int64_t first = query.number(0);
        const std::span<const std::byte> content = query.bytes(3);
        if (first != static_cast<std::int64_t>(points.size()) ||
            query.fingerprint(2) != batchFingerprint(run, first, content) || !decodePoints(content, points) ||
            first + query.number(1) != static_cast<std::int64_t>(points.size()))
            return damaged(subject, run);
    }
    if (!query.ok())
        return query.error();
    return points;
}

} // namespace core
