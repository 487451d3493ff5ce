// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/data/synthetic/cohort_statistics.h"

#include <cstddef>
#include <vector>

namespace core {

inline constexpr std::array kBothOutcomes{Disease::Absent, Disease::Present};

// Shares of patients with an outcome, read off the quantiles of the figures.

// Of a yes/no column: the quantiles step from 0 to 1 somewhere between two of the probabilities.
struct ShareBounds {
    double low = 0.0;
    double high = 1.0;
    double middle() const { return 0.5 * (low + high); }
    double width() const { return high - low; }
};
ShareBounds shareOfOnes(const CohortStatistics& figures, std::size_t column, Disease disease);

// Of an exclusive group: they add up to 1, each moved inside its bounds in proportion to how wide these are.
std::vector<double> exclusiveShares(const CohortStatistics& figures, const std::vector<std::size_t>& members,
                                    Disease disease);

// Of patients whose value is at most `value`.
double shareUpTo(const CohortStatistics& figures, std::size_t column, Disease disease, double value);

// Of patients for whom a condition holds: those between two shares in the order of the values.
struct ShareInterval {
    double from = 0.0;
    double to = 1.0;
    double width() const { return to - from; }
};
ShareInterval shareWhere(const CohortStatistics& figures, const OnlyWhere::Condition& condition, Disease disease);

// How many decimals the values of a column were recorded with, as far as its quantiles show.
int apparentDecimals(const ColumnStatistics& column);
double roundedTo(double value, int decimals); // at most 4

} // namespace core
