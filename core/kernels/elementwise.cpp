// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/functions_p.h"
#include "core/kernels/kernels.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core::kernels {
namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();
constexpr std::size_t kMostActions = 64 * kActionWords;

// `rows` ≤ kFloats rows side by side, one in each lane.
void logSoftmaxBlock(std::size_t rows, std::size_t actions, const float* logits, const std::uint64_t* legal, float* out)
{
    alignas(kVectorBytes) float columns[kMostActions][kFloats];
    Floats largest = inEveryLane(kNever);
    for (std::size_t k = 0; k < actions; ++k) {
        for (std::size_t row = 0; row < kFloats; ++row) {
            const bool isLegal = row < rows && (legal[row * kActionWords + k / 64] >> (k % 64) & 1U) != 0;
            columns[k][row] = isLegal ? logits[row * actions + k] : kNever;
        }
        const Floats column = load(columns[k]);
        largest = column > largest ? column : largest;
    }
    // A row without any legal action has nothing to compare; 0 keeps its −infinities from becoming NaN.
    const Floats base = largest == kNever ? Floats{} : largest;
    Floats sum = {};
    for (std::size_t k = 0; k < actions; ++k)
        sum += exponential(load(columns[k]) - base);
    const Floats shift = base + (sum > 0.0f ? logarithm(sum) : Floats{});
    for (std::size_t k = 0; k < actions; ++k) {
        store(columns[k], load(columns[k]) - shift);
        for (std::size_t row = 0; row < rows; ++row)
            out[row * actions + k] = columns[k][row];
    }
}

} // namespace

void exponential(std::size_t count, const float* x, float* y)
{
    std::size_t i = 0;
    for (; i + kFloats <= count; i += kFloats)
        store(y + i, exponential(load(x + i)));
    if (i < count)
        storeFirst(count - i, y + i, exponential(loadFirst(count - i, x + i)));
}

void maskedLogSoftmax(std::size_t rows, std::size_t actions, const float* logits, const std::uint64_t* legal,
                      float* out)
{
    for (std::size_t row = 0; row < rows; row += kFloats)
        logSoftmaxBlock(std::min(kFloats, rows - row), actions, logits + row * actions, legal + row * kActionWords,
                        out + row * actions);
}

void adam(std::size_t count, const AdamStep& step, const float* __restrict gradient, float* __restrict parameters,
          float* __restrict first, float* __restrict second)
{
    const FlushSmallNumbers flush;
    const double steps = static_cast<double>(step.step);
    const double correction1 = 1.0 - std::pow(static_cast<double>(step.beta1), steps);
    const double correction2 = 1.0 - std::pow(static_cast<double>(step.beta2), steps);
    const auto rate = static_cast<float>(static_cast<double>(step.rate) / correction1);
    const auto scale2 = static_cast<float>(1.0 / std::sqrt(correction2));
    const float keep1 = step.beta1, keep2 = step.beta2, epsilon = step.epsilon;
    const float take1 = 1.0f - keep1, take2 = 1.0f - keep2;
    const float gradientScale = step.gradientScale, decay = step.weightDecay;
    for (std::size_t i = 0; i < count; ++i) {
        const float g = gradientScale * gradient[i] + decay * parameters[i];
        first[i] = keep1 * first[i] + take1 * g;
        second[i] = keep2 * second[i] + take2 * g * g;
        parameters[i] -= rate * first[i] / (std::sqrt(second[i]) * scale2 + epsilon);
    }
}

double squaredNorm(std::size_t count, const float* values)
{
    // Several sums side by side, so that the processor need not wait for one.
    constexpr std::size_t kSums = 16;
    double sums[kSums] = {};
    std::size_t i = 0;
    for (; i + kSums <= count; i += kSums)
        for (std::size_t k = 0; k < kSums; ++k)
            sums[k] += static_cast<double>(values[i + k]) * static_cast<double>(values[i + k]);
    for (; i < count; ++i)
        sums[0] += static_cast<double>(values[i]) * static_cast<double>(values[i]);
    double total = 0.0;
    for (const double sum : sums)
        total += sum;
    return total;
}

} // namespace core::kernels
