// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lattice/lattice_fit.h"
#include "core/search/front_engine_p.h"
#include "core/search/lattice_group_p.h"

#include <vector>

namespace core {

// What rules over a lattice were learned from.
struct RuleContext {
    const FrontWork& work;
    const PolicyFeatures& features;
    const LatticePatients& lessons;
    const LatticeGroup& training;
    const LatticeGroup& validation;
    const LatticeModelPtr& model;

    OrderLimits limits() const { return {model->lattice().rules().unrecorded(work.plan.forbidUnrecorded), {}}; }
};

// Judges rules by everybody outside the test, keeps those on the front and some that are nearly on it, and reports
// them as policies. False when stopped.
Result<bool> keepBestRules(const RuleContext& context, const std::vector<SolvedRule>& rules);

} // namespace core
