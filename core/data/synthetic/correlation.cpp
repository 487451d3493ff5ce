// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic/correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {
namespace {

struct Eigensystem {
    std::vector<double> values;
    SquareMatrix vectors; // in columns
};

// The rotation that makes element (p, q) zero (Jacobi); t = tan of the smaller angle.
void rotate(SquareMatrix& a, SquareMatrix& vectors, std::size_t p, std::size_t q)
{
    if (a(p, q) == 0.0)
        return;
    const double theta = (a(q, q) - a(p, p)) / (2.0 * a(p, q));
    const double t = (theta < 0.0 ? -1.0 : 1.0) / (std::abs(theta) + std::sqrt(theta * theta + 1.0));
    const double c = 1.0 / std::sqrt(t * t + 1.0);
    const double s = t * c;
    for (std::size_t k = 0; k < a.size(); ++k) {
        const double kp = a(k, p);
        const double kq = a(k, q);
        a(k, p) = c * kp - s * kq;
        a(k, q) = s * kp + c * kq;
    }
    for (std::size_t k = 0; k < a.size(); ++k) {
        const double pk = a(p, k);
        const double qk = a(q, k);
        a(p, k) = c * pk - s * qk;
        a(q, k) = s * pk + c * qk;
        const double vp = vectors(k, p);
        const double vq = vectors(k, q);
        vectors(k, p) = c * vp - s * vq;
        vectors(k, q) = s * vp + c * vq;
    }
}

double offDiagonal(const SquareMatrix& a)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            sum += a(i, j) * a(i, j);
    return sum;
}

Eigensystem eigensystem(SquareMatrix a)
{
    constexpr int kMostSweeps = 60; // about ten are needed
    Eigensystem result{{}, SquareMatrix::identity(a.size())};
    for (int sweep = 0; sweep < kMostSweeps && offDiagonal(a) > 1e-24; ++sweep)
        for (std::size_t p = 0; p + 1 < a.size(); ++p)
            for (std::size_t q = p + 1; q < a.size(); ++q)
                rotate(a, result.vectors, p, q);
    for (std::size_t i = 0; i < a.size(); ++i)
        result.values.push_back(a(i, i));
    return result;
}

} // namespace

SquareMatrix SquareMatrix::identity(std::size_t size)
{
    SquareMatrix result(size);
    for (std::size_t i = 0; i < size; ++i)
        result(i, i) = 1.0;
    return result;
}

SquareMatrix positiveDefiniteCorrelation(const SquareMatrix& correlation, double least)
{
    const std::size_t n = correlation.size();
    const Eigensystem system = eigensystem(correlation);
    if (std::all_of(system.values.begin(), system.values.end(), [least](double value) { return value >= least; }))
        return correlation;
    SquareMatrix lifted(n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = 0.0;
            for (std::size_t k = 0; k < n; ++k)
                sum += system.vectors(i, k) * std::max(system.values[k], least) * system.vectors(j, k);
            lifted(i, j) = lifted(j, i) = sum;
        }
    SquareMatrix result = SquareMatrix::identity(n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < i; ++j)
            result(i, j) = result(j, i) = lifted(i, j) / std::sqrt(lifted(i, i) * lifted(j, j));
    return result;
}

SquareMatrix choleskyFactor(const SquareMatrix& matrix)
{
    SquareMatrix factor(matrix.size());
    for (std::size_t i = 0; i < matrix.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double rest = matrix(i, j);
            for (std::size_t k = 0; k < j; ++k)
                rest -= factor(i, k) * factor(j, k);
            assert(i != j || rest > 0.0);
            factor(i, j) = i == j ? std::sqrt(rest) : rest / factor(j, j);
        }
    return factor;
}

} // namespace core
