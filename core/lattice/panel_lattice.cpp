// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lattice/panel_lattice.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace core {
namespace {

bool fewerPanels(PanelMask a, PanelMask b)
{
    return std::pair(a.count(), a.bits()) < std::pair(b.count(), b.bits());
}

} // namespace

std::vector<PanelMask> PanelLattice::allSets(const PanelRules& rules)
{
    std::set<std::uint32_t> seen;
    for (std::uint32_t bits = 0; bits <= PanelMask::all(rules.panelCount()).bits(); ++bits)
        if (rules.reachable(PanelMask(bits)))
            seen.insert(rules.closure(PanelMask(bits)).bits());
    std::vector<PanelMask> sets;
    for (const std::uint32_t bits : seen)
        sets.emplace_back(bits);
    std::ranges::sort(sets, fewerPanels);
    return sets;
}

PanelLattice::PanelLattice(const TestCatalog& catalog, const FeatureMask& visible, std::span<const PanelMask> closures,
                           CostAim aim)
    : m_catalog(catalog),
      m_rules(catalog, visible),
      m_aim(aim)
{
    addSets(closures);
    addStates();
}

void PanelLattice::addSets(std::span<const PanelMask> closures)
{
    std::vector<PanelMask> sorted(closures.begin(), closures.end());
    std::ranges::sort(sorted, fewerPanels);
    for (const PanelMask closure : sorted) {
        assert(m_rules.closure(closure) == closure);
        m_setOfClosure.emplace(closure.bits(), static_cast<std::uint32_t>(m_sets.size()));
        Set& set = m_sets.emplace_back();
        set.closure = closure;
        const FeatureMask known = m_rules.asked(closure);
        for (std::size_t feature = 0; feature < known.size(); ++feature)
            if (known.isKnown(FeatureId(feature)))
                set.features.push_back(static_cast<std::uint16_t>(feature));
    }
    for (Set& set : m_sets)
        for (std::size_t panel = 0; panel < m_rules.panelCount(); ++panel)
            if (!set.closure.isOrdered(PanelId(panel)) && m_rules.needsMet(set.closure, PanelId(panel)))
                if (const auto next = setOf(set.closure.with(PanelId(panel)))) {
                    set.orders.emplace_back(panel);
                    set.leadsTo.push_back(*next);
                }
    if (m_catalog.offersPairs(m_aim))
        std::ranges::for_each(m_sets, [this](Set& set) { addPairs(set); });
}

// Of two panels that each reveal something beside the other.
void PanelLattice::addPairs(Set& set) const
{
    for (std::size_t second = 0; second < set.orders.size(); ++second)
        for (std::size_t first = 0; first < second; ++first) {
            const PanelMask one = m_rules.closure(set.closure.with(set.orders[first]));
            const PanelMask other = m_rules.closure(set.closure.with(set.orders[second]));
            const auto next = setOf(one.with(other));
            if (next && !one.isOrdered(set.orders[second]) && !other.isOrdered(set.orders[first])) {
                set.pairs.push_back({first, second});
                set.leadsTo.push_back(*next);
            }
        }
}

std::uint64_t PanelLattice::paid(PanelMask ordered) const
{
    if (m_catalog.rules().capped())
        return ordered.bits();
    std::uint64_t fees = 0;
    for (std::size_t fee = 0; fee < m_catalog.fees().size(); ++fee)
        if (m_catalog.fees()[fee].panels.bits() & ordered.bits())
            fees |= std::uint64_t{1} << (fee % 64);
    return fees;
}

void PanelLattice::addStates()
{
    // Found from the start on, each with the panels of the first way that leads there; all ways that lead to one
    // state paid the same fees, so what follows costs the same.
    struct Found {
        PanelMask ordered;
        std::uint32_t set;
    };
    std::map<Key, PanelMask> found;
    const auto start = setOf(PanelMask());
    assert(start);
    std::vector<Found> open{{PanelMask(), *start}};
    found.emplace(Key(*start, 0), PanelMask());
    while (!open.empty()) {
        const Found here = open.back();
        open.pop_back();
        const Set& set = m_sets[here.set];
        for (std::size_t i = 0; i < set.choices(); ++i) {
            const PanelMask after = here.ordered.with(set.action(i).panels());
            if (m_catalog.withinCaps(after) && found.emplace(Key(set.leadsTo[i], paid(after)), after).second)
                open.push_back({after, set.leadsTo[i]});
        }
    }
    for (const auto& [key, ordered] : found) // by set, and sets by number of panels
        m_stateOf.emplace(key, static_cast<std::uint32_t>(m_stateOf.size()));
    for (const auto& [key, ordered] : found) {
        State& state = m_states.emplace_back();
        state.set = key.first;
        const Set& set = m_sets[key.first];
        for (std::size_t i = 0; i < set.choices(); ++i) {
            const PanelMask added = set.action(i).panels();
            const auto next = m_stateOf.find(Key(set.leadsTo[i], paid(ordered.with(added))));
            state.leadsTo.push_back(next == m_stateOf.end() ? kNowhere : next->second);
            state.prices.push_back(m_catalog.burdenOfAdding(ordered, added, m_aim));
        }
    }
}

std::optional<std::uint32_t> PanelLattice::setOf(PanelMask ordered) const
{
    const auto found = m_setOfClosure.find(m_rules.closure(ordered).bits());
    return found == m_setOfClosure.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint32_t> PanelLattice::stateOf(PanelMask ordered) const
{
    const auto set = setOf(ordered);
    if (!set)
        return std::nullopt;
    const auto found = m_stateOf.find(Key(*set, paid(ordered)));
    return found == m_stateOf.end() ? std::nullopt : std::optional(found->second);
}

std::uint32_t PanelLattice::stateWithin(PanelMask ordered) const
{
    if (const auto state = stateOf(ordered))
        return *state;
    const std::uint32_t known = m_rules.closure(ordered).bits();
    std::uint32_t state = static_cast<std::uint32_t>(m_states.size()); // larger sets come later
    while (--state > 0 && (m_sets[m_states[state].set].closure.bits() & ~known) != 0)
        ;
    return state;
}

std::uint32_t PanelLattice::setWithin(PanelMask ordered) const
{
    return setOf(ordered).value_or(m_states[stateWithin(ordered)].set);
}

} // namespace core
