// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/eval/calibration.h"
#include "core/eval/model_metrics.h"
#include "core/eval/redundancy.h"
#include "core/eval/score_curves.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace core;

namespace {

constexpr std::size_t kModels = 8;

// A tenth is ill; the models share most of their noise.
std::vector<ScoredPatients> scoredModels(std::size_t patients)
{
    RandomStream stream(Seed{1}, "patients");
    std::vector<ScoredPatients> models(kModels);
    for (std::size_t patient = 0; patient < patients; ++patient) {
        const Disease truth = stream.uniform() < 0.1 ? Disease::Present : Disease::Absent;
        const double shared = (truth == Disease::Present ? 0.5 : 0.25) + 0.15 * stream.normal();
        for (ScoredPatients& model : models) {
            model.patients.emplace_back(patient);
            model.probability.push_back(std::clamp(shared + 0.05 * stream.normal(), 0.0, 1.0));
            model.said.push_back(model.probability.back() >= 0.4 ? Disease::Present : Disease::Absent);
            model.cost.push_back(10.0 * stream.uniform());
            model.ordered.emplace_back();
            model.truth.push_back(truth);
        }
    }
    return models;
}

// One move of the threshold with eight models ticked: figures of all, and differences of seven to the first.
void moveThreshold(benchmark::State& state)
{
    const auto models = scoredModels(static_cast<std::size_t>(state.range(0)));
    const BootstrapPlan plan{.resamples = 2000, .seed = Seed{1}};
    double threshold = 0.3;
    for (auto _ : state) {
        threshold = threshold > 0.6 ? 0.3 : threshold + 0.01;
        for (const ScoredPatients& model : models) {
            benchmark::DoNotOptimize(countMetrics(confusionAt(model, threshold), plan));
            if (&model != &models.front())
                benchmark::DoNotOptimize(pairedCountDifferences(model, models.front(), threshold, plan));
        }
    }
}

void figuresOfOneModel(benchmark::State& state)
{
    const auto models = scoredModels(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(modelMetrics(models[0], 0.4, {.resamples = 2000, .seed = Seed{1}}));
}

void deLongOfAPair(benchmark::State& state)
{
    const auto models = scoredModels(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(pairedDifferences(models[1], models[0], 0.4, {}));
}

void calibrate(benchmark::State& state)
{
    const auto models = scoredModels(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(calibrationOf(models[0].probability, models[0].truth, 10));
}

void curves(benchmark::State& state)
{
    const auto models = scoredModels(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(rocCurve(models[0].probability, models[0].truth));
        benchmark::DoNotOptimize(precisionRecallCurve(models[0].probability, models[0].truth));
    }
}

void mapRedundancy(benchmark::State& state, const char* name)
{
    const Sample sample = drawBuiltinCohort(name, 10'000, Seed{1}).value();
    const CohortPtr cohort = *makeCohort(sample.table, sample.task);
    const Split split = makeSplit(*cohort, SplitPlan{}).value();
    state.counters["features"] = static_cast<double>(cohort->featureCount());
    for (auto _ : state)
        benchmark::DoNotOptimize(redundancyMap(*cohort, split));
}

} // namespace

BENCHMARK(moveThreshold)->Arg(992)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(figuresOfOneModel)->Arg(992)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(deLongOfAPair)->Arg(992)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(calibrate)->Arg(992)->Unit(benchmark::kMillisecond);
BENCHMARK(curves)->Arg(992)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(mapRedundancy, ferritin, "ferritin")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(mapRedundancy, icu, "icu-mortality")->Unit(benchmark::kMillisecond);
