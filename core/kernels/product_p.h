// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/vector_p.h"

#include <algorithm>

// Matrix products as tiles that stay in registers. Each element of the result is summed over the depth in order, by
// itself, whatever the tile: so a row does not depend on the rows beside it.
namespace core::kernels {

// A matrix of which element (row, depth) is values[row·rowStride + depth·depthStride].
template <typename T>
struct LeftFactor {
    const T* values;
    std::size_t rowStride, depthStride;
    const T* row(std::size_t index) const { return values + index * rowStride; }
};

// As many sums as registers hold beside the factors.
inline constexpr std::size_t kTileRows = kVectorBytes == 64 ? 12 : kVectorBytes == 32 ? 6 : 4;
inline constexpr std::size_t kTileVectors = 2;

// sums += left · right, where `right` holds Vectors registers for each step of the depth, `rightStride` apart.
template <typename T, std::size_t Rows, std::size_t Vectors>
inline __attribute__((always_inline)) void multiply(std::size_t depth, LeftFactor<T> left, const T* right,
                                                    std::size_t rightStride,
                                                    typename Lanes<T>::Vector (&sums)[Rows][Vectors])
{
    using Vector = typename Lanes<T>::Vector;
    // A pointer for every third row: the two between are reached by the processor's own address arithmetic.
    constexpr std::size_t kGroups = (Rows + 2) / 3;
    const T* rows[kGroups];
    PANELWISE_UNROLL
    for (std::size_t group = 0; group < kGroups; ++group)
        rows[group] = left.row(3 * group);
    for (std::size_t k = 0; k < depth; ++k) {
        Vector factors[Vectors];
        PANELWISE_UNROLL
        for (std::size_t v = 0; v < Vectors; ++v)
            factors[v] = load(right + v * Lanes<T>::kCount);
        PANELWISE_UNROLL
        for (std::size_t i = 0; i < Rows; ++i) {
            const Vector scalar = inEveryLane(rows[i / 3][i % 3 * left.rowStride]);
            PANELWISE_UNROLL
            for (std::size_t v = 0; v < Vectors; ++v)
                sums[i][v] += scalar * factors[v];
        }
        PANELWISE_UNROLL
        for (std::size_t group = 0; group < kGroups; ++group)
            rows[group] += left.depthStride;
        right += rightStride;
    }
}

// One tile of result = start + left · right. `start` and `result` may be the same.
template <typename T, std::size_t Rows, std::size_t Vectors>
void tile(std::size_t depth, LeftFactor<T> left, const T* right, std::size_t rightStride, const T* start,
          std::size_t startStride, T* result, std::size_t resultStride)
{
    constexpr std::size_t kCount = Lanes<T>::kCount;
    typename Lanes<T>::Vector sums[Rows][Vectors];
    PANELWISE_UNROLL
    for (std::size_t i = 0; i < Rows; ++i) {
        PANELWISE_UNROLL
        for (std::size_t v = 0; v < Vectors; ++v)
            sums[i][v] = load(start + i * startStride + v * kCount);
    }
    multiply<T, Rows, Vectors>(depth, left, right, rightStride, sums);
    PANELWISE_UNROLL
    for (std::size_t i = 0; i < Rows; ++i) {
        PANELWISE_UNROLL
        for (std::size_t v = 0; v < Vectors; ++v)
            store(result + i * resultStride + v * kCount, sums[i][v]);
    }
}

template <std::size_t Rows, typename Work>
inline void lastTile(std::size_t first, std::size_t left, const Work& work)
{
    if (left == Rows)
        work.template operator()<Rows>(first);
    else if constexpr (Rows > 1)
        lastTile<Rows - 1>(first, left, work);
}

// Calls work.operator()<Rows>(first row) for whole tiles and then for one of what is left.
template <std::size_t Rows, typename Work>
inline void forTiles(std::size_t rows, const Work& work)
{
    std::size_t first = 0;
    for (; first + Rows <= rows; first += Rows)
        work.template operator()<Rows>(first);
    if constexpr (Rows > 1)
        lastTile<Rows - 1>(first, rows - first, work);
}

// Four rows of four, `stride` apart, become columns.
template <typename T>
inline void transposeFour(const T* from, std::size_t stride, T* to, std::size_t toStride)
{
    typedef T Four __attribute__((vector_size(4 * sizeof(T)), aligned(alignof(T)), may_alias));
    Four rows[4], halves[4], columns[4];
    PANELWISE_UNROLL
    for (std::size_t i = 0; i < 4; ++i)
        rows[i] = *reinterpret_cast<const Four*>(from + i * stride);
    PANELWISE_UNROLL
    for (std::size_t i = 0; i < 4; i += 2) {
        halves[i] = __builtin_shufflevector(rows[i], rows[i + 1], 0, 4, 1, 5);
        halves[i + 1] = __builtin_shufflevector(rows[i], rows[i + 1], 2, 6, 3, 7);
    }
    PANELWISE_UNROLL
    for (std::size_t i = 0; i < 2; ++i) {
        columns[2 * i] = __builtin_shufflevector(halves[i], halves[i + 2], 0, 1, 4, 5);
        columns[2 * i + 1] = __builtin_shufflevector(halves[i], halves[i + 2], 2, 3, 6, 7);
    }
    PANELWISE_UNROLL
    for (std::size_t i = 0; i < 4; ++i)
        *reinterpret_cast<Four*>(to + i * toStride) = columns[i];
}

// to[j][i] = from[i][j], rows `fromStride` and `toStride` apart.
template <typename T>
inline void transpose(std::size_t rows, std::size_t columns, const T* from, std::size_t fromStride, T* to,
                      std::size_t toStride)
{
    const std::size_t wholeRows = rows / 4 * 4, wholeColumns = columns / 4 * 4;
    for (std::size_t i = 0; i < wholeRows; i += 4)
        for (std::size_t j = 0; j < wholeColumns; j += 4)
            transposeFour(from + i * fromStride + j, fromStride, to + j * toStride + i, toStride);
    for (std::size_t i = 0; i < rows; ++i)
        for (std::size_t j = i < wholeRows ? wholeColumns : 0; j < columns; ++j)
            to[j * toStride + i] = from[i * fromStride + j];
}

// The right factor as it lies in memory: element (depth, column) is values[depth·stride + column], or transposed
// values[column·stride + depth].
template <typename T>
struct RightFactor {
    const T* values;
    std::size_t stride;
    bool transposed;
};

// What the sums begin with: row i at values + i·stride (0: every row the same); null: zero.
template <typename T>
struct Start {
    const T* values;
    std::size_t stride;

    Start from(std::size_t column) const
    {
        static constexpr T kZeros[kTileVectors * Lanes<T>::kCount] = {};
        return values == nullptr ? Start{kZeros, 0} : Start{values + column, stride};
    }
};

// result[rows×columns] = start + left[rows×depth] · right[depth×columns].
template <typename T>
class Product {
public:
    Product(std::size_t rows, std::size_t depth, std::size_t columns, LeftFactor<T> left, RightFactor<T> right)
        : m_rows(rows),
          m_depth(depth),
          m_columns(columns),
          m_left(left),
          m_right(right)
    {
    }

    void compute(Start<T> start, T* result) const
    {
        // At least once, so that a depth of 0 still gives the start.
        for (std::size_t k = 0; k == 0 || k < m_depth; k += kDepth) {
            const std::size_t depth = std::min(kDepth, m_depth - k);
            std::size_t column = 0;
            for (; column + kCount < m_columns; column += kTileVectors * kCount)
                stripe<kTileVectors>(k, depth, column, start, result);
            if (column < m_columns)
                stripe<1>(k, depth, column, start, result);
            start = {result, m_columns};
        }
    }

private:
    static constexpr std::size_t kCount = Lanes<T>::kCount;
    static constexpr std::size_t kDepth = 16384 / (kTileVectors * kVectorBytes); // a stripe of the right factor: 16 KiB
    static constexpr std::size_t kFewRows = 2 * kTileRows; // not worth copying the right factor for

    template <std::size_t Vectors>
    void stripe(std::size_t k, std::size_t depth, std::size_t column, Start<T> start, T* result) const
    {
        constexpr std::size_t kWidth = Vectors * kCount;
        const std::size_t width = std::min(kWidth, m_columns - column);
        if (width == kWidth && !m_right.transposed && m_rows <= kFewRows) {
            tiles<Vectors>(k, depth, m_right.values + k * m_right.stride + column, m_right.stride, start.from(column),
                           result + column, m_columns);
            return;
        }
        alignas(kVectorBytes) T packed[kDepth * kWidth];
        pack<kWidth>(k, depth, column, width, packed);
        if (width == kWidth)
            tiles<Vectors>(k, depth, packed, kWidth, start.from(column), result + column, m_columns);
        else
            narrowTiles<Vectors>(k, depth, width, packed, start.from(column), result + column);
    }

    template <std::size_t Vectors>
    void tiles(std::size_t k, std::size_t depth, const T* right, std::size_t rightStride, Start<T> start, T* result,
               std::size_t resultStride) const
    {
        forTiles<kTileRows>(m_rows, [&]<std::size_t Rows>(std::size_t row) {
            tile<T, Rows, Vectors>(depth, leftAt(row, k), right, rightStride, start.values + row * start.stride,
                                   start.stride, result + row * resultStride, resultStride);
        });
    }

    // The last columns, fewer than registers hold: computed beside the result, then copied.
    template <std::size_t Vectors>
    void narrowTiles(std::size_t k, std::size_t depth, std::size_t width, const T* packed, Start<T> start,
                     T* result) const
    {
        constexpr std::size_t kWidth = Vectors * kCount;
        forTiles<kTileRows>(m_rows, [&]<std::size_t Rows>(std::size_t row) {
            alignas(kVectorBytes) T wide[Rows * kWidth] = {};
            for (std::size_t i = 0; i < Rows; ++i)
                std::copy_n(start.values + (row + i) * start.stride, width, wide + i * kWidth);
            tile<T, Rows, Vectors>(depth, leftAt(row, k), packed, kWidth, wide, kWidth, wide, kWidth);
            for (std::size_t i = 0; i < Rows; ++i)
                std::copy_n(wide + i * kWidth, width, result + (row + i) * m_columns);
        });
    }

    template <std::size_t Width>
    void pack(std::size_t k, std::size_t depth, std::size_t column, std::size_t width, T* packed) const
    {
        if (width < Width)
            std::fill_n(packed, depth * Width, T{});
        if (m_right.transposed) {
            transpose(width, depth, m_right.values + column * m_right.stride + k, m_right.stride, packed, Width);
            return;
        }
        const T* from = m_right.values + k * m_right.stride + column;
        if (width == Width) // a length known to the compiler needs no call
            for (std::size_t i = 0; i < depth; ++i)
                std::memcpy(packed + i * Width, from + i * m_right.stride, Width * sizeof(T));
        else
            for (std::size_t i = 0; i < depth; ++i)
                std::memcpy(packed + i * Width, from + i * m_right.stride, width * sizeof(T));
    }

    LeftFactor<T> leftAt(std::size_t row, std::size_t k) const
    {
        return {m_left.row(row) + k * m_left.depthStride, m_left.rowStride, m_left.depthStride};
    }

    std::size_t m_rows, m_depth, m_columns;
    LeftFactor<T> m_left;
    RightFactor<T> m_right;
};

} // namespace core::kernels
