// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/pooled_rows.h"

#include "core/front/budget_query.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {
namespace {

// Of one system in one round.
struct RoundCounts {
    Confusion confusion;
    double cost = 0.0, costSquares = 0.0; // of all patients together
    RoundCounts& operator+=(const RoundCounts& other)
    {
        confusion += other.confusion;
        cost += other.cost;
        costSquares += other.costSquares;
        return *this;
    }
};

RoundCounts countsOf(const Evaluation& test)
{
    const double mean = test.meanCost.value.value_or(0.0), patients = static_cast<double>(test.patients());
    return {.confusion = test.confusion,
            .cost = mean * patients,
            .costSquares = (test.costDeviation * test.costDeviation + mean * mean) * patients};
}

std::optional<double> meanCostIn(const RoundCounts& counts)
{
    const std::size_t patients = counts.confusion.total();
    return patients > 0 ? std::optional(counts.cost / static_cast<double>(patients)) : std::nullopt;
}

std::optional<double> f1In(const RoundCounts& counts)
{
    return counts.confusion.f1();
}

double shareVariance(double part, double whole)
{
    return whole > 0.0 ? part / whole * (1.0 - part / whole) / whole : 0.0;
}

// By how much the figures would vary with other patients, were everything else the same.
double f1Variance(const RoundCounts& counts)
{
    const auto found = double(counts.confusion.truePositive);
    const auto wrong = double(counts.confusion.falsePositive + counts.confusion.falseNegative);
    const double whole = 2.0 * found + wrong, f1 = counts.confusion.f1().value_or(0.0);
    return whole > 0.0 ? (4.0 * found * (1.0 - f1) * (1.0 - f1) + wrong * f1 * f1) / (whole * whole) : 0.0;
}

double recallVariance(const RoundCounts& counts)
{
    const Confusion& c = counts.confusion;
    return shareVariance(double(c.truePositive), double(c.truePositive + c.falseNegative));
}

double specificityVariance(const RoundCounts& counts)
{
    const Confusion& c = counts.confusion;
    return shareVariance(double(c.trueNegative), double(c.trueNegative + c.falsePositive));
}

double costVariance(const RoundCounts& counts)
{
    const auto patients = double(counts.confusion.total());
    const double mean = patients > 0.0 ? counts.cost / patients : 0.0;
    return patients > 0.0 ? std::max(0.0, counts.costSquares / patients - mean * mean) / patients : 0.0;
}

// Of Student's distribution, 97.5 %: the expansion of Cornish and Fisher, exact to the fourth digit from 4 degrees on.
double studentQuantile(double degrees)
{
    constexpr double z = 1.959963984540054;
    const double z2 = z * z;
    return z + z * (z2 + 1.0) / (4.0 * degrees) + z * (5.0 * z2 * z2 + 16.0 * z2 + 3.0) / (96.0 * degrees * degrees) +
           z * (3.0 * z2 * z2 * z2 + 19.0 * z2 * z2 + 17.0 * z2 - 15.0) / (384.0 * degrees * degrees * degrees);
}

// `value` of all rounds from `without` each: pseudo-values, their variance corrected. `byPatients`: the variance of one
// deal of the patients; unset: it is estimated from the rounds, too.
std::optional<Interval> correctedInterval(double value, std::span<const double> without, const JudgingPlan& judging,
                                          std::optional<double> byPatients)
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
    const double error = std::sqrt(byPatients.value_or(ofOneRound / rounds) + ofOneRound / (folds - 1.0));
    const double half = studentQuantile(rounds - 1.0) * error;
    return Interval{.low = value - half, .high = value + half};
}

// The same rounds of one or two systems, and what is told of them.
template <typename Counts, typename Figure>
MetricEstimate estimated(const std::vector<Counts>& rounds, const Figure& figure, const JudgingPlan& judging,
                         double (*varianceOf)(const Counts&) = nullptr)
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
    std::optional<double> byPatients;
    if (varianceOf)
        byPatients = varianceOf(all) * judging.repeats; // the same patients in every repeat
    result.interval = correctedInterval(*result.value, without, judging, byPatients);
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

// All that a system has to offer in one round: policies, or fixed sets of panels.
std::vector<OperatingPoint> offersOf(const SystemRun& run)
{
    std::vector<OperatingPoint> offers = run.front;
    for (const FixedSet& set : run.fixedSets)
        offers.push_back({.shape = {}, .validation = set.validation, .test = set.test, .expected = {}});
    return offers;
}

std::optional<RoundCounts> boughtFor(double budget, const SystemRun& run, FrontMetric metric)
{
    const std::vector<OperatingPoint> offers = offersOf(run);
    const std::optional<std::size_t> best = policyFor(offers, metric, Cost(budget));
    return best && offers[*best].test ? std::optional(countsOf(*offers[*best].test)) : std::nullopt;
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

MetricEstimate f1Of(const std::vector<RoundCounts>& rounds, const JudgingPlan& judging)
{
    MetricEstimate f1 = estimated(rounds, f1In, judging, f1Variance);
    bound(f1, 1.0);
    return f1;
}

MetricEstimate costOf(const std::vector<RoundCounts>& rounds, const JudgingPlan& judging)
{
    MetricEstimate cost = estimated(rounds, meanCostIn, judging, costVariance);
    bound(cost, HUGE_VAL);
    return cost;
}

using Rounds = std::map<std::uint64_t, const SystemRun*>;

// Nothing where no round has both.
std::optional<PooledDuel> duelFor(double share, const PooledRow& row, const Rounds& fronts, const BaselinePlan& plan,
                                  std::span<const SystemRun> runs)
{
    PooledDuel duel;
    duel.system = row.system;
    duel.share = share;
    duel.budget = share * *row.meanCost.value;
    std::vector<PairCounts> pairs, pairsForTheMoney;
    std::vector<RoundCounts> bought, offered;
    for (const auto& [repeat, run] : roundsOf(row.system, runs)) {
        const auto other = fronts.find(repeat);
        if (other == fronts.end())
            continue;
        const std::optional<RoundCounts> front = boughtFor(duel.budget, *other->second, plan.engine.metric);
        if (!front)
            continue;
        bought.push_back(*front);
        pairs.push_back({.front = *front, .system = countsOf(run->test)});
        if (const std::optional<RoundCounts> own = boughtFor(duel.budget, *run, plan.engine.metric)) {
            offered.push_back(*own);
            pairsForTheMoney.push_back({.front = *front, .system = *own});
        }
    }
    if (pairs.empty())
        return std::nullopt;
    duel.f1 = f1Of(bought, plan.judging);
    duel.meanCost = costOf(bought, plan.judging);
    duel.difference = estimated(pairs, f1Difference, plan.judging);
    if (!offered.empty())
        duel.sameMoney = PooledDuel::SameMoney{.f1 = f1Of(offered, plan.judging),
                                               .meanCost = costOf(offered, plan.judging),
                                               .difference = estimated(pairsForTheMoney, f1Difference, plan.judging)};
    return duel;
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
        const auto recall = [](const RoundCounts& some) { return some.confusion.recall(); };
        const auto specificity = [](const RoundCounts& some) { return some.confusion.specificity(); };
        row.f1 = f1Of(rounds, plan.judging);
        row.recall = estimated(rounds, recall, plan.judging, recallVariance);
        row.specificity = estimated(rounds, specificity, plan.judging, specificityVariance);
        row.meanCost = costOf(rounds, plan.judging);
        for (MetricEstimate* figure : {&row.recall, &row.specificity})
            bound(*figure, 1.0);
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
        for (const double share : shares)
            if (std::optional<PooledDuel> duel = duelFor(share, row, fronts, plan, runs))
                duels.push_back(std::move(*duel));
    }
    return duels;
}

std::vector<SystemKind> frontsAmong(std::span<const SystemRun> runs)
{
    std::vector<SystemKind> kinds;
    for (const SystemKind kind : {SystemKind::Lattice, SystemKind::SmDdpoPretrained, SystemKind::SmDdpoEndToEnd})
        if (std::ranges::any_of(runs,
                                [kind](const SystemRun& run) { return run.system.kind == kind && !run.front.empty(); }))
            kinds.push_back(kind);
    return kinds;
}

} // namespace core
