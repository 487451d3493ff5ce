// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/evaluation_report.h"
#include "app/cli/common/json_p.h"
#include "app/cli/common/policy_origin.h"

namespace app::cli {

// f1, auroc, am, precision, recall, specificity, mean_cost, tp, tn, fp, fn, patients, and more. Undefined is null.
Json evaluationJson(const core::Evaluation& evaluation, const PanelWords& words);
Json evaluationJson(const std::optional<core::Evaluation>& evaluation, const PanelWords& words);
Json panelUseJson(const core::Evaluation& evaluation, const PanelWords& words); // share of patients by panel
Json panelUseJson(const std::vector<double>& panelUse, const PanelWords& words);

// Method, lambda, rho, seed, run or front and point, who taught it and what is known of it.
Json originJson(const PolicyOrigin& origin, const PanelWords& words);

} // namespace app::cli
