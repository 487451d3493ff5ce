// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/store/job_tables_p.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <span>

namespace core {

// One step from one layout of the tables to the next. Steps already released are never changed; a new layout is a new
// step at the end.
struct Migration {
    Sql statements;
};

inline constexpr std::uint32_t kSchemaVersion = 7; // as released
std::span<const Migration> projectMigrations();    // to it, and what is under trial
std::uint32_t schemaVersion();                     // the number of them
std::span<const JobTables* const> jobTables();     // of every kind of job

// A kind of job under trial: while this lives, every project of this process gets its tables as one more step. So a
// test can hold one more kind to what all kinds promise. Made before the first project is opened.
class TrialKind {
public:
    TrialKind(const Migration& step, const JobTables& tables);
    TrialKind(const TrialKind&) = delete;
    TrialKind& operator=(const TrialKind&) = delete;
    ~TrialKind();
};

// Brings the tables from `version` steps to all of `steps`, in one transaction.
Status migrate(const Database& database, std::span<const Migration> steps, std::uint32_t version);

// Exactly the tables we make in this version and nothing else: no trigger or view of anybody else's, no column that
// changed its name.
Status checkSchema(const Database& database, std::uint32_t version, const std::string& subject);

// Of a newer version: our tables as we make them, and beside them tables that we do not know, but nothing that acts by
// itself.
Result<bool> holdsOurTables(const Database& database);

} // namespace core
