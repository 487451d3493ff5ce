// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/column_draw.h"

#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {
namespace {

double nearestLevel(const std::vector<double>& levels, double value)
{
    return *std::min_element(levels.begin(), levels.end(),
                             [value](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
}

// Beyond the outermost quantiles the last slope goes on, but not farther than one more step of that size, and a
// quantity that is always above zero stays there.
double lowTail(const Quantiles& quantiles, const Quantiles& knots, double normal)
{
    const double step = quantiles[1] - quantiles[0];
    const double reach = std::min((knots[0] - normal) / (knots[1] - knots[0]), 1.0);
    const double floor = quantiles[0] > 0.0 ? 0.5 * quantiles[0] : quantiles[0];
    return std::max(quantiles[0] - reach * step, floor);
}

double highTail(const Quantiles& quantiles, const Quantiles& knots, double normal)
{
    constexpr std::size_t last = kQuantiles - 1;
    const double step = quantiles[last] - quantiles[last - 1];
    const double reach = std::min((normal - knots[last]) / (knots[last] - knots[last - 1]), 1.0);
    return quantiles[last] + reach * step;
}

} // namespace

ColumnDraw::ColumnDraw(const CohortStatistics& figures, std::size_t column)
    : m_quantiles(figures.columns[column].quantiles),
      m_levels(figures.columns[column].levels),
      m_yesNo(figures.columns[column].yesNo()),
      m_highest(figures.columns[column].highest.value_or(std::numeric_limits<double>::infinity())),
      m_decimals(apparentDecimals(figures.columns[column]))
{
    for (std::size_t i = 0; i < kQuantiles; ++i)
        m_knots[i] = normalQuantile(figures.probabilities[i]);
    if (m_yesNo)
        for (const Disease disease : kBothOutcomes)
            m_threshold[static_cast<std::size_t>(disease)] =
                normalQuantile(1.0 - shareOfOnes(figures, column, disease).middle());
    m_resolution = (1.0 - figures.prevalence) * resolutionIn(Disease::Absent) +
                   figures.prevalence * resolutionIn(Disease::Present);
}

double ColumnDraw::value(Disease disease, double normal) const
{
    const auto d = static_cast<std::size_t>(disease);
    if (m_yesNo)
        return normal > m_threshold[d] ? 1.0 : 0.0;
    const double exact = throughQuantiles(m_quantiles[d], normal);
    if (!m_levels.empty())
        return nearestLevel(m_levels, exact);
    return std::min(roundedTo(exact, m_decimals), m_highest);
}

double ColumnDraw::throughQuantiles(const Quantiles& quantiles, double normal) const
{
    if (normal <= m_knots.front())
        return lowTail(quantiles, m_knots, normal);
    if (normal >= m_knots.back())
        return highTail(quantiles, m_knots, normal);
    const auto above = std::upper_bound(m_knots.begin(), m_knots.end(), normal);
    const auto i = static_cast<std::size_t>(above - m_knots.begin());
    const double within = (normal - m_knots[i - 1]) / (m_knots[i] - m_knots[i - 1]);
    return quantiles[i - 1] + within * (quantiles[i] - quantiles[i - 1]);
}

double ColumnDraw::resolutionIn(Disease disease) const
{
    constexpr int kPoints = 1000; // of equal probability; equal values are neighbours
    double explained = 0.0;
    double all = 0.0;
    double runSum = 0.0;
    double runLength = 0.0;
    double runValue = std::numeric_limits<double>::quiet_NaN();
    for (int i = 0; i <= kPoints; ++i) {
        const double normal = i < kPoints ? normalQuantile((i + 0.5) / kPoints) : 0.0;
        const double here = i < kPoints ? value(disease, normal) : std::numeric_limits<double>::quiet_NaN();
        if (here != runValue) {
            if (runLength > 0.0)
                explained += runSum * runSum / runLength;
            runSum = 0.0;
            runLength = 0.0;
            runValue = here;
        }
        runSum += normal;
        runLength += 1.0;
        all += normal * normal;
    }
    return explained / all;
}

} // namespace core
