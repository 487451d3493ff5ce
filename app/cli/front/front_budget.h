// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/front/front_report.h"
#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/policy/policy.h"

#include <functional>
#include <stop_token>

namespace app::cli {

// What --budget and --cap ask. Under a cap the policies of the front do something else, so they are tried again on the
// validation patients; `load` gives the policy at a position in the list of points.
struct BudgetQuestion {
    std::optional<core::Cost> budget;
    std::optional<core::Cost> cap;
    std::function<core::Result<core::PolicyPtr>(std::size_t position)> load;
};
core::Result<BudgetReport> answerBudget(const BudgetQuestion& question, const FrontReport& report,
                                        const core::Cohort& cohort, const core::Split& split, std::stop_token stop);

} // namespace app::cli
