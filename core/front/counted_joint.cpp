// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/counted_joint.h"

#include "core/data/synthetic/known_optimum.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_set>
#include <utility>

namespace core {
namespace {

// A column with more values than this has no "few findings", however few the patients are.
constexpr std::size_t kMostLevels = 256;
// So many standard deviations from the known rate are not chance: one cohort in a million.
constexpr double kDeviations = 5.5;

Error notDiscrete(std::string subject)
{
    return {.code = ErrorCode::ProblemNotDiscrete, .subject = std::move(subject)};
}

// The values of one feature among these patients, rising.
Result<std::vector<float>> levelsOf(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients)
{
    const std::span<const float> values = cohort.values(feature);
    const std::string& column = cohort.features()[feature.value].column;
    std::vector<float> levels;
    for (const PatientIndex patient : patients) {
        const float value = values[patient.value];
        if (std::isnan(value))
            return notDiscrete(column);
        const auto place = std::ranges::lower_bound(levels, value);
        if (place != levels.end() && *place == value)
            continue;
        if (levels.size() == kMostLevels)
            return notDiscrete(column);
        levels.insert(place, value);
    }
    return levels;
}

std::vector<std::size_t> cellsOf(const Cohort& cohort, std::span<const PatientIndex> patients,
                                 const std::vector<std::vector<float>>& levels)
{
    std::vector<std::size_t> cells(patients.size(), 0);
    std::size_t place = 1;
    for (std::size_t feature = 0; feature < levels.size(); ++feature) {
        const std::span<const float> values = cohort.values(FeatureId(feature));
        for (std::size_t i = 0; i < patients.size(); ++i) {
            const auto level = std::ranges::lower_bound(levels[feature], values[patients[i].value]);
            cells[i] += place * static_cast<std::size_t>(level - levels[feature].begin());
        }
        place *= levels[feature].size();
    }
    return cells;
}

// Unset where there are more than can be told apart.
std::optional<std::size_t> cellCount(const std::vector<std::vector<float>>& levels)
{
    std::size_t cells = 1;
    for (const std::vector<float>& values : levels) {
        cells *= values.size();
        if (cells > kMostCells)
            return std::nullopt;
    }
    return cells;
}

// Which variable of the known joint each feature is; unset unless they are the same ones.
std::optional<std::vector<std::size_t>> variablesOf(const Cohort& cohort, const DiscreteJoint& joint)
{
    if (cohort.featureCount() != joint.variables.size())
        return std::nullopt;
    std::vector<std::size_t> variables;
    for (const Feature& feature : cohort.features()) {
        const auto found = std::ranges::find(joint.variables, feature.name, &DiscreteVariable::column);
        if (found == joint.variables.end())
            return std::nullopt;
        variables.push_back(static_cast<std::size_t>(found - joint.variables.begin()));
    }
    return variables;
}

bool couldBeChance(double found, double patients, double rate)
{
    const double deviation = std::sqrt(std::max(patients * rate * (1.0 - rate), 1.0));
    return std::abs(found - patients * rate) <= kDeviations * deviation;
}

// P(yes | outcome) of each variable, and how many patients say so.
bool frequenciesFit(const Cohort& cohort, const DiscreteJoint& joint, const std::vector<std::size_t>& variables)
{
    const double ill = static_cast<double>(cohort.positiveCount());
    const double all = static_cast<double>(cohort.patientCount());
    if (!couldBeChance(ill, all, joint.prevalence()))
        return false;
    for (std::size_t feature = 0; feature < variables.size(); ++feature) {
        std::array<double, 2> rate{}, yes{};
        for (std::size_t cell = 0; cell < joint.cellCount(); ++cell)
            for (const std::size_t disease : {0U, 1U})
                if (joint.level(cell, variables[feature]) == 1)
                    rate[disease] += joint.probability[cell][disease];
        const std::span<const float> values = cohort.values(FeatureId(feature));
        for (std::size_t i = 0; i < values.size(); ++i)
            yes[static_cast<std::size_t>(cohort.outcomes()[i])] += values[i];
        if (!couldBeChance(yes[0], all - ill, rate[0] / (1.0 - joint.prevalence())) ||
            !couldBeChance(yes[1], ill, rate[1] / joint.prevalence()))
            return false;
    }
    return true;
}

DiscreteJoint reordered(const DiscreteJoint& joint, const std::vector<std::size_t>& variables)
{
    DiscreteJoint result;
    for (const std::size_t variable : variables)
        result.variables.push_back(joint.variables[variable]);
    result.probability.resize(joint.cellCount());
    for (std::size_t cell = 0; cell < joint.cellCount(); ++cell) {
        std::size_t to = 0, place = 1;
        for (const std::size_t variable : variables) {
            to += place * joint.level(cell, variable);
            place *= joint.variables[variable].levels;
        }
        result.probability[to] = joint.probability[cell];
    }
    return result;
}

} // namespace

bool fewSituations(std::size_t cells, std::size_t panels)
{
    return panels < 64 && cells <= kMostSituations >> panels;
}

Result<FindingTable> countFindings(const Cohort& cohort, std::span<const PatientIndex> patients)
{
    FindingTable table;
    std::size_t finest = 0; // the feature with most values
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature) {
        Result<std::vector<float>> levels = levelsOf(cohort, FeatureId(feature), patients);
        if (!levels)
            return levels.error();
        table.problem.joint.variables.push_back({cohort.features()[feature].name, levels->size()});
        table.levels.push_back(std::move(*levels));
        if (table.levels.back().size() > table.levels[finest].size())
            finest = feature;
    }
    const std::optional<std::size_t> cells = cellCount(table.levels);
    if (!cells || patients.empty())
        return notDiscrete(cohort.featureCount() > 0 ? cohort.features()[finest].column : std::string());
    const std::vector<std::size_t> cellOf = cellsOf(cohort, patients, table.levels);
    if (!fewSituations(std::unordered_set(cellOf.begin(), cellOf.end()).size(), cohort.catalog().panelCount()))
        return notDiscrete(cohort.features()[finest].column);
    table.problem.joint.probability.resize(*cells);
    for (std::size_t i = 0; i < patients.size(); ++i)
        table.problem.joint.probability[cellOf[i]][static_cast<std::size_t>(cohort.outcome(patients[i]))] += 1.0;
    for (auto& cell : table.problem.joint.probability)
        for (double& count : cell)
            count /= static_cast<double>(patients.size());
    table.problem.catalog = cohort.catalog();
    table.problem.visible = cohort.visibleFeatures();
    return table;
}

std::optional<FindingTable> knownFindings(const Cohort& cohort)
{
    const DiscreteJoint known = knownOptimumJoint();
    const std::optional<std::vector<std::size_t>> variables = variablesOf(cohort, known);
    if (!variables)
        return std::nullopt;
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
        if (!std::ranges::all_of(cohort.values(FeatureId(feature)),
                                 [](float value) { return value == 0.0f || value == 1.0f; }))
            return std::nullopt;
    if (!frequenciesFit(cohort, known, *variables))
        return std::nullopt;
    FindingTable table;
    table.problem = {
        .joint = reordered(known, *variables), .catalog = cohort.catalog(), .visible = cohort.visibleFeatures()};
    table.levels.assign(variables->size(), {0.0f, 1.0f});
    return table;
}

} // namespace core
