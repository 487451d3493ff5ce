// SPDX-License-Identifier: GPL-3.0-or-later

// What one policy of a sweep costs once encoder, table and classifier are there: the ferritin shape (53 columns, 6
// panels) with the paper's networks, few patients and few loops. Times 100/loops it is the paper's 500,000 steps.
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/plan/plan_fields.h"
#include "core/search/sweep_policy_p.h"

#include <benchmark/benchmark.h>

#include <cstdlib>

using namespace core;

namespace {

struct Ground {
    explicit Ground(int loops)
    {
        const Result<Sample> sample = drawBuiltinCohort("ferritin", 4000, Seed{1});
        if (!sample)
            std::abort();
        cohort = *makeCohort(sample->table, sample->task);
        split.emplace(*makeSplit(*cohort, {}));
        plan.method = FrontMethod::SweepPretrained;
        plan.sweep.training = presetPlan(Preset::PaperFerritin, {});
        plan.sweep.training.encoder.kind = EncoderKind::Gaussian;
        plan.sweep.training.loop.outerLoops = loops;
        work.emplace(FrontWork{plan, *cohort, *split, remains, hand, reporter, {}});
        context = std::make_unique<SweepContext>(*work);
        if (!context->prepare().ok())
            std::abort();
    }

    CohortPtr cohort;
    std::optional<Split> split;
    FrontPlan plan;
    FrontCheckpoint remains;
    FrontHooks hooks;
    SerialExecutor hand;
    FrontReporter reporter{hooks, {}};
    std::optional<FrontWork> work;
    std::unique_ptr<SweepContext> context;
};

void onePolicy(benchmark::State& state)
{
    const Ground sweep(static_cast<int>(state.range(0)));
    SweepHand hand = sweep.context->hand();
    TrainingTiming timing;
    for (auto _ : state) {
        SweepPolicy policy(*sweep.context, hand, sweep.context->planFor({.lambda = 3.0, .rho = -0.001}, false),
                           sweep.work->reporter, {});
        benchmark::DoNotOptimize(policy.train({}, [](double) {}));
        timing = policy.timing();
    }
    state.counters["steps"] =
        benchmark::Counter(double(timing.environmentSteps), benchmark::Counter::kIsIterationInvariantRate);
    state.counters["rollouts_s"] = timing.rolloutSeconds;
    state.counters["updates_s"] = timing.selectorSeconds - timing.rolloutSeconds;
    state.counters["evaluation_s"] = timing.evaluationSeconds;
}

} // namespace

BENCHMARK(onePolicy)->Arg(5)->Unit(benchmark::kMillisecond);
