// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/tensors.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace core {

// Where the bundles of one kind of job are stored: one row each, and their bytes in chunks, so that none has to pass
// through memory twice. ?1 is the job and ?2 the name in all of them.
struct BundleTable {
    Sql insert;      // ?3 the number of bytes, ?4 their fingerprint, ?5 the points where there are some
    Sql insertChunk; // ?3 the chunk's number, ?4 its content
    Sql read;        // number of bytes and fingerprint, and the points where there are some
    Sql readChunks;  // in order
    Sql remove;
};

// Which one of them.
struct BundleKey {
    std::int64_t job = 0;
    std::variant<std::int64_t, std::string> name;
};

// What changes something happens inside the caller's transaction. Takes the place of the one that was there. `points`
// is how many points of curves the job had when it was taken, for tables that keep that.
Status writeBundle(const Database& database, const BundleTable& table, const BundleKey& key, const TensorBundle& bundle,
                   std::optional<std::uint64_t> points = {});
Status removeBundle(const Database& database, const BundleTable& table, const BundleKey& key);

// Checked against its fingerprint: `damaged` where it does not fit, `missing` where there is none.
Result<TensorBundle> readBundle(const Database& database, const BundleTable& table, const BundleKey& key,
                                const Error& missing, const Error& damaged);

} // namespace core
