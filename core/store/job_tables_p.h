// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/result.h"
#include "core/plan/run_record.h"
#include "core/store/sqlite_p.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Where one kind of job is stored. A row is what was decided before the first step and never changes; its end says how
// the job ended: a status as a number, a summary as text, and their fingerprint. A job without an end is under way, or
// was when the program or the computer stopped.
struct JobTables {
    JobNames names;
    std::uint32_t since; // the version of the layout that brought the tables
    Sql insert;          // ?1 when it started, then the columns of its kind
    Sql seal;            // the fingerprint ?2 of the row ?1
    Sql select;          // number, start, fingerprint, then the columns of its kind; oldest first
    Sql exists;          // a row where ?1 is there
    Sql remove;          // ?1 and everything that hangs on it
    Sql readEnd;         // status, summary and fingerprint of ?1
    Sql writeEnd;        // the same, of ?1
    Sql removeEnd;       // that of ?1
    Sql endless;         // those without an end
};

struct StoredEnd {
    RunStatus status = RunStatus::Running;
    std::string summary; // empty where there is none
};

// What a kind adds to a row. Numbers, words and fingerprints come back as what they were.
using JobColumn = std::variant<std::int64_t, std::string, Fingerprint>;
using JobColumns = std::vector<JobColumn>;

// What changes something happens inside the caller's transaction; `subject` is the file for messages.
Error damagedJob(const JobTables& tables, std::int64_t job, const std::string& subject);

Result<std::int64_t> insertRow(const Database& database, const JobTables& tables, const JobColumns& columns);
bool rowIsWhole(const Statement& row, const JobColumns& columns); // a row of `select`
JobColumns columnsOf(const Statement& row);                       // likewise

Result<StoredEnd> readEnd(const Database& database, const JobTables& tables, std::int64_t job,
                          const std::string& subject);
Status writeEnd(const Database& database, const JobTables& tables, std::int64_t job, const StoredEnd& end);
Status removeEnd(const Database& database, const JobTables& tables, std::int64_t job);
Status endAbandoned(const Database& database, const JobTables& tables); // as interrupted

Result<RunStatus> statusOf(const Database& database, const JobTables& tables, std::int64_t job,
                           const std::string& subject); // JobNames::unknown
Status removeRow(const Database& database, const JobTables& tables, std::int64_t job);

} // namespace core
