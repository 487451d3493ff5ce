// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <span>

namespace core {

// One step from one layout of the tables to the next. Steps already released are never changed; a new layout is a new
// step at the end.
struct Migration {
    Sql statements;
};

std::span<const Migration> projectMigrations();
inline constexpr std::uint32_t kSchemaVersion = 4;  // = projectMigrations().size()
inline constexpr std::uint32_t kRunsSince = 2;      // the version that brought the tables of training runs
inline constexpr std::uint32_t kFrontsSince = 3;    // … and of fronts
inline constexpr std::uint32_t kBaselinesSince = 4; // … and of systems beside each other

// Brings the tables from `version` steps to all of `steps`, in one transaction.
Status migrate(const Database& database, std::span<const Migration> steps, std::uint32_t version);

// Exactly the tables we make in this version and nothing else: no trigger or view of anybody else's, no column that
// changed its name.
Status checkSchema(const Database& database, std::uint32_t version, const std::string& subject);

} // namespace core
