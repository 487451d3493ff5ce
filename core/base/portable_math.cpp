// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/portable_math.h"

#include <cassert>
#include <cmath>

namespace core {
namespace {

// ln 2 in two pieces: the first has so few digits that its product with an exponent is exact.
constexpr double kLn2High = 6.93147180369123816490e-01;
constexpr double kLn2Low = 1.90821492927058770002e-10;
constexpr double kSqrtHalf = 0.70710678118654752440;
constexpr double kInverseSqrt2Pi = 0.39894228040143267794;

} // namespace

// x = m · 2^e with m near 1, and ln m = 2 artanh((m − 1) / (m + 1)).
double portableLog(double x)
{
    assert(x > 0.0 && std::isfinite(x));
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < kSqrtHalf) {
        mantissa *= 2.0;
        --exponent;
    }
    const double s = (mantissa - 1.0) / (mantissa + 1.0);
    const double square = s * s;
    double sum = 0.0;
    for (int k = 23; k >= 3; k -= 2) // |s| < 0.172: the next term is below 1e-18
        sum = (sum + 1.0 / k) * square;
    return exponent * kLn2High + (exponent * kLn2Low + 2.0 * s * sum + 2.0 * s);
}

// x = n ln 2 + r with |r| ≤ ln 2 / 2, and e^r by its series.
double portableExp(double x)
{
    assert(std::abs(x) <= 700.0);
    const double n = std::floor(x / (kLn2High + kLn2Low) + 0.5);
    const double r = (x - n * kLn2High) - n * kLn2Low;
    double sum = 1.0;
    for (int k = 18; k >= 1; --k) // r^19 / 19! is below 1e-25
        sum = 1.0 + sum * r / k;
    return std::ldexp(sum, static_cast<int>(n));
}

double normalDensity(double x)
{
    return kInverseSqrt2Pi * portableExp(-0.5 * x * x);
}

} // namespace core
