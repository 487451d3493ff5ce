// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace core {

inline constexpr double kNormal95 = 1.959963984540054; // two-sided quantile

inline MetricEstimate normalEstimate(double value, double variance)
{
    // Rounding may leave a variance of nothing a little below it.
    const double half = kNormal95 * std::sqrt(std::max(variance, 0.0));
    return {.value = value, .interval = Interval{.low = value - half, .high = value + half}};
}

// The mean of one number per patient, with its standard error: as good as drawing patients again, and at once.
inline MetricEstimate meanEstimate(std::span<const double> numbers)
{
    if (numbers.empty())
        return {};
    const auto count = static_cast<double>(numbers.size());
    double sum = 0.0, squares = 0.0;
    for (const double number : numbers)
        sum += number;
    const double mean = sum / count;
    if (numbers.size() == 1)
        return {.value = mean, .interval = {}};
    for (const double number : numbers)
        squares += (number - mean) * (number - mean);
    return normalEstimate(mean, squares / (count - 1.0) / count);
}

// Of the squared distances between probability and outcome.
inline MetricEstimate brierEstimate(std::span<const double> probability, std::span<const Disease> truth)
{
    std::vector<double> squares;
    squares.reserve(truth.size());
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double miss = probability[i] - (truth[i] == Disease::Present ? 1.0 : 0.0);
        squares.push_back(miss * miss);
    }
    return meanEstimate(squares);
}

} // namespace core
