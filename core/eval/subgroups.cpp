// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/subgroups.h"

#include "core/data/task/name_tokens.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

bool isAge(const std::string& column)
{
    static constexpr std::array<std::string_view, 3> kAge{"age", "alter", "edad"};
    const std::vector<std::string> tokens = nameTokens(column, true);
    return std::any_of(tokens.begin(), tokens.end(), [](const std::string& token) {
        return std::find(kAge.begin(), kAge.end(), token) != kAge.end();
    });
}

std::vector<float> recorded(std::span<const float> column, std::span<const PatientIndex> patients)
{
    std::vector<float> values;
    for (const PatientIndex patient : patients)
        if (!std::isnan(column[patient.value]))
            values.push_back(column[patient.value]);
    std::sort(values.begin(), values.end());
    return values;
}

// Where the thirds of the values end. Where many patients share a value they stay together.
std::vector<double> bounds(const Feature& feature, const std::vector<float>& rising)
{
    if (isAge(feature.column))
        return {18.0, 40.0, 65.0, 80.0};
    std::vector<double> thirds;
    for (const std::size_t third : {std::size_t{1}, std::size_t{2}})
        if (!rising.empty())
            thirds.push_back(static_cast<double>(rising[third * rising.size() / 3]));
    thirds.erase(std::unique(thirds.begin(), thirds.end()), thirds.end());
    return thirds;
}

std::vector<SubgroupRange> rangesBetween(const std::vector<double>& bounds)
{
    std::vector<SubgroupRange> ranges(1);
    for (const double bound : bounds) {
        ranges.back().high = bound;
        ranges.emplace_back().low = bound;
    }
    return ranges;
}

// A range for each part that occurs; the value is not recorded for whom `rangeOf` gives none.
template <typename RangeOf>
SubgroupDivision divided(const std::string& column, std::vector<SubgroupRange> ranges, std::size_t patients,
                         RangeOf rangeOf)
{
    ranges.push_back({.low = {}, .high = {}, .unknown = true});
    std::vector<std::vector<std::size_t>> places(ranges.size());
    for (std::size_t place = 0; place < patients; ++place)
        places[rangeOf(place).value_or(ranges.size() - 1)].push_back(place);
    SubgroupDivision division{.column = column, .ranges = {}, .places = {}};
    for (std::size_t range = 0; range < ranges.size(); ++range)
        if (!places[range].empty()) {
            division.ranges.push_back(ranges[range]);
            division.places.push_back(std::move(places[range]));
        }
    return division;
}

SubgroupDivision byNumber(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients)
{
    const Feature& described = cohort.features()[feature.value];
    const std::span<const float> column = cohort.values(feature);
    const std::vector<double> at = bounds(described, recorded(column, patients));
    return divided(described.column, rangesBetween(at), patients.size(),
                   [&](std::size_t place) -> std::optional<std::size_t> {
                       const float value = column[patients[place].value];
                       if (std::isnan(value))
                           return std::nullopt;
                       const auto above = std::upper_bound(at.begin(), at.end(), static_cast<double>(value));
                       return static_cast<std::size_t>(above - at.begin());
                   });
}

SubgroupDivision byAnswer(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients)
{
    std::vector<SubgroupRange> ranges;
    const Feature& asked = cohort.features()[feature.value];
    for (std::size_t level = 0; level < 2; ++level)
        ranges.push_back({.low = {},
                          .high = {},
                          .level = asked.levels.size() == 2 ? asked.levels[level] : std::to_string(level),
                          .yesOrNo = asked.yesOrNo()});
    const std::span<const float> column = cohort.values(feature);
    return divided(cohort.features()[feature.value].column, std::move(ranges), patients.size(),
                   [&](std::size_t place) -> std::optional<std::size_t> {
                       const float value = column[patients[place].value];
                       if (std::isnan(value))
                           return std::nullopt;
                       return value == 0.0f ? 0 : 1;
                   });
}

// One feature for each level, from `first` on.
SubgroupDivision byLevel(const Cohort& cohort, std::size_t first, std::span<const PatientIndex> patients)
{
    const std::string& column = cohort.features()[first].column;
    std::vector<SubgroupRange> ranges;
    for (std::size_t f = first; f < cohort.featureCount() && cohort.features()[f].column == column; ++f)
        ranges.push_back({.low = {}, .high = {}, .level = cohort.features()[f].name.substr(column.size() + 1)});
    const std::size_t levels = ranges.size();
    return divided(column, std::move(ranges), patients.size(), [&](std::size_t place) -> std::optional<std::size_t> {
        for (std::size_t level = 0; level < levels; ++level)
            if (cohort.value(patients[place], FeatureId(first + level)) == 1.0f)
                return level;
        return std::nullopt;
    });
}

ScoredPatients only(const ScoredPatients& scored, std::span<const std::size_t> places)
{
    ScoredPatients chosen;
    for (const std::size_t place : places) {
        chosen.patients.push_back(scored.patients[place]);
        chosen.probability.push_back(scored.probability[place]);
        chosen.said.push_back(scored.said[place]);
        chosen.cost.push_back(scored.cost[place]);
        chosen.ordered.push_back(scored.ordered[place]);
        chosen.truth.push_back(scored.truth[place]);
    }
    return chosen;
}

} // namespace

std::vector<SubgroupDivision> subgroupDivisions(const Cohort& cohort, std::span<const PatientIndex> patients)
{
    std::vector<SubgroupDivision> divisions;
    for (std::size_t f = 0; f < cohort.featureCount(); ++f) {
        const Feature& feature = cohort.features()[f];
        if (!feature.visible || feature.level.value_or(0) > 0)
            continue;
        if (feature.level)
            divisions.push_back(byLevel(cohort, f, patients));
        else if (feature.binary)
            divisions.push_back(byAnswer(cohort, FeatureId(f), patients));
        else
            divisions.push_back(byNumber(cohort, FeatureId(f), patients));
    }
    return divisions;
}

std::vector<SubgroupMetrics> subgroupMetrics(const SubgroupDivision& division, const ScoredPatients& scored,
                                             const Threshold& threshold, const BootstrapPlan& bootstrap)
{
    std::vector<SubgroupMetrics> result;
    for (const std::vector<std::size_t>& places : division.places) {
        const ScoredPatients group = only(scored, places);
        SubgroupMetrics& figures = result.emplace_back();
        figures.patients = group.count();
        figures.events = group.events();
        if (group.count() >= kSmallestSubgroup)
            figures.figures = atCounts(modelMetrics(group, threshold, {}), confusionAt(group, threshold), bootstrap);
    }
    return result;
}

} // namespace core
