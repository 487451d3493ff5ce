// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/repeats.h"

#include "core/data/task/duplicate_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <unordered_set>

namespace core {
namespace {

constexpr std::size_t kMostRowsListed = 1000;
constexpr std::size_t kFewestInThird = 2; // measurements in each third, where a third may differ

using Columns = std::vector<const Column*>;

class RepeatSearch {
public:
    RepeatSearch(const Table& edited, const Task& task, const CohortRows& patients)
        : m_table(edited),
          m_task(task),
          m_patients(patients),
          m_measurements(comparedColumns(edited, task).measurements)
    {
    }

    std::optional<Finding> duplicates() const
    {
        Finding finding;
        finding.kind = Finding::Kind::DuplicateRows;
        for (const std::size_t row : duplicateRows(m_table, m_task, m_patients.rows))
            note(finding, row);
        return finding.count == 0 ? std::nullopt : std::optional(std::move(finding));
    }

    std::optional<Finding> repeatedPatients(const std::string& column) const
    {
        const Column* number = m_table.find(column);
        std::map<float, std::size_t> rowsOf;
        for (const std::size_t row : m_patients.rows)
            if (number && !std::isnan(number->values[row]))
                ++rowsOf[number->values[row]];
        Finding finding;
        finding.kind = Finding::Kind::RepeatedPatients;
        finding.column = finding.label = column;
        finding.keepTogether = true;
        for (const std::size_t row : m_patients.rows)
            if (number && !std::isnan(number->values[row]) && rowsOf.at(number->values[row]) > 1)
                note(finding, row);
        return finding.count == 0 ? std::nullopt : std::optional(std::move(finding));
    }

    // Two rows are nearly the same where two of three thirds of their measurements are equal.
    std::optional<Finding> acrossParts(const Split& split) const
    {
        std::array<Columns, 3> thirds;
        for (const Column* column : m_measurements)
            thirds[thirdOf(column)].push_back(column);
        std::set<std::size_t> concerned;
        for (const auto& [one, other] : {std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 2U}})
            addAcross(thirds[one], thirds[other], split, concerned);
        Finding finding;
        finding.kind = Finding::Kind::AcrossParts;
        for (const std::size_t row : concerned)
            note(finding, row);
        return finding.count == 0 ? std::nullopt : std::optional(std::move(finding));
    }

private:
    static void note(Finding& finding, std::size_t row)
    {
        ++finding.count;
        if (finding.rows.size() < kMostRowsListed)
            finding.rows.push_back(row);
    }

    // In turns, in the order of the table.
    std::size_t thirdOf(const Column* column) const
    {
        return static_cast<std::size_t>(column - m_table.columns().data()) % 3;
    }

    void addAcross(const Columns& one, const Columns& other, const Split& split, std::set<std::size_t>& concerned) const
    {
        const auto keyOf = [&](std::size_t row) {
            const std::uint64_t a = rowName(one, m_measurements, row, kFewestInThird);
            const std::uint64_t b = rowName(other, m_measurements, row, kFewestInThird);
            return a == 0 || b == 0 ? std::uint64_t{0} : a * 0x9e3779b97f4a7c15ULL ^ b;
        };
        std::unordered_set<std::uint64_t> learned;
        const auto learns = [&](std::size_t i) {
            const SplitPart part = split.partOf(PatientIndex(i));
            return part == SplitPart::Encoder || part == SplitPart::Policy;
        };
        for (std::size_t i = 0; i < m_patients.rows.size(); ++i)
            if (const std::uint64_t key = learns(i) ? keyOf(m_patients.rows[i]) : 0; key != 0)
                learned.insert(key);
        for (std::size_t i = 0; i < m_patients.rows.size(); ++i)
            if (const std::uint64_t key = learns(i) ? 0 : keyOf(m_patients.rows[i]); key != 0 && learned.contains(key))
                concerned.insert(m_patients.rows[i]);
    }

    const Table& m_table;
    const Task& m_task;
    const CohortRows& m_patients;
    std::set<const Column*> m_measurements;
};

} // namespace

std::vector<Finding> findRepeats(const Table& edited, const Task& task, const CohortRows& patients, const Split* split,
                                 std::span<const IdentifierWarning> identifiers, const std::stop_token& stop)
{
    const RepeatSearch search(edited, task, patients);
    std::vector<Finding> findings;
    const auto add = [&](std::optional<Finding> finding) {
        if (finding && std::ranges::find(task.acceptedFindings, finding->key()) == task.acceptedFindings.end())
            findings.push_back(std::move(*finding));
    };
    for (const IdentifierWarning& identifier : identifiers)
        if (identifier.reason == IdentifierReason::RecordNumberLike && task.splitRule.patient.empty())
            add(search.repeatedPatients(identifier.column));
    if (!stop.stop_requested())
        add(search.duplicates());
    if (split && !stop.stop_requested())
        add(search.acrossParts(*split));
    return findings;
}

} // namespace core
