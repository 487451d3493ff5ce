#include "core/store/project_schema_p.h"

#include "core/store/project_header_p.h"

#include <array>
#include <cassert>
#include <string>
#include <vector>

namespace core {
namespace {

// Version 1: one import, column by column in chunks, and what the user decided about it. Every piece carries the
// fingerprint of its content, so that damage is told from data. Runs, curves and fronts hang on `study` and `import`
// when they come.
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

constexpr std::array kMigrations{kFirst};
static_assert(kMigrations.size() == kSchemaVersion);

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

} // namespace

std::span<const Migration> projectMigrations()
{
    return kMigrations;
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

Status checkSchema(const Database& database, const std::string& subject)
{
    const Result<std::vector<SchemaRow>> found = schemaOf(database);
    if (!found)
        return found.error();
    // Made by the same steps as the file itself, so there is no second description to keep in step.
    const Result<Database> model = Database::inMemory();
    if (!model)
        return model.error();
    if (const Status made = migrate(*model, projectMigrations(), 0); !made)
        return made.error();
    const Result<std::vector<SchemaRow>> expected = schemaOf(*model);
    if (!expected)
        return expected.error();
    if (*found != *expected)
        return Error{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = "sqlite_schema"};
    return Done{};
}

} // namespace core
