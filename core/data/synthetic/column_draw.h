// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/synthetic/cohort_statistics.h"
#include "core/data/synthetic/published_shares.h"

#include <array>
#include <cstddef>
#include <vector>

namespace core {

// Turns a standard normal number into a value of one column: through the quantiles of the patient's class, rounded as
// the column was recorded, or to one of its levels. Larger numbers never give smaller values.
class ColumnDraw {
public:
    ColumnDraw(const CohortStatistics& figures, std::size_t column);

    double value(Disease disease, double normal) const;

    // How much of a normal number can still be read from the value, 0 … 1: the variance of its mean given the value.
    // 1 for fine values, 0.64 for an even yes/no. By this factor a discrete column blurs correlations of normal scores
    // whose ties are broken at random, as those of the figures were.
    double resolution() const { return m_resolution; }

private:
    double throughQuantiles(const Quantiles& quantiles, double normal) const;
    double resolutionIn(Disease disease) const;

    Quantiles m_knots{}; // the quantiles' probabilities on the normal scale
    std::array<Quantiles, 2> m_quantiles;
    std::array<double, 2> m_threshold{}; // yes/no columns: 1 above it
    std::vector<double> m_levels;
    bool m_yesNo;
    double m_highest;
    int m_decimals;
    double m_resolution = 1.0;
};

} // namespace core
