// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/result.h"
#include "core/plan/run_record.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Where the ends of runs, or those of fronts, are stored: a status as a number, a summary as text, and their
// fingerprint. What has no end is under way, or was when the program or the computer stopped.
struct EndTable {
    std::string_view owner; // for messages
    ErrorCode unknown;      // there is no such owner
    Sql exists;             // a row where the owner ?1 is there
    Sql read;               // status, summary and fingerprint of ?1
    Sql write;              // the same, of the owner ?1
    Sql remove;             // that of ?1
    Sql endless;            // owners without an end
};

struct StoredEnd {
    RunStatus status = RunStatus::Running;
    std::string summary; // empty where there is none
};

Error damagedOwner(const EndTable& table, std::int64_t owner, const std::string& subject);
Status requireOwner(const Database& database, const EndTable& table, std::int64_t owner);
Result<StoredEnd> readEnd(const Database& database, const EndTable& table, std::int64_t owner,
                          const std::string& subject);
Status writeEnd(const Database& database, const EndTable& table, std::int64_t owner, const StoredEnd& end);
Status removeEnd(const Database& database, const EndTable& table, std::int64_t owner);
Status endAbandoned(const Database& database, const EndTable& table); // as interrupted

std::int64_t secondsNow(); // since 1970, UTC

} // namespace core
