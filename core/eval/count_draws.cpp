// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/count_draws_p.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace core {
namespace {

// What is less likely in proportion to the most likely number is left out of a table.
constexpr double kNever = 1e-13;

} // namespace

CountTable::CountTable(double mode, const auto& down, const auto& up)
{
    double k = mode;
    for (double likely = 1.0; k > 0.0 && likely > kNever; k -= 1.0)
        m_below.push_back(likely *= down(k));
    m_first = static_cast<std::int64_t>(k);
    std::reverse(m_below.begin(), m_below.end());
    k = mode;
    for (double likely = 1.0; likely > kNever; k += 1.0) {
        m_below.push_back(likely);
        likely *= up(k);
    }
    std::partial_sum(m_below.begin(), m_below.end(), m_below.begin());
    const double whole = m_below.back();
    for (double& share : m_below)
        share /= whole;
    m_guide.reserve(m_below.size());
    std::uint32_t at = 0;
    for (std::size_t i = 0; i < m_below.size(); ++i) {
        while (m_below[at] * static_cast<double>(m_below.size()) <= static_cast<double>(i))
            ++at;
        m_guide.push_back(at);
    }
}

CountTable CountTable::binomial(double probability, std::int64_t trials)
{
    assert(probability > 0.0 && probability < 1.0 && trials > 0);
    // P(k+1) = P(k) · odds · (n − k) / (k + 1).
    const auto n = static_cast<double>(trials);
    const double odds = probability / (1.0 - probability);
    return {std::min(n, std::floor((n + 1.0) * probability)), [=](double k) { return k / ((n - k + 1.0) * odds); },
            [=](double k) { return odds * (n - k) / (k + 1.0); }};
}

CountTable CountTable::poisson(double mean)
{
    assert(mean > 0.0);
    return {std::floor(mean), [=](double k) { return k / mean; }, [=](double k) { return mean / (k + 1.0); }};
}

BinomialDraw::BinomialDraw(double probability, double usual, double spread)
    : m_probability(probability),
      m_fewest(static_cast<std::int64_t>(std::max(0.0, usual - 4.5 * spread)))
{
    if (m_fewest > 0)
        m_ofFewest = CountTable::binomial(probability, m_fewest);
    m_ofMore.resize(static_cast<std::size_t>(9.0 * spread) + 2);
}

std::int64_t BinomialDraw::operator()(RandomStream& stream, std::int64_t trials)
{
    if (trials == 0)
        return 0;
    const std::int64_t more = trials - m_fewest;
    // One draw in 100,000 lies beyond what was foreseen.
    if (more < 0 || more >= std::ssize(m_ofMore))
        return CountTable::binomial(m_probability, trials).draw(stream);
    const std::int64_t successes = m_ofFewest.isEmpty() ? 0 : m_ofFewest.draw(stream);
    if (more == 0)
        return successes;
    CountTable& table = m_ofMore[static_cast<std::size_t>(more)];
    if (table.isEmpty())
        table = CountTable::binomial(m_probability, more);
    return successes + table.draw(stream);
}

CountDraws::CountDraws(std::span<const std::size_t> counts) : m_drawn(counts.size(), 0.0)
{
    for (std::size_t place = 0; place < counts.size(); ++place) {
        m_total += static_cast<std::int64_t>(counts[place]);
        if (counts[place] > 0)
            m_places.push_back(place);
    }
    // The rarest first: what is left for the next one then hardly varies, and few tables are needed.
    std::stable_sort(m_places.begin(), m_places.end(),
                     [&](std::size_t a, std::size_t b) { return counts[a] < counts[b]; });
    const auto total = static_cast<double>(m_total);
    double left = total;
    for (std::size_t i = 0; i + 1 < m_places.size(); ++i) {
        const auto count = static_cast<double>(counts[m_places[i]]);
        m_draws.emplace_back(count / left, left, std::sqrt(left * (1.0 - left / total)));
        left -= count;
    }
}

std::span<const double> CountDraws::draw(RandomStream& stream)
{
    std::int64_t left = m_total;
    for (std::size_t i = 0; i < m_draws.size(); ++i) {
        const std::int64_t drawn = m_draws[i](stream, left);
        m_drawn[m_places[i]] = static_cast<double>(drawn);
        left -= drawn;
    }
    if (!m_places.empty())
        m_drawn[m_places.back()] = static_cast<double>(left);
    return m_drawn;
}

} // namespace core
