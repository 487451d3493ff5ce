// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/pareto_front.h"

#include <algorithm>
#include <numeric>

namespace core {

// What nobody knows the burden of is nowhere, either; an evaluation of nobody costs nothing.
CostValue costValue(const Evaluation& evaluation, FrontAxes axes)
{
    const std::optional<double> burden = evaluation.meanBurden(axes.aim);
    if (!burden && axes.aim.countsTime())
        return {};
    return {.cost = burden.value_or(0.0), .value = metricOf(evaluation, axes.metric)};
}

std::vector<std::size_t> paretoFront(std::span<const CostValue> policies)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < policies.size(); ++i)
        if (policies[i].value)
            order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        if (policies[a].cost != policies[b].cost)
            return policies[a].cost < policies[b].cost;
        return *policies[a].value > *policies[b].value;
    });
    std::vector<std::size_t> front;
    for (const std::size_t i : order)
        if (front.empty() || *policies[i].value > *policies[front.back()].value)
            front.push_back(i);
    return front;
}

std::vector<std::size_t> frontOf(std::span<const OperatingPoint> points, FrontAxes axes)
{
    std::vector<CostValue> places;
    for (const OperatingPoint& point : points)
        places.push_back(costValue(point.validation, axes));
    return paretoFront(places);
}

double hypervolume(std::span<const CostValue> policies, double referenceCost)
{
    double area = 0.0;
    double below = 0.0; // the figure reached so far
    for (const std::size_t i : paretoFront(policies)) {
        if (policies[i].cost >= referenceCost)
            break;
        area += (*policies[i].value - below) * (referenceCost - policies[i].cost);
        below = *policies[i].value;
    }
    return area;
}

} // namespace core
