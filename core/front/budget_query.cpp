// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/budget_query.h"

#include "core/front/pareto_front.h"

#include <algorithm>

namespace core {
namespace {

constexpr double kSmallestGain = 1e-9;
// Mean costs are sums of prices; a budget of exactly that much must suffice whatever the order of adding.
constexpr double kBudgetRounding = 1e-9;

bool within(double cost, Cost budget)
{
    return cost <= budget.amount + kBudgetRounding * (1.0 + budget.amount);
}

struct FrontPolicies {
    std::vector<std::size_t> places; // in the list of points, by rising cost
    std::vector<MixablePolicy> policies;
};

FrontPolicies policiesOnFront(std::span<const OperatingPoint> points, FrontAxes axes)
{
    FrontPolicies front;
    for (const std::size_t place : frontOf(points, axes)) {
        front.places.push_back(place);
        front.policies.push_back(*mixable(points[place].validation, axes));
    }
    return front;
}

std::optional<BudgetAnswer> bestOnFront(const FrontPolicies& front, Cost budget)
{
    std::optional<BudgetAnswer> best = bestMixture(front.policies, budget);
    if (!best)
        return best;
    best->first = front.places[best->first];
    if (best->second)
        best->second = front.places[*best->second];
    return best;
}

// The same policies for the same shares of patients, by other figures.
std::optional<BudgetAnswer> answerBy(BudgetAnswer answer, const std::optional<MixablePolicy>& first,
                                     const std::optional<MixablePolicy>& second)
{
    if (!first || !second)
        return std::nullopt;
    const double share = answer.shareOfFirst;
    answer.cost = share * first->cost + (1.0 - share) * second->cost;
    answer.value = (share * first->gained + (1.0 - share) * second->gained) /
                   (share * first->outOf + (1.0 - share) * second->outOf);
    return answer;
}

} // namespace

std::optional<MixablePolicy> mixable(const Evaluation& evaluation, FrontAxes axes)
{
    const std::optional<double> value = metricOf(evaluation, axes.metric);
    const std::optional<double> burden = evaluation.meanBurden(axes.aim);
    if (!value || !burden)
        return std::nullopt;
    if (axes.metric == FrontMetric::Am)
        return MixablePolicy{.cost = *burden, .gained = *value, .outOf = 1.0};
    const Confusion& counts = evaluation.confusion;
    const auto share = [&](std::size_t patients) { return double(patients) / double(counts.total()); };
    return MixablePolicy{
        .cost = *burden,
        .gained = share(2 * counts.truePositive),
        .outOf = share(2 * counts.truePositive + counts.falsePositive + counts.falseNegative),
    };
}

std::optional<MixablePolicy> mixable(const ExactReturn& expected, FrontAxes axes, double prevalence)
{
    const std::optional<double> value = metricOf(expected, axes.metric, prevalence);
    if (!value)
        return std::nullopt;
    if (axes.metric == FrontMetric::Am)
        return MixablePolicy{.cost = expected.burden(axes.aim), .gained = *value, .outOf = 1.0};
    // 2 TP + FP + FN = TP + (TP + FN) + FP, and healthy patients are either TN or FP.
    return MixablePolicy{.cost = expected.burden(axes.aim),
                         .gained = 2.0 * expected.truePositive,
                         .outOf = expected.truePositive + prevalence + (1.0 - prevalence - expected.trueNegative)};
}

// Between two policies the figure is a quotient of linear functions of the share, so it only rises or only falls: of
// two within the budget one alone is best, and where one costs more, as much of it as the budget allows.
std::optional<BudgetAnswer> bestMixture(std::span<const MixablePolicy> policies, Cost budget)
{
    std::optional<BudgetAnswer> single, mixed;
    for (std::size_t i = 0; i < policies.size(); ++i) {
        const MixablePolicy& cheap = policies[i];
        if (!within(cheap.cost, budget))
            continue;
        if (!single || cheap.value() > single->value || (cheap.value() == single->value && cheap.cost < single->cost))
            single = BudgetAnswer{.first = i, .second = {}, .cost = cheap.cost, .value = cheap.value()};
        for (std::size_t k = 0; k < policies.size(); ++k) {
            const MixablePolicy& dear = policies[k];
            if (within(dear.cost, budget))
                continue;
            const double share = std::clamp((dear.cost - budget.amount) / (dear.cost - cheap.cost), 0.0, 1.0);
            const double value = (share * cheap.gained + (1.0 - share) * dear.gained) /
                                 (share * cheap.outOf + (1.0 - share) * dear.outOf);
            if (!mixed || value > mixed->value)
                mixed =
                    BudgetAnswer{.first = i, .second = k, .shareOfFirst = share, .cost = budget.amount, .value = value};
        }
    }
    return mixed && mixed->value > single->value + kSmallestGain ? mixed : single;
}

std::optional<BudgetAnswer> bestWithin(std::span<const OperatingPoint> points, FrontAxes axes, Cost budget)
{
    return bestOnFront(policiesOnFront(points, axes), budget);
}

std::optional<std::size_t> bestPolicyWithin(std::span<const OperatingPoint> points, FrontAxes axes, Cost budget)
{
    std::optional<std::size_t> best; // the front gets better as it gets dearer
    for (const std::size_t place : frontOf(points, axes))
        if (within(costValue(points[place].validation, axes).cost, budget))
            best = place;
    return best;
}

std::optional<BudgetAnswer> answerOnTest(BudgetAnswer answer, std::span<const OperatingPoint> points, FrontAxes axes)
{
    const auto figures = [&](std::size_t place) {
        return points[place].test ? mixable(*points[place].test, axes) : std::nullopt;
    };
    return answerBy(answer, figures(answer.first), figures(answer.second.value_or(answer.first)));
}

std::optional<BudgetAnswer> answerExpected(BudgetAnswer answer, std::span<const OperatingPoint> points, FrontAxes axes,
                                           double prevalence)
{
    const auto figures = [&](std::size_t place) {
        return points[place].expected ? mixable(*points[place].expected, axes, prevalence) : std::nullopt;
    };
    return answerBy(answer, figures(answer.first), figures(answer.second.value_or(answer.first)));
}

std::optional<std::size_t> cheapestPolicy(std::span<const OperatingPoint> points, FrontAxes axes)
{
    const std::vector<std::size_t> front = frontOf(points, axes);
    return front.empty() ? std::nullopt : std::optional(front.front());
}

std::optional<std::size_t> placeFor(std::span<const double> frontCosts, Cost budget)
{
    if (frontCosts.empty())
        return std::nullopt;
    std::size_t best = 0; // the front gets better as it gets dearer
    for (std::size_t place = 0; place < frontCosts.size(); ++place)
        if (within(frontCosts[place], budget))
            best = place;
    return best;
}

std::optional<std::size_t> policyFor(std::span<const OperatingPoint> points, FrontAxes axes, Cost budget)
{
    const std::optional<std::size_t> best = bestPolicyWithin(points, axes, budget);
    return best ? best : cheapestPolicy(points, axes);
}

std::vector<MixtureGain> mixturesOf(std::span<const OperatingPoint> points, FrontAxes axes)
{
    const FrontPolicies front = policiesOnFront(points, axes);
    std::vector<MixtureGain> gains;
    for (std::size_t i = 0; i + 1 < front.policies.size(); ++i) {
        const Cost halfWay((front.policies[i].cost + front.policies[i + 1].cost) / 2.0);
        const std::optional<BudgetAnswer> best = bestOnFront(front, halfWay);
        const bool listed = std::ranges::any_of(gains, [&](const MixtureGain& gain) {
            return gain.mixture.first == best->first && gain.mixture.second == best->second;
        });
        if (best->second && !listed)
            gains.push_back({.mixture = *best, .gain = best->value - front.policies[i].value()});
    }
    return gains;
}

} // namespace core
