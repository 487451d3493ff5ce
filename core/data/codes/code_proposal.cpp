// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/codes/code_reading.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace core {
namespace {

// Among plain numbers, or beside another unit, nobody can tell whether "5.4 mg/dL" is in the unit of the others.
bool isTheOnlyUnit(const Column& column, const std::vector<CodeGroup>& groups)
{
    const auto units = std::count_if(groups.begin(), groups.end(),
                                     [](const CodeGroup& group) { return group.meaning == CodeMeaning::WithUnit; });
    const bool plain =
        std::any_of(column.values.begin(), column.values.end(), [](float value) { return !std::isnan(value); });
    return units == 1 && !plain;
}

// "<3 mg/L" is a limit in a unit of its own; it is read where the unit is, or where there is none.
bool hasUnit(const CodeGroup& group)
{
    const std::optional<MarkedNumber> marked = readMarkedNumber(group.examples.front());
    return marked && !marked->before.empty() && !marked->behind.empty();
}

class Proposer {
public:
    explicit Proposer(const Table& table) : m_table(table) {}

    std::vector<CodeRule> propose()
    {
        for (const Column& column : m_table.columns()) {
            if (column.kind == ColumnKind::Numeric)
                addCodes(column);
            else if (column.kind == ColumnKind::Category)
                addLevels(column);
        }
        return std::move(m_rules);
    }

private:
    void add(const std::string& column, const std::string& text, CodeRule::Read read, double value = 0.0)
    {
        m_rules.push_back({.column = column, .text = text, .read = read, .value = value});
    }

    void addCodes(const Column& column)
    {
        const std::vector<CodeGroup> groups = codesOf(column);
        const bool onlyUnit = isTheOnlyUnit(column, groups);
        for (const CodeGroup& group : groups) {
            switch (group.meaning) {
            case CodeMeaning::NotRecorded:
                addMissing(column.name, group.key);
                break;
            case CodeMeaning::BelowLimit:
            case CodeMeaning::AboveLimit:
                if (!hasUnit(group) || onlyUnit)
                    add(column.name, group.key, CodeRule::Read::Number);
                break;
            case CodeMeaning::Flagged:
                add(column.name, group.key, CodeRule::Read::Number);
                break;
            case CodeMeaning::WithUnit:
                if (onlyUnit)
                    add(column.name, group.key, CodeRule::Read::Number);
                break;
            case CodeMeaning::Unknown:
                break;
            }
        }
    }

    // One rule for all columns, unless the text is a level of some column, which the rule would reach too.
    void addMissing(const std::string& column, const std::string& text)
    {
        const std::string folded = foldedCode(text);
        if (m_forAll.contains(folded))
            return;
        if (isLevelSomewhere(folded))
            return add(column, text, CodeRule::Read::Missing);
        m_forAll.insert(folded);
        add({}, text, CodeRule::Read::Missing);
    }

    bool isLevelSomewhere(const std::string& folded) const
    {
        return std::any_of(m_table.columns().begin(), m_table.columns().end(), [&](const Column& column) {
            return std::any_of(column.levels.begin(), column.levels.end(),
                               [&](const std::string& level) { return foldedCode(level) == folded; });
        });
    }

    void addLevels(const Column& column)
    {
        std::vector<std::string> said;
        for (const std::string& level : column.levels)
            if (!meansUnknownLevel(level))
                said.push_back(level);
        if (said.size() < 2)
            return;
        for (const std::string& level : column.levels)
            if (meansUnknownLevel(level))
                add(column.name, level, CodeRule::Read::Missing);
        addGrades(column.name, said);
    }

    // The grades of a test strip, if every level is one and at least three different ones are told apart.
    void addGrades(const std::string& column, const std::vector<std::string>& levels)
    {
        std::set<double> different;
        bool plus = false;
        for (const std::string& level : levels) {
            const std::optional<double> grade = stripGrade(level);
            if (!grade)
                return;
            different.insert(*grade);
            plus = plus || level.find('+') != std::string::npos;
        }
        if (!plus || different.size() < 3)
            return;
        for (const std::string& level : levels)
            add(column, level, CodeRule::Read::Value, *stripGrade(level));
    }

    const Table& m_table;
    std::vector<CodeRule> m_rules;
    std::set<std::string> m_forAll; // folded texts with a rule for all columns
};

} // namespace

std::vector<CodeRule> proposeCodes(const Table& import)
{
    return Proposer(import).propose();
}

} // namespace core
