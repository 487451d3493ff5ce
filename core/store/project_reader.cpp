// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/project_reader_p.h"

#include "core/store/import_store_p.h"
#include "core/store/project_header_p.h"
#include "core/store/project_lock_p.h"
#include "core/store/project_schema_p.h"
#include "core/store/study_store_p.h"

#include <chrono>
#include <sys/stat.h>
#include <thread>

namespace core {
namespace fs = std::filesystem;

namespace {

// Whether the disk gives every byte of the file, right or wrong.
bool canBeRead(const Database& database)
{
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        !file->pMethods || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        return false;
    std::vector<char> bytes(std::size_t{1} << 16);
    for (sqlite3_int64 at = 0; at < size; at += static_cast<sqlite3_int64>(bytes.size())) {
        const int code = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), at);
        if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ)
            return false;
    }
    return true;
}

Status checkOnce(const Database& database, const std::string& subject)
{
    Statement check(database, "PRAGMA quick_check(1)");
    if (!check.next())
        return check.ok() ? Error{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = {}} : check.error();
    if (check.text(0) != "ok")
        return Error{.code = ErrorCode::ProjectDamaged, .subject = subject, .detail = std::string(check.text(0))};
    return Done{};
}

// The check calls a page that the disk did not give damaged, too.
Status checkPages(const Database& database, const std::string& subject)
{
    Status checked = checkOnce(database, subject);
    if (checked || checked.error().code != ErrorCode::ProjectDamaged)
        return checked;
    if (!canBeRead(database))
        return Error{.code = ErrorCode::FileNotReadable, .subject = subject, .detail = checked.error().detail};
    return checkOnce(database, subject);
}

bool somebodyWrites(const fs::path& project, ProjectAccess access)
{
    return access == ProjectAccess::ReadOnlyInUse ||
           (access != ProjectAccess::Writable && ProjectLock::isHeld(project).value_or(false));
}

std::vector<std::int64_t> traces(const fs::path& project)
{
    std::vector<std::int64_t> seen;
    for (const std::string_view suffix : {std::string_view(), kWalSuffix, kJournalSuffix}) {
        struct stat state {};
        if (::stat(beside(project, suffix).c_str(), &state) != 0) {
            seen.push_back(-1);
            continue;
        }
        seen.insert(seen.end(), {static_cast<std::int64_t>(state.st_ino), state.st_size, state.st_mtim.tv_sec,
                                 state.st_mtim.tv_nsec});
    }
    return seen;
}

} // namespace

ProjectStillness::ProjectStillness(const fs::path& project) : m_project(project), m_seen(traces(project)) {}

bool ProjectStillness::disturbed() const
{
    return ProjectLock::isHeld(m_project).value_or(false) || traces(m_project) != m_seen;
}

bool looksBroken(ErrorCode code)
{
    return code == ErrorCode::ProjectDamaged || code == ErrorCode::ProjectTruncated ||
           code == ErrorCode::ProjectForeign || code == ErrorCode::ProjectNewer;
}

void waitBeforeReading(int attempt)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(5 * attempt));
}

Result<ProjectReader> ProjectReader::open(const fs::path& project, ProjectAccess access)
{
    const bool shared = somebodyWrites(project, access);
    const bool wal = isNonEmptyFile(beside(project, kWalSuffix));
    const bool journal = isNonEmptyFile(beside(project, kJournalSuffix));
    ProjectReader reader;
    reader.m_subject = project.filename().string();
    Result<Database> database = Database::open(project, Database::Mode::ReadOnly);
    if (!database)
        return database.error();
    const Result<ProjectHeader> header = readProjectHeader(*database, reader.m_subject, wal || journal || shared);
    if (!header)
        return header.error();
    reader.m_interrupted = !shared && (wal || journal || header->walMode);

    // A reader cannot undo a change that was cut off, and needs a folder it can write to for a write-ahead log: where
    // one of these is missing it gets a copy that may be changed. Older tables are read as they are.
    bool readable = !journal && (!reader.m_interrupted || access == ProjectAccess::Writable);
    if (readable && reader.m_interrupted) // on a full disk the index of the log cannot be made beside the file
        readable = database->number("PRAGMA user_version").has_value();
    if (shared || readable) {
        reader.m_database = std::move(*database);
    } else {
        database = Error{.code = ErrorCode::ProjectInUse, .subject = {}, .detail = {}}; // closes the original
        if (const Status copied = reader.openCopy(project, access); !copied)
            return copied.error();
    }
    return reader;
}

Status ProjectReader::openCopy(const fs::path& project, ProjectAccess access)
{
    const ProjectStillness still(project);
    Result<PrivateCopy> copy = PrivateCopy::of(project);
    if (!copy)
        return copy.error();
    if (access != ProjectAccess::Writable && still.disturbed()) // pieces of two states
        return Error{.code = ErrorCode::ProjectDamaged, .subject = m_subject, .detail = "changed while it was copied"};
    m_copy.emplace(std::move(*copy));
    Result<Database> database = Database::open(m_copy->project(), Database::Mode::ReadWrite);
    if (!database)
        return database.error();
    m_database = std::move(*database);
    return Done{};
}

Status ProjectReader::checkTables(std::uint32_t version) const
{
    if (version <= schemaVersion())
        return checkSchema(*m_database, version, m_subject);
    const Result<bool> known = holdsOurTables(*m_database);
    if (!known)
        return known.error();
    return *known ? Status(Done{}) : newerProject(m_subject, version);
}

Result<ProjectReader::Content> ProjectReader::readAndCheckAll() const
{
    // One view of the file for all that follows, whatever another window writes meanwhile.
    if (const Status begun = m_database->execute("BEGIN"); !begun)
        return begun.error();
    const auto stored = m_database->number("PRAGMA user_version");
    if (!stored)
        return m_database->error();
    if (*stored < 1)
        return Error{.code = ErrorCode::ProjectDamaged, .subject = m_subject, .detail = "user_version"};
    const auto version = static_cast<std::uint32_t>(*stored);
    const bool newer = version > schemaVersion();
    if (const Status pages = checkPages(*m_database, m_subject); !pages)
        return pages.error();
    if (const Status tables = checkTables(version); !tables)
        return tables.error();
    // What we take for damage in a newer file may be a word that we do not know.
    const auto failed = [&](const Error& error) {
        return newer && looksBroken(error.code) ? newerProject(m_subject, version) : error;
    };
    Result<TablePtr> import = readImport(*m_database, m_subject);
    if (!import)
        return failed(import.error());
    Result<Study> study = readStudy(*m_database, m_subject);
    if (!study)
        return failed(study.error());
    if (const Status ended = m_database->execute("COMMIT"); !ended)
        return ended.error();
    return Content{.import = std::move(*import), .study = std::move(*study), .newer = newer};
}

} // namespace core
