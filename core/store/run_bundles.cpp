// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/run_bundles_p.h"

#include "core/store/bundle_chunks_p.h"

#include <vector>

namespace core {
namespace {

// Of the content and of where it belongs, so that two bundles cannot change places unseen.
Fingerprint bundleFingerprint(RunId run, BundleKind kind, std::uint64_t points, std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(run.value));
    builder.add(static_cast<std::uint64_t>(kind));
    builder.add(points);
    builder.add(content);
    return builder.finish();
}

Result<std::vector<std::byte>> readChunks(const Database& database, RunId run, BundleKind kind)
{
    Statement query(database, "SELECT content FROM run_bundle_chunk WHERE run = ?1 AND kind = ?2 ORDER BY chunk");
    return joinedChunks(query.bind(1, run.value).bind(2, static_cast<std::int64_t>(kind)));
}

} // namespace

Status writeBundle(const Database& database, RunId run, BundleKind kind, const TensorBundle& bundle,
                   std::uint64_t points)
{
    if (const Status removed = removeBundle(database, run, kind); !removed)
        return removed.error();
    const std::vector<std::byte> bytes = bundle.encode();
    Statement insert(database, "INSERT INTO run_bundle (run, kind, points, byte_count, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4, ?5)");
    insert.bind(1, run.value).bind(2, static_cast<std::int64_t>(kind)).bind(3, static_cast<std::int64_t>(points));
    insert.bind(4, static_cast<std::int64_t>(bytes.size())).bind(5, bundleFingerprint(run, kind, points, bytes));
    if (const Status done = insert.run(); !done)
        return done.error();
    Statement chunk(database, "INSERT INTO run_bundle_chunk (run, kind, chunk, content) VALUES (?1, ?2, ?3, ?4)");
    return insertChunks(chunk.bind(1, run.value).bind(2, static_cast<std::int64_t>(kind)), bytes);
}

Status removeBundle(const Database& database, RunId run, BundleKind kind)
{
    Statement remove(database, "DELETE FROM run_bundle WHERE run = ?1 AND kind = ?2");
    return remove.bind(1, run.value).bind(2, static_cast<std::int64_t>(kind)).run();
}

std::uint64_t checkpointPoints(const Database& database, RunId run)
{
    Statement query(database, "SELECT points FROM run_bundle WHERE run = ?1 AND kind = 0");
    return query.bind(1, run.value).next() ? static_cast<std::uint64_t>(query.number(0)) : 0;
}

Result<TensorBundle> readBundle(const Database& database, RunId run, BundleKind kind, const std::string& subject)
{
    const bool policy = kind == BundleKind::Policy;
    const Error damaged{.code = ErrorCode::ProjectDamaged,
                        .subject = subject,
                        .detail = (policy ? "policy of run " : "checkpoint of run ") + std::to_string(run.value)};
    Statement query(database, "SELECT points, byte_count, fingerprint FROM run_bundle WHERE run = ?1 AND kind = ?2");
    if (!query.bind(1, run.value).bind(2, static_cast<std::int64_t>(kind)).next()) {
        if (!query.ok())
            return query.error();
        return policy ? Error{.code = ErrorCode::PolicyMissing, .subject = subject}
                      : Error{.code = ErrorCode::RunNotResumable, .subject = std::to_string(run.value)};
    }
    const Result<std::vector<std::byte>> bytes = readChunks(database, run, kind);
    if (!bytes)
        return bytes.error();
    const auto points = static_cast<std::uint64_t>(query.number(0));
    if (static_cast<std::uint64_t>(query.number(1)) != bytes->size() ||
        query.fingerprint(2) != bundleFingerprint(run, kind, points, *bytes))
        return damaged;
    Result<TensorBundle> bundle = TensorBundle::decode(*bytes);
    if (!bundle)
        return damaged;
    return bundle;
}

} // namespace core
