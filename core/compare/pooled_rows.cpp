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

const OperatingPoint* boughtFor(double budget, const SystemRun& run, FrontMetric metric)
{
    const std::optional<std::size_t> best = policyFor(run.front, metric, Cost(budget));
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
        const auto recall = [](const RoundCounts& some) { return some.confusion.recall(); };
        const auto specificity = [](const RoundCounts& some) { return some.confusion.specificity(); };
        row.f1 = estimated(rounds, f1In, plan.judging, f1Variance);
        row.recall = estimated(rounds, recall, plan.judging, recallVariance);
        row.specificity = estimated(rounds, specificity, plan.judging, specificityVariance);
        row.meanCost = estimated(rounds, meanCostIn, plan.judging, costVariance);
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
            duel.f1 = estimated(bought, f1In, plan.judging, f1Variance);
            duel.meanCost = estimated(bought, meanCostIn, plan.judging, costVariance);
            duel.difference = estimated(pairs, f1Difference, plan.judging);
            bound(duel.f1, 1.0);
            bound(duel.meanCost, HUGE_VAL);
        }
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
