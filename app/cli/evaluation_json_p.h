#pragma once

#include "app/cli/evaluation_report.h"
#include "app/cli/json_p.h"
#include "app/cli/policy_origin.h"

namespace app::cli {

// f1, auroc, am, precision, recall, specificity, mean_cost, tp, tn, fp, fn, patients, and more. Undefined is null.
Json evaluationJson(const core::Evaluation& evaluation, const PanelWords& words);
Json panelUseJson(const core::Evaluation& evaluation, const PanelWords& words); // share of patients by panel

Json originJson(const PolicyOrigin& origin); // method, lambda, rho, seed, and run or front and point

} // namespace app::cli
