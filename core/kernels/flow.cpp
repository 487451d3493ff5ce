// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kernels/functions_p.h"
#include "core/kernels/kernels.h"
#include "core/kernels/product_p.h"

#include <memory>
#include <new>

namespace core::kernels {
namespace {

// What one coupling reads and changes, as ranges of features, and where its weights begin.
struct Coupling {
    std::size_t readAt, read, changedAt, changed;
    const float* weights;

    static std::size_t weightCount(std::size_t read, std::size_t hidden, std::size_t changed)
    {
        return (read + 1) * hidden + (hidden + 1) * hidden + (hidden + 1) * 2 * changed;
    }
};

std::size_t firstPart(const FlowShape& shape)
{
    return (shape.features + 1) / 2;
}

std::size_t evenCount(const FlowShape& shape)
{
    return Coupling::weightCount(firstPart(shape), shape.hidden, shape.features - firstPart(shape));
}

std::size_t oddCount(const FlowShape& shape)
{
    return Coupling::weightCount(shape.features - firstPart(shape), shape.hidden, firstPart(shape));
}

Coupling couplingAt(const FlowShape& shape, const float* weights, std::size_t index)
{
    const std::size_t first = firstPart(shape);
    const std::size_t rest = shape.features - first;
    const float* own = weights + (index + 1) / 2 * evenCount(shape) + index / 2 * oddCount(shape);
    if (index % 2 == 0)
        return {0, first, first, rest, own};
    return {first, rest, 0, first, own};
}

struct FreeAligned {
    void operator()(float* memory) const { ::operator delete[](memory, std::align_val_t{kVectorBytes}); }
};

// A block of rows that goes through all couplings while it is in the fastest cache. Transposed: a feature's values in
// all rows of the block lie side by side, a row in each lane, so no width of a layer leaves lanes empty.
template <std::size_t Vectors>
class Block {
public:
    static constexpr std::size_t kRows = Vectors * kFloats;

    explicit Block(const FlowShape& shape)
        : m_shape(shape),
          m_memory(
              static_cast<float*>(::operator new[](floatCount(shape) * sizeof(float), std::align_val_t{kVectorBytes}))),
          m_values(m_memory.get()),
          m_hidden1(m_values + shape.features * kRows),
          m_hidden2(m_hidden1 + shape.hidden * kRows),
          m_output(m_hidden2 + shape.hidden * kRows)
    {
    }

    void read(std::size_t rows, const float* values)
    {
        for (std::size_t feature = 0; feature < m_shape.features; ++feature)
            for (std::size_t row = 0; row < kRows; ++row)
                m_values[feature * kRows + row] = row < rows ? values[row * m_shape.features + feature] : 0.0f;
    }

    void write(std::size_t rows, float* values) const
    {
        for (std::size_t row = 0; row < rows; ++row)
            for (std::size_t feature = 0; feature < m_shape.features; ++feature)
                values[row * m_shape.features + feature] = m_values[feature * kRows + row];
    }

    // Returns the sum of the log scales through `logDeterminant` [kRows].
    void forward(const Coupling& coupling, float* logDeterminant)
    {
        scalesAndShifts(coupling);
        const float* shifts = m_output + coupling.changed * kRows;
        float* changed = m_values + coupling.changedAt * kRows;
        for (std::size_t i = 0; i < coupling.changed; ++i)
            for (std::size_t lane = i * kRows, v = 0; v < Vectors; ++v, lane += kFloats) {
                const Floats s = logScale(load(m_output + lane));
                store(changed + lane, load(changed + lane) * exponential(s) + load(shifts + lane));
                store(logDeterminant + v * kFloats, load(logDeterminant + v * kFloats) + s);
            }
    }

    void inverse(const Coupling& coupling)
    {
        scalesAndShifts(coupling);
        const float* shifts = m_output + coupling.changed * kRows;
        float* changed = m_values + coupling.changedAt * kRows;
        for (std::size_t lane = 0; lane < coupling.changed * kRows; lane += kFloats) {
            const Floats s = logScale(load(m_output + lane));
            store(changed + lane, (load(changed + lane) - load(shifts + lane)) * exponential(-s));
        }
    }

private:
    static std::size_t floatCount(const FlowShape& shape)
    {
        return (shape.features + 2 * shape.hidden + 2 * firstPart(shape)) * kRows;
    }

    Floats logScale(Floats raw) const { return m_shape.scaleBound * hyperbolicTangent(raw / m_shape.scaleBound); }

    void scalesAndShifts(const Coupling& coupling)
    {
        const std::size_t hidden = m_shape.hidden;
        const float* w1 = coupling.weights;
        const float* w2 = w1 + (coupling.read + 1) * hidden;
        const float* w3 = w2 + (hidden + 1) * hidden;
        layer<true>(coupling.read, hidden, m_values + coupling.readAt * kRows, w1, m_hidden1);
        layer<true>(hidden, hidden, m_hidden1, w2, m_hidden2);
        layer<false>(hidden, 2 * coupling.changed, m_hidden2, w3, m_output);
    }

    // The biases follow the weights.
    template <bool Activated>
    static void layer(std::size_t in, std::size_t out, const float* x, const float* weights, float* y)
    {
        const float* biases = weights + in * out;
        forTiles<kTileRows>(out, [&]<std::size_t Outputs>(std::size_t first) {
            Floats sums[Outputs][Vectors];
            PANELWISE_UNROLL
            for (std::size_t i = 0; i < Outputs; ++i) {
                PANELWISE_UNROLL
                for (std::size_t v = 0; v < Vectors; ++v)
                    sums[i][v] = inEveryLane(biases[first + i]);
            }
            multiply<float, Outputs, Vectors>(in, {weights + first, 1, out}, x, kRows, sums);
            PANELWISE_UNROLL
            for (std::size_t i = 0; i < Outputs; ++i) {
                PANELWISE_UNROLL
                for (std::size_t v = 0; v < Vectors; ++v)
                    store(y + (first + i) * kRows + v * kFloats, sums[i][v]);
            }
        });
        if constexpr (Activated)
            for (std::size_t lane = 0; lane < out * kRows; lane += kFloats)
                store(y + lane, silu(load(y + lane)).value);
    }

    FlowShape m_shape;
    std::unique_ptr<float[], FreeAligned> m_memory;
    float* m_values;
    float* m_hidden1;
    float* m_hidden2;
    float* m_output;
};

template <std::size_t Vectors>
void forwardBlocks(const FlowShape& shape, const float* weights, std::size_t rows, float* values, float* logDeterminant)
{
    Block<Vectors> block(shape);
    for (std::size_t row = 0; row < rows; row += block.kRows) {
        const std::size_t count = std::min(block.kRows, rows - row);
        alignas(kVectorBytes) float sums[Block<Vectors>::kRows] = {};
        block.read(count, values + row * shape.features);
        for (std::size_t c = 0; c < shape.couplings; ++c)
            block.forward(couplingAt(shape, weights, c), sums);
        block.write(count, values + row * shape.features);
        if (logDeterminant != nullptr)
            std::copy_n(sums, count, logDeterminant + row);
    }
}

template <std::size_t Vectors>
void inverseBlocks(const FlowShape& shape, const float* weights, std::size_t rows, float* values)
{
    Block<Vectors> block(shape);
    for (std::size_t row = 0; row < rows; row += block.kRows) {
        const std::size_t count = std::min(block.kRows, rows - row);
        block.read(count, values + row * shape.features);
        for (std::size_t c = shape.couplings; c-- > 0;)
            block.inverse(couplingAt(shape, weights, c));
        block.write(count, values + row * shape.features);
    }
}

// Whole blocks; what is left goes through a narrower one where that is enough.
std::size_t inWideBlocks(std::size_t rows)
{
    const std::size_t left = rows % (kTileVectors * kFloats);
    return left <= kFloats ? rows - left : rows;
}

} // namespace

std::size_t flowWeightCount(const FlowShape& shape)
{
    return (shape.couplings + 1) / 2 * evenCount(shape) + shape.couplings / 2 * oddCount(shape);
}

void flowForward(const FlowShape& shape, const float* weights, std::size_t rows, float* values, float* logDeterminant)
{
    const FlushSmallNumbers flush;
    const std::size_t wide = inWideBlocks(rows);
    forwardBlocks<kTileVectors>(shape, weights, wide, values, logDeterminant);
    forwardBlocks<1>(shape, weights, rows - wide, values + wide * shape.features,
                     logDeterminant == nullptr ? nullptr : logDeterminant + wide);
}

void flowInverse(const FlowShape& shape, const float* weights, std::size_t rows, float* values)
{
    const FlushSmallNumbers flush;
    const std::size_t wide = inWideBlocks(rows);
    inverseBlocks<kTileVectors>(shape, weights, wide, values);
    inverseBlocks<1>(shape, weights, rows - wide, values + wide * shape.features);
}

} // namespace core::kernels
