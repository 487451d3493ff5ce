// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace core {

// A small square matrix, row after row. Plain loops in a fixed order, so that every machine gets the same bits.
class SquareMatrix {
public:
    explicit SquareMatrix(std::size_t size) : m_size(size), m_cells(size * size, 0.0) {}
    static SquareMatrix identity(std::size_t size);

    std::size_t size() const { return m_size; }
    double& operator()(std::size_t row, std::size_t column) { return m_cells[row * m_size + column]; }
    double operator()(std::size_t row, std::size_t column) const { return m_cells[row * m_size + column]; }
    const double* row(std::size_t index) const { return m_cells.data() + index * m_size; }

private:
    std::size_t m_size;
    std::vector<double> m_cells;
};

// Correlations estimated pair by pair need not fit together. Lifts eigenvalues below `least` and scales the diagonal
// back to 1; a matrix that already fits is returned as it is.
SquareMatrix positiveDefiniteCorrelation(const SquareMatrix& correlation, double least = 1e-3);

// Lower triangle L with L·Lᵀ = matrix, which must be positive definite.
SquareMatrix choleskyFactor(const SquareMatrix& matrix);

} // namespace core
