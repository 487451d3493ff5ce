#include "core/store/front_store_p.h"

#include "core/store/front_summary_p.h"
#include "core/store/stored_end_p.h"

namespace core {
namespace {

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

Error damaged(const std::string& subject, FrontId front)
{
    return {.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = "front " + std::to_string(front.value)};
}

// A row of the query below, checked.
std::optional<FrontRecord> recordFrom(const Statement& row)
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

Status readEnd(const Database& database, FrontRecord& record, const std::string& subject)
{
    Statement query(database, "SELECT status, summary, fingerprint FROM front_end WHERE front = ?1");
    if (!query.bind(1, record.id.value).next())
        return query.ok() ? Status(Done{}) : Status(query.error());
    const std::string_view summary = query.text(1);
    const std::optional<RunStatus> status = storedStatus(query.number(0));
    if (query.fingerprint(2) != endFingerprint(record.id.value, query.number(0), summary) || !status)
        return damaged(subject, record.id);
    record.status = *status;
    if (summary.empty())
        return Done{};
    record.summary = frontSummaryFrom(summary);
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

Status insertFrontEnd(const Database& database, FrontId front, RunStatus status, const FrontSummary* summary)
{
    const std::int64_t code = storedCode(status);
    const std::string text = summary ? frontSummaryText(*summary) : std::string();
    Statement insert(database, "INSERT OR REPLACE INTO front_end (front, status, summary, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4)");
    insert.bind(1, front.value).bind(2, code).bind(3, text);
    return insert.bind(4, endFingerprint(front.value, code, text)).run();
}

Status removeFrontEnd(const Database& database, FrontId front)
{
    Statement remove(database, "DELETE FROM front_end WHERE front = ?1");
    return remove.bind(1, front.value).run();
}

Status endAbandonedFronts(const Database& database)
{
    std::vector<FrontId> abandoned;
    Statement query(database, "SELECT id FROM front WHERE id NOT IN (SELECT front FROM front_end)");
    while (query.next())
        abandoned.push_back({query.number(0)});
    if (!query.ok())
        return query.error();
    for (const FrontId front : abandoned)
        if (const Status done = insertFrontEnd(database, front, RunStatus::Interrupted, nullptr); !done)
            return done.error();
    return Done{};
}

Result<RunStatus> statusOf(const Database& database, FrontId front, const std::string& subject)
{
    Statement query(database, "SELECT 1 FROM front WHERE id = ?1");
    if (!query.bind(1, front.value).next())
        return query.ok() ? Error{.code = ErrorCode::FrontUnknown, .subject = std::to_string(front.value)}
                          : query.error();
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
        std::optional<FrontRecord> record = recordFrom(query);
        if (!record)
            return damaged(subject, {query.number(0)});
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
