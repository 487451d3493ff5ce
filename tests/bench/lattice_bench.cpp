// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the lattice is, on one core: estimates and outlooks of one set of panels, one backward pass, and the whole
// front, over the number of patients and of panels. And how long one waits for a patient's story.
#include "core/data/cohort/cohort.h"
#include "core/data/synthetic/builtin_cohorts.h"
#include "core/environment/patient_rows_p.h"
#include "core/explain/policy_explainer.h"
#include "core/front/pareto_front.h"
#include "core/lattice/lattice_fit.h"
#include "core/plan/plan_fields.h"
#include "core/search/front_search.h"
#include "core/smddpo/training_run.h"

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
    return *makeCohort(sample->table, sample->task);
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
    SerialExecutor alone;
    LatticeFitHooks hooks{.goOn = [] { return true; },
                          .estimated = [](std::size_t, std::size_t, double) {},
                          .outlooked = [](std::size_t, std::size_t) {},
                          .known = {},
                          .setFitted = [](PanelMask, const SetEstimate&) {}};
    const auto fit =
        fitLattice({.rounds = 20}, FrontMetric::F1, Seed{1}, prepared.cohort->catalog(),
                   prepared.cohort->visibleFeatures(), prepared.bins, prepared.rows, prepared.patients, alone, hooks);
    const std::vector<PanelMask> recorded(prepared.patients.patients.size(), PanelMask::all(6));
    const LatticeLessons lessons{fit->model->lattice(),          fit->model->cuts(), fit->view,
                                 prepared.patients.diseased,     recorded,           prepared.patients.foldBegins,
                                 core::UnrecordedPanels::Charged};
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

// A policy of each kind for 10,000 patients and six panels.
struct Opened {
    CohortPtr cohort = ferritin(10'000, 6);
    Split split = *makeSplit(*cohort, {});
    PolicyPtr policy;

    static const Opened& lattice()
    {
        static const Opened opened = [] {
            Opened made;
            FrontPlan plan;
            plan.lattice.targets = 1;
            plan.lattice.prices = 1;
            made.policy =
                findFront(plan, *made.cohort, made.split, {}, {}, {.bootstrapResamples = 0})->policies.front().policy;
            return made;
        }();
        return opened;
    }
    static const Opened& networks()
    {
        static const Opened opened = [] {
            Opened made;
            TrainingPlan plan = presetPlan(Preset::Quick, {});
            plan.encoder.rounds = 1;
            plan.loop.outerLoops = 1;
            made.policy = runTraining(plan, *made.cohort, made.split, {}, {}, {})->policy;
            return made;
        }();
        return opened;
    }
    static const Opened& ofKind(std::int64_t kind) { return kind == 0 ? lattice() : networks(); }
};

// 0: by the lattice, 1: networks.
void explainerPreparation(benchmark::State& state)
{
    const Opened& opened = Opened::ofKind(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(PolicyExplainer::prepare(opened.policy, opened.cohort, opened.split));
}
BENCHMARK(explainerPreparation)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

// The longest there is: the user orders one panel after the other.
void longestStory(benchmark::State& state)
{
    const Opened& opened = Opened::ofKind(state.range(0));
    const PolicyExplainerPtr explainer = PolicyExplainer::prepare(opened.policy, opened.cohort, opened.split);
    const PatientIndex patient = opened.split.patients(SplitPart::Test).front();
    StoryQuestion question{.patient = recordedPatient(*opened.cohort, patient)};
    for (std::size_t panel = 0; panel < opened.cohort->catalog().panelCount(); ++panel)
        question.own.push_back(Action::order(PanelId(panel)));
    for (auto _ : state)
        benchmark::DoNotOptimize(explainer->explain(question));
    state.counters["steps"] = static_cast<double>(explainer->explain(question)->steps.size());
}
BENCHMARK(longestStory)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void flipsOfOneValue(benchmark::State& state)
{
    const Opened& opened = Opened::ofKind(state.range(0));
    const PolicyExplainerPtr explainer = PolicyExplainer::prepare(opened.policy, opened.cohort, opened.split);
    const PatientIndex patient = opened.split.patients(SplitPart::Test).front();
    FlipQuestion question{.patient = recordedPatient(*opened.cohort, patient), .ordered = PanelMask(1), .feature = {}};
    while (!opened.cohort->catalog().panels()[0].features.isKnown(question.feature))
        ++question.feature.value;
    for (auto _ : state)
        benchmark::DoNotOptimize(explainer->flips(question));
}
BENCHMARK(flipsOfOneValue)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

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
