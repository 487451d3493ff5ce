// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include "core/base/portable_math.h"

#include <bit>
#include <cmath>
#include <limits>

namespace core {
namespace {

std::uint64_t splitmix(std::uint64_t& state)
{
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

template <std::size_t N>
double polynomial(const std::array<double, N>& coefficients, double x)
{
    double sum = 0.0;
    for (std::size_t i = N; i-- > 0;)
        sum = sum * x + coefficients[i];
    return sum;
}

} // namespace

RandomStream::RandomStream(Seed seed, std::string_view purpose)
{
    std::uint64_t state = seed.value;
    // FNV-1a of the purpose sets the streams of one seed apart.
    std::uint64_t name = 0xcbf29ce484222325ULL;
    for (const char c : purpose)
        name = (name ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    state = splitmix(state) ^ name;
    for (std::uint64_t& word : m_state)
        word = splitmix(state);
}

std::uint64_t RandomStream::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

double RandomStream::uniform()
{
    return static_cast<double>(next() >> 11) * 0x1.0p-53;
}

std::uint64_t RandomStream::below(std::uint64_t bound)
{
    assert(bound > 0);
    std::uint64_t number = next();
    // Numbers below the remainder, itself below the bound, would make small results more likely; draw again.
    if (number < bound) {
        const std::uint64_t remainder = (0 - bound) % bound;
        while (number < remainder)
            number = next();
    }
    return number % bound;
}

double RandomStream::normal()
{
    // Half a step up, so that 0 (whose quantile is minus infinity) cannot be drawn.
    return normalQuantile((static_cast<double>(next() >> 11) + 0.5) * 0x1.0p-53);
}

double normalCdf(double x)
{
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

double normalQuantile(double probability)
{
    if (!(probability > 0.0))
        return -std::numeric_limits<double>::infinity();
    if (!(probability < 1.0))
        return std::numeric_limits<double>::infinity();
    static constexpr std::array centreTop{3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                                          1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                                          3.3430575583588128105e+4, 2.5090809287301226727e+3};
    static constexpr std::array centreBottom{1.0,
                                             4.2313330701600911252e+1,
                                             6.8718700749205790830e+2,
                                             5.3941960214247511077e+3,
                                             2.1213794301586595867e+4,
                                             3.9307895800092710610e+4,
                                             2.8729085735721942674e+4,
                                             5.2264952788528545610e+3};
    static constexpr std::array middleTop{
        1.42343711074968357734e0, 4.63033784615654529590e0,  5.76949722146069140550e0,  3.64784832476320460504e0,
        1.27045825245236838258e0, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4};
    static constexpr std::array middleBottom{1.0,
                                             2.05319162663775882187e0,
                                             1.67638483018380384940e0,
                                             6.89767334985100004550e-1,
                                             1.48103976427480074590e-1,
                                             1.51986665636164571966e-2,
                                             5.47593808499534494600e-4,
                                             1.05075007164441684324e-9};
    static constexpr std::array tailTop{6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                                        2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                                        2.71155556874348757815e-5, 2.01033439929228813265e-7};
    static constexpr std::array tailBottom{1.0,
                                           5.99832206555887937690e-1,
                                           1.36929880922735805310e-1,
                                           1.48753612908506148525e-2,
                                           7.86869131145613259100e-4,
                                           1.84631831751005468180e-5,
                                           1.42151175831644588870e-7,
                                           2.04426310338993978564e-15};
    const double fromCentre = probability - 0.5;
    if (std::abs(fromCentre) <= 0.425) {
        const double r = 0.180625 - fromCentre * fromCentre;
        return fromCentre * polynomial(centreTop, r) / polynomial(centreBottom, r);
    }
    const double tail = fromCentre < 0.0 ? probability : 1.0 - probability;
    const double r = std::sqrt(-portableLog(tail));
    const double magnitude = r <= 5.0 ? polynomial(middleTop, r - 1.6) / polynomial(middleBottom, r - 1.6)
                                      : polynomial(tailTop, r - 5.0) / polynomial(tailBottom, r - 5.0);
    return fromCentre < 0.0 ? -magnitude : magnitude;
}

} // namespace core
