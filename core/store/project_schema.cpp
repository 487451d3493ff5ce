// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_schema_p.h"

#include "core/store/baseline_rows_p.h"
#include "core/store/front_rows_p.h"
#include "core/store/project_header_p.h"
#include "core/store/run_rows_p.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <vector>

namespace core {
namespace {

// Version 1: one import, column by column in chunks, and what the user decided about it. Every piece carries the
// fingerprint of its content, so that damage is told from data.
constexpr Migration kFirst{R"(
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    source TEXT NOT NULL,
    row_count INTEGER NOT NULL CHECK (row_count >= 0),
    column_count INTEGER NOT NULL CHECK (column_count >= 0),
    imported_at INTEGER NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE import_column (
    import INTEGER NOT NULL REFERENCES import (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind INTEGER NOT NULL,
    level_count INTEGER NOT NULL,
    PRIMARY KEY (import, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE import_chunk (
    id INTEGER PRIMARY KEY,
    import INTEGER NOT NULL,
    position INTEGER NOT NULL,
    part INTEGER NOT NULL CHECK (part IN (0, 1)),
    chunk INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    content BLOB NOT NULL,
    UNIQUE (import, position, part, chunk),
    FOREIGN KEY (import, position) REFERENCES import_column (import, position) ON DELETE CASCADE
) STRICT;
CREATE TABLE study (
    id INTEGER PRIMARY KEY,
    import INTEGER NOT NULL REFERENCES import (id),
    revision INTEGER NOT NULL,
    saved_at INTEGER NOT NULL,
    task TEXT NOT NULL,
    split TEXT NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
PRAGMA user_version = 1;
PRAGMA application_id = 0x50576973;
)"};
static_assert(kApplicationId == 0x50576973);

// Version 2: training runs. `run` is what was decided before the first step and never changes; `run_end` says how it
// ended and is absent while it runs; curves are appended in batches; a checkpoint or policy is one stretch of bytes in
// chunks, so that none has to pass through memory twice. A number of a removed run is not given to another one.
constexpr Migration kRuns{R"(
CREATE TABLE run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at INTEGER NOT NULL,
    plan TEXT NOT NULL,
    cohort BLOB NOT NULL,
    patients INTEGER NOT NULL,
    origin TEXT NOT NULL,
    continues INTEGER,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE run_end (
    run INTEGER PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
    status INTEGER NOT NULL,
    summary TEXT NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE run_points (
    run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    first INTEGER NOT NULL CHECK (first >= 0),
    point_count INTEGER NOT NULL CHECK (point_count > 0),
    fingerprint BLOB NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (run, first)
) STRICT;
CREATE TABLE run_bundle (
    run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    kind INTEGER NOT NULL CHECK (kind IN (0, 1)),
    points INTEGER NOT NULL,
    byte_count INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (run, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE run_bundle_chunk (
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    content BLOB NOT NULL,
    UNIQUE (run, kind, chunk),
    FOREIGN KEY (run, kind) REFERENCES run_bundle (run, kind) ON DELETE CASCADE
) STRICT;
PRAGMA user_version = 2;
)"};

// Version 3: fronts. As with runs `front` never changes and `front_end` is absent while the search goes on; a point is
// written when its policy is found and once more with its test figures. Bundles have names: a search knows best what it
// needs to be taken up again.
constexpr Migration kFronts{R"(
CREATE TABLE front (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at INTEGER NOT NULL,
    plan TEXT NOT NULL,
    cohort BLOB NOT NULL,
    patients INTEGER NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE front_end (
    front INTEGER PRIMARY KEY REFERENCES front (id) ON DELETE CASCADE,
    status INTEGER NOT NULL,
    summary TEXT NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE front_point (
    front INTEGER NOT NULL REFERENCES front (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    content TEXT NOT NULL,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (front, number)
) STRICT;
CREATE TABLE front_bundle (
    front INTEGER NOT NULL REFERENCES front (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    byte_count INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (front, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE front_bundle_chunk (
    id INTEGER PRIMARY KEY,
    front INTEGER NOT NULL,
    name TEXT NOT NULL,
    chunk INTEGER NOT NULL,
    content BLOB NOT NULL,
    UNIQUE (front, name, chunk),
    FOREIGN KEY (front, name) REFERENCES front_bundle (front, name) ON DELETE CASCADE
) STRICT;
PRAGMA user_version = 3;
)"};

// Version 4: tables of systems beside each other. As with fronts `baselines` never changes and `baselines_end` is
// absent while the table is made; a run is one system with one seed. What a system said of the patients of the study's
// own split is one stretch of bytes: it is read only when somebody compares.
constexpr Migration kBaselines{R"(
CREATE TABLE baselines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at INTEGER NOT NULL,
    plan TEXT NOT NULL,
    cohort BLOB NOT NULL,
    split TEXT NOT NULL,
    patients INTEGER NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE baselines_end (
    baselines INTEGER PRIMARY KEY REFERENCES baselines (id) ON DELETE CASCADE,
    status INTEGER NOT NULL,
    summary TEXT NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE system_run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    baselines INTEGER NOT NULL REFERENCES baselines (id) ON DELETE CASCADE,
    system TEXT NOT NULL,
    repeat INTEGER NOT NULL CHECK (repeat >= 0),
    content TEXT NOT NULL,
    fingerprint BLOB NOT NULL,
    UNIQUE (baselines, system, repeat)
) STRICT;
CREATE TABLE system_scores (
    baselines INTEGER NOT NULL REFERENCES baselines (id) ON DELETE CASCADE,
    system TEXT NOT NULL,
    byte_count INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (baselines, system)
) STRICT, WITHOUT ROWID;
CREATE TABLE system_scores_chunk (
    id INTEGER PRIMARY KEY,
    baselines INTEGER NOT NULL,
    system TEXT NOT NULL,
    chunk INTEGER NOT NULL,
    content BLOB NOT NULL,
    UNIQUE (baselines, system, chunk),
    FOREIGN KEY (baselines, system) REFERENCES system_scores (baselines, system) ON DELETE CASCADE
) STRICT;
PRAGMA user_version = 4;
)"};

// Version 5: parts of training runs by name. The folds of one that is judged on everybody, while that goes on, and the
// policy that all patients taught.
constexpr Migration kPartsOfRuns{R"(
CREATE TABLE run_part (
    run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    byte_count INTEGER NOT NULL,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (run, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE run_part_chunk (
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL,
    name TEXT NOT NULL,
    chunk INTEGER NOT NULL,
    content BLOB NOT NULL,
    UNIQUE (run, name, chunk),
    FOREIGN KEY (run, name) REFERENCES run_part (run, name) ON DELETE CASCADE
) STRICT;
PRAGMA user_version = 5;
)"};

// Version 6: what the numbers of panels mean in jobs about a cohort. The study goes on to change; they do not.
constexpr Migration kPanelsOfJobs{R"(
CREATE TABLE cohort_panels (
    cohort BLOB PRIMARY KEY,
    panels TEXT NOT NULL,
    fingerprint BLOB NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 6;
)"};

// Version 7: the user's own names for policies.
constexpr Migration kNamesOfPolicies{R"(
CREATE TABLE run_name (
    run INTEGER PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
    name TEXT NOT NULL UNIQUE,
    fingerprint BLOB NOT NULL
) STRICT;
CREATE TABLE front_name (
    front INTEGER NOT NULL REFERENCES front (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    name TEXT NOT NULL UNIQUE,
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (front, number)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 7;
)"};

constexpr std::array kReleased{kFirst, kRuns, kFronts, kBaselines, kPartsOfRuns, kPanelsOfJobs, kNamesOfPolicies};
static_assert(kReleased.size() == kSchemaVersion);

// With what is under trial at the end.
std::vector<Migration>& allMigrations()
{
    static std::vector<Migration> all(kReleased.begin(), kReleased.end());
    return all;
}

std::vector<const JobTables*>& allJobTables()
{
    static std::vector<const JobTables*> all{&JobRows<TrainingKind>::tables, &JobRows<FrontKind>::tables,
                                             &JobRows<BaselineKind>::tables};
    return all;
}

using SchemaRow = std::array<std::string, 4>;

Result<std::vector<SchemaRow>> schemaOf(const Database& database)
{
    std::vector<SchemaRow> rows;
    Statement query(database, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema ORDER BY type, name");
    while (query.next()) {
        SchemaRow& row = rows.emplace_back();
        for (int i = 0; i < 4; ++i)
            row[static_cast<std::size_t>(i)] = query.text(i);
    }
    if (!query.ok())
        return query.error();
    return rows;
}

// Made by the same steps as the file itself, so there is no second description to keep in step.
Result<std::vector<SchemaRow>> schemaOfVersion(std::uint32_t version)
{
    const Result<Database> model = Database::inMemory();
    if (!model)
        return model.error();
    if (const Status made = migrate(*model, projectMigrations().first(version), 0); !made)
        return made.error();
    return schemaOf(*model);
}

} // namespace

std::span<const Migration> projectMigrations()
{
    return allMigrations();
}

std::uint32_t schemaVersion()
{
    return static_cast<std::uint32_t>(allMigrations().size());
}

std::span<const JobTables* const> jobTables()
{
    return allJobTables();
}

TrialKind::TrialKind(const Migration& step, const JobTables& tables)
{
    allMigrations().push_back(step);
    allJobTables().push_back(&tables);
}

TrialKind::~TrialKind()
{
    allMigrations().pop_back();
    allJobTables().pop_back();
}

Status migrate(const Database& database, std::span<const Migration> steps, std::uint32_t version)
{
    assert(version <= steps.size());
    Transaction transaction(database);
    if (!transaction.begun())
        return transaction.begun().error();
    for (const Migration& step : steps.subspan(version))
        if (const Status done = database.execute(step.statements); !done)
            return done.error();
    return transaction.commit();
}

Status checkSchema(const Database& database, std::uint32_t version, const std::string& subject)
{
    assert(version <= schemaVersion());
    const Result<std::vector<SchemaRow>> found = schemaOf(database);
    if (!found)
        return found.error();
    const Result<std::vector<SchemaRow>> expected = schemaOfVersion(version);
    if (!expected)
        return expected.error();
    if (*found != *expected)
        return Error{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = "sqlite_schema"};
    return Done{};
}

Result<bool> holdsOurTables(const Database& database)
{
    const Result<std::vector<SchemaRow>> found = schemaOf(database);
    if (!found)
        return found.error();
    const Result<std::vector<SchemaRow>> ours = schemaOfVersion(schemaVersion());
    if (!ours)
        return ours.error();
    const auto keepsStill = [](const SchemaRow& row) { return row[0] == "table" || row[0] == "index"; };
    return std::ranges::includes(*found, *ours) && std::ranges::all_of(*found, keepsStill);
}

} // namespace core
