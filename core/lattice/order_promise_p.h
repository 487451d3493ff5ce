// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_solver.h"
#include "core/learn/trees/feature_bins.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace core {

// Patients who followed a rule, and what is known of them for certain.
struct FollowedRule {
    const PanelLattice& lattice;
    const LatticeView& view;
    const SolvedRule& solved; // with its paths
    const BinnedRows& rows;
    std::span<const PanelMask> recorded;
    // P(disease) by all panels: what a diagnosis is worth on average, which varies less than the outcome.
    std::span<const float> truth;
    const TestCatalog& burdens;
};

// An order, and what is thought of all patients after it.
struct OrderBeyond {
    PanelId panel;
    bool inside = false; // it leads to a set of the lattice: what it promises is no reason to add others
    PanelMask closure;
    std::vector<float> odds;                // log odds of disease
    std::vector<std::uint16_t> newFeatures; // that it reveals
    // One more order, to sets that are estimated: whoever looks one step ahead does not see that a panel which tells
    // nothing by itself says which other one to order.
    struct Further {
        double price = 0.0; // of both
        std::vector<float> odds;
    };
    std::vector<Further> further;
};

// What orders that lead out of the lattice would add to what a rule earns for the mean patient.
struct OrderPromises {
    std::map<std::uint64_t, double> promise; // by the closure it leads to; what is worth estimating first
    double gain = 0.0;  // of the best one in every set beyond the best inside, by those who did not choose
    double error = 0.0; // its standard error
};
// `beyond`: by set, where patients come by. `fewest`: sets that fewer do are not looked at.
OrderPromises promisesOf(const FollowedRule& rule, std::size_t fewest,
                         const std::map<std::size_t, std::vector<OrderBeyond>>& beyond);

// How many patients come by each set.
std::vector<std::size_t> visitsBySet(const PanelLattice& lattice, const SolvedRule& solved);

} // namespace core
