// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/metrics.h"
#include "core/lattice/lattice_rule.h"
#include "core/lattice/panel_lattice.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace core {

// What is estimated of some patients in every set of the lattice.
struct LatticeView {
    std::size_t patients = 0;
    std::vector<std::vector<float>> probability; // [set][patient]
    std::vector<std::vector<float>> outlook;     // [set][patient × (order, cut)]; empty where nothing can be ordered
};

// The patients a rule is learned from. They lie fold after fold, and their estimates come from other folds.
struct LatticeLessons {
    const PanelLattice& lattice;
    const OutlookCuts& cuts;
    const LatticeView& view;
    std::span<const std::uint8_t> diseased;
    std::span<const PanelMask> recorded;     // panels of which the record holds anything
    std::span<const std::size_t> foldBegins; // and the end
    UnrecordedPanels unrecorded = UnrecordedPanels::Unavailable;
    bool keepPaths = false; // in the rules that are found
    // Standard errors of what an order gains by which it has to show that it pays; nothing: all orders are open.
    std::optional<double> certainty = {};
};

// Patients whose orders lead elsewhere than the lattice says: of a panel with gaps another one has shown all that is
// recorded, or it was charged for and shows nothing, now and later. Where a rule takes them is seen by walking.
struct LatticeStrays {
    struct End {
        double cost = 0.0; // burden, by the aim of the lattice
        Disease said = Disease::Absent;
    };
    std::span<const std::uint8_t> patients = {}; // by patient: 1 who is one; empty: nobody
    std::function<End(const LatticeRule& rule, std::size_t patient)> walk = {};
};

// A rule and what it earned with the patients it was learned from, each decided for by what the other folds taught.
struct SolvedRule {
    LatticeRule rule;
    std::vector<LatticeRule> withoutFold; // for the patients of each fold
    Confusion confusion;
    double meanCost = 0.0;                              // mean burden, by the aim of the lattice
    std::vector<std::vector<std::uint32_t>> paths = {}; // by patient: the states, from the start to the diagnosis
};

// Backward induction over the lattice for one λ and several ρ at once: from the full set to the empty one, the value
// of an order is a regression of what patients really earned after it, beyond diagnosing now, on what is known
// (Longstaff and Schwartz 2001). Estimated values decide, but only realised ones are passed on: the largest of several
// estimates is too large on average. A patient of whom a panel shows nothing is never where it is known, and says
// nothing about its worth unless it is charged for. Nothing when `goOn` said stop.
std::optional<std::vector<SolvedRule>> solveLattice(const LatticeLessons& lessons, double lambda,
                                                    std::span<const double> rhos, const std::function<bool()>& goOn,
                                                    const LatticeStrays& strays = {});

} // namespace core
