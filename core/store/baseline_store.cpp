// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/baseline_store_p.h"

#include "core/store/baseline_summary_p.h"
#include "core/store/stored_end_p.h"
#include "core/store/study_store_p.h"

namespace core {
namespace {

constexpr EndTable kBaselineEnds{
    .owner = "table",
    .unknown = ErrorCode::RunUnknown,
    .exists = "SELECT 1 FROM baselines WHERE id = ?1",
    .read = "SELECT status, summary, fingerprint FROM baselines_end WHERE baselines = ?1",
    .write = "INSERT OR REPLACE INTO baselines_end (baselines, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .remove = "DELETE FROM baselines_end WHERE baselines = ?1",
    .endless = "SELECT id FROM baselines WHERE id NOT IN (SELECT baselines FROM baselines_end)",
};

Error damaged(const std::string& subject, BaselineId table)
{
    return damagedOwner(kBaselineEnds, table.value, subject);
}

Fingerprint rowFingerprint(BaselineId table, std::int64_t startedAt, std::string_view plan, std::string_view split,
                           const BaselineStart& start)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(table.value));
    builder.add(static_cast<std::uint64_t>(startedAt));
    builder.add(plan);
    builder.add(split);
    builder.add(start.cohort.high);
    builder.add(start.cohort.low);
    builder.add(start.patients);
    return builder.finish();
}

Fingerprint runFingerprint(BaselineId table, std::string_view system, std::int64_t repeat, std::string_view content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(table.value));
    builder.add(system);
    builder.add(static_cast<std::uint64_t>(repeat));
    builder.add(content);
    return builder.finish();
}

// A row of the query below, checked.
std::optional<BaselineRecord> baselineRecordFrom(const Statement& row)
{
    BaselineRecord record;
    record.id = {row.number(0)};
    record.startedAt = row.number(1);
    const std::string plan(row.text(2));
    const std::optional<Fingerprint> cohort = row.fingerprint(3);
    const std::string split(row.text(4));
    Result<BaselinePlan> parsed = parseBaselinePlan(plan);
    const std::optional<SplitPlan> parsedSplit = splitFrom(split);
    if (!cohort || !parsed || !parsedSplit)
        return std::nullopt;
    record.start = {.plan = std::move(*parsed),
                    .cohort = *cohort,
                    .split = *parsedSplit,
                    .patients = static_cast<std::uint64_t>(row.number(5))};
    if (row.fingerprint(6) != rowFingerprint(record.id, record.startedAt, plan, split, record.start))
        return std::nullopt;
    return record;
}

Status readRuns(const Database& database, BaselineRecord& record, const std::string& subject)
{
    Statement query(database, "SELECT system, repeat, content, fingerprint FROM system_run WHERE baselines = ?1 "
                              "ORDER BY id");
    query.bind(1, record.id.value);
    while (query.next()) {
        std::optional<SystemRun> run = systemRunFrom(query.text(2));
        if (!run || systemKey(run->system) != query.text(0) ||
            static_cast<std::int64_t>(run->repeat) != query.number(1) ||
            query.fingerprint(3) != runFingerprint(record.id, query.text(0), query.number(1), query.text(2)))
            return damaged(subject, record.id);
        record.runs.push_back(std::move(*run));
    }
    return query.ok() ? Status(Done{}) : Status(query.error());
}

} // namespace

Error baselineError(ErrorCode code, BaselineId table)
{
    return {.code = code, .subject = "table " + std::to_string(table.value)};
}

Result<BaselineId> insertBaselines(const Database& database, const BaselineStart& start)
{
    const std::string plan = writeBaselinePlan(start.plan);
    if (const Result<BaselinePlan> back = parseBaselinePlan(plan); !back) // nobody could read it again
        return back.error();
    const std::string split = splitText(start.split);
    const std::int64_t now = secondsNow();
    Statement insert(database, "INSERT INTO baselines (started_at, plan, cohort, split, patients, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4, ?5, zeroblob(0))");
    insert.bind(1, now).bind(2, plan).bind(3, start.cohort).bind(4, split);
    if (const Status done = insert.bind(5, static_cast<std::int64_t>(start.patients)).run(); !done)
        return done.error();
    const BaselineId table{sqlite3_last_insert_rowid(database.handle())};
    Statement sign(database, "UPDATE baselines SET fingerprint = ?2 WHERE id = ?1");
    sign.bind(1, table.value).bind(2, rowFingerprint(table, now, plan, split, start));
    if (const Status done = sign.run(); !done)
        return done.error();
    return table;
}

Status writeSystemRun(const Database& database, BaselineId table, const SystemRun& run)
{
    const std::string system = systemKey(run.system);
    const auto repeat = static_cast<std::int64_t>(run.repeat);
    const std::string content = systemRunText(run);
    Statement insert(database, "INSERT OR REPLACE INTO system_run (baselines, system, repeat, content, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4, ?5)");
    insert.bind(1, table.value).bind(2, system).bind(3, repeat).bind(4, content);
    return insert.bind(5, runFingerprint(table, system, repeat, content)).run();
}

Status removeBaselinesRow(const Database& database, BaselineId table)
{
    Statement remove(database, "DELETE FROM baselines WHERE id = ?1");
    return remove.bind(1, table.value).run();
}

Status insertBaselinesEnd(const Database& database, BaselineId table, RunStatus status)
{
    return writeEnd(database, kBaselineEnds, table.value, {.status = status, .summary = {}});
}

Status removeBaselinesEnd(const Database& database, BaselineId table)
{
    return removeEnd(database, kBaselineEnds, table.value);
}

Status endAbandonedBaselines(const Database& database)
{
    return endAbandoned(database, kBaselineEnds);
}

Result<RunStatus> statusOf(const Database& database, BaselineId table, const std::string& subject)
{
    if (const Status known = requireOwner(database, kBaselineEnds, table.value); !known)
        return known.error().code == ErrorCode::RunUnknown ? baselineError(ErrorCode::RunUnknown, table)
                                                           : known.error();
    const Result<StoredEnd> end = readEnd(database, kBaselineEnds, table.value, subject);
    if (!end)
        return end.error();
    return end->status;
}

Result<std::vector<BaselineRecord>> readBaselines(const Database& database, const std::string& subject)
{
    std::vector<BaselineRecord> records;
    Statement query(database, "SELECT id, started_at, plan, cohort, split, patients, fingerprint FROM baselines "
                              "ORDER BY id");
    while (query.next()) {
        std::optional<BaselineRecord> record = baselineRecordFrom(query);
        if (!record)
            return damaged(subject, BaselineId{query.number(0)});
        const Result<StoredEnd> end = readEnd(database, kBaselineEnds, record->id.value, subject);
        if (!end)
            return end.error();
        record->status = end->status;
        if (const Status read = readRuns(database, *record, subject); !read)
            return read.error();
        records.push_back(std::move(*record));
    }
    if (!query.ok())
        return query.error();
    return records;
}

} // namespace core
