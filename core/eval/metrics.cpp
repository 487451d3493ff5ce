// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/metrics.h"

#include "core/eval/score_curve_p.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>
#include <vector>

namespace core {
namespace {

std::optional<double> ratio(std::size_t part, std::size_t whole)
{
    if (whole == 0)
        return std::nullopt;
    return static_cast<double>(part) / static_cast<double>(whole);
}

ScoreCurve scoreCurve(std::span<const double> scores, std::span<const Disease> truth)
{
    assert(scores.size() == truth.size());
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    ScoreCurve curve;
    std::size_t diseased = 0, healthy = 0; // at this score
    for (std::size_t i = 0; i < order.size(); ++i) {
        ++(truth[order[i]] == Disease::Present ? diseased : healthy);
        if (i + 1 == order.size() || scores[order[i + 1]] != scores[order[i]])
            curve.addStep(static_cast<double>(std::exchange(diseased, 0)),
                          static_cast<double>(std::exchange(healthy, 0)));
    }
    return curve;
}

} // namespace

void Confusion::count(Disease said, Disease truth)
{
    if (truth == Disease::Present)
        ++(said == Disease::Present ? truePositive : falseNegative);
    else
        ++(said == Disease::Present ? falsePositive : trueNegative);
}

Confusion& Confusion::operator+=(const Confusion& others)
{
    truePositive += others.truePositive;
    trueNegative += others.trueNegative;
    falsePositive += others.falsePositive;
    falseNegative += others.falseNegative;
    return *this;
}

std::optional<double> Confusion::f1() const
{
    return ratio(2 * truePositive, 2 * truePositive + falsePositive + falseNegative);
}

std::optional<double> Confusion::precision() const
{
    return ratio(truePositive, truePositive + falsePositive);
}

std::optional<double> Confusion::recall() const
{
    return ratio(truePositive, truePositive + falseNegative);
}

std::optional<double> Confusion::specificity() const
{
    return ratio(trueNegative, trueNegative + falsePositive);
}

std::optional<double> Confusion::am() const
{
    const auto sensitivity = recall();
    const auto healthyFound = specificity();
    if (!sensitivity || !healthyFound)
        return std::nullopt;
    return (*sensitivity + *healthyFound) / 2.0;
}

std::optional<double> auroc(std::span<const double> scores, std::span<const Disease> truth)
{
    return scoreCurve(scores, truth).auroc();
}

std::optional<double> auprc(std::span<const double> scores, std::span<const Disease> truth)
{
    return scoreCurve(scores, truth).auprc();
}

std::optional<double> brier(std::span<const double> probabilities, std::span<const Disease> truth)
{
    assert(probabilities.size() == truth.size());
    if (probabilities.empty())
        return std::nullopt;
    double sum = 0.0;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double miss = probabilities[i] - (truth[i] == Disease::Present ? 1.0 : 0.0);
        sum += miss * miss;
    }
    return sum / static_cast<double>(truth.size());
}

} // namespace core
