// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/encoders/flow_gradients_p.h"

#include <ATen/Parallel.h>
#include <dlfcn.h>
#include <torch/types.h>

#include <cmath>
#include <exception>
#include <numbers>
#include <span>
#include <vector>

namespace {

using core::FlowGradients;
using torch::Tensor;

Tensor view(const float* values, std::initializer_list<std::int64_t> shape)
{
    // LibTorch knows no constant tensors; nothing here writes to one.
    return torch::from_blob(const_cast<float*>(values), at::IntArrayRef(shape), torch::kFloat32);
}

struct Halves {
    Tensor first, second;
    Tensor joined() const { return torch::cat({first, second}, 1); }
};

// The flow of kernels.h over tensors that remember how they came about.
class Couplings {
public:
    Couplings(const FlowGradients::Flow& flow, bool withGradient);

    Halves forward(const Tensor& values, Tensor& logDeterminant) const;
    Halves inverse(const Tensor& values, Tensor& logDeterminant) const; // the determinant is that of the inverse
    void copyGradients(float* gradient) const;

private:
    struct Layers {
        Tensor w1, b1, w2, b2, w3, b3;
    };
    struct ScaleAndShift {
        Tensor scale, shift; // logarithm of the scale
    };
    Halves split(const Tensor& values) const;
    ScaleAndShift subnet(const Layers& layers, const Tensor& read) const;

    std::int64_t m_first, m_second;
    double m_bound;
    std::vector<Layers> m_layers;
    std::vector<Tensor> m_leaves; // all layers' tensors in the order of the weights
};

Couplings::Couplings(const FlowGradients::Flow& flow, bool withGradient)
    : m_first(static_cast<std::int64_t>((flow.shape.features + 1) / 2)),
      m_second(static_cast<std::int64_t>(flow.shape.features / 2)),
      m_bound(static_cast<double>(flow.shape.scaleBound))
{
    const float* next = flow.weights;
    const auto take = [&](std::initializer_list<std::int64_t> shape) {
        const Tensor leaf = view(next, shape).requires_grad_(withGradient);
        next += leaf.numel();
        m_leaves.push_back(leaf);
        return leaf;
    };
    const auto hidden = static_cast<std::int64_t>(flow.shape.hidden);
    for (std::size_t coupling = 0; coupling < flow.shape.couplings; ++coupling) {
        const std::int64_t read = coupling % 2 == 0 ? m_first : m_second;
        const std::int64_t changed = coupling % 2 == 0 ? m_second : m_first;
        const Tensor w1 = take({read, hidden}), b1 = take({hidden});
        const Tensor w2 = take({hidden, hidden}), b2 = take({hidden});
        const Tensor w3 = take({hidden, 2 * changed}), b3 = take({2 * changed});
        m_layers.push_back({w1, b1, w2, b2, w3, b3});
    }
}

Halves Couplings::split(const Tensor& values) const
{
    return {values.narrow(1, 0, m_first), values.narrow(1, m_first, m_second)};
}

Couplings::ScaleAndShift Couplings::subnet(const Layers& layers, const Tensor& read) const
{
    const Tensor h1 = torch::silu(torch::addmm(layers.b1, read, layers.w1));
    const Tensor h2 = torch::silu(torch::addmm(layers.b2, h1, layers.w2));
    const std::vector<Tensor> out = torch::addmm(layers.b3, h2, layers.w3).chunk(2, 1);
    return {torch::tanh(out[0] / m_bound) * m_bound, out[1]};
}

Halves Couplings::forward(const Tensor& values, Tensor& logDeterminant) const
{
    Halves halves = split(values);
    std::vector<Tensor> sums;
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        const Tensor& read = i % 2 == 0 ? halves.first : halves.second;
        Tensor& changed = i % 2 == 0 ? halves.second : halves.first;
        if (changed.size(1) == 0)
            continue;
        const auto [scale, shift] = subnet(m_layers[i], read);
        changed = torch::addcmul(shift, changed, torch::exp(scale));
        sums.push_back(scale.sum(1));
    }
    logDeterminant = sums.empty() ? torch::zeros({values.size(0)}) : torch::stack(sums).sum(0);
    return halves;
}

Halves Couplings::inverse(const Tensor& values, Tensor& logDeterminant) const
{
    Halves halves = split(values);
    std::vector<Tensor> sums;
    for (std::size_t i = m_layers.size(); i-- > 0;) {
        const Tensor& read = i % 2 == 0 ? halves.first : halves.second;
        Tensor& changed = i % 2 == 0 ? halves.second : halves.first;
        if (changed.size(1) == 0)
            continue;
        const auto [scale, shift] = subnet(m_layers[i], read);
        changed = (changed - shift) * torch::exp(-scale);
        sums.push_back(scale.sum(1));
    }
    logDeterminant = sums.empty() ? torch::zeros({values.size(0)}) : -torch::stack(sums).sum(0);
    return halves;
}

void Couplings::copyGradients(float* gradient) const
{
    for (const Tensor& leaf : m_leaves) {
        const auto count = static_cast<std::size_t>(leaf.numel());
        const std::span<float> to(gradient, count);
        if (const Tensor& from = leaf.grad(); from.defined()) {
            const Tensor dense = from.contiguous();
            std::copy_n(dense.data_ptr<float>(), count, to.begin());
        } else {
            std::ranges::fill(to, 0.0f);
        }
        gradient += count;
    }
}

// Negative log-likelihood per value; `logDeterminant` of data → latent.
Tensor negativeLogLikelihood(const FlowGradients::Base& base, const Tensor& latent, const Tensor& logDeterminant)
{
    const std::int64_t features = latent.size(1);
    const Tensor centred = latent - view(base.mean, {features});
    const Tensor distance = torch::mm(centred, view(base.precision, {features, features})).mul(centred).sum(1);
    const double constant =
        0.5 * (base.logDeterminant + static_cast<double>(features) * std::log(2.0 * std::numbers::pi));
    return (0.5 * distance - logDeterminant + constant).mean() / static_cast<double>(features);
}

class TorchFlowGradients final : public FlowGradients {
public:
    TorchFlowGradients();
    bool likelihood(const Flow& flow, const Base& base, std::size_t rows, const float* values, Losses& losses,
                    float* gradient) noexcept override;
    bool reconstruction(const Flow& flow, const Base& base, const Hidden& hidden, double alpha, Losses& losses,
                        float* gradient) noexcept override;
    bool forward(const Flow& flow, std::size_t rows, float* values, float* logDeterminants) noexcept override;
};

TorchFlowGradients::TorchFlowGradients()
{
    // More threads are slower on layers this small, and sums would depend on how many there are.
    at::set_num_threads(1);
    using SetThreads = void (*)(int);
    if (const auto setThreads = reinterpret_cast<SetThreads>(dlsym(RTLD_DEFAULT, "openblas_set_num_threads")))
        setThreads(1);
}

bool TorchFlowGradients::likelihood(const Flow& flow, const Base& base, std::size_t rows, const float* values,
                                    Losses& losses, float* gradient) noexcept
try {
    const Couplings couplings(flow, true);
    Tensor logDeterminant;
    const Tensor data = view(values, {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(flow.shape.features)});
    const Tensor latent = couplings.forward(data, logDeterminant).joined();
    const Tensor loss = negativeLogLikelihood(base, latent, logDeterminant);
    if (loss.requires_grad())
        loss.backward();
    losses.likelihood = loss.item<double>();
    couplings.copyGradients(gradient);
    return true;
} catch (const std::exception&) {
    return false;
}

bool TorchFlowGradients::reconstruction(const Flow& flow, const Base& base, const Hidden& hidden, double alpha,
                                        Losses& losses, float* gradient) noexcept
try {
    const auto rows = static_cast<std::int64_t>(hidden.rows);
    const auto features = static_cast<std::int64_t>(flow.shape.features);
    const auto patterns = static_cast<std::int64_t>(hidden.patterns);
    const Tensor pattern =
        torch::from_blob(const_cast<std::int64_t*>(hidden.patternOfRow), {rows}, torch::kInt64); // not written to
    const Tensor map = view(hidden.maps, {patterns, features, features}).index_select(0, pattern);
    const Tensor offset = view(hidden.offsets, {patterns, features}).index_select(0, pattern);
    const Tensor counts = view(hidden.counts, {rows, features});

    const Couplings couplings(flow, true);
    Tensor unused, inverseLogDeterminant;
    const Tensor latent = couplings.forward(view(hidden.values, {rows, features}), unused).joined();
    const Tensor filled = torch::baddbmm(offset.unsqueeze(2), map, latent.unsqueeze(2)).squeeze(2);
    const Tensor imputed = couplings.inverse(filled, inverseLogDeterminant).joined();

    const Tensor likelihood = negativeLogLikelihood(base, filled, -inverseLogDeterminant);
    const Tensor difference = (imputed - view(hidden.truth, {rows, features})) * counts;
    const Tensor error = difference.square().sum() / counts.sum().clamp_min(1.0);
    const Tensor loss = likelihood + alpha * error;
    if (loss.requires_grad())
        loss.backward();
    losses = {likelihood.item<double>(), error.item<double>()};
    couplings.copyGradients(gradient);
    return true;
} catch (const std::exception&) {
    return false;
}

bool TorchFlowGradients::forward(const Flow& flow, std::size_t rows, float* values, float* logDeterminants) noexcept
try {
    const torch::NoGradGuard noGradient;
    const Couplings couplings(flow, false);
    Tensor logDeterminant;
    const Tensor data = view(values, {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(flow.shape.features)});
    const Tensor latent = couplings.forward(data, logDeterminant).joined().contiguous();
    std::copy_n(latent.data_ptr<float>(), rows * flow.shape.features, values);
    std::copy_n(logDeterminant.contiguous().data_ptr<float>(), rows, logDeterminants);
    return true;
} catch (const std::exception&) {
    return false;
}

} // namespace

extern "C" __attribute__((visibility("default"))) core::FlowGradients& panelwiseFlowGradients()
{
    static TorchFlowGradients gradients;
    return gradients;
}
