// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/front_plan.h"
#include "core/lattice/lattice_solver.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core {

// Where a positive diagnosis begins to pay, over the whole front: from no panel, the first set of the view, to all of
// them, the last one.
OutlookCuts outlookCuts(FrontMetric metric, const LatticeView& view, std::span<const std::uint8_t> diseased);

// What an outlook is learned from: max(p − cut, 0) after each order of one panel (pairs are valued by these) and once
// all panels are known, as [patient][order][cut].
std::vector<float> outlookTargets(const PanelLattice::Set& set, const OutlookCuts& cuts, const LatticeView& view);

} // namespace core
