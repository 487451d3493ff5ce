// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/table.h"

#include <cassert>
#include <charconv>
#include <cmath>
#include <utility>

namespace core {

Table::Table(std::string sourceName, std::vector<Column> columns)
    : m_sourceName(std::move(sourceName)),
      m_columns(std::move(columns))
{
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
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (m_columns[i].name == name)
            return i;
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
    }
    return builder.finish();
}

std::string cellText(const Column& column, std::size_t row)
{
    const float value = column.values[row];
    if (std::isnan(value))
        return {};
    if (column.kind != ColumnKind::Numeric)
        return column.levels[static_cast<std::size_t>(value)];
    char buffer[32];
    const auto written = std::to_chars(std::begin(buffer), std::end(buffer), value);
    return {buffer, written.ptr};
}

} // namespace core
