// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the arithmetic of learning is, on one core: single layers against their floating-point operations, the flow,
// and whole updates and evaluations of the networks.
#include "core/base/random.h"
#include "core/kernels/kernels.h"
#include "core/learn/networks/classifier.h"
#include "core/learn/networks/panel_selector.h"

#include <benchmark/benchmark.h>

#include <vector>

using namespace core;

namespace {

std::vector<float> noise(std::size_t count, double size = 1.0)
{
    RandomStream random(Seed{1}, "kernels bench");
    std::vector<float> values(count);
    for (float& value : values)
        value = static_cast<float>(size * random.normal());
    return values;
}

struct Layer {
    std::size_t rows, in, out;
    std::vector<float> x = noise(rows * in), w = noise(in * out, 0.1), b = noise(out), y = noise(rows * out);
    std::vector<float> slope = y, dy = y, dx = x, dw = w, db = b;
    explicit Layer(const benchmark::State& state)
        : rows(static_cast<std::size_t>(state.range(0))),
          in(static_cast<std::size_t>(state.range(1))),
          out(static_cast<std::size_t>(state.range(2)))
    {
    }
    double operations() const { return 2.0 * static_cast<double>(rows * in * out); }
};

void report(benchmark::State& state, double operations)
{
    state.counters["FLOPS"] = benchmark::Counter(operations, benchmark::Counter::kIsIterationInvariantRate);
}

void affine(benchmark::State& state, kernels::Activation activation, bool keepsSlope)
{
    Layer layer(state);
    for (auto _ : state) {
        kernels::affine(layer.rows, layer.in, layer.out, layer.x.data(), layer.w.data(), layer.b.data(), activation,
                        keepsSlope ? layer.slope.data() : nullptr, layer.y.data());
        benchmark::DoNotOptimize(layer.y.data());
    }
    report(state, layer.operations());
}

void affineBackward(benchmark::State& state)
{
    Layer layer(state);
    for (auto _ : state) {
        kernels::affineBackward(layer.rows, layer.in, layer.out, layer.x.data(), layer.w.data(), nullptr,
                                layer.dy.data(), layer.dx.data(), layer.dw.data(), layer.db.data());
        benchmark::DoNotOptimize(layer.dx.data());
    }
    report(state, 2.0 * layer.operations());
}

void adam(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    std::vector<float> gradient = noise(count), weights = gradient, first(count), second(count);
    kernels::AdamStep step;
    for (auto _ : state) {
        kernels::adam(count, step, gradient.data(), weights.data(), first.data(), second.data());
        ++step.step;
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void maskedLogSoftmax(benchmark::State& state)
{
    constexpr std::size_t kRows = 128, kActions = 8;
    const std::vector<float> logits = noise(kRows * kActions);
    const std::vector<std::uint64_t> legal(kRows * kernels::kActionWords, 0xd7);
    std::vector<float> out(logits.size());
    for (auto _ : state) {
        kernels::maskedLogSoftmax(kRows, kActions, logits.data(), legal.data(), out.data());
        benchmark::DoNotOptimize(out.data());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kRows));
}

void flowThereAndBack(benchmark::State& state)
{
    const kernels::FlowShape shape{.features = 53, .hidden = 32, .couplings = 32, .scaleBound = 1.0f};
    const auto rows = static_cast<std::size_t>(state.range(0));
    const std::vector<float> weights = noise(kernels::flowWeightCount(shape), 0.1);
    std::vector<float> values = noise(rows * shape.features);
    for (auto _ : state) {
        kernels::flowForward(shape, weights.data(), rows, values.data());
        kernels::flowInverse(shape, weights.data(), rows, values.data());
        benchmark::DoNotOptimize(values.data());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

// Samples times epochs of PPO updates: 64 inputs, 2 × 128 hidden, 6 actions, minibatches of 128.
void ppoUpdate(benchmark::State& state, bool shared)
{
    constexpr std::size_t kSamples = 1024, kInputs = 64, kActions = 6;
    PpoPlan plan;
    plan.sharedValue = shared;
    PanelSelector selector(plan, kInputs, kActions, Seed{1});
    const std::vector<float> inputs = noise(kSamples * kInputs), returns = noise(kSamples);
    const std::vector<float> logProbabilities(kSamples, -1.6f);
    const std::vector legal(kSamples, core::ActionSet(0x3d));
    const std::vector<std::uint8_t> actions(kSamples, 2);
    RandomStream random(Seed{1}, "kernels bench");
    for (auto _ : state)
        benchmark::DoNotOptimize(
            selector.update({inputs, legal, actions, logProbabilities, returns, returns}, 1e-6, random));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kSamples) * plan.epochs);
    // Forward, weights' and inputs' gradient of each layer, without padding.
    const double outputs = static_cast<double>(kActions) + 1.0, trunks = shared ? 1.0 : 2.0;
    const double layers = trunks * (2.0 * kInputs * 128 + 3.0 * 128 * 128) + 3.0 * 128 * outputs;
    report(state, 2.0 * layers * static_cast<double>(kSamples) * plan.epochs);
}

void selectorEvaluation(benchmark::State& state, bool shared)
{
    const auto rows = static_cast<std::size_t>(state.range(0));
    constexpr std::size_t kInputs = 64, kActions = 6;
    PpoPlan plan;
    plan.sharedValue = shared;
    const PanelSelector selector(plan, kInputs, kActions, Seed{1});
    const std::vector<float> inputs = noise(rows * kInputs);
    const std::vector legal(rows, core::ActionSet(0x3d));
    std::vector<float> logProbabilities(rows * kActions), values(rows);
    for (auto _ : state) {
        selector.evaluate(inputs, legal, logProbabilities, values);
        benchmark::DoNotOptimize(values.data());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void classifierEpoch(benchmark::State& state)
{
    constexpr std::size_t kPatients = 8192, kFeatures = 53;
    Classifier classifier(ClassifierPlan{}, kFeatures, Seed{1});
    const std::vector<float> rows = noise(kPatients * kFeatures);
    std::vector<std::uint8_t> diseased(kPatients);
    for (std::size_t i = 0; i < kPatients; i += 5)
        diseased[i] = 1;
    RandomStream random(Seed{1}, "kernels bench");
    for (auto _ : state)
        benchmark::DoNotOptimize(classifier.trainEpoch({rows, diseased}, 1e-6, random));
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPatients));
}

using kernels::Activation;
BENCHMARK_CAPTURE(affine, linear, Activation::None, false)->Args({128, 64, 128})->Args({128, 128, 128});
BENCHMARK_CAPTURE(affine, silu, Activation::Silu, false)->Args({128, 128, 128})->Args({1, 128, 128});
BENCHMARK_CAPTURE(affine, siluAndSlope, Activation::Silu, true)->Args({128, 128, 128})->Args({128, 128, 8});
BENCHMARK(affineBackward)->Args({128, 64, 128})->Args({128, 128, 128})->Args({128, 128, 8})->Args({128, 128, 1});
BENCHMARK(adam)->Arg(50'000);
BENCHMARK(maskedLogSoftmax);
BENCHMARK(flowThereAndBack)->Arg(1)->Arg(256)->Arg(4096);
BENCHMARK_CAPTURE(ppoUpdate, separate, false);
BENCHMARK_CAPTURE(ppoUpdate, shared, true);
BENCHMARK_CAPTURE(selectorEvaluation, separate, false)->Arg(1)->Arg(64)->Arg(4096);
BENCHMARK_CAPTURE(selectorEvaluation, shared, true)->Arg(64);
BENCHMARK(classifierEpoch);

} // namespace
