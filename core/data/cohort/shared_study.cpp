// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/shared_study.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace core {
namespace {

using Names = std::set<std::string, std::less<>>;

Names keptColumns(const Task& task)
{
    Names used(task.visible.begin(), task.visible.end());
    used.insert({task.label, task.splitColumn, task.splitRule.column, task.splitRule.patient});
    for (const PanelSpec& panel : task.panels)
        used.insert(panel.columns.begin(), panel.columns.end());
    for (const DataEdit& edit : task.edits) // what changed places with a column in use
        if (edit.kind == DataEdit::Kind::SwapColumns && (used.contains(edit.column) || used.contains(edit.otherColumn)))
            used.insert({edit.column, edit.otherColumn});
    used.erase(std::string());
    return used;
}

// Keys that we do not know may hold anything.
void dropOtherKeys(Task& task)
{
    task.otherKeys.clear();
    task.rules.otherKeys.clear();
    for (PanelSpec& panel : task.panels)
        panel.otherKeys.clear();
    for (SharedFee& fee : task.sharedFees)
        fee.otherKeys.clear();
    for (auto& [column, spec] : task.tests)
        spec.otherKeys.clear();
    for (DataEdit& edit : task.edits)
        edit.otherKeys.clear();
    for (CodeRule& rule : task.codes)
        rule.otherKeys.clear();
}

bool isAbout(const std::string& finding, const Names& columns)
{
    const std::string_view key = finding;
    const std::size_t begin = key.find(':');
    if (begin == std::string_view::npos)
        return false;
    const std::string_view rest = key.substr(begin + 1);
    return std::ranges::any_of(columns, [&](const std::string& column) {
        return rest == column || rest.starts_with(column + ':') || rest.ends_with(':' + column);
    });
}

// What the task says of columns that are not in the copy would tell their names.
Task taskAbout(Task task, const Names& used, const Names& removed)
{
    task.ignored.clear();
    task.recipe.clear(); // names files and the columns of people
    std::erase_if(task.tests, [&](const auto& spec) { return !used.contains(spec.first); });
    std::erase_if(task.edits, [&](const DataEdit& edit) { return !used.contains(edit.column); });
    std::erase_if(task.codes,
                  [&](const CodeRule& rule) { return !rule.column.empty() && !used.contains(rule.column); });
    std::erase_if(task.acceptedFindings, [&](const std::string& finding) {
        return isAbout(finding, removed) || isAbout(finding, {task.splitRule.patient});
    });
    dropOtherKeys(task);
    return task;
}

// Equal cells get equal numbers, in order of appearance.
Column numbered(const Column& column)
{
    Column numbers{.name = column.name, .kind = ColumnKind::Numeric, .values = {}, .levels = {}};
    std::map<float, float> given;
    for (const float value : column.values)
        numbers.values.push_back(
            std::isnan(value) ? value : given.try_emplace(value, static_cast<float>(given.size() + 1)).first->second);
    return numbers;
}

Column withoutRows(const Column& column, Withheld withheld)
{
    Column empty{.name = column.name, .kind = column.kind, .values = {}, .levels = {}};
    // A policy counts categories by their place in this list; texts are what patients have.
    if (withheld == Withheld::Rows && column.kind != ColumnKind::Text)
        empty.levels = column.levels;
    return empty;
}

// Only equality is asked of these: who is the same patient, and whether there is a date of death at all.
bool meansOnlyItself(const Task& task, const Column& column)
{
    const bool recorded = column.name == task.label && task.positive.kind == OutcomeRule::Kind::Recorded;
    return (recorded || column.name == task.splitRule.patient) && column.coded.empty() &&
           !std::ranges::any_of(task.edits, [&](const DataEdit& edit) { return edit.column == column.name; });
}

} // namespace

SharedStudy withhold(const TablePtr& import, const Study& study, Withheld withheld)
{
    SharedStudy shared{.table = nullptr, .study = study, .removed = {}, .renumbered = {}};
    const Names used = keptColumns(study.task);
    std::vector<Column> columns;
    Names removed;
    for (const Column& column : import->columns()) {
        if (!used.contains(column.name)) {
            removed.insert(column.name);
            shared.removed.push_back(column.name);
        } else if (withheld != Withheld::Identifiers) {
            columns.push_back(withoutRows(column, withheld));
        } else if (meansOnlyItself(study.task, column)) {
            shared.renumbered.push_back(column.name);
            columns.push_back(numbered(column));
        } else {
            columns.push_back(column);
        }
    }
    shared.study.task = taskAbout(study.task, used, removed);
    if (withheld != Withheld::Identifiers)
        shared.study.task.acceptedFindings.clear();
    shared.table = std::make_shared<const Table>(import->sourceName(), std::move(columns));
    return shared;
}

} // namespace core
