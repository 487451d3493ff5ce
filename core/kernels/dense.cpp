// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/functions_p.h"
#include "core/kernels/kernels.h"
#include "core/kernels/product_p.h"

#include <cmath>

namespace core::kernels {
namespace {

// In place; keeps the slope, where asked.
void applySilu(std::size_t count, float* slope, float* y)
{
    std::size_t i = 0;
    for (; i + kFloats <= count; i += kFloats) {
        const ValueAndSlope result = silu(load(y + i));
        store(y + i, result.value);
        if (slope != nullptr)
            store(slope + i, result.slope);
    }
    if (i == count)
        return;
    const ValueAndSlope result = silu(loadFirst(count - i, y + i));
    storeFirst(count - i, y + i, result.value);
    if (slope != nullptr)
        storeFirst(count - i, slope + i, result.slope);
}

// dy becomes the gradient before the activation; its sum over the rows is added to db.
void passActivation(std::size_t rows, std::size_t out, const float* __restrict slope, float* __restrict dy,
                    float* __restrict db)
{
    for (std::size_t row = 0; row < rows; ++row, dy += out) {
        if (slope == nullptr) {
            for (std::size_t j = 0; j < out; ++j)
                db[j] += dy[j];
            continue;
        }
        for (std::size_t j = 0; j < out; ++j) {
            dy[j] *= slope[j];
            db[j] += dy[j];
        }
        slope += out;
    }
}

constexpr std::size_t kNarrow = 8; // the same in every build, as all that decides the order of sums

// dw += xᵀ · dy for a layer of few outputs: computed as dyᵀ · x, whose rows are long, and then turned.
void addNarrowGradient(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* dy, float* dw)
{
    constexpr std::size_t kPiece = 256;
    float turned[kNarrow * kPiece];
    for (std::size_t first = 0; first < in; first += kPiece) {
        const std::size_t count = std::min(kPiece, in - first);
        Product<float>(out, rows, count, {dy, 1, out}, {x + first, in, false}).compute({nullptr, 0}, turned);
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < out; ++j)
                dw[(first + i) * out + j] += turned[j * count + i];
    }
}

} // namespace

void affine(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* w, const float* b,
            Activation activation, float* slope, float* y)
{
    const FlushSmallNumbers flush;
    Product<float>(rows, in, out, {x, in, 1}, {w, out, false}).compute({b, 0}, y);
    if (activation == Activation::Silu)
        applySilu(rows * out, slope, y);
}

void affineBackward(std::size_t rows, std::size_t in, std::size_t out, const float* x, const float* w,
                    const float* slope, float* dy, float* dx, float* dw, float* db)
{
    const FlushSmallNumbers flush;
    passActivation(rows, out, slope, dy, db);
    if (out <= kNarrow)
        addNarrowGradient(rows, in, out, x, dy, dw);
    else
        Product<float>(in, rows, out, {x, 1, in}, {dy, out, false}).compute({dw, out}, dw);
    if (dx != nullptr)
        Product<float>(rows, out, in, {dy, out, 1}, {w, out, true}).compute({nullptr, 0}, dx);
}

const char* processorGeneration()
{
#if defined(__AVX512F__)
    return "x86-64-v4";
#elif defined(__AVX2__)
    return "x86-64-v3";
#elif defined(__x86_64__)
    return "x86-64";
#else
    return "portable";
#endif
}

} // namespace core::kernels
