// How fast the lattice is, on one core: estimates and outlooks of one set of panels, one backward pass, and the whole
// front, over the number of patients and of panels.
#include "core/data/builtin_cohorts.h"
#include "core/data/cohort.h"
#include "core/front/pareto_front.h"
#include "core/lattice/lattice_fit.h"
#include "core/train/front_search.h"
#include "core/train/patient_rows_p.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace core;

namespace {

// The ferritin cohort with its first panels only.
CohortPtr ferritin(std::size_t patients, std::size_t panels)
{
    Result<Sample> sample = drawBuiltinCohort("ferritin", patients, Seed{1});
    sample->task.panels.resize(std::min(panels, sample->task.panels.size()));
    return makeCohort(sample->table, sample->task).cohort;
}

struct Prepared {
    CohortPtr cohort;
    LatticePatients patients;
    FeatureBins bins;
    BinnedRows rows;

    explicit Prepared(std::size_t count) : cohort(ferritin(count, 6))
    {
        std::vector<PatientIndex> all;
        for (std::size_t i = 0; i < cohort->patientCount(); ++i)
            all.emplace_back(i);
        patients = dealIntoFolds(all, diseasedFlags(*cohort, all), 5, Seed{1});
        const std::vector<float> raw = rawRows(*cohort, patients.patients);
        bins = FeatureBins::fit(raw, cohort->featureCount());
        rows = bins.encode(raw);
    }
    FoldedOutcomes outcomes() const { return {patients.diseased, patients.fold, 5}; }
};

std::vector<std::uint16_t> allFeatures(const Prepared& prepared)
{
    std::vector<std::uint16_t> features;
    for (std::size_t i = 0; i < prepared.cohort->featureCount(); ++i)
        features.push_back(static_cast<std::uint16_t>(i));
    return features;
}

// Twenty rounds over five folds with all columns.
void setEstimate(benchmark::State& state)
{
    const Prepared prepared(static_cast<std::size_t>(state.range(0)));
    const std::vector<std::uint16_t> features = allFeatures(prepared);
    for (auto _ : state)
        benchmark::DoNotOptimize(SetEstimate::fit(prepared.rows, features, prepared.outcomes(),
                                                  {.rounds = 20, .patience = 20}, [] { return true; }));
    const double cells = 20.0 * 4.0 * static_cast<double>(state.range(0)) * static_cast<double>(features.size());
    state.counters["cells"] = benchmark::Counter(cells, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(setEstimate)->Arg(10'000)->Arg(50'000)->Unit(benchmark::kMillisecond);

void backwardPass(benchmark::State& state)
{
    const Prepared prepared(static_cast<std::size_t>(state.range(0)));
    LoneHand alone;
    LatticeFitHooks hooks{.goOn = [] { return true; },
                          .estimated = [](std::size_t, std::size_t, double) {},
                          .outlooked = [](std::size_t, std::size_t) {},
                          .known = {},
                          .setFitted = [](PanelMask, const SetEstimate&) {}};
    const auto fit =
        fitLattice({.rounds = 20}, FrontMetric::F1, Seed{1}, prepared.cohort->catalog(),
                   prepared.cohort->visibleFeatures(), prepared.bins, prepared.rows, prepared.patients, alone, hooks);
    const std::vector<PanelMask> recorded(prepared.patients.patients.size(), PanelMask::all(6));
    const LatticeLessons lessons{fit->model->lattice(),      fit->model->cuts(), fit->view,
                                 prepared.patients.diseased, recorded,           prepared.patients.foldBegins,
                                 /*forbidUnrecorded*/ false};
    const std::vector<double> rhos{-1e-5, -3e-5, -1e-4, -3e-4, -1e-3, -2e-3, -4e-3, -8e-3, -2e-2, -5e-2};
    for (auto _ : state)
        benchmark::DoNotOptimize(solveLattice(lessons, 2.5, rhos, [] { return true; }));
    state.counters["policies"] = benchmark::Counter(10.0, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(backwardPass)->Arg(10'000)->Unit(benchmark::kMillisecond);

void wholeFront(benchmark::State& state)
{
    const CohortPtr cohort =
        ferritin(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    const Result<Split> split = makeSplit(*cohort, {});
    for (auto _ : state)
        benchmark::DoNotOptimize(findFront({}, *cohort, *split, {}, {}, {.bootstrapResamples = 0}));
}
BENCHMARK(wholeFront)->Args({5'000, 6})->Args({10'000, 3})->Args({10'000, 6})->Unit(benchmark::kSecond)->Iterations(1);

void paretoFrontOf(benchmark::State& state)
{
    RandomStream stream(Seed{1}, "front bench");
    std::vector<CostValue> policies;
    for (std::int64_t i = 0; i < state.range(0); ++i)
        policies.push_back({stream.uniform(), stream.uniform()});
    for (auto _ : state)
        benchmark::DoNotOptimize(paretoFront(policies));
}
BENCHMARK(paretoFrontOf)->Arg(1'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
