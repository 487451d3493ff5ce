// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/delong_p.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace core {

Placements::Placements(std::span<const double> probability, std::span<const Disease> truth)
    : m_truth(truth),
      m_placement(truth.size(), 0.0)
{
    assert(probability.size() == truth.size());
    m_diseased = static_cast<std::size_t>(std::count(truth.begin(), truth.end(), Disease::Present));
    m_healthy = truth.size() - m_diseased;
    if (m_diseased == 0 || m_healthy == 0)
        return;
    std::vector<std::size_t> order(truth.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return probability[a] < probability[b]; });
    double diseasedBelow = 0.0, healthyBelow = 0.0;
    for (auto from = order.begin(); from != order.end();) {
        const auto until =
            std::find_if(from, order.end(), [&](std::size_t one) { return probability[one] != probability[*from]; });
        const auto diseasedHere = static_cast<double>(
            std::count_if(from, until, [&](std::size_t one) { return truth[one] == Disease::Present; }));
        const double healthyHere = static_cast<double>(until - from) - diseasedHere;
        const double ofDiseased = (healthyBelow + healthyHere / 2.0) / static_cast<double>(m_healthy);
        const double ofHealthy = 1.0 - (diseasedBelow + diseasedHere / 2.0) / static_cast<double>(m_diseased);
        for (; from != until; ++from)
            m_placement[*from] = truth[*from] == Disease::Present ? ofDiseased : ofHealthy;
        diseasedBelow += diseasedHere;
        healthyBelow += healthyHere;
    }
}

std::optional<double> Placements::area() const
{
    if (m_diseased == 0 || m_healthy == 0)
        return std::nullopt;
    double sum = 0.0;
    for (std::size_t i = 0; i < m_truth.size(); ++i)
        if (m_truth[i] == Disease::Present)
            sum += m_placement[i];
    return sum / static_cast<double>(m_diseased);
}

std::optional<double> Placements::covariance(const Placements& other) const
{
    assert(std::equal(m_truth.begin(), m_truth.end(), other.m_truth.begin(), other.m_truth.end()));
    if (m_diseased < 2 || m_healthy < 2)
        return std::nullopt;
    const double here = *area(), there = *other.area();
    double ofDiseased = 0.0, ofHealthy = 0.0;
    for (std::size_t i = 0; i < m_truth.size(); ++i)
        (m_truth[i] == Disease::Present ? ofDiseased : ofHealthy) +=
            (m_placement[i] - here) * (other.m_placement[i] - there);
    const auto diseased = static_cast<double>(m_diseased), healthy = static_cast<double>(m_healthy);
    return ofDiseased / (diseased - 1.0) / diseased + ofHealthy / (healthy - 1.0) / healthy;
}

} // namespace core
