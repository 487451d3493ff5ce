// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/bundle_chunks_p.h"

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t kChunkBytes = std::size_t{4} << 20; // SQLite takes a thousand million bytes at most

} // namespace

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

} // namespace core
