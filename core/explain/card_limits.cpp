// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/card_limits_p.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr std::size_t kMostLimits = 48;

std::vector<float> recordedValues(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients)
{
    std::vector<float> values;
    for (const PatientIndex patient : patients)
        if (const float value = cohort.value(patient, feature); std::isfinite(value))
            values.push_back(value);
    std::ranges::sort(values);
    return values;
}

std::vector<double> limitsOf(const std::vector<float>& sorted)
{
    std::vector<float> levels = sorted;
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    std::vector<double> limits;
    if (levels.size() <= kMostLimits + 1) {
        for (std::size_t i = 1; i < levels.size(); ++i)
            limits.push_back(roundestBetween(levels[i - 1], levels[i]));
        return limits;
    }
    for (std::size_t i = 1; i <= kMostLimits; ++i) {
        const double from = sorted[(2 * i - 1) * (sorted.size() - 1) / (2 * kMostLimits + 1)];
        const double to = sorted[(2 * i + 1) * (sorted.size() - 1) / (2 * kMostLimits + 1)];
        if (from < to)
            limits.push_back(roundestBetween(from, to));
    }
    limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
    return limits;
}

} // namespace

double roundestBetween(double low, double high)
{
    // A step larger than the whole way up to `high` leaves nothing but 0 in between.
    int exponent = static_cast<int>(std::floor(std::log10(std::max(std::abs(low), std::abs(high))))) + 1;
    for (const int finest = exponent - 9; exponent > finest; --exponent) {
        // Whole numbers of units stay exact; a power below 1 would not be.
        const double scale = std::pow(10.0, std::abs(exponent));
        const double rounded = exponent >= 0 ? std::floor(high / scale) * scale : std::floor(high * scale) / scale;
        if (rounded > low && rounded <= high)
            return rounded;
    }
    return high;
}

CardLimits cardLimits(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients)
{
    CardLimits made;
    made.limits = limitsOf(recordedValues(cohort, feature, patients));
    made.places.reserve(patients.size());
    for (const PatientIndex patient : patients) {
        const float value = cohort.value(patient, feature);
        std::uint8_t place = CardLimits::kNotRecorded;
        if (std::isfinite(value))
            place = static_cast<std::uint8_t>(std::ranges::count_if(
                made.limits, [value](double limit) { return !(value < static_cast<float>(limit)); }));
        made.places.push_back(place);
    }
    return made;
}

} // namespace core
