// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/published_shares.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

constexpr std::array kPowersOfTen{1.0, 10.0, 100.0, 1000.0, 10000.0};
constexpr int kMostDecimals = static_cast<int>(kPowersOfTen.size()) - 1;

const Quantiles& quantilesOf(const CohortStatistics& figures, std::size_t column, Disease disease)
{
    return figures.columns[column].quantiles[static_cast<std::size_t>(disease)];
}

} // namespace

ShareBounds shareOfOnes(const CohortStatistics& figures, std::size_t column, Disease disease)
{
    const Quantiles& quantiles = quantilesOf(figures, column, disease);
    const auto firstOne = std::find_if(quantiles.begin(), quantiles.end(), [](double value) { return value >= 0.5; });
    const auto step = static_cast<std::size_t>(firstOne - quantiles.begin());
    const double below = step == 0 ? 0.0 : figures.probabilities[step - 1];
    const double above = step == kQuantiles ? 1.0 : figures.probabilities[step];
    return {.low = 1.0 - above, .high = 1.0 - below};
}

std::vector<double> exclusiveShares(const CohortStatistics& figures, const std::vector<std::size_t>& members,
                                    Disease disease)
{
    std::vector<ShareBounds> bounds;
    double sum = 0.0;
    double width = 0.0;
    for (const std::size_t member : members) {
        bounds.push_back(shareOfOnes(figures, member, disease));
        sum += bounds.back().middle();
        width += bounds.back().width();
    }
    std::vector<double> shares;
    for (const ShareBounds& one : bounds)
        shares.push_back(one.middle() + (1.0 - sum) * one.width() / width);
    return shares;
}

double shareUpTo(const CohortStatistics& figures, std::size_t column, Disease disease, double value)
{
    const Quantiles& quantiles = quantilesOf(figures, column, disease);
    const auto above = std::upper_bound(quantiles.begin(), quantiles.end(), value);
    if (above == quantiles.begin())
        return 0.0;
    if (above == quantiles.end())
        return 1.0;
    const auto i = static_cast<std::size_t>(above - quantiles.begin());
    const double within = (value - quantiles[i - 1]) / (quantiles[i] - quantiles[i - 1]);
    return figures.probabilities[i - 1] + within * (figures.probabilities[i] - figures.probabilities[i - 1]);
}

ShareInterval shareWhere(const CohortStatistics& figures, const OnlyWhere::Condition& condition, Disease disease)
{
    const ColumnStatistics& column = figures.columns[condition.column];
    if (column.yesNo())
        return {.from = 1.0 - shareOfOnes(figures, condition.column, disease).middle(), .to = 1.0};
    // Values are rounded: 50 years means up to 50.5.
    const double halfStep = 0.5 / kPowersOfTen[static_cast<std::size_t>(apparentDecimals(column))];
    return {.from = shareUpTo(figures, condition.column, disease, condition.least - halfStep),
            .to = shareUpTo(figures, condition.column, disease, condition.most + halfStep)};
}

int apparentDecimals(const ColumnStatistics& column)
{
    // Quantiles between two patients are interpolated, so not every one of them shows the recorded decimals; among the
    // many patients without the disease that is rare.
    constexpr double kEnough = 0.8;
    const Quantiles& quantiles = column.quantiles[static_cast<std::size_t>(Disease::Absent)];
    for (int decimals = 0; decimals < kMostDecimals; ++decimals) {
        const auto fitting = std::count_if(quantiles.begin(), quantiles.end(), [decimals](double value) {
            return std::abs(roundedTo(value, decimals) - value) < 1e-9 * std::max(1.0, std::abs(value));
        });
        if (static_cast<double>(fitting) >= kEnough * kQuantiles)
            return decimals;
    }
    return kMostDecimals;
}

double roundedTo(double value, int decimals)
{
    assert(decimals >= 0 && decimals <= kMostDecimals);
    const double scale = kPowersOfTen[static_cast<std::size_t>(decimals)];
    return std::floor(value * scale + 0.5) / scale;
}

} // namespace core
