// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/pooled_rows.h"

#include "core/front/budget_query.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

namespace core {
namespace {

// Of one system in one round.
struct RoundCounts {
    Confusion confusion;
    double cost = 0.0; // of all patients together
    RoundCounts& operator+=(const RoundCounts& other)
    {
        confusion += other.confusion;
        cost += other.cost;
        return *this;
    }
};

RoundCounts countsOf(const Evaluation& test)
{
    return {.confusion = test.confusion,
            .cost = test.meanCost.value.value_or(0.0) * static_cast<double>(test.patients())};
}

using RoundFigure = std::function<std::optional<double>(const RoundCounts&)>;

std::optional<double> meanCostIn(const RoundCounts& counts)
{
    const std::size_t patients = counts.confusion.total();
    return patients > 0 ? std::optional(counts.cost / static_cast<double>(patients)) : std::nullopt;
}

std::optional<double> f1In(const RoundCounts& counts)
{
    return counts.confusion.f1();
}

// Of Student's distribution, 97.5 %: the expansion of Cornish and Fisher, exact to the fourth digit from 4 degrees on.
double studentQuantile(double degrees)
{
    constexpr double z = 1.959963984540054;
    const double z2 = z * z;
    return z + z * (z2 + 1.0) / (4.0 * degrees) + z * (5.0 * z2 * z2 + 16.0 * z2 + 3.0) / (96.0 * degrees * degrees) +
           z * (3.0 * z2 * z2 * z2 + 19.0 * z2 * z2 + 17.0 * z2 - 15.0) / (384.0 * degrees * degrees * degrees);
}

// `value` of all rounds from `without` each: pseudo-values, their variance corrected.
std::optional<Interval> correctedInterval(double value, std::span<const double> without, const JudgingPlan& judging)
{
    const auto rounds = static_cast<double>(without.size());
    if (without.size() != judging.rounds() || without.size() < 2)
        return std::nullopt;
    double mean = 0.0, squares = 0.0;
    for (const double one : without)
        mean += one / rounds;
    for (const double one : without)
        squares += (one - mean) * (one - mean);
    const double ofOneRound = (rounds - 1.0) * squares; // n − 1 in the divisor
    const double folds = judging.folds;
    const double error = std::sqrt(ofOneRound * (1.0 / rounds + 1.0 / (folds - 1.0)));
    const double half = studentQuantile(rounds - 1.0) * error;
    return Interval{.low = value - half, .high = value + half};
}

// The same rounds of one or two systems, and what is told of them.
template <typename Counts, typename Figure>
MetricEstimate estimated(const std::vector<Counts>& rounds, const Figure& figure, const JudgingPlan& judging)
{
    Counts all;
    for (const Counts& one : rounds)
        all += one;
    MetricEstimate result{.value = figure(all), .interval = {}};
    if (!result.value)
        return result;
    std::vector<double> without;
    for (std::size_t left = 0; left < rounds.size(); ++left) {
        Counts rest;
        for (std::size_t i = 0; i < rounds.size(); ++i)
            if (i != left)
                rest += rounds[i];
        if (const std::optional<double> value = figure(rest))
            without.push_back(*value);
    }
    result.interval = correctedInterval(*result.value, without, judging);
    return result;
}

struct PairCounts {
    RoundCounts front, system;
    PairCounts& operator+=(const PairCounts& other)
    {
        front += other.front;
        system += other.system;
        return *this;
    }
};

std::optional<double> f1Difference(const PairCounts& pair)
{
    const std::optional<double> front = f1In(pair.front), system = f1In(pair.system);
    return front && system ? std::optional(*front - *system) : std::nullopt;
}

// In the order of the rounds.
std::map<std::uint64_t, const SystemRun*> roundsOf(const SystemId& system, std::span<const SystemRun> runs)
{
    std::map<std::uint64_t, const SystemRun*> found;
    for (const SystemRun& run : runs)
        if (run.system == system)
            found[run.repeat] = &run;
    return found;
}

const OperatingPoint* boughtFor(double budget, const SystemRun& run, FrontMetric metric)
{
    std::optional<std::size_t> best = bestPolicyWithin(run.front, metric, Cost(budget));
    if (!best)
        best = cheapestPolicy(run.front, metric);
    return best && run.front[*best].test ? &run.front[*best] : nullptr;
}

Interval within(const Interval& interval, double most)
{
    return {.low = std::max(0.0, interval.low), .high = std::min(most, interval.high)};
}

void bound(MetricEstimate& figure, double most)
{
    if (figure.interval)
        figure.interval = within(*figure.interval, most);
}

} // namespace

std::vector<PooledRow> pooledRows(const BaselinePlan& plan, std::span<const SystemRun> runs)
{
    std::vector<PooledRow> rows;
    for (const SystemId& system : plan.systems) {
        std::vector<RoundCounts> rounds;
        for (const auto& [repeat, run] : roundsOf(system, runs))
            rounds.push_back(countsOf(run->test));
        if (rounds.empty())
            continue;
        PooledRow& row = rows.emplace_back();
        row.system = system;
        row.rounds = rounds.size();
        for (const RoundCounts& one : rounds)
            row.confusion += one.confusion;
        row.f1 = estimated(rounds, f1In, plan.judging);
        row.recall = estimated(
            rounds, [](const RoundCounts& c) { return c.confusion.recall(); }, plan.judging);
        row.specificity = estimated(
            rounds, [](const RoundCounts& c) { return c.confusion.specificity(); }, plan.judging);
        row.meanCost = estimated(rounds, meanCostIn, plan.judging);
        for (MetricEstimate* figure : {&row.f1, &row.recall, &row.specificity})
            bound(*figure, 1.0);
        bound(row.meanCost, HUGE_VAL);
    }
    return rows;
}

std::optional<bool> PooledDuel::distinguishable() const
{
    if (!difference.interval)
        return std::nullopt;
    return difference.interval->low > 0.0 || difference.interval->high < 0.0;
}

std::vector<PooledDuel> pooledDuels(SystemKind front, std::span<const double> shares, const BaselinePlan& plan,
                                    std::span<const SystemRun> runs)
{
    const auto fronts = roundsOf({front, PanelChoice::All}, runs);
    std::vector<PooledDuel> duels;
    for (const PooledRow& row : pooledRows(plan, runs)) {
        if (row.system.kind == front || !row.meanCost.value)
            continue;
        for (const double share : shares) {
            const double budget = share * *row.meanCost.value;
            std::vector<PairCounts> pairs;
            std::vector<RoundCounts> bought;
            for (const auto& [repeat, run] : roundsOf(row.system, runs)) {
                const auto other = fronts.find(repeat);
                const OperatingPoint* point =
                    other == fronts.end() ? nullptr : boughtFor(budget, *other->second, plan.engine.metric);
                if (!point)
                    continue;
                bought.push_back(countsOf(*point->test));
                pairs.push_back({.front = bought.back(), .system = countsOf(run->test)});
            }
            if (pairs.empty())
                continue;
            PooledDuel& duel = duels.emplace_back();
            duel.system = row.system;
            duel.share = share;
            duel.budget = budget;
            duel.f1 = estimated(bought, f1In, plan.judging);
            duel.meanCost = estimated(bought, meanCostIn, plan.judging);
            duel.difference = estimated(pairs, f1Difference, plan.judging);
            bound(duel.f1, 1.0);
            bound(duel.meanCost, HUGE_VAL);
        }
    }
    return duels;
}

} // namespace core
