// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/cohort_rows.h"

#include "core/data/task/date_column.h"
#include "core/data/task/duplicate_rows.h"
#include "core/data/task/task_validation.h"

#include <algorithm>
#include <cmath>
#include <map>

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

// Rows without a number belong to nobody else.
std::vector<std::uint32_t> readGroups(const Column& column, const std::vector<std::size_t>& rows)
{
    std::map<float, std::uint32_t> numbers;
    std::vector<std::uint32_t> groups;
    std::uint32_t next = 0;
    for (const std::size_t row : rows) {
        const float value = column.values[row];
        const bool known = !std::isnan(value) && numbers.contains(value);
        groups.push_back(known ? numbers.at(value) : next++);
        if (!known && !std::isnan(value))
            numbers.emplace(value, groups.back());
    }
    return groups;
}

std::vector<GivenSplit> readSites(const Column& column, const std::vector<std::string>& leftOut,
                                  const std::vector<std::size_t>& rows)
{
    std::vector<GivenSplit> given;
    for (const std::size_t row : rows)
        given.push_back(std::ranges::find(leftOut, cellText(column, row)) != leftOut.end() ? GivenSplit::Test
                                                                                           : GivenSplit::Learning);
    return given;
}

std::optional<SplitGuide> readSplitGuide(const Table& edited, const Task& task, const std::vector<std::size_t>& rows)
{
    SplitGuide guide;
    if (!task.splitColumn.empty()) {
        const Column* split = edited.find(task.splitColumn);
        auto given = split ? readGivenSplit(*split, rows) : std::nullopt;
        if (!given)
            return std::nullopt;
        guide.given = std::move(*given);
        return guide;
    }
    const SplitRule& rule = task.splitRule;
    if (!rule.patient.empty()) {
        const Column* patient = edited.find(rule.patient);
        if (!patient)
            return std::nullopt;
        guide.groups = readGroups(*patient, rows);
    }
    if (rule.by == SplitRule::By::Chance)
        return guide;
    const Column* column = edited.find(rule.column);
    if (!column)
        return std::nullopt;
    if (rule.by == SplitRule::By::Site) {
        guide.given = readSites(*column, rule.test, rows);
        return guide;
    }
    const DateColumn dates = datesOf(*column);
    for (const std::size_t row : rows)
        guide.times.push_back(dates.values[row]);
    const bool allKnown = std::ranges::none_of(guide.times, [](double time) { return std::isnan(time); });
    return allKnown ? std::optional(std::move(guide)) : std::nullopt;
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
    const std::vector<std::size_t> dropped = droppedDuplicates(edited, task, reader);
    auto nextDropped = dropped.begin();
    CohortRows result;
    result.duplicatesDropped = dropped.size();
    result.rows.reserve(label->values.size());
    result.outcomes.reserve(label->values.size());
    for (std::size_t row = 0; row < label->values.size(); ++row) {
        const std::optional<Disease> outcome = reader.of(row);
        if (nextDropped != dropped.end() && *nextDropped == row) {
            ++nextDropped;
            continue;
        }
        if (!outcome)
            continue;
        result.rows.push_back(row);
        result.outcomes.push_back(*outcome);
    }
    std::optional<SplitGuide> guide = readSplitGuide(edited, task, result.rows);
    if (!guide)
        return std::nullopt;
    result.guide = std::move(*guide);
    return result;
}

} // namespace core
