// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/outcome_choice.h"

#include "core/data/task/name_tokens.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_proposal.h"
#include "core/data/task/value_meanings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

// "dod" is how extracts call the date of death; the dictionary of meanings knows words.
bool namesDateOfDeath(const std::string& column)
{
    const std::vector<std::string> tokens = nameTokens(column, true);
    constexpr std::array<std::string_view, 3> shortened{"dod", "deathtime", "deathdate"};
    return namesDeath(column) || std::ranges::any_of(tokens, [&](const std::string& token) {
               return std::ranges::find(shortened, token) != shortened.end();
           });
}

} // namespace

OutcomeChoice outcomeOf(const Task& task)
{
    return {.column = task.label, .rule = task.positive, .name = task.outcomeName};
}

Task withOutcomeChoice(const Task& task, const Table& table, const OutcomeChoice& choice)
{
    const Column* column = table.find(choice.column);
    if (!column)
        return task;
    Task changed = choice.column == task.label ? task : withOutcome(task, *column);
    changed.positive = choice.rule;
    changed.outcomeName = choice.name;
    return changed;
}

OutcomeCount countOutcome(const Column& column, const OutcomeRule& rule)
{
    const OutcomeReader reader(column, rule);
    OutcomeCount count;
    for (std::size_t row = 0; row < column.values.size(); ++row)
        if (const std::optional<Disease> outcome = reader.of(row)) {
            ++count.patients;
            count.cases += *outcome == Disease::Present ? 1 : 0;
        }
    return count;
}

OutcomeDoubt doubtAbout(const Task& task, const Table& table)
{
    const Column* column = table.find(task.label);
    if (!column)
        return OutcomeDoubt::NoColumn;
    if (task.positive.kind != OutcomeRule::Kind::Undecided)
        return OutcomeDoubt::None;
    const std::optional<OutcomeRule> alone = proposedRule(*column);
    if (alone && alone->kind == OutcomeRule::Kind::Value)
        return OutcomeDoubt::SeveralColumns;
    const OutcomeCount count = countOutcome(*column, task.positive);
    return 2 * count.cases > count.patients ? OutcomeDoubt::MostAreCases : OutcomeDoubt::UnknownValues;
}

std::vector<std::string> datesSomeHave(const Table& table)
{
    std::vector<std::string> found;
    for (const IdentifierWarning& warning : findIdentifiers(table)) {
        if (warning.reason != IdentifierReason::DateLike)
            continue;
        const std::vector<float>& values = table.find(warning.column)->values;
        const auto gaps = std::ranges::count_if(values, [](float value) { return std::isnan(value); });
        if (gaps > 0 && gaps < std::ssize(values))
            found.push_back(warning.column);
    }
    std::ranges::stable_sort(found, std::ranges::greater(), namesDateOfDeath);
    return found;
}

} // namespace core
