// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/cohort_rows.h"

#include "core/data/task/task_validation.h"

#include <cmath>

namespace core {
namespace {

std::optional<GivenSplit> splitNamed(std::string_view word)
{
    if (word == "train")
        return GivenSplit::Train;
    if (word == "validation")
        return GivenSplit::Validation;
    if (word == "test")
        return GivenSplit::Test;
    return std::nullopt;
}

std::optional<std::vector<GivenSplit>> readGivenSplit(const Column& column, const std::vector<std::size_t>& rows)
{
    std::vector<std::optional<GivenSplit>> ofLevel;
    for (const std::string& level : column.levels)
        ofLevel.push_back(splitNamed(level));
    std::vector<GivenSplit> result;
    result.reserve(rows.size());
    for (const std::size_t row : rows) {
        const float value = column.values[row];
        if (column.kind == ColumnKind::Numeric || std::isnan(value) || !ofLevel[static_cast<std::size_t>(value)])
            return std::nullopt;
        result.push_back(*ofLevel[static_cast<std::size_t>(value)]);
    }
    return result;
}

} // namespace

std::optional<CohortRows> readCohortRows(const Table& edited, const Task& task)
{
    const Column* label = edited.find(task.label);
    if (!label)
        return std::nullopt;
    const OutcomeReader reader(*label, task.positive);
    if (!reader.readable() || reader.unknownValue())
        return std::nullopt;
    CohortRows result;
    result.rows.reserve(label->values.size());
    result.outcomes.reserve(label->values.size());
    for (std::size_t row = 0; row < label->values.size(); ++row) {
        const std::optional<Disease> outcome = reader.of(row);
        if (!outcome)
            continue;
        result.rows.push_back(row);
        result.outcomes.push_back(*outcome);
    }
    if (task.splitColumn.empty())
        return result;
    const Column* split = edited.find(task.splitColumn);
    auto given = split ? readGivenSplit(*split, result.rows) : std::nullopt;
    if (!given)
        return std::nullopt;
    result.given = std::move(*given);
    return result;
}

} // namespace core
