// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table.h"

#include "core/base/hidden_marks.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <utility>

namespace core {
namespace {

void addCodes(FingerprintBuilder& builder, const Column& column)
{
    for (const std::string& code : column.codes)
        builder.add(code);
    for (const CodedCell& cell : column.coded) {
        builder.add(std::uint64_t{cell.row});
        builder.add(std::uint64_t{cell.code});
    }
}

std::string codeAt(const Column& column, std::size_t row)
{
    const auto found = std::lower_bound(column.coded.begin(), column.coded.end(), row,
                                        [](const CodedCell& cell, std::size_t wanted) { return cell.row < wanted; });
    return found != column.coded.end() && found->row == row ? column.codes[found->code] : std::string();
}

void dropHiddenMarksOfNames(std::vector<Column>& columns)
{
    std::vector<std::string> names;
    for (const Column& column : columns)
        names.push_back(column.name);
    dropHiddenMarks(names);
    for (std::size_t i = 0; i < columns.size(); ++i)
        columns[i].name = std::move(names[i]);
}

} // namespace

Table::Table(std::string sourceName, std::vector<Column> columns)
    : m_sourceName(withoutHiddenMarks(sourceName)),
      m_columns(std::move(columns))
{
    dropHiddenMarksOfNames(m_columns);
    for (Column& column : m_columns) {
        dropHiddenMarks(column.levels);
        dropHiddenMarks(column.codes);
    }
    for ([[maybe_unused]] const Column& column : m_columns)
        assert(column.values.size() == rowCount());
}

const Column* Table::find(std::string_view name) const
{
    const auto index = indexOf(name);
    return index ? &m_columns[*index] : nullptr;
}

std::optional<std::size_t> Table::indexOf(std::string_view name) const
{
    // Columns are mostly asked for in their order: behind the last one found is where to look first, whatever table it
    // was of. Else many columns would take their number squared.
    static thread_local std::size_t next = 0;
    const std::size_t begin = next < m_columns.size() ? next : 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const std::size_t place = begin + i < m_columns.size() ? begin + i : begin + i - m_columns.size();
        if (m_columns[place].name == name) {
            next = place + 1;
            return place;
        }
    }
    return std::nullopt;
}

Fingerprint Table::fingerprint() const
{
    FingerprintBuilder builder;
    for (const Column& column : m_columns) {
        builder.add(column.name);
        builder.add(static_cast<std::uint64_t>(column.kind));
        builder.add(static_cast<std::uint64_t>(column.levels.size()));
        for (const std::string& level : column.levels)
            builder.add(level);
        builder.add(static_cast<std::uint64_t>(column.values.size()));
        builder.add(std::as_bytes(std::span(column.values)));
        if (!column.coded.empty()) // tables without codes keep the fingerprint they always had
            addCodes(builder, column);
    }
    return builder.finish();
}

std::string cellText(const Column& column, std::size_t row)
{
    const float value = column.values[row];
    if (std::isnan(value))
        return codeAt(column, row);
    if (column.kind != ColumnKind::Numeric)
        return column.levels[static_cast<std::size_t>(value)];
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), value);
    return {buffer, written.ptr};
}

} // namespace core
