// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/lattice_policy.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

// A lattice policy as plain arrays, without what it can never come to: panels that no patient could be worth their
// price are left out, with all sets that know of them. Outlooks are kept at the one threshold that the policy has.
class LatticeTables {
public:
    struct Set {
        std::vector<std::size_t> closure, orders; // panels
        std::size_t folds = 0;
        double priors = 0.0; // sum over the folds
        double slope = 1.0, intercept = 0.0;
        std::vector<std::uint32_t> splits; // of all trees of all folds: feature, code << 16, who has no value << 24
        std::vector<float> leaves;
        std::vector<float> steps; // edges of the probability, the last feature of the outlook
        std::vector<std::uint32_t> outlookSplits;
        std::vector<float> outlookLeaves; // [tree][leaf][order, then all together]
    };
    struct State {
        std::size_t set = 0;
        std::vector<std::size_t> fees; // paid; all panels, where these count
        std::vector<double> prices;    // by the set's orders
        std::vector<float> weights;    // [order][basis]
    };
    explicit LatticeTables(const LatticePolicy& policy);

    const std::vector<std::vector<float>>& edges() const { return m_edges; }
    const std::vector<Set>& sets() const { return m_sets; }
    const std::vector<State>& states() const { return m_states; }
    bool byPanels() const { return m_byPanels; } // a cap was kept: what was paid is told by panels, not by fees
    std::size_t depth() const { return m_depth; }
    std::size_t outlookDepth() const { return m_outlookDepth; }

private:
    bool m_byPanels = false;
    std::vector<std::vector<float>> m_edges;
    std::vector<Set> m_sets;
    std::vector<State> m_states;
    std::size_t m_depth = 1, m_outlookDepth = 1;
};

} // namespace core
