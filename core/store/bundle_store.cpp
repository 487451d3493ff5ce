// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/bundle_store_p.h"

#include <algorithm>
#include <vector>

namespace core {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{4} << 20; // SQLite takes a thousand million bytes at most

Statement& bound(Statement& statement, const BundleKey& key)
{
    statement.bind(1, key.job);
    std::visit([&](const auto& name) { statement.bind(2, name); }, key.name);
    return statement;
}

// Of the content and of where it belongs, so that two bundles cannot change places unseen.
Fingerprint bundleFingerprint(const BundleKey& key, std::optional<std::uint64_t> points,
                              std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(key.job));
    if (const std::int64_t* number = std::get_if<std::int64_t>(&key.name))
        builder.add(static_cast<std::uint64_t>(*number));
    else
        builder.add(std::get<std::string>(key.name));
    if (points)
        builder.add(*points);
    builder.add(content);
    return builder.finish();
}

Status insertChunks(Statement& insert, std::span<const std::byte> bytes)
{
    for (std::int64_t number = 0; !bytes.empty(); ++number) {
        const std::span<const std::byte> content = bytes.first(std::min(bytes.size(), kChunkBytes));
        bytes = bytes.subspan(content.size());
        if (const Status done = insert.bind(3, number).bind(4, content).run(); !done)
            return done.error();
    }
    return Done{};
}

Result<std::vector<std::byte>> joinedChunks(Statement& query)
{
    std::vector<std::byte> bytes;
    while (query.next()) {
        const std::span<const std::byte> content = query.bytes(0);
        bytes.insert(bytes.end(), content.begin(), content.end());
    }
    if (!query.ok())
        return query.error();
    return bytes;
}

} // namespace

Status writeBundle(const Database& database, const BundleTable& table, const BundleKey& key, const TensorBundle& bundle,
                   std::optional<std::uint64_t> points)
{
    if (const Status removed = removeBundle(database, table, key); !removed)
        return removed.error();
    const std::vector<std::byte> bytes = bundle.encode();
    Statement insert(database, table.insert);
    bound(insert, key).bind(3, static_cast<std::int64_t>(bytes.size()));
    insert.bind(4, bundleFingerprint(key, points, bytes));
    if (points)
        insert.bind(5, static_cast<std::int64_t>(*points));
    if (const Status done = insert.run(); !done)
        return done.error();
    Statement chunk(database, table.insertChunk);
    return insertChunks(bound(chunk, key), bytes);
}

Status removeBundle(const Database& database, const BundleTable& table, const BundleKey& key)
{
    Statement remove(database, table.remove);
    return bound(remove, key).run();
}

Result<TensorBundle> readBundle(const Database& database, const BundleTable& table, const BundleKey& key,
                                const Error& missing, const Error& damaged)
{
    Statement query(database, table.read);
    if (!bound(query, key).next())
        return query.ok() ? missing : query.error();
    Statement chunks(database, table.readChunks);
    const Result<std::vector<std::byte>> bytes = joinedChunks(bound(chunks, key));
    if (!bytes)
        return bytes.error();
    std::optional<std::uint64_t> points;
    if (query.columns() > 2)
        points = static_cast<std::uint64_t>(query.number(2));
    const bool whole = static_cast<std::uint64_t>(query.number(0)) == bytes->size() &&
                       query.fingerprint(1) == bundleFingerprint(key, points, *bytes);
    Result<TensorBundle> bundle = TensorBundle::decode(*bytes);
    return whole && bundle ? std::move(bundle) : damaged;
}

} // namespace core
