// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/run_rows_p.h"

#include "core/plan/plan_fields.h"
#include "core/store/bundle_store_p.h"
#include "core/store/policy_name_rows_p.h"
#include "core/store/run_points_p.h"
#include "core/store/run_summary_p.h"

namespace core {
namespace {

constexpr BundleTable kRunBundles{
    .insert = "INSERT INTO run_bundle (run, kind, byte_count, fingerprint, points) VALUES (?1, ?2, ?3, ?4, ?5)",
    .insertChunk = "INSERT INTO run_bundle_chunk (run, kind, chunk, content) VALUES (?1, ?2, ?3, ?4)",
    .read = "SELECT byte_count, fingerprint, points FROM run_bundle WHERE run = ?1 AND kind = ?2",
    .readChunks = "SELECT content FROM run_bundle_chunk WHERE run = ?1 AND kind = ?2 ORDER BY chunk",
    .remove = "DELETE FROM run_bundle WHERE run = ?1 AND kind = ?2",
};

constexpr BundleTable kRunParts{
    .insert = "INSERT INTO run_part (run, name, byte_count, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .insertChunk = "INSERT INTO run_part_chunk (run, name, chunk, content) VALUES (?1, ?2, ?3, ?4)",
    .read = "SELECT byte_count, fingerprint FROM run_part WHERE run = ?1 AND name = ?2",
    .readChunks = "SELECT content FROM run_part_chunk WHERE run = ?1 AND name = ?2 ORDER BY chunk",
    .remove = "DELETE FROM run_part WHERE run = ?1 AND name = ?2",
};

Result<std::vector<std::string>> runPartNames(const Database& database, RunId run)
{
    std::vector<std::string> names;
    Statement query(database, "SELECT name FROM run_part WHERE run = ?1 ORDER BY name");
    query.bind(1, run.value);
    while (query.next())
        names.emplace_back(query.text(0));
    if (!query.ok())
        return query.error();
    return names;
}

Status removeFolds(const Database& database, RunId run)
{
    const Result<std::vector<std::string>> names = runPartNames(database, run);
    if (!names)
        return names.error();
    for (const std::string& name : *names)
        if (name != kFinalRunPart)
            if (const Status removed = removeBundle(database, kRunParts, {run.value, name}); !removed)
                return removed.error();
    return Done{};
}

BundleKey runBundleKey(RunId run, RunBundle kind)
{
    return {.job = run.value, .name = static_cast<std::int64_t>(kind)};
}

Fingerprint batchFingerprint(RunId run, std::int64_t first, std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(run.value));
    builder.add(static_cast<std::uint64_t>(first));
    builder.add(content);
    return builder.finish();
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

Status writeRunBundle(const Database& database, RunId run, RunBundle kind, const TensorBundle& bundle)
{
    return writeBundle(database, kRunBundles, runBundleKey(run, kind), bundle, pointCount(database, run));
}

} // namespace

constinit const JobTables JobRows<TrainingKind>::tables{
    .names = TrainingKind::names,
    .since = 2,
    .insert = "INSERT INTO run (started_at, plan, cohort, patients, origin, continues, fingerprint) "
              "VALUES (?1, ?2, ?3, ?4, ?5, nullif(?6, 0), zeroblob(0))",
    .seal = "UPDATE run SET fingerprint = ?2 WHERE id = ?1",
    .select = "SELECT id, started_at, fingerprint, plan, cohort, patients, origin, ifnull(continues, 0) FROM run "
              "ORDER BY id",
    .exists = "SELECT 1 FROM run WHERE id = ?1",
    .remove = "DELETE FROM run WHERE id = ?1",
    .readEnd = "SELECT status, summary, fingerprint FROM run_end WHERE run = ?1",
    .writeEnd = "INSERT OR REPLACE INTO run_end (run, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .removeEnd = "DELETE FROM run_end WHERE run = ?1",
    .endless = "SELECT id FROM run WHERE id NOT IN (SELECT run FROM run_end)",
};

Result<JobColumns> JobRows<TrainingKind>::columns(const RunStart& start)
{
    std::string plan = writePlan(start.plan);
    if (const Result<TrainingPlan> back = parsePlan(plan); !back)
        return back.error();
    return JobColumns{std::move(plan), start.cohort, static_cast<std::int64_t>(start.patients), start.origin,
                      start.continues.value_or(RunId{}).value};
}

std::optional<RunStart> JobRows<TrainingKind>::start(const JobColumns& columns)
{
    const auto* plan = columnAt<std::string>(columns, 0);
    const auto* cohort = columnAt<Fingerprint>(columns, 1);
    const auto* patients = columnAt<std::int64_t>(columns, 2);
    const auto* origin = columnAt<std::string>(columns, 3);
    const auto* continues = columnAt<std::int64_t>(columns, 4);
    if (!plan || !cohort || !patients || !origin || !continues)
        return std::nullopt;
    Result<TrainingPlan> parsed = parsePlan(*plan);
    if (!parsed)
        return std::nullopt;
    RunStart start{.plan = std::move(*parsed),
                   .cohort = *cohort,
                   .patients = static_cast<std::uint64_t>(*patients),
                   .origin = *origin,
                   .continues = {}};
    if (*continues != 0)
        start.continues = RunId{*continues};
    return start;
}

Status JobRows<TrainingKind>::readParts(const Database& database, RunRecord& record, const Error& damaged)
{
    Statement query(database, "SELECT kind FROM run_bundle WHERE run = ?1");
    query.bind(1, record.id.value);
    while (query.next())
        (query.number(0) == 0 ? record.hasCheckpoint : record.hasPolicy) = true;
    return query.ok() ? readNames(database, record, damaged) : Status(query.error());
}

Status JobRows<TrainingKind>::write(const Database& database, RunId run, const TrainingKind::Part& part)
{
    if (const auto* points = std::get_if<std::vector<CurvePoint>>(&part))
        return insertPoints(database, run, *points);
    if (const auto* named = std::get_if<NamedPart>(&part))
        return writeBundle(database, kRunParts, {run.value, named->name}, named->bundle);
    return writeRunBundle(database, run, RunBundle::Checkpoint, std::get<TensorBundle>(part));
}

Status JobRows<TrainingKind>::finish(const Database& database, RunId run, RunStatus status,
                                     const TrainingKind::End& end)
{
    if (status == RunStatus::Finished) { // nothing is left to resume
        if (const Status done = removeBundle(database, kRunBundles, runBundleKey(run, RunBundle::Checkpoint)); !done)
            return done.error();
        if (const Status done = removeFolds(database, run); !done)
            return done.error();
    }
    return end.policy ? writeRunBundle(database, run, RunBundle::Policy, *end.policy) : Status(Done{});
}

std::string JobRows<TrainingKind>::summary(const TrainingKind::End& end)
{
    return summaryText(end.summary);
}

bool JobRows<TrainingKind>::readSummary(const std::string& text, RunRecord& record)
{
    record.summary = summaryFrom(text);
    return record.summary.has_value();
}

Status JobRows<TrainingKind>::rewind(const Database& database, RunId run)
{
    Statement query(database, "SELECT points FROM run_bundle WHERE run = ?1 AND kind = 0");
    const std::int64_t kept = query.bind(1, run.value).next() ? query.number(0) : 0;
    if (!query.ok())
        return query.error();
    Statement remove(database, "DELETE FROM run_points WHERE run = ?1 AND first >= ?2");
    return remove.bind(1, run.value).bind(2, kept).run();
}

Result<TensorBundle> readRunBundle(const Database& database, RunId run, RunBundle kind, const std::string& subject)
{
    const bool policy = kind == RunBundle::Policy;
    const Error missing = policy ? Error{.code = ErrorCode::PolicyMissing, .subject = subject}
                                 : Error{.code = ErrorCode::RunNotResumable, .subject = std::to_string(run.value)};
    const Error damaged{.code = ErrorCode::ProjectDamaged,
                        .subject = subject,
                        .detail = (policy ? "policy of run " : "checkpoint of run ") + std::to_string(run.value)};
    return readBundle(database, kRunBundles, runBundleKey(run, kind), missing, damaged);
}

Result<std::map<std::string, TensorBundle>> readRunParts(const Database& database, RunId run,
                                                         const std::string& subject)
{
    const Result<std::vector<std::string>> names = runPartNames(database, run);
    if (!names)
        return names.error();
    std::map<std::string, TensorBundle> parts;
    for (const std::string& name : *names) {
        const Error damaged{.code = ErrorCode::ProjectDamaged,
                            .subject = subject,
                            .detail = name + " of run " + std::to_string(run.value)};
        Result<TensorBundle> part = readBundle(database, kRunParts, {run.value, name}, damaged, damaged);
        if (!part)
            return part.error();
        parts.emplace(name, std::move(*part));
    }
    return parts;
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
            return damagedJob(JobRows<TrainingKind>::tables, run.value, subject);
    }
    if (!query.ok())
        return query.error();
    return points;
}

} // namespace core
