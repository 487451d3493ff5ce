// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/builtin_cohorts.h"

#include "core/base/resource.h"
#include "core/data/synthetic/cohort_statistics.h"
#include "core/data/synthetic/known_optimum.h"
#include "core/data/synthetic/patient_sampler.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <vector>

namespace core {
namespace {

const std::vector<BuiltinCohort>& registry()
{
    static const std::vector<BuiltinCohort> cohorts{
        {.name = "ferritin",
         .title = "Low ferritin",
         .question = "Which adults have ferritin below 15 ng/mL, and which blood panel tells?",
         .patients = 9'911,
         .prevalence = 0.1005,
         .cases = 1'037,
         .panels = 6,
         .allPanels = Cost(260.0),
         .currency = "USD",
         .overlapping = true},
        {.name = "aki",
         .title = "Acute kidney injury",
         .question = "Who in intensive care will have new kidney injury on day 2?",
         .patients = 10'000,
         .prevalence = 0.1302,
         .cases = 1'321,
         .panels = 7,
         .allPanels = Cost(82.30),
         .currency = "USD",
         .overlapping = true},
        {.name = "icu-mortality",
         .title = "ICU mortality",
         .question = "In-hospital death from the first 24 hours; a quarter of values missing.",
         .patients = 12'000,
         .prevalence = 0.1422,
         .cases = 1'730,
         .panels = 7,
         .allPanels = Cost(82.30),
         .currency = "USD",
         .overlapping = true},
        {.name = "known-optimum",
         .title = "Known optimum",
         .question = "A small made-up disease whose best possible front is computed exactly.",
         .patients = 4'000,
         .prevalence = 0.20,
         .cases = 770,
         .panels = 4,
         .allPanels = Cost(24.0),
         .currency = "USD",
         .overlapping = false,
         .exactlySolvable = true},
    };
    return cohorts;
}

Task taskOf(const BuiltinCohort& cohort)
{
    if (cohort.exactlySolvable)
        return knownOptimumTask();
    TaskParse parse = parseTask(resource(cohort.name + ".task.json"));
    assert(parse.reading);
    return std::move(parse.reading->task);
}

bool overlap(const PanelSpec& one, const PanelSpec& other)
{
    return std::any_of(one.columns.begin(), one.columns.end(), [&](const std::string& column) {
        return std::find(other.columns.begin(), other.columns.end(), column) != other.columns.end();
    });
}

// Panels that share tests come from one tube: what misses the smaller panel misses the larger one too. For each panel
// the first of those it hangs together with.
std::vector<std::size_t> firstOfTube(const Task& task)
{
    std::vector<std::size_t> first(task.panels.size());
    std::iota(first.begin(), first.end(), std::size_t{0});
    for (std::size_t later = 0; later < task.panels.size(); ++later)
        for (std::size_t earlier = 0; earlier < later; ++earlier)
            if (overlap(task.panels[earlier], task.panels[later]))
                std::replace(first.begin(), first.end(), std::max(first[later], first[earlier]),
                             std::min(first[later], first[earlier]));
    return first;
}

// Panels are recorded or missing as a whole; what is in no panel is recorded by itself.
std::vector<std::size_t> recordedTogether(const CohortStatistics& figures, const Task& task)
{
    const std::vector<std::size_t> tube = firstOfTube(task);
    std::vector<std::size_t> groups;
    for (std::size_t c = 0; c < figures.columns.size(); ++c) {
        const auto offers = [&](const PanelSpec& panel) {
            return std::find(panel.columns.begin(), panel.columns.end(), figures.columns[c].name) !=
                   panel.columns.end();
        };
        const auto panel = std::find_if(task.panels.begin(), task.panels.end(), offers);
        const auto position = static_cast<std::size_t>(panel - task.panels.begin());
        groups.push_back(panel == task.panels.end() ? task.panels.size() + c : tube[position]);
    }
    return groups;
}

Column emptyColumn(std::string name, ColumnKind kind, std::vector<std::string> levels, std::size_t patients)
{
    return {.name = std::move(name), .kind = kind, .values = std::vector<float>(patients), .levels = std::move(levels)};
}

// Draws patient after patient into the columns; the outcome is the last of them. False when stopped.
using DrawPatient = std::function<Disease(RandomStream&, std::span<float>)>;
bool drawPatients(const std::string& cohort, Seed seed, std::vector<Column>& columns, const DrawPatient& draw,
                  std::stop_token stop, const ProgressSink& progress)
{
    constexpr std::size_t kBetweenReports = 4096;
    const std::size_t patients = columns.front().values.size();
    // Each patient has a stream of its own, so a larger sample begins with the smaller one.
    RandomStream seeds(seed, "built-in cohort " + cohort);
    std::vector<float> values(columns.size() - 1);
    for (std::size_t patient = 0; patient < patients; ++patient) {
        if (patient % kBetweenReports == 0) {
            if (stop.stop_requested())
                return false;
            if (progress)
                progress({.phase = Phase::DrawingPatients, .done = patient, .total = patients, .rows = patient});
        }
        RandomStream stream(Seed{seeds.next()}, "patient");
        const Disease outcome = draw(stream, values);
        for (std::size_t c = 0; c < values.size(); ++c)
            columns[c].values[patient] = values[c];
        columns.back().values[patient] = outcome == Disease::Present ? 1.0f : 0.0f;
    }
    return true;
}

std::vector<Column> figureColumns(const CohortStatistics& figures, const Task& task, std::size_t patients)
{
    std::vector<Column> columns;
    for (const ColumnStatistics& one : figures.columns)
        columns.push_back(one.yesNo() ? emptyColumn(one.name, ColumnKind::Binary, {"0", "1"}, patients)
                                      : emptyColumn(one.name, ColumnKind::Numeric, {}, patients));
    columns.push_back(emptyColumn(task.label, ColumnKind::Binary, {"0", "1"}, patients));
    return columns;
}

std::vector<Column> discreteColumns(const DiscreteJoint& joint, const Task& task, std::size_t patients)
{
    std::vector<Column> columns;
    for (const DiscreteVariable& variable : joint.variables)
        columns.push_back(emptyColumn(variable.column, ColumnKind::Binary, {"no", "yes"}, patients));
    columns.push_back(emptyColumn(task.label, ColumnKind::Binary, {"0", "1"}, patients));
    return columns;
}

} // namespace

std::span<const BuiltinCohort> builtinCohorts()
{
    return registry();
}

const BuiltinCohort* findBuiltinCohort(std::string_view name)
{
    const auto& cohorts = registry();
    const auto found =
        std::find_if(cohorts.begin(), cohorts.end(), [name](const BuiltinCohort& one) { return one.name == name; });
    return found == cohorts.end() ? nullptr : &*found;
}

Result<Sample> drawBuiltinCohort(std::string_view name, std::optional<std::size_t> patients, Seed seed,
                                 std::stop_token stop, const ProgressSink& progress)
{
    const BuiltinCohort* cohort = findBuiltinCohort(name);
    if (!cohort)
        return Error{.code = ErrorCode::CohortUnknown, .subject = std::string(name)};
    const std::size_t count = patients.value_or(cohort->patients);
    if (count == 0 || count > kMostDrawnPatients)
        return Error{.code = ErrorCode::PatientCountInvalid,
                     .subject = cohort->name,
                     .expected = kMostDrawnPatients,
                     .found = count};

    Sample sample{.table = nullptr, .task = taskOf(*cohort)};
    std::vector<Column> columns;
    DrawPatient draw;
    if (cohort->exactlySolvable) {
        const DiscreteJoint joint = knownOptimumJoint();
        columns = discreteColumns(joint, sample.task, count);
        draw = [joint](RandomStream& stream, std::span<float> values) {
            const DiscretePatient patient = drawPatient(joint, stream);
            for (std::size_t i = 0; i < values.size(); ++i)
                values[i] = static_cast<float>(joint.level(patient.cell, i));
            return patient.outcome;
        };
    } else {
        const CohortStatistics figures = builtinFigures(name);
        columns = figureColumns(figures, sample.task, count);
        draw = [sampler = PatientSampler(figures, recordedTogether(figures, sample.task))](
                   RandomStream& stream, std::span<float> values) mutable { return sampler.draw(stream, values); };
    }
    if (drawPatients(cohort->name, seed, columns, draw, stop, progress))
        sample.table = std::make_shared<const Table>(cohort->name, std::move(columns));
    return sample;
}

} // namespace core
