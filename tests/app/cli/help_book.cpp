// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/help_book.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace help {
namespace {

constexpr const char* kListOf = "list of ";

QString referenceIn(const QString& type)
{
    static const QRegularExpression reference(QStringLiteral("`([^`]+)`"));
    return reference.match(type).captured(1);
}

bool isOf(const nlohmann::json& value, const QString& type)
{
    if (type.startsWith(QLatin1String(kListOf)))
        return value.is_array() && std::all_of(value.begin(), value.end(), [&](const auto& item) {
                   return isOf(item, type.mid(qsizetype(qstrlen(kListOf))));
               });
    return (type == "text" && value.is_string()) || (type == "number" && value.is_number()) ||
           (type == "integer" && value.is_number_integer()) || (type == "boolean" && value.is_boolean()) ||
           (type == "null" && value.is_null()) ||
           ((type == "object" || !referenceIn(type).isEmpty()) && value.is_object());
}

bool isPartOf(const QString& path, const QString& parent)
{
    return path.startsWith(parent + '.') || path.startsWith(parent + "[].");
}

} // namespace

QString Field::name() const
{
    if (parent.isEmpty())
        return path;
    return path.mid(path.indexOf('.', parent.size()) + 1);
}

std::vector<const Field*> Table::partsOf(const QString& path) const
{
    std::vector<const Field*> parts;
    for (const Field& field : fields)
        if (field.parent == path)
            parts.push_back(&field);
    return parts;
}

Book::Book(const QString& folder)
{
    for (const QFileInfo& page : QDir(folder).entryInfoList({"*.md"}, QDir::Files, QDir::Name)) {
        QFile file(page.filePath());
        if (file.open(QIODevice::ReadOnly))
            read(page.completeBaseName(), QString::fromUtf8(file.readAll()));
        m_topics << page.completeBaseName();
    }
}

void Book::read(const QString& topic, const QString& text)
{
    static const QRegularExpression row(QStringLiteral("^\\| `([^`]+)` \\| ([^|]*) \\|")),
        code(QStringLiteral("`([^`]+)`"));
    QStringList names{topic};
    for (const QString& line : text.split('\n')) {
        if (line.startsWith("## ")) {
            names.clear();
            auto found = code.globalMatch(line);
            while (found.hasNext())
                names << (line.startsWith("## Table ") ? "table " : "") + found.next().captured(1);
        }
        const auto match = row.match(line);
        if (!match.hasMatch())
            continue;
        const QStringList parts = match.captured(2).split(", ");
        Field field{.path = match.captured(1), .parent = {}, .types = parts.first().split(" or "), .optional = false};
        field.optional = parts.contains("optional") || (topic == "task" && !parts.contains("required"));
        for (const QString& name : names) {
            std::vector<Field>& fields = m_tables[name].fields;
            field.parent.clear();
            for (const Field& earlier : fields)
                if (isPartOf(field.path, earlier.path) && earlier.path.size() > field.parent.size())
                    field.parent = earlier.path;
            fields.push_back(field);
        }
    }
}

const Table& Book::table(const QString& name) const
{
    const auto found = m_tables.constFind(name);
    if (found == m_tables.constEnd())
        qFatal("no table of help is called %s", qPrintable(name));
    return *found;
}

void Check::look(const Json& value, const QString& table)
{
    if (value.is_object())
        object(value, {{table, {}}}, table);
    else
        m_complaints << table + ": is no object";
}

void Check::object(const Json& value, const std::vector<Scope>& scopes, const QString& where)
{
    QSet<QString> present;
    for (const auto& [key, child] : value.items()) {
        const QString name = QString::fromStdString(key);
        present << name;
        const Field* exact = nullptr;
        const Field* any = nullptr;
        QString exactTable, anyTable;
        for (const Scope& scope : scopes)
            for (const Field* field : m_book.table(scope.table).partsOf(scope.path)) {
                if (field->name() == name && !exact) {
                    exact = field;
                    exactTable = scope.table;
                } else if (field->name().startsWith('{') && !any) {
                    any = field;
                    anyTable = scope.table;
                }
            }
        if (exact)
            member(child, exactTable, *exact, where + '.' + name);
        else if (any)
            member(child, anyTable, *any, where + '.' + any->name());
        else
            m_complaints << where + '.' + name + ": is not documented";
    }
    for (const Scope& scope : scopes)
        for (const Field* field : m_book.table(scope.table).partsOf(scope.path))
            if (!field->optional && !field->name().startsWith('{') && !present.contains(field->name()))
                m_complaints << where + '.' + field->name() + ": is documented, but absent";
}

void Check::member(const Json& value, const QString& table, const Field& field, const QString& where)
{
    m_seen << table + ' ' + field.path;
    const auto type = std::ranges::find_if(field.types, [&](const QString& one) { return isOf(value, one); });
    if (type == field.types.end()) {
        m_complaints << QStringLiteral("%1: is %2, not %3")
                            .arg(where, QString::fromLatin1(value.type_name()), field.types.join(" or "));
        return;
    }
    std::vector<Scope> scopes{{table, field.path}};
    if (const QString reference = referenceIn(*type); !reference.isEmpty())
        scopes.push_back({reference, {}});
    if (value.is_object())
        object(value, scopes, where);
    for (const Json& item : value.is_array() ? value : Json::array())
        if (item.is_object())
            object(item, scopes, where + "[]");
}

QStringList Check::takeComplaints()
{
    QStringList complaints = std::exchange(m_complaints, {}).values();
    complaints.sort();
    return complaints;
}

QStringList Check::neverSeen(const QString& table) const
{
    QStringList unseen;
    for (const Field& field : m_book.table(table).fields)
        if (!m_seen.contains(table + ' ' + field.path))
            unseen << table + ' ' + field.path;
    return unseen;
}

} // namespace help
