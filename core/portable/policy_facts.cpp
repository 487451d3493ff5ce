// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/portable/policy_facts.h"

#include "core/data/task/test_dictionary.h"
#include "core/policy/policy_features_p.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace core {
namespace {

PolicyColumn describedColumn(const std::string& name, const Task& task)
{
    PolicyColumn column{.name = name, .kind = PolicyColumn::Kind::Number, .values = {}, .label = {}, .unit = {}};
    if (const auto match = TestDictionary::builtIn().recognise(name)) {
        column.label = match->test->label;
        column.unit = match->unit.value_or(match->test->unit);
    }
    if (const auto spec = task.tests.find(name); spec != task.tests.end()) {
        column.label = spec->second.label.value_or(column.label);
        column.unit = spec->second.unit.value_or(column.unit);
    }
    return column;
}

std::vector<PolicyColumn> columnsOf(const PolicyFeatures& features, const Table& table, const Task& task)
{
    std::vector<PolicyColumn> columns;
    for (std::size_t feature = 0; feature < features.names.size(); ++feature) {
        const std::string& name = features.columns[feature];
        if (columns.empty() || columns.back().name != name)
            columns.push_back(describedColumn(name, task));
        PolicyColumn& column = columns.back();
        if (features.names[feature] != name) { // a level of a category
            column.kind = PolicyColumn::Kind::Category;
            column.values.push_back(features.names[feature].substr(name.size() + 1));
        } else if (const Column* imported = table.find(name);
                   imported && imported->kind == ColumnKind::Binary && imported->levels.size() == 2) {
            column.kind = PolicyColumn::Kind::TwoValues;
            column.values = imported->levels;
        }
    }
    return columns;
}

// "low ferritin (label: 1)"
std::string outcomeText(const Task& task)
{
    const std::string rule = task.label + ": " + ruleText(task.positive);
    return task.outcomeName.empty() ? rule : task.outcomeName + " (" + rule + ')';
}

std::string moneyText(double amount)
{
    char buffer[32];
    return std::string(buffer, std::to_chars(std::begin(buffer), std::end(buffer), amount).ptr);
}

std::string joined(const std::vector<std::string>& parts, const char* between)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : between) + part;
    return text;
}

std::string columnLine(const PolicyColumn& column, const std::string& knownFrom)
{
    std::vector<std::string> words;
    if (!column.label.empty() && column.label != column.name)
        words.push_back(column.label);
    if (column.kind == PolicyColumn::Kind::Number)
        words.push_back(column.unit.empty() ? "a number, unit not recorded" : "in " + column.unit);
    else
        words.push_back("one of " + joined(column.values, " | "));
    words.push_back(knownFrom);
    return "  " + column.name + ": " + joined(words, "; ");
}

std::vector<std::string> panelsWith(const TestCatalog& catalog, std::size_t feature)
{
    std::vector<std::string> names;
    for (const Panel& panel : catalog.panels())
        if (panel.features.isKnown(FeatureId(feature)))
            names.push_back(panel.name);
    return names;
}

} // namespace

PolicyFacts factsOf(const Policy& policy, const Table& table, const Task& task, const Cohort& cohort)
{
    const Result<FeatureFit> fit = FeatureFit::find(policy.features(), cohort);
    PolicyFacts facts = factsOf(cohort, table, task);
    facts.columns = columnsOf(policy.features(), table, task);
    facts.catalog = fit ? fit->catalog() : policy.features().catalog;
    return facts;
}

PolicyFacts factsOf(const Cohort& cohort, const Table& table, const Task& task)
{
    return {.title = {},
            .version = {},
            .outcome = outcomeText(task),
            .currency = task.currency,
            .priceSource = task.priceSource,
            .columns = columnsOf(featuresOf(cohort), table, task),
            .catalog = cohort.catalog(),
            .corrections = task.edits.size()};
}

std::vector<std::string> factLines(const PolicyFacts& facts)
{
    std::vector<std::string> lines = facts.evidence;
    if (!lines.empty())
        lines.emplace_back();
    lines.emplace_back("Columns:");
    std::size_t feature = 0;
    for (const PolicyColumn& column : facts.columns) {
        const std::vector<std::string> panels = panelsWith(facts.catalog, feature);
        lines.push_back(columnLine(column, panels.empty() ? "known from the start" : "of " + joined(panels, ", ")));
        feature += column.kind == PolicyColumn::Kind::Category ? column.values.size() : 1;
    }
    lines.insert(lines.end(), {"", "Panels and their prices, in " + facts.currency + ":"});
    for (const Panel& panel : facts.catalog.panels())
        lines.push_back("  " + panel.name + ": " + moneyText(panel.cost.amount));
    for (const FeeGroup& fee : facts.catalog.fees())
        lines.push_back("  " + fee.name + ", paid once: " + moneyText(fee.cost.amount));
    if (!facts.priceSource.empty())
        lines.push_back("  (" + facts.priceSource + ")");
    lines.insert(lines.end(), {"", "Disease: " + facts.outcome});
    if (facts.corrections > 0)
        lines.push_back("The table was corrected in " + std::to_string(facts.corrections) +
                        " places before the policy was learned: give corrected values.");
    std::ranges::for_each(lines, [](std::string& line) { std::ranges::replace(line, '\n', ' '); });
    return lines;
}

} // namespace core
