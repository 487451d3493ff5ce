// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/baseline_rows_p.h"

#include "core/store/baseline_summary_p.h"
#include "core/store/bundle_store_p.h"
#include "core/store/score_bundles_p.h"
#include "core/store/study_store_p.h"

namespace core {
namespace {

constexpr BundleTable kScores{
    .insert = "INSERT INTO system_scores (baselines, system, byte_count, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .insertChunk = "INSERT INTO system_scores_chunk (baselines, system, chunk, content) VALUES (?1, ?2, ?3, ?4)",
    .read = "SELECT byte_count, fingerprint FROM system_scores WHERE baselines = ?1 AND system = ?2",
    .readChunks = "SELECT content FROM system_scores_chunk WHERE baselines = ?1 AND system = ?2 ORDER BY chunk",
    .remove = "DELETE FROM system_scores WHERE baselines = ?1 AND system = ?2",
};

Fingerprint systemRunFingerprint(BaselineId table, std::string_view system, std::int64_t repeat,
                                 std::string_view content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(table.value));
    builder.add(system);
    builder.add(static_cast<std::uint64_t>(repeat));
    builder.add(content);
    return builder.finish();
}

} // namespace

constinit const JobTables JobRows<BaselineKind>::tables{
    .names = BaselineKind::names,
    .since = 4,
    .insert = "INSERT INTO baselines (started_at, plan, split, cohort, patients, fingerprint) "
              "VALUES (?1, ?2, ?3, ?4, ?5, zeroblob(0))",
    .seal = "UPDATE baselines SET fingerprint = ?2 WHERE id = ?1",
    .select = "SELECT id, started_at, fingerprint, plan, split, cohort, patients FROM baselines ORDER BY id",
    .exists = "SELECT 1 FROM baselines WHERE id = ?1",
    .remove = "DELETE FROM baselines WHERE id = ?1",
    .readEnd = "SELECT status, summary, fingerprint FROM baselines_end WHERE baselines = ?1",
    .writeEnd =
        "INSERT OR REPLACE INTO baselines_end (baselines, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .removeEnd = "DELETE FROM baselines_end WHERE baselines = ?1",
    .endless = "SELECT id FROM baselines WHERE id NOT IN (SELECT baselines FROM baselines_end)",
};

Result<JobColumns> JobRows<BaselineKind>::columns(const BaselineStart& start)
{
    std::string plan = writeBaselinePlan(start.plan);
    if (const Result<BaselinePlan> back = parseBaselinePlan(plan); !back)
        return back.error();
    return JobColumns{std::move(plan), splitText(start.split), start.cohort, static_cast<std::int64_t>(start.patients)};
}

std::optional<BaselineStart> JobRows<BaselineKind>::start(const JobColumns& columns)
{
    const auto* plan = columnAt<std::string>(columns, 0);
    const auto* split = columnAt<std::string>(columns, 1);
    const auto* cohort = columnAt<Fingerprint>(columns, 2);
    const auto* patients = columnAt<std::int64_t>(columns, 3);
    if (!plan || !split || !cohort || !patients)
        return std::nullopt;
    Result<BaselinePlan> parsed = parseBaselinePlan(*plan);
    const std::optional<SplitPlan> parsedSplit = splitFrom(*split);
    if (!parsed || !parsedSplit)
        return std::nullopt;
    return BaselineStart{.plan = std::move(*parsed),
                         .cohort = *cohort,
                         .split = *parsedSplit,
                         .patients = static_cast<std::uint64_t>(*patients)};
}

Status JobRows<BaselineKind>::readParts(const Database& database, BaselineRecord& record, const Error& damaged)
{
    Statement query(database, "SELECT system, repeat, content, fingerprint FROM system_run WHERE baselines = ?1 "
                              "ORDER BY id");
    query.bind(1, record.id.value);
    while (query.next()) {
        std::optional<SystemRun> run = systemRunFrom(query.text(2));
        if (!run || systemKey(run->system) != query.text(0) ||
            static_cast<std::int64_t>(run->repeat) != query.number(1) ||
            query.fingerprint(3) != systemRunFingerprint(record.id, query.text(0), query.number(1), query.text(2)))
            return damaged;
        record.runs.push_back(std::move(*run));
    }
    return query.ok() ? Status(Done{}) : Status(query.error());
}

Status JobRows<BaselineKind>::write(const Database& database, BaselineId table, const SystemRun& run)
{
    const std::string system = systemKey(run.system);
    const auto repeat = static_cast<std::int64_t>(run.repeat);
    const std::string content = systemRunText(run);
    Statement insert(database, "INSERT OR REPLACE INTO system_run (baselines, system, repeat, content, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4, ?5)");
    insert.bind(1, table.value).bind(2, system).bind(3, repeat).bind(4, content);
    if (const Status done = insert.bind(5, systemRunFingerprint(table, system, repeat, content)).run(); !done)
        return done.error();
    if (!run.validationScores || !run.testScores)
        return Done{};
    return writeBundle(database, kScores, {table.value, system},
                       scoresBundle({.validation = run.validationScores, .test = run.testScores}));
}

Result<BaselineScores> readScores(const Database& database, BaselineId table, const std::string& system,
                                  const std::string& subject)
{
    const std::string detail = "scores of " + system + " in table " + std::to_string(table.value);
    const Error damaged{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = detail};
    const Result<TensorBundle> bundle =
        readBundle(database, kScores, {table.value, system},
                   {.code = ErrorCode::PolicyMissing, .subject = subject, .detail = detail}, damaged);
    if (!bundle)
        return bundle.error();
    Result<BaselineScores> scores = scoresFrom(*bundle);
    return scores ? std::move(scores) : damaged;
}

} // namespace core
