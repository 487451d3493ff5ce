// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/baseline_record.h"

#include "core/front/budget_query.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

Spread spreadOf(const std::vector<std::optional<double>>& values)
{
    if (values.empty() || std::any_of(values.begin(), values.end(), [](const auto& value) { return !value; }))
        return {};
    const auto count = static_cast<double>(values.size());
    double sum = 0.0, squares = 0.0;
    for (const std::optional<double>& value : values)
        sum += *value;
    const double mean = sum / count;
    for (const std::optional<double>& value : values)
        squares += (*value - mean) * (*value - mean);
    Spread spread{.mean = mean, .deviation = {}};
    if (values.size() > 1)
        spread.deviation = std::sqrt(squares / (count - 1.0));
    return spread;
}

std::vector<const SystemRun*> runsOf(const SystemId& system, std::span<const SystemRun> runs)
{
    std::vector<const SystemRun*> found;
    for (const SystemRun& run : runs)
        if (run.system == system)
            found.push_back(&run);
    return found;
}

Spread spreadOf(const std::vector<const SystemRun*>& runs, MetricEstimate Evaluation::*figure)
{
    std::vector<std::optional<double>> values;
    for (const SystemRun* run : runs)
        values.push_back((run->test.*figure).value);
    return spreadOf(values);
}

BaselineRow rowOf(const SystemId& system, const std::vector<const SystemRun*>& runs)
{
    BaselineRow row;
    row.system = system;
    row.repeats = runs.size();
    row.f1 = spreadOf(runs, &Evaluation::f1);
    row.auroc = spreadOf(runs, &Evaluation::auroc);
    row.am = spreadOf(runs, &Evaluation::am);
    row.precision = spreadOf(runs, &Evaluation::precision);
    row.recall = spreadOf(runs, &Evaluation::recall);
    row.specificity = spreadOf(runs, &Evaluation::specificity);
    row.brier = spreadOf(runs, &Evaluation::brier);
    row.meanCost = spreadOf(runs, &Evaluation::meanCost);
    std::vector<std::optional<double>> seconds;
    for (const SystemRun* run : runs)
        seconds.emplace_back(run->fitSeconds);
    row.fitSeconds = spreadOf(seconds);
    return row;
}

// The best on validation within the money. Null where none is cheap enough.
const OperatingPoint* bestWithin(const std::vector<OperatingPoint>& front, double budget)
{
    const std::optional<std::size_t> best = bestPolicyWithin(front, FrontMetric::F1, Cost(budget));
    return best && front[*best].test ? &front[*best] : nullptr;
}

const SystemRun* runOfRepeat(SystemKind kind, std::uint64_t repeat, std::span<const SystemRun> runs)
{
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const SystemRun& run) {
        return run.system.kind == kind && run.repeat == repeat;
    });
    return found == runs.end() ? nullptr : &*found;
}

struct EqualCostValues {
    std::vector<std::optional<double>> systemCost, systemF1, frontCost, frontF1, difference;
};

void addPair(EqualCostValues& values, const Evaluation& system, const Evaluation& front)
{
    values.systemCost.push_back(system.meanCost.value);
    values.systemF1.push_back(system.f1.value);
    values.frontCost.push_back(front.meanCost.value);
    values.frontF1.push_back(front.f1.value);
    values.difference.push_back(system.f1.value && front.f1.value ? std::optional(*front.f1.value - *system.f1.value)
                                                                  : std::nullopt);
}

} // namespace

std::vector<BaselineRow> baselineRows(const BaselinePlan& plan, std::span<const SystemRun> runs)
{
    std::vector<BaselineRow> rows;
    for (const SystemId& system : plan.systems)
        if (const auto finished = runsOf(system, runs); !finished.empty())
            rows.push_back(rowOf(system, finished));
    return rows;
}

std::vector<EqualCostRow> atEqualCost(SystemKind front, const BaselinePlan& plan, std::span<const SystemRun> runs)
{
    std::vector<EqualCostRow> rows;
    for (const SystemId& system : plan.systems) {
        if (system.kind == front)
            continue;
        EqualCostValues values;
        for (const SystemRun* run : runsOf(system, runs)) {
            const SystemRun* other = runOfRepeat(front, run->repeat, runs);
            if (!other || !run->validation.meanCost.value)
                continue;
            if (const OperatingPoint* point = bestWithin(other->front, *run->validation.meanCost.value))
                addPair(values, run->test, *point->test);
        }
        if (values.difference.empty())
            continue;
        rows.push_back({.system = system,
                        .repeats = values.difference.size(),
                        .systemCost = spreadOf(values.systemCost),
                        .systemF1 = spreadOf(values.systemF1),
                        .frontCost = spreadOf(values.frontCost),
                        .frontF1 = spreadOf(values.frontF1),
                        .difference = spreadOf(values.difference)});
    }
    return rows;
}

} // namespace core
