// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite_p.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// The bytes of a bundle, in chunks, so that none has to pass through memory twice. Whose bundle it is says the
// statement of the caller: its ?1 and ?2 are bound already.
Status insertChunks(Statement& insert, std::span<const std::byte> bytes); // ?3 the chunk's number, ?4 its content
Result<std::vector<std::byte>> joinedChunks(Statement& query);            // column 0 the content, in order

} // namespace core
