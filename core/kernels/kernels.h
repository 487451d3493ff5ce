// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

// All that this library exports.
#define PANELWISE_KERNEL __attribute__((visibility("default")))

// The arithmetic that must be fast, over plain arrays: rows are contiguous (row-major), `rows` is the batch.
// This library is built for several generations of processors and the loader takes the best one, so nothing but plain
// pointers crosses its border (Eigen's types are laid out differently in each build).
//
// A row's result does not depend on the rows beside it nor on how many there are: every sum is taken in the same order
// whatever the batch. So a state computed alone and in a batch of thousands is the same to the last bit.
// The builds for AVX2 and AVX-512 agree to the last bit too; the plain one rounds every product once more.
//
// May be called from several threads at once; nothing is kept between calls.
namespace core::kernels {

enum class Activation : std::uint8_t { None, Silu };

// y[rows×out] = activation(x[rows×in] · w[in×out] + b[out]); `slope` (may be null) keeps the activation's derivative
// for the way back.
PANELWISE_KERNEL void affine(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* w,
                             const float* b, Activation activation, float* slope, float* y);
// Given dy, adds to dw and db and, where dx is not null, writes dx. `slope` as kept by affine; null where the
// activation is None.
PANELWISE_KERNEL void affineBackward(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* w,
                                     const float* slope, float* dy /* overwritten */, float* dx, float* dw, float* db);

// y = e^x. 0 below −87.3, at most 3.39e38; relative error below 3e-7 between. `y` may be `x`.
PANELWISE_KERNEL void exponential(std::size_t count, const float* x, float* y);

struct AdamStep {
    float rate = 1e-3f, beta1 = 0.9f, beta2 = 0.999f, epsilon = 1e-8f, weightDecay = 0.0f;
    std::uint64_t step = 1; // counts from 1
    float gradientScale = 1.0f;
};
// As PyTorch's Adam: the decay is added to the gradient.
PANELWISE_KERNEL void adam(std::size_t count, const AdamStep& step, const float* gradient, float* parameters,
                           float* first, float* second);
PANELWISE_KERNEL double squaredNorm(std::size_t count, const float* values);

// Log softmax over the allowed actions of each row: of its kActionWords words of `legal`, bit k % 64 of word k / 64
// allows action k; the others get −infinity. `out` may be `logits`.
inline constexpr std::size_t kActionWords = 2;
PANELWISE_KERNEL void maskedLogSoftmax(std::size_t rows, std::size_t actions, const float* logits,
                                       const std::uint64_t* legal, float* out);

// A flow of affine couplings over d features. Coupling c = 0, 2, … reads the first ⌈d/2⌉ features and changes the
// rest; c = 1, 3, … reads the last ⌊d/2⌋ and changes the others. With x_read and x_changed as rows:
//   h1 = silu(x_read · w1 + b1)    h2 = silu(h1 · w2 + b2)    (r, t) = h2 · w3 + b3
//   s = bound · tanh(r / bound)    y_changed = x_changed · exp(s) + t    log determinant = Σ s
// The weights of all couplings one after the other, each w1[read×h], b1[h], w2[h×h], b2[h], w3[h×2·changed],
// b3[2·changed]; the first half of w3's columns gives the raw log scales r, the second half the shifts t.
struct FlowShape {
    std::size_t features = 0, hidden = 0, couplings = 0;
    float scaleBound = 1.0f;
};
PANELWISE_KERNEL std::size_t flowWeightCount(const FlowShape& shape);
// Data → latent, in place; `logDeterminant` (one per row) may be null.
PANELWISE_KERNEL void flowForward(const FlowShape& shape, const float* weights, std::size_t rows, float* values,
                                  float* logDeterminant = nullptr);
// Latent → data, in place.
PANELWISE_KERNEL void flowInverse(const FlowShape& shape, const float* weights, std::size_t rows, float* values);

PANELWISE_KERNEL const char* processorGeneration(); // "x86-64-v4", for reports
} // namespace core::kernels
