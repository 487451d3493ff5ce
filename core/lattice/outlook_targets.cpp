// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/outlook_targets_p.h"

#include "core/learn/trees/tree_p.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

constexpr std::size_t kCuts = 3;
static_assert((PanelLattice::kMostOrders + 1) * kCuts <= TreeGrower::kMostTargets);

// The highest F1 any threshold reaches.
double bestF1(std::span<const float> probability, std::span<const std::uint8_t> diseased)
{
    std::vector<std::uint32_t> order(probability.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, std::ranges::greater{}, [&](std::uint32_t i) { return probability[i]; });
    const double positives = std::accumulate(diseased.begin(), diseased.end(), 0.0);
    double found = 0.0, best = 0.0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        found += diseased[order[i]];
        best = std::max(best, 2.0 * found / (positives + static_cast<double>(i) + 1.0));
    }
    return best;
}

// Where a positive diagnosis begins to pay, over the whole front: t/2 for an F1 of t; one place for AM.
OutlookCuts cutsFor(FrontMetric metric, double lowestF1, double highestF1, double prevalence)
{
    if (metric == FrontMetric::Am)
        return {static_cast<float>(prevalence)};
    const double low = std::clamp(lowestF1 / 2.0, 0.01, 0.49);
    const double high = std::clamp(highestF1 / 2.0, low + 0.005, 0.499);
    OutlookCuts cuts;
    for (std::size_t i = 0; i < kCuts; ++i)
        cuts.push_back(static_cast<float>(low + (high - low) * double(i) / double(kCuts - 1)));
    return cuts;
}

} // namespace

OutlookCuts outlookCuts(FrontMetric metric, const LatticeView& view, std::span<const std::uint8_t> diseased)
{
    const double prevalence =
        std::accumulate(diseased.begin(), diseased.end(), 0.0) / static_cast<double>(diseased.size());
    return cutsFor(metric, bestF1(view.probability.front(), diseased), bestF1(view.probability.back(), diseased),
                   prevalence);
}

std::vector<float> outlookTargets(const PanelLattice::Set& set, const OutlookCuts& cuts, const LatticeView& view)
{
    std::vector<std::size_t> after;
    for (std::size_t order = 0; order < set.orders.size(); ++order)
        after.push_back(set.leadsTo[order]);
    if (after.size() > 1)
        after.push_back(view.probability.size() - 1); // all panels together
    std::vector<float> targets;
    targets.reserve(view.patients * after.size() * cuts.size());
    for (std::size_t i = 0; i < view.patients; ++i)
        for (const std::size_t next : after)
            for (const float cut : cuts)
                targets.push_back(std::max(view.probability[next][i] - cut, 0.0f));
    return targets;
}

} // namespace core
