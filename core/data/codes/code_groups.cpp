// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_reading.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {
namespace {

struct Tally {
    std::size_t cells = 0;
    std::size_t firstRow = 0;
};

// Texts with how often each stands, joined to groups by what a rule for them would say.
std::vector<CodeGroup> grouped(const std::string& column, const std::vector<std::string>& texts,
                               const std::vector<Tally>& tallies)
{
    std::vector<CodeGroup> groups;
    std::map<std::string, std::size_t> places;
    std::vector<std::size_t> order(texts.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return tallies[a].cells > tallies[b].cells; });
    for (const std::size_t i : order) {
        if (tallies[i].cells == 0)
            continue;
        const std::string key = codeKey(texts[i]);
        const auto [place, fresh] = places.emplace(foldedCode(key), groups.size());
        if (fresh)
            groups.push_back({.column = column,
                              .key = key,
                              .examples = {},
                              .firstRow = tallies[i].firstRow,
                              .meaning = meaningOfCode(texts[i])});
        CodeGroup& group = groups[place->second];
        group.cells += tallies[i].cells;
        group.firstRow = std::min(group.firstRow, tallies[i].firstRow);
        ++group.kinds;
        if (group.examples.size() < CodeGroup::kExamples)
            group.examples.push_back(texts[i]);
    }
    return groups;
}

void note(Tally& tally, std::size_t row)
{
    if (tally.cells++ == 0)
        tally.firstRow = row;
}

std::vector<CodeGroup> levelsOf(const Column& column)
{
    std::vector<Tally> tallies(column.levels.size());
    for (std::size_t row = 0; row < column.values.size(); ++row)
        if (!std::isnan(column.values[row]))
            note(tallies[static_cast<std::size_t>(column.values[row])], row);
    return grouped(column.name, column.levels, tallies);
}

// Numbers that a rule for them names.
std::vector<CodeGroup> namedNumbers(const Column& column, const CodeRules& rules)
{
    std::map<float, Tally> tallies;
    for (std::size_t row = 0; row < column.values.size(); ++row)
        if (!std::isnan(column.values[row]))
            note(tallies[column.values[row]], row);
    std::vector<CodeGroup> groups;
    for (const auto& [value, tally] : tallies) {
        const std::string text = cellText(column, tally.firstRow);
        if (const std::optional<CodeRule> rule = rules.find(column.name, text))
            groups.push_back({.column = column.name,
                              .key = text,
                              .examples = {text},
                              .kinds = 1,
                              .cells = tally.cells,
                              .firstRow = tally.firstRow,
                              .meaning = CodeMeaning::NotRecorded,
                              .rule = rule});
    }
    return groups;
}

} // namespace

std::string shownCodes(const CodeGroup& group)
{
    std::string shown;
    for (const std::string& example : group.examples)
        shown += (shown.empty() ? "" : ", ") + example;
    return group.kinds > group.examples.size() ? shown + ", …" : shown;
}

std::vector<CodeGroup> codesOf(const Column& column)
{
    std::vector<Tally> tallies(column.codes.size());
    for (const CodedCell& cell : column.coded)
        note(tallies[cell.code], cell.row);
    return grouped(column.name, column.codes, tallies);
}

std::vector<CodeGroup> codeGroups(const Table& import, const CodeRules& rules)
{
    std::vector<CodeGroup> all;
    for (const Column& column : import.columns()) {
        const bool numeric = column.kind == ColumnKind::Numeric;
        if (numeric && rules.namesNumbers())
            for (CodeGroup& group : namedNumbers(column, rules))
                all.push_back(std::move(group));
        if (!numeric && !rules.any())
            continue;
        for (CodeGroup& group : numeric ? codesOf(column) : levelsOf(column)) {
            group.rule = rules.find(column.name, group.examples.front());
            if (numeric || group.rule)
                all.push_back(std::move(group));
        }
    }
    return all;
}

} // namespace core
