// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/trial_patients.h"

#include "core/data/cohort/cohort_builder_p.h"
#include "core/data/task/task_validation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core {
namespace {

// What stands in the way of learning, but not of a trial.
constexpr std::array kNoProblemInATrial{ErrorCode::LabelColumnUnknown, ErrorCode::LabelSingleValue,
                                        ErrorCode::TooFewPositives, ErrorCode::OutcomeOneSided};

ProblemList problemsOf(const Task& task, const Table& edited)
{
    ProblemList problems;
    const ProblemList all = validateTask(task, edited);
    for (const Error& problem : all.first())
        if (std::ranges::find(kNoProblemInATrial, problem.code) == kNoProblemInATrial.end())
            problems.add(problem);
    return problems;
}

std::set<std::string> textsOf(const Column& column)
{
    std::set<std::string> texts;
    for (std::size_t row = 0; row < column.values.size(); ++row)
        if (!std::isnan(column.values[row]))
            texts.insert(cellText(column, row));
    return texts;
}

// An outcome that the first table does not have.
std::optional<Error> strangeOutcome(const Column& outcome, const Column& known)
{
    const std::set<std::string> texts = textsOf(known);
    for (std::size_t row = 0; row < outcome.values.size(); ++row)
        if (!std::isnan(outcome.values[row]) && !texts.contains(cellText(outcome, row)))
            return Error{.code = ErrorCode::OutcomeValueUnknown,
                         .subject = outcome.name,
                         .detail = cellText(outcome, row),
                         .row = row + 1};
    return std::nullopt;
}

std::vector<std::optional<Disease>> outcomesOf(const Column& outcome, const Task& task)
{
    const OutcomeReader reader(outcome, task.positive);
    std::vector<std::optional<Disease>> outcomes;
    outcomes.reserve(outcome.values.size());
    for (std::size_t row = 0; row < outcome.values.size(); ++row)
        outcomes.push_back(reader.of(row));
    return outcomes;
}

} // namespace

std::size_t TrialPatients::knownCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(outcomes, [](const std::optional<Disease>& outcome) { return outcome.has_value(); }));
}

std::size_t TrialPatients::caseCount() const
{
    return static_cast<std::size_t>(std::ranges::count(outcomes, std::optional(Disease::Present)));
}

Result<TrialPatients, ProblemList> makeTrialPatients(const TablePtr& table, const Task& task, const Table* first)
{
    Task undivided = task;
    undivided.splitColumn.clear(); // it divides those who are learned from
    undivided.splitRule = {};
    const TablePtr edited = readAsTask(table, task);
    ProblemList problems;
    const Column* outcome = edited->find(task.label);
    const Column* known = first ? first->find(task.label) : nullptr;
    const bool named = !task.positive.isCutOff() && task.positive.kind != OutcomeRule::Kind::Recorded;
    if (const auto strange = outcome && known && named ? strangeOutcome(*outcome, *known) : std::nullopt; strange)
        problems.add(*strange);
    problems.append(problemsOf(undivided, *edited));
    if (!problems.empty())
        return problems;
    TrialPatients patients{.cohort = nullptr, .outcomes = {}, .outcomeColumn = outcome != nullptr};
    if (outcome)
        patients.outcomes = outcomesOf(*outcome, task);
    patients.outcomes.resize(edited->rowCount());
    CohortRows rows;
    for (std::size_t row = 0; row < edited->rowCount(); ++row) {
        rows.rows.push_back(row);
        rows.outcomes.push_back(patients.outcomes[row].value_or(Disease::Absent));
    }
    patients.cohort = buildCohort(*edited, undivided, std::move(rows));
    return patients;
}

} // namespace core
