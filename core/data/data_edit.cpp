// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/data_edit.h"

#include <cmath>
#include <limits>
#include <utility>

namespace core {
namespace {

constexpr float kNotRecorded = std::numeric_limits<float>::quiet_NaN();

bool isInside(const DataEdit& edit, double value)
{
    return value >= edit.low && value <= edit.high;
}

double edited(const DataEdit& edit, double value)
{
    switch (edit.kind) {
    case DataEdit::Kind::TreatAsMissing:
        return isInside(edit, value) ? value : std::numeric_limits<double>::quiet_NaN();
    case DataEdit::Kind::TreatInsideAsMissing:
        return isInside(edit, value) ? std::numeric_limits<double>::quiet_NaN() : value;
    case DataEdit::Kind::Multiply:
        return value * edit.factor;
    case DataEdit::Kind::MultiplyRange:
        return isInside(edit, value) ? value * edit.factor : value;
    case DataEdit::Kind::Exponentiate:
        return std::pow(edit.factor, value);
    case DataEdit::Kind::SwapColumns:
        break;
    }
    return value;
}

void editValues(const DataEdit& edit, std::vector<float>& values)
{
    for (float& value : values) {
        if (std::isnan(value))
            continue;
        const auto result = static_cast<float>(edited(edit, static_cast<double>(value)));
        value = std::isfinite(result) ? result : kNotRecorded;
    }
}

// The columns change places, their names do not.
void swapContents(Column& a, Column& b)
{
    std::swap(a.kind, b.kind);
    a.values.swap(b.values);
    a.levels.swap(b.levels);
    a.codes.swap(b.codes);
    a.coded.swap(b.coded);
}

// Level numbers are names, not quantities: arithmetic is for numeric columns only.
bool isApplicable(const DataEdit& edit, const Table& table)
{
    const Column* column = table.find(edit.column);
    if (edit.kind == DataEdit::Kind::SwapColumns)
        return column != nullptr && table.find(edit.otherColumn) != nullptr && edit.column != edit.otherColumn;
    return column != nullptr;
}

} // namespace

TablePtr applyEdits(const TablePtr& table, std::span<const DataEdit> edits)
{
    bool changes = false;
    for (const DataEdit& edit : edits)
        changes = changes || isApplicable(edit, *table);
    if (!changes)
        return table;
    std::vector<Column> columns = table->columns();
    for (const DataEdit& edit : edits) {
        if (!isApplicable(edit, *table))
            continue;
        Column& column = columns[*table->indexOf(edit.column)];
        if (edit.kind == DataEdit::Kind::SwapColumns)
            swapContents(column, columns[*table->indexOf(edit.otherColumn)]);
        else if (column.kind == ColumnKind::Numeric)
            editValues(edit, column.values);
    }
    return std::make_shared<const Table>(table->sourceName(), std::move(columns));
}

} // namespace core
