// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/shared_levels.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>

namespace core {
namespace {

std::set<std::string> columnsInUse(const Task& task)
{
    std::set<std::string> names(task.visible.begin(), task.visible.end());
    for (const PanelSpec& panel : task.panels)
        names.insert(panel.columns.begin(), panel.columns.end());
    return names;
}

Result<Column> withLevels(const Column& first, const Column& other)
{
    Column column{.name = other.name, .kind = first.kind, .values = {}, .levels = first.levels};
    column.values.reserve(other.values.size());
    for (std::size_t row = 0; row < other.values.size(); ++row) {
        if (std::isnan(other.values[row])) {
            column.values.push_back(std::numeric_limits<float>::quiet_NaN());
            continue;
        }
        const std::string text = cellText(other, row);
        const auto level = std::ranges::find(column.levels, text);
        const auto position = level - column.levels.begin();
        if (level == column.levels.end()) {
            if (first.kind == ColumnKind::Binary)
                return Error{
                    .code = ErrorCode::PolicyDoesNotFit, .subject = other.name, .detail = text, .row = row + 1};
            column.levels.push_back(text);
        }
        column.values.push_back(static_cast<float>(position));
    }
    return column;
}

// Texts that are numbers after all: potassium of 4 and 5 in two patients looks like a column of two levels.
Result<Column> withNumbers(const Column& other)
{
    std::vector<float> numberOf;
    for (const std::string& level : other.levels) {
        float number = std::numeric_limits<float>::quiet_NaN();
        const auto parsed = std::from_chars(level.data(), level.data() + level.size(), number);
        const bool whole = parsed.ec == std::errc() && parsed.ptr == level.data() + level.size();
        numberOf.push_back(whole ? number : std::numeric_limits<float>::quiet_NaN());
    }
    Column column{.name = other.name, .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
    column.values.reserve(other.values.size());
    for (std::size_t row = 0; row < other.values.size(); ++row) {
        const float level = other.values[row];
        const float number = std::isnan(level) ? level : numberOf[static_cast<std::size_t>(level)];
        if (!std::isnan(level) && std::isnan(number))
            return Error{.code = ErrorCode::ValueNotNumeric,
                         .subject = other.name,
                         .detail = cellText(other, row),
                         .row = row + 1};
        column.values.push_back(number);
    }
    return column;
}

} // namespace

Result<TablePtr> withLevelsOf(const Table& first, const TablePtr& others, const Task& task)
{
    const std::set<std::string> used = columnsInUse(task);
    std::vector<Column> columns;
    bool changed = false;
    for (const Column& other : others->columns()) {
        const Column* before = used.contains(other.name) ? first.find(other.name) : nullptr;
        const bool levels = before && (before->kind == ColumnKind::Binary || before->kind == ColumnKind::Category);
        const bool numbers = before && before->kind == ColumnKind::Numeric && other.kind != ColumnKind::Numeric;
        const bool same = levels && other.kind == before->kind && other.levels == before->levels;
        if ((!levels && !numbers) || same) {
            columns.push_back({other.name, other.kind, other.values, other.levels});
            continue;
        }
        Result<Column> column = numbers ? withNumbers(other) : withLevels(*before, other);
        if (!column)
            return column.error();
        columns.push_back(std::move(*column));
        changed = true;
    }
    if (!changed)
        return others;
    return TablePtr(std::make_shared<const Table>(others->sourceName(), std::move(columns)));
}

} // namespace core
