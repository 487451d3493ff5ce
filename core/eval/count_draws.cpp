#include "core/eval/count_draws_p.h"

#include "core/base/portable_math.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr double kFewSuccesses = 10.0; // below, rejection does not work and inversion is fast

// log k! minus the leading terms of Stirling's formula in k + 1.
double stirlingRest(double k)
{
    static constexpr std::array kSmall{
        0.08106146679532726, 0.04134069595540929, 0.02767792568499834, 0.02079067210376509,  0.01664469118982119,
        0.01387612882307075, 0.01189670994589177, 0.01041126526197209, 0.009255462182712733, 0.008330563433362871};
    if (k < static_cast<double>(kSmall.size()))
        return kSmall[static_cast<std::size_t>(k)];
    const double next = k + 1.0;
    return (1.0 / 12.0 - (1.0 / 360.0 - 1.0 / 1260.0 / (next * next)) / (next * next)) / next;
}

// Without the constant ½·log 2π − 1 of every factorial, which cancels.
double logFactorial(double k)
{
    return (k + 0.5) * portableLog(k + 1.0) - k + stirlingRest(k);
}

} // namespace

BinomialDraw::BinomialDraw(double probability)
    : m_mirrored(probability > 0.5),
      m_rare(m_mirrored ? 1.0 - probability : probability),
      m_odds(m_rare / (1.0 - m_rare)),
      m_logOdds(portableLog(m_odds)),
      m_logFailure(portableLog(1.0 - m_rare))
{
    assert(probability > 0.0 && probability < 1.0);
}

BinomialDraw::Setup BinomialDraw::setupOf(std::uint64_t trials) const
{
    Setup setup{.trials = trials};
    const auto n = static_cast<double>(trials);
    setup.mean = n * m_rare;
    setup.inverted = setup.mean < kFewSuccesses;
    if (setup.inverted) {
        setup.noneProbability = portableExp(n * m_logFailure);
        return setup;
    }
    const double deviation = std::sqrt(setup.mean * (1.0 - m_rare));
    setup.b = 1.15 + 2.53 * deviation;
    setup.a = -0.0873 + 0.0248 * setup.b + 0.01 * m_rare;
    setup.c = setup.mean + 0.5;
    setup.alpha = (2.83 + 5.1 / setup.b) * deviation;
    setup.quickAccept = 0.92 - 4.2 / setup.b;
    setup.mode = std::floor((n + 1.0) * m_rare);
    setup.logAtMode = logFactorial(setup.mode) + logFactorial(n - setup.mode);
    return setup;
}

std::uint64_t BinomialDraw::byInversion(RandomStream& stream, const Setup& setup) const
{
    const auto n = static_cast<double>(setup.trials);
    double left = stream.uniform();
    double probability = setup.noneProbability;
    double k = 0.0;
    // Rounding may leave a little of the last share over.
    while (left > probability && k < n) {
        left -= probability;
        k += 1.0;
        probability *= m_odds * (n - k + 1.0) / k;
    }
    return static_cast<std::uint64_t>(k);
}

std::uint64_t BinomialDraw::byRejection(RandomStream& stream, const Setup& setup) const
{
    const auto n = static_cast<double>(setup.trials);
    for (;;) {
        const double u = stream.uniform() - 0.5;
        const double height = stream.uniform();
        const double edge = 0.5 - std::abs(u);
        const double k = std::floor((2.0 * setup.a / edge + setup.b) * u + setup.c);
        if (edge >= 0.07 && height <= setup.quickAccept)
            return static_cast<std::uint64_t>(k);
        if (!(k >= 0.0 && k <= n) || height == 0.0)
            continue;
        const double scaled = height * setup.alpha / (setup.a / (edge * edge) + setup.b);
        const double logRatio = setup.logAtMode - logFactorial(k) - logFactorial(n - k) + (k - setup.mode) * m_logOdds;
        if (portableLog(scaled) <= logRatio)
            return static_cast<std::uint64_t>(k);
    }
}

std::uint64_t BinomialDraw::operator()(RandomStream& stream, std::uint64_t trials)
{
    if (trials == 0)
        return 0;
    Setup& setup = m_setups[trials % m_setups.size()];
    if (setup.trials != trials)
        setup = setupOf(trials);
    const std::uint64_t rare = setup.inverted ? byInversion(stream, setup) : byRejection(stream, setup);
    return m_mirrored ? trials - rare : rare;
}

CountDraws::CountDraws(std::span<const std::size_t> counts)
    : m_total(std::accumulate(counts.begin(), counts.end(), std::size_t{0})),
      m_drawn(counts.size(), 0)
{
    std::size_t left = m_total;
    for (std::size_t place = 0; place < counts.size(); ++place) {
        if (counts[place] == 0)
            continue;
        m_places.push_back(place);
        if (counts[place] < left)
            m_draws.emplace_back(static_cast<double>(counts[place]) / static_cast<double>(left));
        left -= counts[place];
    }
}

std::span<const std::size_t> CountDraws::draw(RandomStream& stream)
{
    std::size_t left = m_total;
    for (std::size_t i = 0; i < m_draws.size(); ++i) {
        m_drawn[m_places[i]] = static_cast<std::size_t>(m_draws[i](stream, left));
        left -= m_drawn[m_places[i]];
    }
    if (!m_places.empty())
        m_drawn[m_places.back()] = left;
    return m_drawn;
}

} // namespace core
