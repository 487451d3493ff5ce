// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/task/task_validation.h"

#include "core/data/codes/code_reading.h"
#include "core/data/task/date_column.h"
#include "core/data/task/duplicate_rows.h"
#include "core/data/task/task_editing.h"
#include "core/data/task/task_rules.h"
#include "core/model/masks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <unordered_set>

namespace core {
namespace {

constexpr std::array<std::string_view, 3> kSplitWords{"train", "validation", "test"};

// Counting stops here: a column with so many values is no outcome, however many it has.
constexpr std::size_t kMostCounted = 1000;

// Of so many values a user can name those that are cases; a column with more is measured, not told.
constexpr std::size_t kMostLevelsNamed = 100;

std::uint64_t rowNumber(std::size_t position)
{
    return position + 1;
}

template <typename Tag>
bool isAmount(Amount<Tag> spent)
{
    return spent.amount >= 0.0 && std::isfinite(spent.amount);
}

// The different values of a column, counted up to kMostCounted.
struct ValuesFound {
    std::size_t distinct = 0;
    std::size_t firstRow = 0;
    std::size_t rowOfThird = 0;
};

ValuesFound valuesOf(const Column& column)
{
    ValuesFound found;
    std::unordered_set<float> seen;
    for (std::size_t row = 0; row < column.values.size() && seen.size() < kMostCounted; ++row) {
        if (std::isnan(column.values[row]) || !seen.insert(column.values[row]).second)
            continue;
        if (seen.size() == 1)
            found.firstRow = row;
        if (seen.size() == 3)
            found.rowOfThird = row;
    }
    found.distinct = seen.size();
    return found;
}

class Validation {
public:
    Validation(const Task& task, const Table& table) : m_task(task), m_table(table) {}

    ProblemList run()
    {
        if (m_table.rowCount() == 0) { // everything else would be said of patients who are not there
            m_problems.add({.code = ErrorCode::PatientsWithheld});
            return std::move(m_problems);
        }
        checkOutcome();
        checkColumns();
        checkRoles();
        checkPanels();
        checkFees();
        m_problems.append(problemsOfRules(m_task));
        checkSplit();
        checkEdits();
        checkCodes();
        return std::move(m_problems);
    }

private:
    void checkOutcome();
    void checkOutcomeValues(const Column& outcome);
    void checkCases(const Column& outcome, const OutcomeReader& reader);
    void checkColumns();
    void checkUsable(const std::string& name, const std::string& usedBy);
    void checkRoles();
    void checkPanels();
    void checkFees();
    void checkSplit();
    void checkSplitRule();
    void checkDates(const Column& column);
    void checkEdits();
    void checkEdit(const DataEdit& edit);
    void checkCodes();

    const Task& m_task;
    const Table& m_table;
    ProblemList m_problems;
};

void Validation::checkOutcome()
{
    const Column* outcome = m_table.find(m_task.label);
    if (outcome)
        checkOutcomeValues(*outcome);
    else
        m_problems.add({.code = ErrorCode::LabelColumnUnknown, .subject = m_task.label});
}

void Validation::checkOutcomeValues(const Column& outcome)
{
    const OutcomeRule& rule = m_task.positive;
    const OutcomeReader reader(outcome, rule);
    if (!reader.readable()) {
        m_problems.add({.code = ErrorCode::OutcomeNotNumeric, .subject = outcome.name, .detail = ruleText(rule)});
        return;
    }
    const ValuesFound found = valuesOf(outcome);
    const bool twoValued = rule.kind == OutcomeRule::Kind::Value || rule.kind == OutcomeRule::Kind::Undecided;
    if (found.distinct > (twoValued ? 2 : kMostLevelsNamed) && !rule.isCutOff() &&
        rule.kind != OutcomeRule::Kind::Recorded) {
        m_problems.add({.code = ErrorCode::LabelNotBinary,
                        .subject = outcome.name,
                        .detail = cellText(outcome, found.rowOfThird),
                        .row = rowNumber(found.rowOfThird),
                        .expected = 2,
                        .found = found.distinct});
        return;
    }
    if (found.distinct < 2 && rule.kind != OutcomeRule::Kind::Recorded) {
        m_problems.add({.code = ErrorCode::LabelSingleValue,
                        .subject = outcome.name,
                        .detail = found.distinct == 0 ? std::string() : cellText(outcome, found.firstRow)});
        return;
    }
    checkCases(outcome, reader);
}

void Validation::checkCases(const Column& outcome, const OutcomeReader& reader)
{
    if (reader.unknownValue()) {
        m_problems.add(
            {.code = ErrorCode::LabelPositiveUnknown, .subject = outcome.name, .detail = *reader.unknownValue()});
        return;
    }
    std::size_t cases = 0;
    std::size_t others = 0;
    for (std::size_t row = 0; row < outcome.values.size(); ++row)
        if (const std::optional<Disease> read = reader.of(row))
            ++(*read == Disease::Present ? cases : others);
    for (const std::size_t row : droppedDuplicates(m_table, m_task, reader))
        --(*reader.of(row) == Disease::Present ? cases : others);
    if (others == 0 || cases == 0) {
        m_problems.add({.code = ErrorCode::OutcomeOneSided,
                        .subject = outcome.name,
                        .detail = ruleText(m_task.positive),
                        .expected = {},
                        .found = cases});
        return;
    }
    if (m_task.positive.kind == OutcomeRule::Kind::Undecided)
        m_problems.add({.code = ErrorCode::OutcomeUndecided,
                        .subject = outcome.name,
                        .detail = m_task.positive.values.front(),
                        .expected = {},
                        .found = cases});
    if (cases < kFewestPositives)
        m_problems.add({.code = ErrorCode::TooFewPositives,
                        .subject = outcome.name,
                        .expected = kFewestPositives,
                        .found = cases});
}

// A column that is ignored, or only described, may be absent: imports drop constant and empty columns.
void Validation::checkColumns()
{
    for (const std::string& column : m_task.visible)
        checkUsable(column, "visible");
    std::set<std::string> checked;
    for (const PanelSpec& panel : m_task.panels)
        for (const std::string& column : panel.columns)
            if (checked.insert(column).second)
                checkUsable(column, panel.name);
}

void Validation::checkUsable(const std::string& name, const std::string& usedBy)
{
    const Column* column = m_table.find(name);
    if (!column) {
        m_problems.add({.code = ErrorCode::ColumnUnknown, .subject = name, .detail = usedBy});
        return;
    }
    if (column->kind != ColumnKind::Text)
        return;
    const auto recorded =
        std::find_if(column->values.begin(), column->values.end(), [](float value) { return !std::isnan(value); });
    if (recorded == column->values.end())
        return;
    const auto row = static_cast<std::size_t>(recorded - column->values.begin());
    m_problems.add(
        {.code = ErrorCode::ValueNotNumeric, .subject = name, .detail = cellText(*column, row), .row = rowNumber(row)});
}

// A test may be in several panels; every other use excludes all others.
void Validation::checkRoles()
{
    std::map<std::string, std::vector<std::string_view>> uses;
    const auto note = [&](const std::string& column, std::string_view use) {
        if (!column.empty())
            uses[column].push_back(use);
    };
    note(m_task.label, "label");
    note(m_task.splitColumn, "split");
    if (m_task.splitColumn.empty()) {
        note(m_task.splitRule.column, "split");
        note(m_task.splitRule.patient, "split");
    }
    for (const std::string& column : m_task.visible)
        note(column, "visible");
    std::set<std::string> tests;
    for (const PanelSpec& panel : m_task.panels) {
        std::set<std::string> seen;
        for (const std::string& column : panel.columns)
            if (!seen.insert(column).second || tests.insert(column).second)
                note(column, "panels");
    }
    for (const std::string& column : m_task.ignored)
        note(column, "ignore");
    for (const auto& [column, keys] : uses) {
        if (keys.size() < 2)
            continue;
        std::string detail;
        for (const std::string_view key : keys)
            detail += (detail.empty() ? "" : ", ") + std::string(key);
        m_problems.add({.code = ErrorCode::ColumnRoleConflict, .subject = column, .detail = detail});
    }
}

void Validation::checkPanels()
{
    if (m_task.panels.empty())
        m_problems.add({.code = ErrorCode::PanelsMissing});
    if (m_task.panels.size() > PanelMask::kMostPanels)
        m_problems.add(
            {.code = ErrorCode::PanelsTooMany, .expected = PanelMask::kMostPanels, .found = m_task.panels.size()});
    std::set<std::string> names;
    for (const PanelSpec& panel : m_task.panels) {
        if (panel.name.empty())
            m_problems.add({.code = ErrorCode::PanelNameEmpty});
        else if (!names.insert(panel.name).second)
            m_problems.add({.code = ErrorCode::PanelNameDuplicate, .subject = panel.name});
        if (panel.columns.empty())
            m_problems.add({.code = ErrorCode::PanelEmpty, .subject = panel.name});
        if (!isAmount(panel.cost) || (panel.minutes && !isAmount(*panel.minutes)) ||
            (panel.millilitres && !isAmount(*panel.millilitres)))
            m_problems.add({.code = ErrorCode::CostNegative, .subject = panel.name});
    }
}

void Validation::checkFees()
{
    std::set<std::string> names;
    for (const SharedFee& fee : m_task.sharedFees) {
        if (!names.insert(fee.name).second)
            m_problems.add({.code = ErrorCode::FeeNameDuplicate, .subject = fee.name});
        if (!isAmount(fee.cost))
            m_problems.add({.code = ErrorCode::CostNegative, .subject = fee.name});
        for (const std::string& panel : fee.panels)
            if (!m_task.findPanel(panel))
                m_problems.add({.code = ErrorCode::PanelUnknown, .subject = panel, .detail = fee.name});
    }
}

void Validation::checkSplit()
{
    if (m_task.splitColumn.empty()) {
        checkSplitRule();
        return;
    }
    const Column* column = m_table.find(m_task.splitColumn);
    if (!column) {
        m_problems.add({.code = ErrorCode::ColumnUnknown, .subject = m_task.splitColumn, .detail = "split"});
        return;
    }
    // Each other text is reported once, at the row where it first stands.
    std::set<std::string> seen;
    float last = std::numeric_limits<float>::quiet_NaN();
    for (std::size_t row = 0; row < column->values.size() && seen.size() < kMostCounted; ++row) {
        if (column->values[row] == last)
            continue;
        last = column->values[row];
        const std::string text = cellText(*column, row);
        const bool known = std::find(kSplitWords.begin(), kSplitWords.end(), text) != kSplitWords.end();
        if (seen.insert(text).second && !known)
            m_problems.add(
                {.code = ErrorCode::SplitValueUnknown, .subject = column->name, .detail = text, .row = rowNumber(row)});
    }
    for (const std::string_view word : kSplitWords)
        if (!seen.contains(std::string(word)))
            m_problems.add({.code = ErrorCode::SplitPartEmpty, .subject = column->name, .detail = std::string(word)});
}

void Validation::checkSplitRule()
{
    const SplitRule& rule = m_task.splitRule;
    const auto found = [this](const std::string& name) {
        const Column* column = m_table.find(name);
        if (!column)
            m_problems.add({.code = ErrorCode::ColumnUnknown, .subject = name, .detail = "split"});
        return column;
    };
    if (!rule.patient.empty())
        found(rule.patient);
    if (rule.by == SplitRule::By::Chance)
        return;
    const Column* column = found(rule.column);
    if (!column)
        return;
    if (rule.by == SplitRule::By::Date)
        checkDates(*column);
    if (rule.by == SplitRule::By::Site && rule.test.empty())
        m_problems.add({.code = ErrorCode::SplitSiteUnknown, .subject = column->name});
    for (const std::string& site : rule.by == SplitRule::By::Site ? rule.test : std::vector<std::string>())
        if (!valueShownAs(*column, site))
            m_problems.add({.code = ErrorCode::SplitSiteUnknown, .subject = column->name, .detail = site});
}

// Everybody with an outcome needs a date.
void Validation::checkDates(const Column& column)
{
    const DateColumn dates = datesOf(column);
    const Column* label = m_table.find(m_task.label);
    const OutcomeReader outcome(label ? *label : column, m_task.positive);
    for (std::size_t row = 0; label && outcome.readable() && row < dates.values.size(); ++row)
        if (std::isnan(dates.values[row]) && outcome.of(row)) {
            m_problems.add({.code = ErrorCode::SplitDateUnreadable,
                            .subject = column.name,
                            .detail = cellText(column, row),
                            .row = rowNumber(row)});
            return;
        }
}

void Validation::checkEdits()
{
    for (const DataEdit& edit : m_task.edits)
        checkEdit(edit);
}

void Validation::checkEdit(const DataEdit& edit)
{
    const bool swaps = edit.kind == DataEdit::Kind::SwapColumns;
    for (const std::string& name : {edit.column, swaps ? edit.otherColumn : edit.column}) {
        const Column* column = m_table.find(name);
        if (!column)
            m_problems.add({.code = ErrorCode::ColumnUnknown, .subject = name, .detail = "edits"});
        else if (column->kind != ColumnKind::Numeric)
            m_problems.add({.code = ErrorCode::EditInvalid, .subject = name});
        if (!swaps)
            break;
    }
    const bool factorUsable = std::isfinite(edit.factor) && edit.factor > 0.0;
    if (!factorUsable || !(edit.low <= edit.high))
        m_problems.add({.code = ErrorCode::EditInvalid, .subject = edit.column});
}

// One problem for all cells of a kind, in every column that is used.
void Validation::checkCodes()
{
    for (const Column& column : m_table.columns()) {
        const Role role = column.coded.empty() ? Role::Ignored : roleOf(m_task, column.name);
        if (role == Role::Ignored || role == Role::Unassigned)
            continue;
        for (const CodeGroup& group : codesOf(column))
            m_problems.add({.code = ErrorCode::CodeUndecided,
                            .subject = column.name,
                            .detail = shownCodes(group),
                            .row = rowNumber(group.firstRow),
                            .found = group.cells});
    }
}

} // namespace

ProblemList validateTask(const Task& task, const Table& table)
{
    return Validation(task, table).run();
}

} // namespace core
