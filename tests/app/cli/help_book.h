// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <QMap>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

// The tables of resources/help as data, so that what they say can be held against what the program does.
namespace help {

// A row: | `points[].test` | number or null, optional | … |
struct Field {
    QString path;
    QString parent; // path of the row it is a part of; empty: of none
    QStringList types;
    bool optional = false;

    QString name() const; // of the key; "{panel}" stands for any
};

struct Table {
    std::vector<Field> fields;
    std::vector<const Field*> partsOf(const QString& path) const;
};

// All tables by name: that of a page is called as its topic, the others by the words `in code` of their heading, and
// those of SQL "table front".
class Book {
public:
    explicit Book(const QString& folder);
    QStringList topics() const { return m_topics; }
    QStringList tables() const { return m_tables.keys(); }
    bool has(const QString& table) const { return m_tables.contains(table); }
    const Table& table(const QString& name) const;

private:
    void read(const QString& topic, const QString& text);

    QStringList m_topics;
    QMap<QString, Table> m_tables;
};

// Holds JSON against the tables and remembers what it has seen.
class Check {
public:
    using Json = nlohmann::json;
    explicit Check(const Book& book) : m_book(book) {}

    void look(const Json& value, const QString& table);
    QStringList takeComplaints(); // since the last time: not documented, of another type, absent
    QStringList neverSeen(const QString& table) const;

private:
    // Where to look for keys: the parts of a row, and those of a table it refers to.
    struct Scope {
        QString table, path;
    };
    void object(const Json& value, const std::vector<Scope>& scopes, const QString& where);
    void member(const Json& value, const QString& table, const Field& field, const QString& where);

    const Book& m_book;
    QSet<QString> m_complaints, m_seen;
};

} // namespace help
