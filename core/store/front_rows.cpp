// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/front_rows_p.h"

#include "core/store/bundle_store_p.h"
#include "core/store/front_summary_p.h"
#include "core/store/policy_name_rows_p.h"

namespace core {
namespace {

constexpr std::string_view kPolicies = "policy/";

constexpr BundleTable kFrontBundles{
    .insert = "INSERT INTO front_bundle (front, name, byte_count, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .insertChunk = "INSERT INTO front_bundle_chunk (front, name, chunk, content) VALUES (?1, ?2, ?3, ?4)",
    .read = "SELECT byte_count, fingerprint FROM front_bundle WHERE front = ?1 AND name = ?2",
    .readChunks = "SELECT content FROM front_bundle_chunk WHERE front = ?1 AND name = ?2 ORDER BY chunk",
    .remove = "DELETE FROM front_bundle WHERE front = ?1 AND name = ?2",
};

Fingerprint pointFingerprint(FrontId front, std::int64_t number, std::string_view content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(front.value));
    builder.add(static_cast<std::uint64_t>(number));
    builder.add(content);
    return builder.finish();
}

Status writeFrontPoint(const Database& database, FrontId front, std::size_t number, const OperatingPoint& point)
{
    const auto place = static_cast<std::int64_t>(number);
    const std::string content = pointText(point);
    Statement insert(database, "INSERT OR REPLACE INTO front_point (front, number, content, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4)");
    insert.bind(1, front.value).bind(2, place).bind(3, content);
    return insert.bind(4, pointFingerprint(front, place, content)).run();
}

Status removePartsForResuming(const Database& database, FrontId front)
{
    const Result<std::vector<std::string>> names = frontPartNames(database, front);
    if (!names)
        return names.error();
    for (const std::string& name : *names)
        if (name != kSharedPart && !name.starts_with(kFinalParts))
            if (const Status removed = removeBundle(database, kFrontBundles, {front.value, name}); !removed)
                return removed.error();
    return Done{};
}

} // namespace

constinit const JobTables JobRows<FrontKind>::tables{
    .names = FrontKind::names,
    .since = 3,
    .insert = "INSERT INTO front (started_at, plan, cohort, patients, fingerprint) "
              "VALUES (?1, ?2, ?3, ?4, zeroblob(0))",
    .seal = "UPDATE front SET fingerprint = ?2 WHERE id = ?1",
    .select = "SELECT id, started_at, fingerprint, plan, cohort, patients FROM front ORDER BY id",
    .exists = "SELECT 1 FROM front WHERE id = ?1",
    .remove = "DELETE FROM front WHERE id = ?1",
    .readEnd = "SELECT status, summary, fingerprint FROM front_end WHERE front = ?1",
    .writeEnd = "INSERT OR REPLACE INTO front_end (front, status, summary, fingerprint) VALUES (?1, ?2, ?3, ?4)",
    .removeEnd = "DELETE FROM front_end WHERE front = ?1",
    .endless = "SELECT id FROM front WHERE id NOT IN (SELECT front FROM front_end)",
};

Result<JobColumns> JobRows<FrontKind>::columns(const FrontStart& start)
{
    std::string plan = writeFrontPlan(start.plan);
    if (const Result<FrontPlan> back = parseFrontPlan(plan); !back)
        return back.error();
    return JobColumns{std::move(plan), start.cohort, static_cast<std::int64_t>(start.patients)};
}

std::optional<FrontStart> JobRows<FrontKind>::start(const JobColumns& columns)
{
    const auto* plan = columnAt<std::string>(columns, 0);
    const auto* cohort = columnAt<Fingerprint>(columns, 1);
    const auto* patients = columnAt<std::int64_t>(columns, 2);
    if (!plan || !cohort || !patients)
        return std::nullopt;
    Result<FrontPlan> parsed = parseFrontPlan(*plan);
    if (!parsed)
        return std::nullopt;
    return FrontStart{.plan = std::move(*parsed), .cohort = *cohort, .patients = static_cast<std::uint64_t>(*patients)};
}

Status JobRows<FrontKind>::readParts(const Database& database, FrontRecord& record, const Error& damaged)
{
    Statement query(database, "SELECT number, content, fingerprint FROM front_point WHERE front = ?1 ORDER BY number");
    query.bind(1, record.id.value);
    while (query.next()) {
        std::optional<OperatingPoint> point = pointFrom(query.text(1));
        if (query.number(0) != static_cast<std::int64_t>(record.points.size()) || !point ||
            query.fingerprint(2) != pointFingerprint(record.id, query.number(0), query.text(1)))
            return damaged;
        record.points.push_back(std::move(*point));
    }
    return query.ok() ? readNames(database, record, damaged) : Status(query.error());
}

Status JobRows<FrontKind>::write(const Database& database, FrontId front, const FrontKind::Part& part)
{
    if (const auto* named = std::get_if<FrontKind::NamedPart>(&part))
        return writeBundle(database, kFrontBundles, {front.value, named->name}, named->bundle);
    const FrontKind::Policy& policy = std::get<FrontKind::Policy>(part);
    if (const Status written = writeFrontPoint(database, front, policy.number, policy.point); !written)
        return written.error();
    return writeBundle(database, kFrontBundles, {front.value, policyName(policy.number)}, policy.own);
}

Status JobRows<FrontKind>::finish(const Database& database, FrontId front, RunStatus status, const FrontKind::End& end)
{
    for (std::size_t number = 0; number < end.points.size(); ++number)
        if (const Status written = writeFrontPoint(database, front, number, end.points[number]); !written)
            return written.error();
    return status == RunStatus::Finished ? removePartsForResuming(database, front) : Status(Done{});
}

std::string JobRows<FrontKind>::summary(const FrontKind::End& end)
{
    return frontSummaryText(end.summary);
}

bool JobRows<FrontKind>::readSummary(const std::string& text, FrontRecord& record)
{
    record.summary = frontSummaryFrom(text);
    return record.summary.has_value();
}

std::string policyName(std::uint64_t number)
{
    return std::string(kPolicies) + std::to_string(number);
}

Result<std::vector<std::string>> frontPartNames(const Database& database, FrontId front)
{
    std::vector<std::string> names;
    Statement query(database, "SELECT name FROM front_bundle WHERE front = ?1 ORDER BY name");
    query.bind(1, front.value);
    while (query.next())
        if (!query.text(0).starts_with(kPolicies))
            names.emplace_back(query.text(0));
    if (!query.ok())
        return query.error();
    return names;
}

Result<TensorBundle> readFrontBundle(const Database& database, FrontId front, const std::string& name,
                                     const std::string& subject)
{
    const std::string detail = name + " of front " + std::to_string(front.value);
    return readBundle(database, kFrontBundles, {front.value, name},
                      {.code = ErrorCode::PolicyMissing, .subject = subject, .detail = detail},
                      {.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = detail});
}

} // namespace core
