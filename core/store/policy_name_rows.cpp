// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/policy_name_rows_p.h"

#include <string_view>

namespace core {
namespace {

Fingerprint nameFingerprint(std::int64_t job, std::int64_t number, std::string_view name)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(job));
    builder.add(static_cast<std::uint64_t>(number));
    builder.add(name);
    return builder.finish();
}

constexpr std::int64_t kOnly = -1; // a run has one policy

Result<bool> hasNames(const Database& database)
{
    const auto version = database.number("PRAGMA user_version");
    if (!version)
        return database.error();
    return *version >= kNamesSince;
}

} // namespace

Status readNames(const Database& database, RunRecord& record, const Error& damaged)
{
    const Result<bool> there = hasNames(database);
    if (!there || !*there)
        return there ? Status(Done{}) : Status(there.error());
    Statement query(database, "SELECT name, fingerprint FROM run_name WHERE run = ?1");
    if (!query.bind(1, record.id.value).next())
        return query.ok() ? Status(Done{}) : Status(query.error());
    record.name = query.text(0);
    if (record.name.empty() || query.fingerprint(1) != nameFingerprint(record.id.value, kOnly, record.name))
        return damaged;
    return Done{};
}

Status readNames(const Database& database, FrontRecord& record, const Error& damaged)
{
    const Result<bool> there = hasNames(database);
    if (!there || !*there)
        return there ? Status(Done{}) : Status(there.error());
    Statement query(database, "SELECT number, name, fingerprint FROM front_name WHERE front = ?1");
    query.bind(1, record.id.value);
    while (query.next()) {
        const std::int64_t number = query.number(0);
        const std::string name(query.text(1));
        if (name.empty() || number < 0 || static_cast<std::size_t>(number) >= record.points.size() ||
            query.fingerprint(2) != nameFingerprint(record.id.value, number, name))
            return damaged;
        record.names[static_cast<std::size_t>(number)] = name;
    }
    return query.ok() ? Status(Done{}) : Status(query.error());
}

Status writeName(const Database& database, RunId run, const std::string& name)
{
    if (name.empty())
        return Statement(database, "DELETE FROM run_name WHERE run = ?1").bind(1, run.value).run();
    Statement insert(database, "INSERT INTO run_name (run, name, fingerprint) VALUES (?1, ?2, ?3) "
                               "ON CONFLICT (run) DO UPDATE SET name = ?2, fingerprint = ?3");
    return insert.bind(1, run.value).bind(2, name).bind(3, nameFingerprint(run.value, kOnly, name)).run();
}

Status writeName(const Database& database, FrontId front, std::size_t number, const std::string& name)
{
    const auto place = static_cast<std::int64_t>(number);
    if (name.empty()) {
        Statement remove(database, "DELETE FROM front_name WHERE front = ?1 AND number = ?2");
        return remove.bind(1, front.value).bind(2, place).run();
    }
    Statement insert(database, "INSERT INTO front_name (front, number, name, fingerprint) VALUES (?1, ?2, ?3, ?4) "
                               "ON CONFLICT (front, number) DO UPDATE SET name = ?3, fingerprint = ?4");
    insert.bind(1, front.value).bind(2, place).bind(3, name);
    return insert.bind(4, nameFingerprint(front.value, place, name)).run();
}

} // namespace core
