// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/duplicate_rows.h"

#include "core/data/task/task_roles.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <unordered_map>

namespace core {
namespace {

// Two patients can share an age and a yes or no, and hardly a handful of measurements.
constexpr std::size_t kManyValues = 20; // different ones, of a measurement
constexpr std::size_t kFewestEqual = 3; // measurements of two rows that are taken for one patient

std::uint64_t bitsOfCell(float value)
{
    return std::isnan(value) ? ~std::uint64_t{0} : std::bit_cast<std::uint32_t>(value + 0.0f);
}

bool sameRow(std::span<const Column* const> columns, std::size_t one, std::size_t other)
{
    return std::ranges::all_of(columns, [&](const Column* column) {
        return bitsOfCell(column->values[one]) == bitsOfCell(column->values[other]);
    });
}

} // namespace

bool isMeasurement(const Column& column)
{
    if (column.kind != ColumnKind::Numeric)
        return false;
    std::set<float> seen;
    for (const float value : column.values)
        if (!std::isnan(value) && seen.insert(value).second && seen.size() > kManyValues)
            return true;
    return false;
}

ComparedColumns comparedColumns(const Table& edited, const Task& task)
{
    ComparedColumns compared;
    const TaskRoles roles(task);
    for (const Column& column : edited.columns()) {
        const Role role = roles.of(column.name);
        if (role == Role::Visible || role == Role::Test || role == Role::Outcome)
            compared.used.push_back(&column);
        if ((role == Role::Visible || role == Role::Test) && isMeasurement(column))
            compared.measurements.insert(&column);
    }
    return compared;
}

std::uint64_t rowName(std::span<const Column* const> columns, const std::set<const Column*>& measurements,
                      std::size_t row, std::size_t fewest)
{
    std::uint64_t name = 0x9e3779b97f4a7c15ULL;
    std::size_t measured = 0;
    for (const Column* column : columns) {
        const float value = column->values[row];
        name = std::rotl(name ^ bitsOfCell(value), 23) * 0xff51afd7ed558ccdULL; // as good as random between rows
        measured += !std::isnan(value) && measurements.contains(column) ? 1 : 0;
    }
    return measured < fewest ? 0 : name | 1U;
}

std::vector<std::size_t> droppedDuplicates(const Table& edited, const Task& task, const OutcomeReader& reader)
{
    if (task.duplicates == Duplicates::Keep)
        return {};
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < edited.rowCount(); ++row)
        if (reader.of(row))
            rows.push_back(row);
    return duplicateRows(edited, task, rows);
}

std::vector<std::size_t> duplicateRows(const Table& edited, const Task& task, std::span<const std::size_t> rows)
{
    const ComparedColumns compared = comparedColumns(edited, task);
    std::vector<std::size_t> duplicates;
    if (compared.measurements.size() < kFewestEqual)
        return duplicates;
    std::unordered_multimap<std::uint64_t, std::size_t> firstRows; // by their names, which others may share
    for (const std::size_t row : rows) {
        const std::uint64_t name = rowName(compared.used, compared.measurements, row, kFewestEqual);
        if (name == 0)
            continue;
        const auto [begin, end] = firstRows.equal_range(name);
        if (std::any_of(begin, end, [&](const auto& first) { return sameRow(compared.used, first.second, row); }))
            duplicates.push_back(row);
        else
            firstRows.emplace(name, row);
    }
    return duplicates;
}

} // namespace core
