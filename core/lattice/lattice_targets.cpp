// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/lattice_targets_p.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

// From here to there in equal ratios, both ends included.
std::vector<double> geometric(double low, double high, std::size_t steps)
{
    std::vector<double> values;
    for (std::size_t i = 0; i < steps; ++i)
        values.push_back(low * std::pow(high / low, steps > 1 ? double(i) / double(steps - 1) : 0.0));
    return values;
}

// Mean of what diagnosing earns.
double earnedIn(const LatticeLessons& lessons, std::size_t set, double lambda)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < lessons.diseased.size(); ++i) {
        const bool said = double{lessons.view.probability[set][i]} * (1.0 + lambda) >= 1.0;
        if (said == (lessons.diseased[i] != 0))
            sum += said ? lambda : 1.0;
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, lessons.diseased.size()));
}

std::optional<double> f1At(const LatticeLessons& lessons, std::size_t set, double threshold)
{
    Confusion counts;
    for (std::size_t i = 0; i < lessons.diseased.size(); ++i)
        counts.count(double{lessons.view.probability[set][i]} >= threshold ? Disease::Present : Disease::Absent,
                     lessons.diseased[i] != 0 ? Disease::Present : Disease::Absent);
    return counts.f1();
}

// The F1 that calibrated estimates reach with their own threshold: t = F1 at t/2.
double reachableF1(const LatticeLessons& lessons, std::size_t set)
{
    double best = 0.0;
    for (int i = 1; i < 200; ++i)
        best = std::max(best, f1At(lessons, set, i / 400.0).value_or(0.0));
    return best;
}

} // namespace

double classRatio(std::span<const std::uint8_t> diseased)
{
    const double positives = std::accumulate(diseased.begin(), diseased.end(), 0.0);
    return (static_cast<double>(diseased.size()) - positives) / std::max(1.0, positives);
}

LatticeTargets::LatticeTargets(const LatticeLessons& lessons, const FrontPlan& plan) : m_lessons(lessons)
{
    if (plan.metric == FrontMetric::F1)
        aimAtF1(plan);
    else
        aimAtAm(plan);
}

// From a price of money at which nearly everything that tells something is ordered to one at which nothing is.
std::vector<double> LatticeTargets::priceLadder(double lambda, std::size_t steps) const
{
    const std::size_t last = m_lessons.view.probability.size() - 1;
    const double gain = std::max(1e-4, earnedIn(m_lessons, last, lambda) - earnedIn(m_lessons, 0, lambda));
    const TestCatalog burdens = m_lessons.lattice.catalog().pricedByBurden(m_lessons.lattice.aim());
    double dearest = 0.0, cheapest = 1e300;
    for (const Panel& panel : burdens.panels()) {
        dearest = std::max(dearest, panel.cost.amount);
        cheapest = std::min(cheapest, std::max(panel.cost.amount, 1e-3));
    }
    return geometric(0.003 * gain / std::max(dearest, 1e-3), 8.0 * gain / cheapest, steps);
}

void LatticeTargets::aimAtF1(const FrontPlan& plan)
{
    const double low = reachableF1(m_lessons, 0);
    const double high = std::max(low + 0.01, reachableF1(m_lessons, m_lessons.view.probability.size() - 1));
    const auto steps = static_cast<std::size_t>(plan.lattice.targets);
    for (std::size_t i = 0; i < steps; ++i) {
        const double t = std::clamp(low + (high - low) * (double(i) + 0.5) / double(steps), 0.01, 0.999);
        const double lambda = (2.0 - t) / t;
        m_aims.push_back({lambda, t, priceLadder(lambda, static_cast<std::size_t>(plan.lattice.prices))});
    }
}

void LatticeTargets::aimAtAm(const FrontPlan& plan)
{
    const double ratio = classRatio(m_lessons.diseased);
    const std::vector<double> all = priceLadder(ratio, static_cast<std::size_t>(plan.lattice.targets) * 2);
    const auto lanes = static_cast<std::size_t>(plan.lattice.prices);
    for (std::size_t first = 0; first < all.size(); first += lanes) {
        const std::size_t end = std::min(first + lanes, all.size());
        m_aims.push_back(
            {ratio,
             std::nullopt,
             {all.begin() + static_cast<std::ptrdiff_t>(first), all.begin() + static_cast<std::ptrdiff_t>(end)}});
    }
}

std::optional<std::vector<SolvedRule>> LatticeTargets::solve(std::size_t target, const std::function<bool()>& goOn,
                                                             const LatticeStrays& strays) const
{
    const Aim& aim = m_aims[target];
    const auto pass = [&](const std::vector<double>& prices) {
        std::vector<double> rhos;
        for (const double price : prices)
            rhos.push_back(-price);
        return solveLattice(m_lessons, aim.lambda, rhos, goOn, strays);
    };
    std::optional<std::vector<SolvedRule>> rules = pass(aim.prices);
    if (!rules || !aim.f1)
        return rules;
    // The dearest money at which the aim is still reached lies between two steps of the ladder: look closer there.
    std::size_t reached = 0;
    for (std::size_t i = 0; i < rules->size(); ++i)
        if ((*rules)[i].confusion.f1().value_or(0.0) >= *aim.f1)
            reached = i;
    if (reached + 1 == aim.prices.size())
        return rules;
    std::vector<double> closer = geometric(aim.prices[reached], aim.prices[reached + 1], aim.prices.size() + 2);
    closer.erase(closer.begin());
    closer.pop_back();
    std::optional<std::vector<SolvedRule>> near = pass(closer);
    if (!near)
        return std::nullopt;
    std::ranges::move(*near, std::back_inserter(*rules));
    return rules;
}

} // namespace core
