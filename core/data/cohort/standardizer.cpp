// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/standardizer.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {
namespace {

std::vector<double> recordedValues(const Cohort& cohort, FeatureId feature, std::span<const PatientIndex> patients)
{
    const std::span<const float> column = cohort.values(feature);
    std::vector<double> values;
    values.reserve(patients.size());
    for (const PatientIndex patient : patients)
        if (!std::isnan(column[patient.value]))
            values.push_back(static_cast<double>(column[patient.value]));
    return values;
}

// Where values reach zero, half of the smallest step above the lowest value keeps the logarithm finite.
double logOffset(const std::vector<double>& values)
{
    const double lowest = *std::min_element(values.begin(), values.end());
    if (lowest > 0.0)
        return 0.0;
    double step = std::numeric_limits<double>::infinity();
    for (const double value : values)
        if (value > lowest)
            step = std::min(step, value - lowest);
    return 0.5 * (std::isfinite(step) ? step : 1.0) - lowest;
}

double logarithm(double value, double offset)
{
    // Below what training saw there may be nothing to take a logarithm of: as low as can be.
    return std::log(std::max(value + offset, 0.0));
}

void fitMoments(const std::vector<double>& values, Standardizer::Scale& scale)
{
    const auto count = static_cast<double>(values.size());
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    scale.mean = sum / count;
    double squares = 0.0;
    for (const double value : values)
        squares += (value - scale.mean) * (value - scale.mean);
    const double deviation = std::sqrt(squares / count);
    // A feature that does not vary has nothing to scale by; its one value becomes 0.
    const double noise = 1e-9 * std::max(std::abs(scale.mean), 1e-30);
    scale.deviation = deviation > noise ? deviation : 1.0;
}

std::vector<double> logarithmsOf(std::vector<double> values, double offset)
{
    for (double& value : values)
        value = logarithm(value, offset);
    return values;
}

// The third standardised moment; 0 where nothing varies.
double skewnessOf(const std::vector<double>& values)
{
    Standardizer::Scale scale;
    fitMoments(values, scale);
    double cubes = 0.0;
    for (const double value : values)
        cubes += std::pow((value - scale.mean) / scale.deviation, 3.0);
    return cubes / static_cast<double>(values.size());
}

bool lessSkewedByLogarithm(const std::vector<double>& values)
{
    constexpr double kSkewed = 1.0; // a gamma distribution of shape 4 has it
    constexpr double kFarLess = 0.5;
    const double skewness = skewnessOf(values);
    return skewness > kSkewed && std::abs(skewnessOf(logarithmsOf(values, logOffset(values)))) < kFarLess * skewness;
}

} // namespace

Standardizer Standardizer::fit(const Cohort& cohort, std::span<const PatientIndex> training, bool logSkewed)
{
    std::vector<Scale> scales;
    for (std::size_t f = 0; f < cohort.featureCount(); ++f) {
        const Feature& feature = cohort.features()[f];
        Scale scale;
        if (!feature.binary) {
            std::vector<double> values = recordedValues(cohort, FeatureId(f), training);
            scale.logarithm =
                feature.transform == Transform::Log || (logSkewed && !values.empty() && lessSkewedByLogarithm(values));
            if (!values.empty()) {
                if (scale.logarithm) {
                    scale.logOffset = logOffset(values);
                    values = logarithmsOf(std::move(values), scale.logOffset);
                }
                fitMoments(values, scale);
            }
        }
        scales.push_back(scale);
    }
    return Standardizer(std::move(scales));
}

float Standardizer::standardize(FeatureId feature, float value) const
{
    const Scale& scale = m_scales[feature.value];
    if (std::isnan(value))
        return value;
    const auto exact = static_cast<double>(value);
    const double transformed = scale.logarithm ? logarithm(exact, scale.logOffset) : exact;
    const double scaled = (transformed - scale.mean) / scale.deviation;
    return static_cast<float>(std::clamp(scaled, -double{kClip}, double{kClip}));
}

float Standardizer::restore(FeatureId feature, float standardized) const
{
    const Scale& scale = m_scales[feature.value];
    const double transformed = static_cast<double>(standardized) * scale.deviation + scale.mean;
    return static_cast<float>(scale.logarithm ? std::exp(transformed) - scale.logOffset : transformed);
}

} // namespace core
