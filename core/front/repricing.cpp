// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/repricing.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {
namespace {

constexpr double kPriceRounding = 1e-6;     // relative; mean costs are sums of thousands of prices
constexpr double kNinetyFivePercent = 1.96; // standard errors to each side

PanelMask orderedBy(const OrderFrequency& order)
{
    PanelMask ordered;
    for (const PanelId panel : order.sequence)
        ordered = ordered.with(panel);
    return ordered;
}

struct CostFigures {
    double mean = 0.0;
    double deviation = 0.0;
};

CostFigures costOf(const Evaluation& evaluation, const TestCatalog& prices)
{
    double patients = 0.0, sum = 0.0, squares = 0.0;
    for (const OrderFrequency& order : evaluation.orders) {
        const double cost = prices.priceOf(orderedBy(order)).amount;
        const auto count = static_cast<double>(order.patients);
        patients += count;
        sum += count * cost;
        squares += count * cost * cost;
    }
    const double mean = sum / patients;
    return {.mean = mean, .deviation = std::sqrt(std::max(0.0, squares / patients - mean * mean))};
}

bool costsAsStored(const Evaluation& evaluation, const TestCatalog& prices)
{
    const double stored = evaluation.meanCost.value.value_or(0.0);
    return canReprice(evaluation, prices) &&
           std::abs(costOf(evaluation, prices).mean - stored) <= kPriceRounding * (1.0 + stored);
}

template <typename Test>
bool holdsForAll(const FrontRecord& record, const Test& test)
{
    const auto holds = [&test](const OperatingPoint& point) {
        return test(point.validation) && (!point.test || test(*point.test));
    };
    return std::ranges::all_of(record.points, holds);
}

void reprice(OperatingPoint& point, const TestCatalog& prices)
{
    point.validation = repriced(std::move(point.validation), prices, point.shape);
    if (point.test)
        point.test = repriced(std::move(*point.test), prices, point.shape);
    point.pooled.reset();
    point.finalPolicy.reset(); // other prices, other choices in every fold
    point.expected.reset();
}

// What cannot be priced anew is no longer there to be compared with.
void repriceFixed(std::optional<OperatingPoint>& fixed, const TestCatalog& prices)
{
    if (!fixed)
        return;
    if (!canReprice(fixed->validation, prices) || (fixed->test && !canReprice(*fixed->test, prices)))
        fixed.reset();
    else
        reprice(*fixed, prices);
}

} // namespace

TestCatalog pricesOf(const Task& task)
{
    std::vector<Panel> panels;
    for (const PanelSpec& panel : task.panels)
        panels.push_back({.name = panel.name, .cost = panel.cost, .features = {}});
    std::vector<FeeGroup> fees;
    for (const SharedFee& fee : task.sharedFees) {
        PanelMask asked;
        for (std::size_t i = 0; i < task.panels.size(); ++i)
            if (std::ranges::find(fee.panels, task.panels[i].name) != fee.panels.end())
                asked = asked.with(PanelId(i));
        if (asked.count() > 0)
            fees.push_back({.name = fee.name, .cost = fee.cost, .panels = asked});
    }
    return TestCatalog(std::move(panels), std::move(fees), task.unrecordedPanels);
}

TestCatalog withPanelPrice(const TestCatalog& prices, std::size_t panel, Cost cost)
{
    std::vector<Panel> panels = prices.panels();
    panels[panel].cost = cost;
    return TestCatalog(std::move(panels), prices.fees(), prices.unrecorded());
}

TestCatalog withFeePrice(const TestCatalog& prices, std::size_t fee, Cost cost)
{
    std::vector<FeeGroup> fees = prices.fees();
    fees[fee].cost = cost;
    return TestCatalog(prices.panels(), std::move(fees), prices.unrecorded());
}

Task withPrices(const Task& task, const TestCatalog& prices)
{
    Task after = task;
    for (PanelSpec& panel : after.panels)
        for (const Panel& priced : prices.panels())
            if (priced.name == panel.name)
                panel.cost = priced.cost;
    for (SharedFee& fee : after.sharedFees)
        for (const FeeGroup& priced : prices.fees())
            if (priced.name == fee.name)
                fee.cost = priced.cost;
    return after;
}

bool canReprice(const Evaluation& evaluation, const TestCatalog& prices)
{
    std::size_t counted = 0;
    for (const OrderFrequency& order : evaluation.orders) {
        counted += order.patients;
        for (const PanelId panel : order.sequence)
            if (panel.value >= prices.panelCount())
                return false;
    }
    return counted > 0 && counted == evaluation.patients() && evaluation.panelUse.size() == prices.panelCount();
}

bool canReprice(const FrontRecord& record, const TestCatalog& prices)
{
    return !record.points.empty() &&
           holdsForAll(record, [&](const Evaluation& evaluation) { return canReprice(evaluation, prices); });
}

bool hasPrices(const FrontRecord& record, const TestCatalog& prices)
{
    return holdsForAll(record, [&](const Evaluation& evaluation) { return costsAsStored(evaluation, prices); });
}

Evaluation repriced(Evaluation evaluation, const TestCatalog& prices, const RewardShape& shape)
{
    assert(canReprice(evaluation, prices));
    const CostFigures cost = costOf(evaluation, prices);
    evaluation.meanReward += shape.rho * (cost.mean - evaluation.meanCost.value.value_or(0.0));
    evaluation.meanCost.value = cost.mean;
    evaluation.costDeviation = cost.deviation;
    if (evaluation.meanCost.interval) {
        const double error = cost.deviation / std::sqrt(static_cast<double>(evaluation.patients()));
        evaluation.meanCost.interval = Interval{.low = std::max(0.0, cost.mean - kNinetyFivePercent * error),
                                                .high = cost.mean + kNinetyFivePercent * error};
    }
    return evaluation;
}

FrontRecord repriced(FrontRecord record, const TestCatalog& prices)
{
    for (OperatingPoint& point : record.points)
        reprice(point, prices);
    if (record.summary) {
        repriceFixed(record.summary->noPanels, prices);
        repriceFixed(record.summary->fullPanels, prices);
        record.summary->bands.clear();
        record.summary->judged.reset();
        record.summary->hypervolumes.reset();
    }
    return record;
}

FrontRecord atPrices(FrontRecord record, const TestCatalog& prices)
{
    const bool others = prices.panelCount() > 0 && canReprice(record, prices) && !hasPrices(record, prices);
    return others ? repriced(std::move(record), prices) : record;
}

} // namespace core
