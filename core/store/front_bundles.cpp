// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/front_bundles_p.h"

#include "core/store/bundle_chunks_p.h"

namespace core {
namespace {

constexpr std::string_view kPolicies = "policy/";

// Of the content and of where it belongs, so that two bundles cannot change places unseen.
Fingerprint bundleFingerprint(FrontId front, std::string_view name, std::span<const std::byte> content)
{
    FingerprintBuilder builder;
    builder.add(static_cast<std::uint64_t>(front.value));
    builder.add(name);
    builder.add(content);
    return builder.finish();
}

} // namespace

std::string policyName(std::uint64_t number)
{
    return std::string(kPolicies) + std::to_string(number);
}

Status writeFrontBundle(const Database& database, FrontId front, const std::string& name, const TensorBundle& bundle)
{
    if (const Status removed = removeFrontBundle(database, front, name); !removed)
        return removed.error();
    const std::vector<std::byte> bytes = bundle.encode();
    Statement insert(database, "INSERT INTO front_bundle (front, name, byte_count, fingerprint) "
                               "VALUES (?1, ?2, ?3, ?4)");
    insert.bind(1, front.value).bind(2, name).bind(3, static_cast<std::int64_t>(bytes.size()));
    if (const Status done = insert.bind(4, bundleFingerprint(front, name, bytes)).run(); !done)
        return done.error();
    Statement chunk(database, "INSERT INTO front_bundle_chunk (front, name, chunk, content) VALUES (?1, ?2, ?3, ?4)");
    return insertChunks(chunk.bind(1, front.value).bind(2, name), bytes);
}

Status removeFrontBundle(const Database& database, FrontId front, const std::string& name)
{
    Statement remove(database, "DELETE FROM front_bundle WHERE front = ?1 AND name = ?2");
    return remove.bind(1, front.value).bind(2, name).run();
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
    Statement query(database, "SELECT byte_count, fingerprint FROM front_bundle WHERE front = ?1 AND name = ?2");
    if (!query.bind(1, front.value).bind(2, name).next())
        return query.ok() ? Error{.code = ErrorCode::PolicyMissing, .subject = subject, .detail = detail}
                          : query.error();
    Statement chunks(database, "SELECT content FROM front_bundle_chunk WHERE front = ?1 AND name = ?2 ORDER BY chunk");
    const Result<std::vector<std::byte>> bytes = joinedChunks(chunks.bind(1, front.value).bind(2, name));
    if (!bytes)
        return bytes.error();
    const bool whole = static_cast<std::uint64_t>(query.number(0)) == bytes->size() &&
                       query.fingerprint(1) == bundleFingerprint(front, name, *bytes);
    if (Result<TensorBundle> bundle = TensorBundle::decode(*bytes); whole && bundle)
        return bundle;
    return Error{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = detail};
}

} // namespace core
