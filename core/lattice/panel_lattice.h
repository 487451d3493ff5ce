// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/masks.h"
#include "core/model/test_catalog.h"
#include "core/rl/panel_rules.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace core {

// Everything a diagnosis can pass through: sets of panels that differ in what they reveal, and, where shared fees
// are paid with the first panel of a group, what has been paid. Orders lead from smaller to larger sets.
class PanelLattice {
public:
    // Of one set: what is to be expected of them is learned together, and a regression weighs all of them.
    static constexpr std::size_t kMostOrders = 19;

    struct Pair {
        std::size_t first = 0, second = 0; // places in the set's orders, rising
    };
    // What is known. Panels that reveal nothing more are part of the set: overlapping panels meet in one.
    struct Set {
        PanelMask closure;
        std::vector<PanelId> orders;         // that lead to a set of the lattice
        std::vector<Pair> pairs;             // of them that may be ordered together
        std::vector<std::uint32_t> leadsTo;  // set, by order, then by pair
        std::vector<std::uint16_t> features; // known, visible ones included

        std::size_t choices() const { return orders.size() + pairs.size(); }
        Action action(std::size_t choice) const
        {
            if (choice < orders.size())
                return Action::order(orders[choice]);
            const Pair& pair = pairs[choice - orders.size()];
            return Action::orderTogether(orders[pair.first], orders[pair.second]);
        }
    };
    static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};
    // What is known and paid.
    struct State {
        std::uint32_t set = 0;
        std::vector<std::uint32_t> leadsTo; // state, by the set's orders, then by its pairs; kNowhere: over a cap
        std::vector<double> prices;         // what is minimised, likewise
    };

    // All sets there are: at most 2^panels.
    static std::vector<PanelMask> allSets(const PanelRules& rules);

    // Of these closed sets; the empty one must be among them. What no order reaches stays out of the states.
    // Prices are burdens by the aim.
    PanelLattice(const TestCatalog& catalog, const FeatureMask& visible, std::span<const PanelMask> closures,
                 CostAim aim = {});

    const std::vector<Set>& sets() const { return m_sets; }       // by rising number of panels
    const std::vector<State>& states() const { return m_states; } // the start first; orders lead to later ones
    std::optional<std::uint32_t> setOf(PanelMask ordered) const;
    std::optional<std::uint32_t> stateOf(PanelMask ordered) const; // nothing where it was left out
    // The same, or the largest state that knows nothing else: for whoever ordered what the lattice leaves out.
    std::uint32_t stateWithin(PanelMask ordered) const;
    std::uint32_t setWithin(PanelMask ordered) const; // the same of sets
    const PanelRules& rules() const { return m_rules; }
    const TestCatalog& catalog() const { return m_catalog; }
    CostAim aim() const { return m_aim; }

private:
    using Key = std::pair<std::uint32_t, std::uint64_t>; // set and what is paid: fees, or panels where a cap counts
    void addSets(std::span<const PanelMask> closures);
    void addPairs(Set& set) const;
    void addStates();
    std::uint64_t paid(PanelMask ordered) const;

    TestCatalog m_catalog;
    PanelRules m_rules;
    CostAim m_aim;
    std::vector<Set> m_sets;
    std::map<std::uint64_t, std::uint32_t> m_setOfClosure;
    std::vector<State> m_states;
    std::map<Key, std::uint32_t> m_stateOf;
};

} // namespace core
