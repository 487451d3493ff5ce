// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "core/model/test_catalog.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace ui {

// The ways 1,000 patients take through a policy: everybody, first panel, second panel … diagnosis. Nodes form a tree by
// what was ordered before; the two diagnoses gather everybody again.
struct PolicyFlow {
    enum class Kind { Everybody, Panel, NoTest, Other, Ill, NotIll };
    struct Node {
        Kind kind = Kind::Everybody;
        std::size_t column = 0;
        std::vector<core::PanelId> orders = {}; // up to and with this one; of Other: up to the one before
        int patients = 0;                       // of 1,000
        std::size_t rank = 0;                   // from top to bottom among all that cross a column
        bool more = false;                      // a few of them get further panels, which are not distinguished
        // Places in the orders of panels that everybody here got at the same time as the one before.
        std::vector<std::size_t> together = {};
        bool operator==(const Node&) const = default;
    };
    // Patients who go from one node to another. They may pass columns in which nothing is ordered for them.
    struct Ribbon {
        std::size_t from = 0, to = 0; // nodes
        int patients = 0;             // of 1,000
        std::optional<double> money;  // spent on them until there, with the panel it leads to; unset: no prices
        std::size_t rank = 0;         // a panel's own where it leads to one
        bool operator==(const Ribbon&) const = default;
    };
    std::vector<Node> nodes;     // column by column, from top to bottom
    std::vector<Ribbon> ribbons; // likewise, by the column they leave
    std::size_t columns = 0;     // the last one is the diagnosis

    bool operator==(const PolicyFlow&) const = default;
    bool empty() const { return ribbons.empty(); }
    const Node& source(const Ribbon& ribbon) const { return nodes[ribbon.from]; }
    const Node& target(const Ribbon& ribbon) const { return nodes[ribbon.to]; }
};

// Continuations that fewer than `rare` of all patients take are gathered as others; where even all of them are fewer
// and nobody else goes on there, they end with the panel they have in common. `calledIll`: how many of 1,000 another
// picture of the same patients says are diagnosed as ill; unset: by rounding.
PolicyFlow policyFlow(std::span<const core::OrderFrequency> orders, const core::TestCatalog& prices,
                      std::optional<int> calledIll = {}, double rare = 0.02);

// Whether a patient with these orders and this diagnosis is among those of the ribbon.
bool isOnRibbon(const PolicyFlow& flow, std::size_t ribbon, std::span<const core::PanelId> orders,
                core::Disease diagnosis);

} // namespace ui
