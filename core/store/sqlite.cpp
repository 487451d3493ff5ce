// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite_p.h"

#include "core/store/project_folder_p.h"

#include <cassert>

namespace core {
namespace {

constexpr int kBusyMilliseconds = 5'000;

ErrorCode codeOf(int extended, bool diskFull)
{
    switch (extended & 0xff) {
    case SQLITE_FULL:
        return ErrorCode::DiskFull;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return ErrorCode::ProjectInUse;
    case SQLITE_READONLY:
        return ErrorCode::ProjectReadOnly;
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: // also of the files that SQLite puts beside a project to write into it
    case SQLITE_AUTH:
        return diskFull ? ErrorCode::DiskFull : ErrorCode::FileNotReadable;
    case SQLITE_IOERR:
        if (diskFull)
            return ErrorCode::DiskFull;
        return extended == SQLITE_IOERR_READ ? ErrorCode::FileNotReadable : ErrorCode::FileNotWritable;
    default:
        return ErrorCode::ProjectDamaged; // SQLITE_CORRUPT, SQLITE_NOTADB, or tables that are not ours
    }
}

} // namespace

Result<Database> Database::open(const std::filesystem::path& file, Mode mode)
{
    int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    switch (mode) {
    case Mode::ReadOnly:
        flags |= SQLITE_OPEN_READONLY;
        break;
    case Mode::ReadWrite:
        flags |= SQLITE_OPEN_READWRITE;
        break;
    case Mode::Create:
        flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        break;
    }
    return openNamed(file.string(), file.filename().string(), flags);
}

Result<Database> Database::inMemory()
{
    return openNamed(":memory:", {}, SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE);
}

Result<Database> Database::openNamed(const std::string& name, std::string subject, int flags)
{
    Database database;
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    database.m_handle.reset(handle); // SQLite gives one even when it fails
    database.m_subject = std::move(subject);
    if (code != SQLITE_OK)
        return database.error();
    sqlite3_busy_timeout(handle, kBusyMilliseconds);
    // A file made by somebody else must not get to run anything here.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    if (const Status status = database.execute("PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON"); !status)
        return status.error();
    return database;
}

Status Database::execute(Sql statements) const
{
    if (sqlite3_exec(handle(), statements.text.data(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return error();
    return Done{};
}

std::optional<std::int64_t> Database::number(Sql query) const
{
    Statement statement(*this, query);
    if (!statement.next())
        return std::nullopt;
    return statement.number(0);
}

bool Database::isStillThere() const
{
    int moved = 0;
    return sqlite3_file_control(handle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK || moved == 0;
}

Error Database::error() const
{
    const int extended = sqlite3_extended_errcode(handle());
    // The connection may have met another failure while it cleaned up; the file and its log remember their own.
    int ofFile = 0, ofLog = 0;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_LAST_ERRNO, &ofFile);
    sqlite3_file* log = nullptr;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (log && log->pMethods && log->pMethods->xFileControl) // a journal in memory has none
        log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &ofLog);
    const bool diskFull =
        meansDiskFull(sqlite3_system_errno(handle())) || meansDiskFull(ofFile) || meansDiskFull(ofLog);
    return {.code = codeOf(extended, diskFull), .subject = m_subject, .detail = sqlite3_errmsg(handle())};
}

Statement::Statement(const Database& database, Sql sql) : m_database(&database)
{
    sqlite3_stmt* statement = nullptr;
    note(
        sqlite3_prepare_v2(database.handle(), sql.text.data(), static_cast<int>(sql.text.size()), &statement, nullptr));
    m_statement.reset(statement);
}

void Statement::note(int code)
{
    if (m_code == SQLITE_OK)
        m_code = code;
}

Statement& Statement::bind(int position, std::int64_t value)
{
    if (ok())
        note(sqlite3_bind_int64(m_statement.get(), position, value));
    return *this;
}

Statement& Statement::bind(int position, std::string_view text)
{
    // A null pointer would become NULL instead of an empty text.
    const char* data = text.data() ? text.data() : "";
    if (ok())
        note(sqlite3_bind_text64(m_statement.get(), position, data, text.size(), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

Statement& Statement::bind(int position, std::span<const std::byte> bytes)
{
    if (!ok())
        return *this;
    if (bytes.empty())
        note(sqlite3_bind_zeroblob(m_statement.get(), position, 0));
    else
        note(sqlite3_bind_blob64(m_statement.get(), position, bytes.data(), bytes.size(), SQLITE_STATIC));
    return *this;
}

Statement& Statement::bind(int position, const Fingerprint& fingerprint)
{
    std::array<unsigned char, 16> bytes{};
    for (unsigned i = 0; i < 8; ++i) {
        bytes[i] = static_cast<unsigned char>(fingerprint.high >> (8 * i));
        bytes[8 + i] = static_cast<unsigned char>(fingerprint.low >> (8 * i));
    }
    if (ok())
        note(sqlite3_bind_blob64(m_statement.get(), position, bytes.data(), bytes.size(), SQLITE_TRANSIENT));
    return *this;
}

Status Statement::run()
{
    while (next()) {
    }
    if (!ok())
        return error();
    sqlite3_reset(m_statement.get());
    return Done{};
}

bool Statement::next()
{
    if (!ok())
        return false;
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        note(code);
    return false;
}

std::int64_t Statement::number(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string_view Statement::text(int column) const
{
    const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    if (!data)
        return {};
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

std::span<const std::byte> Statement::bytes(int column) const
{
    const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(m_statement.get(), column));
    if (!data)
        return {};
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

std::optional<Fingerprint> Statement::fingerprint(int column) const
{
    const std::span<const std::byte> stored = bytes(column);
    if (stored.size() != 16)
        return std::nullopt;
    Fingerprint fingerprint;
    for (unsigned i = 0; i < 8; ++i) {
        fingerprint.high |= static_cast<std::uint64_t>(stored[i]) << (8 * i);
        fingerprint.low |= static_cast<std::uint64_t>(stored[8 + i]) << (8 * i);
    }
    return fingerprint;
}

Transaction::~Transaction()
{
    // A failed statement may have rolled everything back already; then there is nothing to do.
    if (m_open && m_begun.ok() && sqlite3_get_autocommit(m_database.handle()) == 0)
        sqlite3_exec(m_database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Status Transaction::commit()
{
    assert(m_begun.ok());
    const Status done = m_database.execute("COMMIT");
    m_open = !done.ok();
    return done;
}

} // namespace core
