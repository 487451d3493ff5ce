// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_solver.h"
#include "core/policy/lattice_decision_p.h"
#include "core/rl/panel_rules.h"

#include <cstdint>
#include <deque>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace core {

// Walks patients whose estimates are known through many rules, only to see where each ends. What can be ordered where
// and what it costs does not depend on the rule: it is looked up once. Not for several threads at once.
class RuleWalk {
public:
    // `recorded`: columns in each patient's record.
    RuleWalk(const LatticeModel& model, const LatticeView& view, std::span<const FeatureMask> recorded,
             const OrderLimits& limits);

    struct End {
        double cost = 0.0; // the burden, by the aim of the lattice
        Disease said = Disease::Absent;
        std::uint64_t path = 0; // the same for two patients only if the same was ordered in the same steps
    };
    End follow(const LatticeDecision& decision, std::size_t patient);
    LatticeStrays::End follow(const LatticeRule& rule, std::size_t patient);

    // By patient: 1 for those who may end elsewhere than the solver's lattice leads them.
    static std::vector<std::uint8_t> strays(const PanelRules& rules, std::span<const FeatureMask> recorded,
                                            UnrecordedPanels unrecorded);

private:
    // What comes of an order, of one panel or of two together.
    struct Onward {
        double cost = -1.0; // negative: not asked for yet
        PanelMask ordered = {};
    };
    // Where patients with one kind of record stand after some orders.
    struct Place {
        std::uint32_t state = 0, set = 0;
        std::size_t outlooks = 0;
        PanelMask allowed;          // none where nothing was learned about going on
        std::vector<Onward> onward; // by the set's orders and pairs
    };
    Place& placeFor(std::uint32_t kind, PanelMask ordered);
    Place placeOf(std::uint32_t kind, PanelMask ordered) const;
    const Onward& onwardFrom(Place& place, std::uint32_t kind, PanelMask ordered, std::size_t order) const;
    Onward onwardBy(Action action, std::uint32_t kind, PanelMask ordered) const;
    // After the panels that come first by the rules of the study.
    const Onward& beginningOf(std::uint32_t kind);

    const LatticeModel& m_model;
    const LatticeView& m_view;
    OrderLimits m_limits;
    std::vector<std::uint32_t> m_kinds; // by patient
    std::vector<FeatureMask> m_records; // by kind
    std::vector<Onward> m_beginnings;   // by kind
    std::deque<Place> m_places;
    // Which of them by kind and orders, 0 where it is not known yet: a table where there are few, else a map.
    std::vector<std::uint32_t> m_table;
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::uint32_t> m_map;
};

} // namespace core
