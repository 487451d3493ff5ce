// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/optimum_line.h"

#include "core/front/exact_front.h"

#include <algorithm>

namespace core {
namespace {

std::vector<CostValue> lineOf(const ExactFront& front, FrontAxes axes, double dearest, std::size_t between)
{
    std::vector<double> costs;
    for (const std::size_t point : front.front)
        costs.push_back(front.supported[point].expected.burden(axes.aim));
    for (std::size_t i = 0; i <= between; ++i)
        costs.push_back(dearest * static_cast<double>(i) / static_cast<double>(between));
    std::ranges::sort(costs);
    costs.erase(std::unique(costs.begin(), costs.end()), costs.end());
    std::vector<CostValue> line;
    for (const double cost : costs)
        if (const auto best = bestForBudget(front, axes, Cost(cost)))
            line.push_back({.cost = cost, .value = best->value});
    return line;
}

} // namespace

OptimumLines optimumLines(const DiscreteProblem& problem, std::stop_token stop, std::size_t between, CostAim aim)
{
    const ExactSolver solver(problem);
    const double dearest =
        problem.catalog.pricedByBurden(aim).priceOf(PanelMask::all(problem.catalog.panelCount())).amount;
    OptimumLines lines{.prevalence = problem.joint.prevalence(), .f1 = {}, .am = {}};
    for (const FrontMetric metric : {FrontMetric::F1, FrontMetric::Am}) {
        const ExactFront front = exactFront(solver, problem, {metric, aim}, stop);
        if (front.stopped)
            return {};
        (metric == FrontMetric::F1 ? lines.f1 : lines.am) = lineOf(front, {metric, aim}, dearest, between);
    }
    return lines;
}

} // namespace core
