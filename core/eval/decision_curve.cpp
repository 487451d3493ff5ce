// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/decision_curve.h"

#include <algorithm>
#include <cassert>

namespace core {
namespace {

std::vector<double> risingOf(std::span<const double> probability, std::span<const Disease> truth, Disease outcome)
{
    std::vector<double> rising;
    for (std::size_t i = 0; i < truth.size(); ++i)
        if (truth[i] == outcome)
            rising.push_back(probability[i]);
    std::sort(rising.begin(), rising.end());
    return rising;
}

double countFrom(const std::vector<double>& rising, double threshold)
{
    return static_cast<double>(rising.end() - std::lower_bound(rising.begin(), rising.end(), threshold));
}

} // namespace

std::vector<NetBenefit> decisionCurve(std::span<const double> probability, std::span<const Disease> truth,
                                      std::span<const double> thresholds)
{
    assert(probability.size() == truth.size());
    if (truth.empty())
        return {};
    const std::vector<double> diseased = risingOf(probability, truth, Disease::Present);
    const std::vector<double> healthy = risingOf(probability, truth, Disease::Absent);
    const auto patients = static_cast<double>(truth.size());
    const double prevalence = static_cast<double>(diseased.size()) / patients;
    std::vector<NetBenefit> curve;
    curve.reserve(thresholds.size());
    for (const double threshold : thresholds) {
        assert(threshold > 0.0 && threshold < 1.0);
        const double odds = threshold / (1.0 - threshold);
        NetBenefit at{.threshold = threshold};
        at.model = (countFrom(diseased, threshold) - countFrom(healthy, threshold) * odds) / patients;
        at.treatAll = prevalence - (1.0 - prevalence) * odds;
        at.avoidedPer100 = 100.0 * (at.model - at.treatAll) / odds;
        curve.push_back(at);
    }
    return curve;
}

double netBenefitAfterCost(double netBenefit, double meanCost, double costPerTruePositive)
{
    assert(costPerTruePositive > 0.0);
    return netBenefit - meanCost / costPerTruePositive;
}

} // namespace core
