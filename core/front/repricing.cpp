// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/repricing.h"

#include "core/data/task/task_rules.h"
#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
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

struct SpentFigures {
    double mean = 0.0;
    double deviation = 0.0;
};

// `spent`: by a patient with these orders.
SpentFigures figuresOf(const Evaluation& evaluation, const std::function<double(const OrderFrequency&)>& spent)
{
    double patients = 0.0, sum = 0.0, squares = 0.0;
    for (const OrderFrequency& order : evaluation.orders) {
        const double each = spent(order);
        const auto count = static_cast<double>(order.patients);
        patients += count;
        sum += count * each;
        squares += count * each * each;
    }
    const double mean = sum / patients;
    return {.mean = mean, .deviation = std::sqrt(std::max(0.0, squares / patients - mean * mean))};
}

SpentFigures costOf(const Evaluation& evaluation, const TestCatalog& prices)
{
    return figuresOf(evaluation, [&](const OrderFrequency& order) { return prices.priceOf(orderedBy(order)).amount; });
}

SpentFigures minutesOf(const Evaluation& evaluation, const TestCatalog& prices)
{
    return figuresOf(evaluation, [&](const OrderFrequency& order) { return minutesOf(order, prices).amount; });
}

SpentFigures millilitresOf(const Evaluation& evaluation, const TestCatalog& prices)
{
    return figuresOf(evaluation,
                     [&](const OrderFrequency& order) { return prices.millilitresOf(orderedBy(order)).amount; });
}

bool isAsStored(const SpentFigures& figures, const MetricEstimate& stored)
{
    const double mean = stored.value.value_or(0.0);
    return std::abs(figures.mean - mean) <= kPriceRounding * (1.0 + mean);
}

// What was not known when the front was found is no contradiction.
bool costsAsStored(const Evaluation& evaluation, const TestCatalog& prices)
{
    const auto agrees = [](const std::optional<MetricEstimate>& stored, bool told, const auto& figures) {
        return !stored || (told && isAsStored(figures(), *stored));
    };
    return canReprice(evaluation, prices) && isAsStored(costOf(evaluation, prices), evaluation.meanCost) &&
           agrees(evaluation.meanMinutes, prices.hasMinutes(), [&] { return minutesOf(evaluation, prices); }) &&
           agrees(evaluation.meanMillilitres, prices.hasMillilitres(),
                  [&] { return millilitresOf(evaluation, prices); });
}

// Single patients are no longer known, so an interval is that of the normal approximation.
void setFigures(MetricEstimate& estimate, const SpentFigures& figures, std::size_t patients)
{
    estimate.value = figures.mean;
    if (!estimate.interval)
        return;
    const double error = figures.deviation / std::sqrt(static_cast<double>(patients));
    estimate.interval = Interval{.low = std::max(0.0, figures.mean - kNinetyFivePercent * error),
                                 .high = figures.mean + kNinetyFivePercent * error};
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
        panels.push_back({.name = panel.name,
                          .cost = panel.cost,
                          .features = {},
                          .minutes = panel.minutes,
                          .millilitres = panel.millilitres});
    std::vector<FeeGroup> fees;
    for (const SharedFee& fee : task.sharedFees) {
        PanelMask asked;
        for (std::size_t i = 0; i < task.panels.size(); ++i)
            if (std::ranges::find(fee.panels, task.panels[i].name) != fee.panels.end())
                asked = asked.with(PanelId(i));
        if (asked.count() > 0)
            fees.push_back({.name = fee.name, .cost = fee.cost, .panels = asked});
    }
    return TestCatalog(std::move(panels), std::move(fees), task.unrecordedPanels, task.pairOrders, rulesOf(task));
}

TestCatalog withPanelPrice(const TestCatalog& prices, std::size_t panel, Cost cost)
{
    std::vector<Panel> panels = prices.panels();
    panels[panel].cost = cost;
    return TestCatalog(std::move(panels), prices.fees(), prices.unrecorded(), prices.pairs(), prices.rules());
}

TestCatalog withFeePrice(const TestCatalog& prices, std::size_t fee, Cost cost)
{
    std::vector<FeeGroup> fees = prices.fees();
    fees[fee].cost = cost;
    return TestCatalog(prices.panels(), std::move(fees), prices.unrecorded(), prices.pairs(), prices.rules());
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
    return !record.points.empty() && (!record.start.plan.minimise.countsTime() || prices.hasMinutes()) &&
           holdsForAll(record, [&](const Evaluation& evaluation) { return canReprice(evaluation, prices); });
}

bool hasPrices(const FrontRecord& record, const TestCatalog& prices)
{
    return holdsForAll(record, [&](const Evaluation& evaluation) { return costsAsStored(evaluation, prices); });
}

Evaluation repriced(Evaluation evaluation, const TestCatalog& prices, const RewardShape& shape)
{
    assert(canReprice(evaluation, prices));
    const double before = evaluation.meanBurden(shape.aim).value_or(0.0);
    const std::size_t patients = evaluation.patients();
    const bool intervals = evaluation.meanCost.interval.has_value();
    const SpentFigures cost = costOf(evaluation, prices);
    setFigures(evaluation.meanCost, cost, patients);
    evaluation.costDeviation = cost.deviation;
    const auto tell = [&](std::optional<MetricEstimate>& estimate, bool told, const SpentFigures& figures) {
        if (!told) {
            estimate.reset();
            return;
        }
        estimate = MetricEstimate{.value = {}, .interval = intervals ? std::optional(Interval{}) : std::nullopt};
        setFigures(*estimate, figures, patients);
    };
    tell(evaluation.meanMinutes, prices.hasMinutes(), minutesOf(evaluation, prices));
    tell(evaluation.meanMillilitres, prices.hasMillilitres(), millilitresOf(evaluation, prices));
    evaluation.meanReward += shape.rho * (evaluation.meanBurden(shape.aim).value_or(0.0) - before);
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
