// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/leaks.h"

#include "core/data/cohort/cohort_rows.h"
#include "core/data/task/task_roles.h"
#include "core/data/task/test_dictionary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace core {
namespace {

constexpr double kAlmostPerfect = 0.98;  // AUROC
constexpr double kHardlyAnybody = 0.01;  // share of the recorded values that have the other outcome
constexpr std::size_t kFewestCells = 20; // of each outcome; fewer can agree by chance
constexpr double kExpectedOthers = 10.0; // recorded values of the other outcome, were they recorded alike

std::string shownLabel(const Task& task, const std::string& column)
{
    const auto spec = task.tests.find(column);
    if (spec != task.tests.end() && spec->second.label)
        return *spec->second.label;
    const auto match = TestDictionary::builtIn().recognise(column);
    return match ? match->test->label : column;
}

// One column of the patients whose value is recorded.
struct Recorded {
    std::vector<std::pair<float, bool>> values; // with the disease?
    std::array<std::size_t, 2> counts{};        // [disease]
};

Recorded recordedOf(const Column& column, const CohortRows& patients)
{
    Recorded recorded;
    for (std::size_t i = 0; i < patients.rows.size(); ++i) {
        const float value = column.values[patients.rows[i]];
        if (std::isnan(value))
            continue;
        const bool present = patients.outcomes[i] == Disease::Present;
        recorded.values.emplace_back(value, present);
        ++recorded.counts[present ? 1 : 0];
    }
    return recorded;
}

// A category has no order; by its share of cases it tells as much as it can.
void orderLevels(Recorded& recorded, std::size_t levels)
{
    std::vector<std::array<double, 2>> counts(levels);
    for (const auto& [value, present] : recorded.values)
        counts[static_cast<std::size_t>(value)][present ? 1 : 0] += 1.0;
    for (auto& [value, present] : recorded.values) {
        const auto& [absent, ill] = counts[static_cast<std::size_t>(value)];
        value = static_cast<float>(ill / (absent + ill));
    }
}

// Mann and Whitney: how often a case has the higher value, ties counting half.
double aurocOf(Recorded& recorded)
{
    std::ranges::sort(recorded.values);
    double below = 0.0, pairs = 0.0; // cases above those without the disease
    for (std::size_t begin = 0; begin < recorded.values.size();) {
        std::size_t end = begin;
        std::array<double, 2> tied{};
        for (; end < recorded.values.size() && recorded.values[end].first == recorded.values[begin].first; ++end)
            tied[recorded.values[end].second ? 1 : 0] += 1.0;
        pairs += tied[1] * (below + 0.5 * tied[0]);
        below += tied[0];
        begin = end;
    }
    return pairs / (static_cast<double>(recorded.counts[0]) * static_cast<double>(recorded.counts[1]));
}

class LeakSearch {
public:
    LeakSearch(const Task& task, const CohortRows& patients) : m_task(task), m_patients(patients)
    {
        for (const Disease outcome : patients.outcomes)
            ++m_counts[outcome == Disease::Present ? 1 : 0];
    }

    std::optional<Finding> examine(const Column& column) const
    {
        Recorded recorded = recordedOf(column, m_patients);
        if (auto finding = byRecording(column, recorded))
            return finding;
        if (std::min(recorded.counts[0], recorded.counts[1]) < kFewestCells || column.kind == ColumnKind::Text)
            return std::nullopt;
        if (column.kind == ColumnKind::Category)
            orderLevels(recorded, column.levels.size());
        const double auroc = aurocOf(recorded);
        if (std::max(auroc, 1.0 - auroc) < kAlmostPerfect)
            return std::nullopt;
        Finding finding = about(column, Finding::Kind::GivesAway, recorded);
        finding.auroc = std::max(auroc, 1.0 - auroc);
        return finding;
    }

private:
    Finding about(const Column& column, Finding::Kind kind, const Recorded& recorded) const
    {
        Finding finding;
        finding.kind = kind;
        finding.column = column.name;
        finding.label = shownLabel(m_task, column.name);
        finding.count = recorded.values.size();
        finding.leaveOut = true;
        return finding;
    }

    // Where patients of the other outcome would have many values, were they recorded alike, and have hardly any.
    std::optional<Finding> byRecording(const Column& column, const Recorded& recorded) const
    {
        const auto all = static_cast<double>(recorded.values.size());
        const double patients = static_cast<double>(m_counts[0] + m_counts[1]);
        if (recorded.values.size() == m_patients.rows.size())
            return std::nullopt;
        for (const std::size_t outcome : {1U, 0U}) {
            const double others = all * static_cast<double>(m_counts[1 - outcome]) / patients;
            if (recorded.counts[outcome] >= kFewestCells && others >= kExpectedOthers &&
                static_cast<double>(recorded.counts[1 - outcome]) <= kHardlyAnybody * all)
                return about(column,
                             outcome == 1 ? Finding::Kind::RecordedWithCases : Finding::Kind::RecordedWithoutCases,
                             recorded);
        }
        return std::nullopt;
    }

    const Task& m_task;
    const CohortRows& m_patients;
    std::array<std::size_t, 2> m_counts{};
};

bool nobodyHas(const PanelSpec& panel, const Table& edited, const CohortRows& patients)
{
    for (const std::string& name : panel.columns)
        if (const Column* column = edited.find(name))
            for (const std::size_t row : patients.rows)
                if (!std::isnan(column->values[row]))
                    return false;
    return !panel.columns.empty();
}

} // namespace

std::vector<Finding> findLeaks(const Table& edited, const Task& task, const std::stop_token& stop)
{
    std::vector<Finding> findings;
    const std::optional<CohortRows> patients = readCohortRows(edited, task);
    if (!patients)
        return findings;
    for (const PanelSpec& panel : task.panels)
        if (nobodyHas(panel, edited, *patients)) {
            Finding finding;
            finding.kind = Finding::Kind::PanelNeverRecorded;
            finding.column = finding.label = panel.name;
            findings.push_back(std::move(finding));
        }
    const LeakSearch search(task, *patients);
    const TaskRoles roles(task);
    for (const Column& column : edited.columns()) {
        if (stop.stop_requested())
            break;
        const Role role = roles.of(column.name);
        if (role == Role::Visible || role == Role::Test)
            if (auto finding = search.examine(column))
                findings.push_back(std::move(*finding));
    }
    std::erase_if(findings, [&task](const Finding& finding) {
        return std::ranges::find(task.acceptedFindings, finding.key()) != task.acceptedFindings.end();
    });
    return findings;
}

} // namespace core
