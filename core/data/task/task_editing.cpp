// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_editing.h"

#include "core/data/task/currency.h"
#include "core/data/task/task_rules.h"

#include "core/data/task/task_proposal.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace core {
namespace {

using Names = std::vector<std::string>;

bool contains(const Names& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

void remove(Names& names, std::string_view name)
{
    std::erase_if(names, [&](const std::string& one) { return one == name; });
}

void addOnce(Names& names, const std::string& name)
{
    if (!contains(names, name))
        names.push_back(name);
}

void leavePanels(Task& task, std::string_view column)
{
    for (PanelSpec& panel : task.panels)
        remove(panel.columns, column);
}

bool dividesBy(const SplitRule& rule, std::string_view column)
{
    return !column.empty() && (rule.column == column || rule.patient == column);
}

void leaveOtherRoles(Task& task, std::string_view column)
{
    if (task.label == column)
        task.label.clear();
    if (task.splitColumn == column)
        task.splitColumn.clear();
    if (dividesBy(task.splitRule, column))
        task.splitRule = {};
    remove(task.visible, column);
    remove(task.ignored, column);
}

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char& letter : result)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter + 32);
    return result;
}

// A test without a panel cannot be ordered, so a new test comes into this one.
constexpr std::string_view kPanelForNewTests = "Other tests";

std::size_t panelForNewTests(Task& task)
{
    for (std::size_t i = 0; i < task.panels.size(); ++i)
        if (task.panels[i].name == kPanelForNewTests)
            return i;
    task.panels.push_back({.name = std::string(kPanelForNewTests)});
    return task.panels.size() - 1;
}

} // namespace

Role roleOf(const Task& task, std::string_view column)
{
    if (!task.label.empty() && task.label == column)
        return Role::Outcome;
    if (!task.splitColumn.empty() && task.splitColumn == column)
        return Role::Split;
    if (task.splitColumn.empty() && dividesBy(task.splitRule, column))
        return Role::Split;
    if (contains(task.visible, column))
        return Role::Visible;
    for (const PanelSpec& panel : task.panels)
        if (contains(panel.columns, column))
            return Role::Test;
    return contains(task.ignored, column) ? Role::Ignored : Role::Unassigned;
}

std::vector<std::string> panelsOf(const Task& task, std::string_view column)
{
    std::vector<std::string> names;
    for (const PanelSpec& panel : task.panels)
        if (contains(panel.columns, column))
            names.push_back(panel.name);
    return names;
}

Task withRole(const Task& task, std::span<const std::string> columns, Role role)
{
    Task result = task;
    for (const std::string& column : columns) {
        if (roleOf(result, column) == role)
            continue;
        leaveOtherRoles(result, column);
        leavePanels(result, column);
        switch (role) {
        case Role::Outcome:
            result.label = column;
            break;
        case Role::Split:
            result.splitColumn = column;
            break;
        case Role::Visible:
            result.visible.push_back(column);
            break;
        case Role::Test:
            result.panels[panelForNewTests(result)].columns.push_back(column);
            break;
        case Role::Ignored:
            result.ignored.push_back(column);
            break;
        case Role::Unassigned:
            break;
        }
    }
    return result;
}

Task withOutcome(const Task& task, const Column& column)
{
    Task changed = withRole(task, std::array{column.name}, Role::Outcome);
    changed.positive = proposedRule(column).value_or(
        OutcomeRule::undecided(changed.positive.values.empty() ? std::string("1") : changed.positive.values.front()));
    if (column.name != task.label)
        changed.outcomeName.clear();
    return changed;
}

Task withPanelAdded(const Task& task, std::string name, Cost cost, std::vector<std::string> columns)
{
    Task result = task;
    for (const std::string& column : columns)
        leaveOtherRoles(result, column);
    result.panels.push_back({.name = std::move(name), .cost = cost, .columns = std::move(columns)});
    return result;
}

Task withPanelRenamed(const Task& task, std::size_t panel, std::string name)
{
    assert(panel < task.panels.size());
    Task result = task;
    const std::string before = result.panels[panel].name;
    result.panels[panel].name = name;
    if (!result.findPanel(before)) {
        for (SharedFee& fee : result.sharedFees)
            std::replace(fee.panels.begin(), fee.panels.end(), before, name);
        renameInRules(result, before, name);
    }
    return result;
}

Task withPanelRemoved(const Task& task, std::size_t panel)
{
    assert(panel < task.panels.size());
    Task result = task;
    const std::string name = result.panels[panel].name;
    result.panels.erase(result.panels.begin() + static_cast<std::ptrdiff_t>(panel));
    if (result.findPanel(name))
        return result;
    renameInRules(result, name, {});
    for (SharedFee& fee : result.sharedFees)
        remove(fee.panels, name);
    std::erase_if(result.sharedFees, [&](const SharedFee& fee) {
        const auto before = std::find_if(task.sharedFees.begin(), task.sharedFees.end(),
                                         [&](const SharedFee& one) { return one.name == fee.name; });
        return fee.panels.empty() && !before->panels.empty();
    });
    return result;
}

namespace {

// What both are known to take; of one alone nothing follows for the two.
void addVolumeAndTime(PanelSpec& target, const PanelSpec& other)
{
    target.minutes = target.minutes && other.minutes ? std::max(target.minutes, other.minutes) : std::nullopt;
    target.millilitres = target.millilitres && other.millilitres
                             ? std::optional(*target.millilitres + *other.millilitres)
                             : std::nullopt;
}

} // namespace

Task withPanelsMerged(const Task& task, std::size_t into, std::size_t from)
{
    assert(into < task.panels.size() && from < task.panels.size() && into != from);
    Task result = task;
    const std::string gone = result.panels[from].name;
    PanelSpec& target = result.panels[into];
    for (const std::string& column : result.panels[from].columns)
        addOnce(target.columns, column);
    target.cost += result.panels[from].cost;
    addVolumeAndTime(target, result.panels[from]);
    for (SharedFee& fee : result.sharedFees)
        if (contains(fee.panels, gone)) {
            remove(fee.panels, gone);
            addOnce(fee.panels, target.name);
        }
    const std::string kept = target.name;
    target.needs.insert(target.needs.end(), result.panels[from].needs.begin(), result.panels[from].needs.end());
    result.panels.erase(result.panels.begin() + static_cast<std::ptrdiff_t>(from));
    renameInRules(result, gone, kept);
    return result;
}

Task withPanelMoved(const Task& task, std::size_t panel, std::size_t position)
{
    assert(panel < task.panels.size() && position < task.panels.size());
    Task result = task;
    PanelSpec moved = std::move(result.panels[panel]);
    result.panels.erase(result.panels.begin() + static_cast<std::ptrdiff_t>(panel));
    result.panels.insert(result.panels.begin() + static_cast<std::ptrdiff_t>(position), std::move(moved));
    return result;
}

Task withPrice(const Task& task, std::size_t panel, Cost cost)
{
    assert(panel < task.panels.size());
    Task result = task;
    if (result.panels[panel].cost != cost)
        result.priceList.clear(); // it says otherwise
    result.panels[panel].cost = cost;
    return result;
}

Task withTurnaround(const Task& task, std::size_t panel, std::optional<Minutes> minutes)
{
    assert(panel < task.panels.size());
    Task result = task;
    result.panels[panel].minutes = minutes;
    return result;
}

Task withVolume(const Task& task, std::size_t panel, std::optional<Millilitres> millilitres)
{
    assert(panel < task.panels.size());
    Task result = task;
    result.panels[panel].millilitres = millilitres;
    return result;
}

Task withTestsInPanel(const Task& task, std::span<const std::string> columns, std::size_t panel)
{
    assert(panel < task.panels.size());
    Task result = task;
    for (const std::string& column : columns) {
        leaveOtherRoles(result, column);
        addOnce(result.panels[panel].columns, column);
    }
    return result;
}

Task withTestsMoved(const Task& task, std::span<const std::string> columns, std::size_t from, std::size_t to)
{
    if (from == to)
        return task;
    return withTestsRemoved(withTestsInPanel(task, columns, to), columns, from);
}

Task withTestsRemoved(const Task& task, std::span<const std::string> columns, std::size_t panel)
{
    assert(panel < task.panels.size());
    Task result = task;
    for (const std::string& column : columns)
        remove(result.panels[panel].columns, column);
    return result;
}

Task withTestsAlone(const Task& task)
{
    Task result = task;
    result.panels.clear();
    for (const PanelSpec& panel : task.panels)
        for (const std::string& column : panel.columns)
            if (!result.findPanel(column))
                result.panels.push_back({.name = column, .cost = Cost(1.0), .columns = {column}});
    result.currency = kTestUnits;
    result.sharedFees.clear();
    result.rules = {};
    result.pairOrders = PairOrders::No;
    result.minimise = {};
    result.priceSource.clear();
    result.priceYear.reset();
    result.priceList.clear();
    return result;
}

Task withSharedFee(const Task& task, SharedFee fee)
{
    Task result = task;
    const auto same = std::find_if(result.sharedFees.begin(), result.sharedFees.end(),
                                   [&](const SharedFee& one) { return one.name == fee.name; });
    if (same == result.sharedFees.end())
        result.sharedFees.push_back(std::move(fee));
    else
        *same = std::move(fee);
    return result;
}

Task withSharedFeeRemoved(const Task& task, std::string_view name)
{
    Task result = task;
    std::erase_if(result.sharedFees, [&](const SharedFee& fee) { return fee.name == name; });
    return result;
}

Task withEdit(const Task& task, std::span<const DataEdit> edits)
{
    Task result = task;
    result.edits.insert(result.edits.end(), edits.begin(), edits.end());
    return result;
}

Task withEditRemoved(const Task& task, std::size_t step)
{
    assert(step < task.edits.size());
    Task result = task;
    result.edits.erase(result.edits.begin() + static_cast<std::ptrdiff_t>(step));
    return result;
}

Task withFindingAccepted(const Task& task, std::string key)
{
    Task result = task;
    addOnce(result.acceptedFindings, key);
    return result;
}

Task withTestSpec(const Task& task, std::string_view column, TestSpec spec)
{
    Task result = task;
    if (spec == TestSpec{})
        result.tests.erase(std::string(column));
    else
        result.tests.insert_or_assign(std::string(column), std::move(spec));
    return result;
}

Task withSplitRule(const Task& task, const SplitRule& rule)
{
    Task result = task;
    result.splitColumn.clear();
    result.splitRule = {};
    for (const std::string& column : {rule.column, rule.patient})
        if (!column.empty()) {
            leaveOtherRoles(result, column);
            leavePanels(result, column);
        }
    result.splitRule = rule;
    return result;
}

std::string freePanelName(const Task& task, std::string_view preferred)
{
    const std::string stem(preferred.empty() ? "Panel" : preferred);
    std::string name = stem;
    for (int number = 2; task.findPanel(name); ++number)
        name = stem + ' ' + std::to_string(number);
    return name;
}

PanelOverlap overlapOf(const Task& task, std::size_t panel)
{
    assert(panel < task.panels.size());
    PanelOverlap overlap;
    overlap.all = task.panels[panel].columns.size();
    std::set<std::string_view> seen;
    for (std::size_t earlier = 0; earlier < panel; ++earlier) {
        const Names& columns = task.panels[earlier].columns;
        seen.insert(columns.begin(), columns.end());
        if (std::any_of(columns.begin(), columns.end(),
                        [&](const std::string& column) { return contains(task.panels[panel].columns, column); }))
            overlap.sharedWith.push_back(task.panels[earlier].name);
    }
    for (const std::string& column : task.panels[panel].columns)
        overlap.fresh += seen.contains(column) ? 0U : 1U;
    return overlap;
}

PricingOutcome withPriceList(const Task& task, std::span<const std::pair<std::string, Cost>> prices)
{
    PricingOutcome outcome{.task = task, .unmatched = {}, .unpriced = {}};
    std::map<std::string, Cost> byName;
    std::set<std::string> panels;
    for (const PanelSpec& panel : task.panels)
        panels.insert(lowered(panel.name));
    for (const auto& [name, price] : prices) {
        byName.insert_or_assign(lowered(name), price);
        if (!panels.contains(lowered(name)))
            outcome.unmatched.push_back(name);
    }
    for (PanelSpec& panel : outcome.task.panels) {
        const auto price = byName.find(lowered(panel.name));
        if (price == byName.end())
            outcome.unpriced.push_back(panel.name);
        else
            panel.cost = price->second;
    }
    return outcome;
}

} // namespace core
