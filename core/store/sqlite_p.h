// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fingerprint.h"
#include "core/base/result.h"

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

// SQL is written by us and known when the program is compiled; what users name their columns can only ever be bound.
struct Sql {
    consteval Sql(const char* literal) : text(literal) {}
    std::string_view text;
};

// One connection. Waits up to five seconds for another program that is just writing.
class Database {
public:
    enum class Mode { ReadOnly, ReadWrite, Create };
    static Result<Database> open(const std::filesystem::path& file, Mode mode);
    static Result<Database> inMemory();

    Status execute(Sql statements) const; // one or more, without parameters
    std::optional<std::int64_t> number(Sql query) const;
    Error error() const;       // what the last failed call ran into
    bool isStillThere() const; // nobody deleted, moved or replaced the file since it was opened
    sqlite3* handle() const { return m_handle.get(); }

private:
    struct Closer {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    static Result<Database> openNamed(const std::string& name, std::string subject, int flags);

    std::unique_ptr<sqlite3, Closer> m_handle;
    std::string m_subject; // file name for messages
};

// A prepared statement. The first failure sticks: later calls do nothing, and run() or error() tells.
class Statement {
public:
    Statement(const Database& database, Sql sql);

    Statement& bind(int position, std::int64_t value);
    Statement& bind(int position, std::string_view text);            // must outlive the next step
    Statement& bind(int position, std::span<const std::byte> bytes); // likewise
    Statement& bind(int position, const Fingerprint& fingerprint);

    Status run(); // to the end, then ready for other values
    bool next();  // one more row? false also on failure
    bool ok() const { return m_code == SQLITE_OK; }
    Error error() const { return m_database->error(); }

    int columns() const { return sqlite3_column_count(m_statement.get()); }
    bool isNumber(int column) const { return sqlite3_column_type(m_statement.get(), column) == SQLITE_INTEGER; }
    bool isText(int column) const { return sqlite3_column_type(m_statement.get(), column) == SQLITE_TEXT; }
    std::int64_t number(int column) const;
    std::string_view text(int column) const; // valid until the next step
    std::span<const std::byte> bytes(int column) const;
    std::optional<Fingerprint> fingerprint(int column) const; // nullopt where it is not 16 bytes long

private:
    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    void note(int code);

    const Database* m_database;
    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
    int m_code = SQLITE_OK;
};

// Everything between construction and commit() happens, or nothing does.
class Transaction {
public:
    explicit Transaction(const Database& database) : m_database(database), m_begun(database.execute("BEGIN IMMEDIATE"))
    {
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    const Status& begun() const { return m_begun; }
    Status commit();

private:
    const Database& m_database;
    Status m_begun;
    bool m_open = true;
};

} // namespace core
