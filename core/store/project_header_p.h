// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite_p.h"

namespace core {

// "PWis" in the place SQLite reserves for saying whose file it is.
inline constexpr std::uint32_t kApplicationId = 0x50576973;

struct ProjectHeader {
    std::uint32_t version = 0; // of the tables inside
    bool walMode = false;      // was open when last written
};

Error newerProject(const std::string& subject, std::uint32_t version); // than we can read

// Looks at the first bytes as they are, before SQLite acts on them. `interrupted`: SQLite left something beside the
// file, so its length and the page count may not agree yet.
Result<ProjectHeader> readProjectHeader(const Database& database, const std::string& subject, bool interrupted);

} // namespace core
