// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/set_choice_p.h"

#include "core/lattice/panel_lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core {
namespace {

// How much of the loss that all panels take away one mean price may cost; from "money does not matter" on.
constexpr std::array kPricesOfMoney{0.0, 0.02, 0.08};
constexpr std::size_t kCountedPanels = 14; // up to here all sets can be listed

} // namespace

SetChoice::SetChoice(const TestCatalog& catalog, const PanelRules& rules, std::size_t most)
    : m_catalog(catalog),
      m_rules(rules),
      m_most(std::max<std::size_t>(most, 2))
{
    const std::size_t all = rules.panelCount() <= kCountedPanels ? PanelLattice::allSets(rules).size() : m_most + 1;
    m_leavesOut = all > m_most;
    m_expected = std::min(all, m_most);
}

std::vector<PanelMask> SetChoice::next()
{
    if (!m_leavesOut)
        return m_loss.empty() ? PanelLattice::allSets(m_rules) : std::vector<PanelMask>();
    if (m_loss.empty()) { // both ends of the front are always there
        std::set<std::uint32_t> ends{m_rules.closure(PanelMask()).bits(),
                                     m_rules.closure(PanelMask::all(m_rules.panelCount())).bits()};
        const PanelMask first = m_rules.closure(m_catalog.rules().first);
        ends.insert(first.bits());
        m_lastLevel = {first};
        std::vector<PanelMask> sets;
        for (const std::uint32_t bits : ends)
            sets.emplace_back(bits);
        return sets;
    }
    if (m_loss.size() >= m_most)
        return {};
    // What is left is shared out over the levels to come; pairs still show which panels go together.
    ++m_level;
    const std::size_t levels = m_rules.panelCount() - std::min(m_rules.panelCount() - 1, m_level - 1);
    const std::size_t left = m_most - m_loss.size();
    const std::size_t room = m_level <= 2 ? left : std::max<std::size_t>(4, 2 * left / levels);
    m_lastLevel = grownBy(std::min(room, left));
    return m_lastLevel;
}

void SetChoice::fitted(PanelMask closure, double loss)
{
    m_loss[closure.bits()] = loss;
}

double SetChoice::promise(PanelMask from, PanelId panel) const
{
    const double none = m_loss.at(m_rules.closure(PanelMask()).bits());
    double least = none; // gain of the panel beside each panel there is: the least one counts
    const auto alone = m_loss.find(m_rules.closure(PanelMask().with(panel)).bits());
    if (alone != m_loss.end())
        least = none - alone->second;
    for (std::size_t other = 0; other < m_rules.panelCount(); ++other) {
        if (!from.isOrdered(PanelId(other)))
            continue;
        const auto single = m_loss.find(m_rules.closure(PanelMask().with(PanelId(other))).bits());
        const auto pair = m_loss.find(m_rules.closure(PanelMask().with(PanelId(other)).with(panel)).bits());
        if (single != m_loss.end() && pair != m_loss.end())
            least = std::min(least, single->second - pair->second);
    }
    return m_loss.at(from.bits()) - std::max(0.0, least);
}

std::vector<PanelMask> SetChoice::grownBy(std::size_t room) const
{
    struct Candidate {
        PanelMask closure;
        double loss;
        double price;
    };
    std::map<std::uint32_t, Candidate> candidates;
    for (const PanelMask from : m_lastLevel)
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel) {
            if (from.isOrdered(PanelId(panel)))
                continue;
            const PanelMask closure = m_rules.closure(from.with(PanelId(panel)));
            if (m_loss.contains(closure.bits()) || !m_rules.needsMet(from, PanelId(panel)))
                continue;
            const double loss = promise(from, PanelId(panel));
            const double price = m_catalog.priceOf(closure).amount;
            const auto [known, fresh] = candidates.emplace(closure.bits(), Candidate{closure, loss, price});
            if (!fresh)
                known->second.loss = std::min(known->second.loss, loss);
        }
    std::vector<Candidate> all;
    for (const auto& [bits, candidate] : candidates)
        all.push_back(candidate);
    const PanelMask everything = PanelMask::all(m_rules.panelCount());
    const double meanPrice =
        std::max(1e-9, m_catalog.priceOf(everything).amount / static_cast<double>(m_rules.panelCount()));
    const double mostGain =
        std::max(1e-9, m_loss.at(m_rules.closure(PanelMask()).bits()) - m_loss.at(m_rules.closure(everything).bits()));
    // In turns, the best at each price of money.
    std::set<std::uint32_t> taken;
    std::vector<PanelMask> chosen;
    std::array<std::vector<Candidate>, kPricesOfMoney.size()> lists;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        lists[i] = all;
        std::ranges::stable_sort(lists[i], {}, [&](const Candidate& one) {
            return one.loss + kPricesOfMoney[i] * mostGain * one.price / meanPrice;
        });
    }
    for (std::size_t rank = 0; rank < all.size(); ++rank)
        for (const auto& list : lists)
            if (chosen.size() < room && taken.insert(list[rank].closure.bits()).second)
                chosen.push_back(list[rank].closure);
    return chosen;
}

std::vector<PanelMask> SetChoice::chosen() const
{
    std::vector<PanelMask> sets;
    for (const auto& [bits, loss] : m_loss)
        sets.emplace_back(bits);
    return sets;
}

} // namespace core
