// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/missing_values.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

// Of each patient whether the value is missing, patients in their order.
using Gaps = std::vector<std::uint8_t>;

std::vector<Gaps> gapsOf(const Cohort& cohort, std::span<const PatientIndex> patients)
{
    std::vector<Gaps> gaps;
    gaps.reserve(cohort.featureCount());
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature) {
        const std::span<const float> values = cohort.values(FeatureId(feature));
        Gaps& column = gaps.emplace_back();
        column.reserve(patients.size());
        for (const PatientIndex patient : patients)
            column.push_back(std::isnan(values[patient.value]) ? 1 : 0);
    }
    return gaps;
}

// The levels of a category are missing together and count once.
std::vector<std::size_t> columnsWithin(const Cohort& cohort, const FeatureMask& mask)
{
    std::vector<std::size_t> columns;
    for (std::size_t feature = 0; feature < cohort.featureCount(); ++feature)
        if (mask.isKnown(FeatureId(feature)) && cohort.features()[feature].level.value_or(0) == 0)
            columns.push_back(feature);
    return columns;
}

PanelMissing missingOf(std::optional<PanelId> panel, std::span<const std::size_t> columns,
                       const std::vector<Gaps>& gaps, std::span<const Disease> truth)
{
    PanelMissing result{.panel = panel, .diseased = {}, .healthy = {}};
    for (std::size_t place = 0; place < truth.size(); ++place) {
        MissingShare& share = truth[place] == Disease::Present ? result.diseased : result.healthy;
        std::size_t missing = 0;
        for (const std::size_t column : columns)
            missing += gaps[column][place];
        ++share.patients;
        share.withNothing += missing == columns.size() && !columns.empty() ? 1 : 0;
        share.missing += static_cast<double>(missing);
    }
    for (MissingShare* share : {&result.diseased, &result.healthy})
        if (share->patients > 0 && !columns.empty())
            share->missing /= static_cast<double>(share->patients * columns.size());
    return result;
}

FeatureMissing missingOf(std::size_t feature, const Gaps& gaps, std::span<const Disease> truth)
{
    std::array<std::size_t, 2> patients{}, missing{}; // [truth]
    for (std::size_t place = 0; place < truth.size(); ++place) {
        ++patients[static_cast<std::size_t>(truth[place])];
        missing[static_cast<std::size_t>(truth[place])] += gaps[place];
    }
    const auto share = [&](Disease outcome) {
        const auto of = static_cast<std::size_t>(outcome);
        return patients[of] == 0 ? 0.0 : static_cast<double>(missing[of]) / static_cast<double>(patients[of]);
    };
    return {.feature = FeatureId(feature), .diseased = share(Disease::Present), .healthy = share(Disease::Absent)};
}

std::size_t gapCount(const Gaps& gaps)
{
    return static_cast<std::size_t>(std::count(gaps.begin(), gaps.end(), 1));
}

std::vector<FeatureMissing> featuresWithGaps(std::span<const std::size_t> columns, const std::vector<Gaps>& gaps,
                                             std::span<const Disease> truth)
{
    std::vector<std::size_t> withGaps;
    for (const std::size_t column : columns)
        if (gapCount(gaps[column]) > 0)
            withGaps.push_back(column);
    std::stable_sort(withGaps.begin(), withGaps.end(),
                     [&](std::size_t a, std::size_t b) { return gapCount(gaps[a]) > gapCount(gaps[b]); });
    std::vector<FeatureMissing> features;
    for (const std::size_t column : withGaps)
        features.push_back(missingOf(column, gaps[column], truth));
    return features;
}

} // namespace

MissingValues missingValues(const Cohort& cohort, std::span<const PatientIndex> patients)
{
    std::vector<Disease> truth;
    for (const PatientIndex patient : patients)
        truth.push_back(cohort.outcome(patient));
    const std::vector<Gaps> gaps = gapsOf(cohort, patients);
    MissingValues result;
    result.patients = patients.size();
    if (cohort.visibleFeatures().count() > 0)
        result.panels.push_back(missingOf(std::nullopt, columnsWithin(cohort, cohort.visibleFeatures()), gaps, truth));
    for (std::size_t panel = 0; panel < cohort.catalog().panelCount(); ++panel)
        result.panels.push_back(
            missingOf(PanelId(panel), columnsWithin(cohort, cohort.catalog().panels()[panel].features), gaps, truth));

    const FeatureMask everything =
        cohort.catalog().featuresOf(PanelMask::all(cohort.catalog().panelCount()), cohort.visibleFeatures());
    const std::vector<std::size_t> columns = columnsWithin(cohort, everything);
    result.features = featuresWithGaps(columns, gaps, truth);
    for (std::size_t place = 0; place < patients.size(); ++place)
        result.completePatients +=
            std::none_of(columns.begin(), columns.end(), [&](std::size_t column) { return gaps[column][place] == 1; })
                ? 1
                : 0;
    return result;
}

} // namespace core
