// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/data/cohort/standardizer.h"
#include "core/data/cohort/study.h"
#include "core/data/synthetic/builtin_cohorts.h"

#include <benchmark/benchmark.h>

using namespace core;

namespace {

Sample ferritin(std::size_t patients)
{
    return drawBuiltinCohort("ferritin", patients, Seed{1}).value();
}

void drawCohort(benchmark::State& state)
{
    const auto patients = static_cast<std::size_t>(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(ferritin(patients).table);
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void makeCohortFromTable(benchmark::State& state)
{
    const Sample sample = ferritin(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(*makeCohort(sample.table, sample.task));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void splitCohort(benchmark::State& state)
{
    const Sample sample = ferritin(static_cast<std::size_t>(state.range(0)));
    const CohortPtr cohort = *makeCohort(sample.table, sample.task);
    for (auto _ : state)
        benchmark::DoNotOptimize(makeSplit(*cohort, SplitPlan{}));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void fitScales(benchmark::State& state)
{
    const Sample sample = ferritin(static_cast<std::size_t>(state.range(0)));
    const CohortPtr cohort = *makeCohort(sample.table, sample.task);
    const Split split = makeSplit(*cohort, SplitPlan{}).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(Standardizer::fit(*cohort, split.patients(SplitPart::Policy)));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void assessAnew(benchmark::State& state)
{
    const Sample sample = ferritin(static_cast<std::size_t>(state.range(0)));
    const Study study{.task = sample.task, .split = {}};
    for (auto _ : state)
        benchmark::DoNotOptimize(assess(sample.table, study, nullptr, {}, {}));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

// What the window does when a price is typed: everything but the price is taken over.
void assessAfterAnotherPrice(benchmark::State& state)
{
    const Sample sample = ferritin(static_cast<std::size_t>(state.range(0)));
    Study study{.task = sample.task, .split = {}};
    const AssessmentPtr before = assess(sample.table, study, nullptr, {}, {});
    study.task.panels.front().cost = Cost(37.0);
    for (auto _ : state)
        benchmark::DoNotOptimize(assess(sample.table, study, before, {}, {}));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

} // namespace

BENCHMARK(drawCohort)->Arg(9'911)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(makeCohortFromTable)->Arg(9'911)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(splitCohort)->Arg(9'911)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(fitScales)->Arg(9'911)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(assessAnew)->Arg(9'911)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(assessAfterAnotherPrice)->Arg(9'911)->Arg(100'000)->Unit(benchmark::kMillisecond);
