// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/known_patients.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>

namespace core {
namespace {

// The columns of `cohort` that have these names; empty where one is missing.
std::vector<std::span<const float>> columnsNamed(const Cohort& cohort, const std::vector<Feature>& names)
{
    std::vector<std::span<const float>> columns;
    for (const Feature& wanted : names) {
        const auto found = std::ranges::find(cohort.features(), wanted.name, &Feature::name);
        if (found == cohort.features().end())
            return {};
        columns.push_back(cohort.values(FeatureId(static_cast<std::size_t>(found - cohort.features().begin()))));
    }
    return columns;
}

std::string rowKey(const std::vector<std::span<const float>>& columns, std::size_t row)
{
    std::string key;
    key.reserve(columns.size() * sizeof(std::uint32_t));
    for (const std::span<const float> column : columns) {
        const float value = column[row];
        const auto bits = std::bit_cast<std::uint32_t>(std::isnan(value) ? std::numeric_limits<float>::quiet_NaN()
                                                                         : value + 0.0f); // −0 is 0
        for (unsigned byte = 0; byte < sizeof bits; ++byte)
            key.push_back(static_cast<char>(bits >> 8 * byte & 0xFFU));
    }
    return key;
}

} // namespace

std::vector<bool> knownPatients(const Cohort& teachers, const Cohort& others)
{
    std::vector<bool> known(others.patientCount());
    const auto columns = columnsNamed(teachers, teachers.features());
    const auto theirs = columnsNamed(others, teachers.features());
    if (theirs.empty())
        return known;
    std::unordered_map<std::string, std::size_t> rows;
    for (std::size_t row = 0; row < teachers.patientCount(); ++row)
        ++rows[rowKey(columns, row)];
    const auto alone = std::ranges::count(rows, std::size_t{1}, [](const auto& entry) { return entry.second; });
    if (2 * static_cast<std::size_t>(alone) < teachers.patientCount())
        return known;
    for (std::size_t row = 0; row < known.size(); ++row)
        known[row] = rows.contains(rowKey(theirs, row));
    return known;
}

} // namespace core
