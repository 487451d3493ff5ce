// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/vector_p.h"

#include <bit>

// Elementary functions of whole registers. A NaN stays one; infinities give the limit.
namespace core::kernels {

inline constexpr float kSmallestExponent = -87.3f; // below, e^x is too small for full precision: 0
inline constexpr float kLargestExponent = 88.72f;  // above, it would be infinite: stays at 3.39e38

// e^x = 2^n · e^r with |r| ≤ ln 2 / 2. Polynomial of Cephes' expf (S. Moshier), relative error below 2e-7.
inline Floats exponential(Floats x)
{
    const Floats limited = x > kLargestExponent ? inEveryLane(kLargestExponent) : x;
    constexpr float kRound = 12582912.0f; // 1.5·2^23: adding it leaves the nearest integer in the low bits
    const Floats shifted = limited * 1.44269504088896341f + kRound;
    const Floats n = shifted - kRound;
    const Floats r = (limited - n * 0.693359375f) - n * -2.12194440e-4f;
    Floats p = 1.9875691500e-4f * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * (r * r) + r + 1.0f;
    const Floats scaled = std::bit_cast<Floats>(std::bit_cast<Bits>(p) + (std::bit_cast<Bits>(shifted) << 23));
    return x < kSmallestExponent ? Floats{} : scaled;
}

// Natural logarithm of a positive number of full precision. Polynomial of Cephes' logf.
inline Floats logarithm(Floats x)
{
    // x = m·2^e with √½ ≤ m < √2.
    const Bits raised = std::bit_cast<Bits>(x) + (0x3f800000u - 0x3f3504f3u);
    const Floats m = std::bit_cast<Floats>((raised & 0x007fffffu) + 0x3f3504f3u);
    const Floats e = __builtin_convertvector(std::bit_cast<Integers>(raised >> 23), Floats) - 127.0f;
    const Floats r = m - 1.0f;
    Floats p = 7.0376836292e-2f * r - 1.1514610310e-1f;
    p = p * r + 1.1676998740e-1f;
    p = p * r - 1.2420140846e-1f;
    p = p * r + 1.4249322787e-1f;
    p = p * r - 1.6668057665e-1f;
    p = p * r + 2.0000714765e-1f;
    p = p * r - 2.4999993993e-1f;
    p = p * r + 3.3333331174e-1f;
    const Floats square = r * r;
    const Floats tail = p * square * r - 2.12194440e-4f * e - 0.5f * square;
    return r + tail + 0.693359375f * e;
}

// Rational approximation that Eigen's ptanh uses too, within 3 units in the last place.
inline Floats hyperbolicTangent(Floats x)
{
    constexpr float kSaturated = 7.90531110763549805f;
    const Floats below = x > kSaturated ? inEveryLane(kSaturated) : x;
    const Floats limited = below < -kSaturated ? inEveryLane(-kSaturated) : below;
    const Floats square = limited * limited;
    Floats p = -2.76076847742355e-16f * square + 2.00018790482477e-13f;
    p = p * square - 8.60467152213735e-11f;
    p = p * square + 5.12229709037114e-08f;
    p = p * square + 1.48572235717979e-05f;
    p = p * square + 6.37261928875436e-04f;
    p = (p * square + 4.89352455891786e-03f) * limited;
    Floats q = 1.19825839466702e-06f * square + 1.18534705686654e-04f;
    q = q * square + 2.26843463243900e-03f;
    q = q * square + 4.89352518554385e-03f;
    return p / q;
}

struct ValueAndSlope {
    Floats value, slope;
};

// x·sigmoid(x). Far below zero the product is that of 0 and infinity, so x stops where the sigmoid has vanished.
inline ValueAndSlope silu(Floats x)
{
    const Floats limited = x < kSmallestExponent ? inEveryLane(kSmallestExponent) : x;
    const Floats e = exponential(-limited);
    const Floats s = 1.0f / (1.0f + e);
    const Floats value = limited * s;
    const Floats slope = s + value * (e * s); // e·s is 1 − s without its rounding error
    return {value, e == 0.0f ? s : slope};
}

} // namespace core::kernels
