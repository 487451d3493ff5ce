#pragma once

#include "app/cli/evaluation_report.h"
#include "app/cli/json_p.h"

namespace app::cli {

// f1, auroc, am, precision, recall, specificity, mean_cost, tp, tn, fp, fn, patients, and more. Undefined is null.
Json evaluationJson(const core::Evaluation& evaluation, const PanelWords& words);
Json panelUseJson(const core::Evaluation& evaluation, const PanelWords& words); // share of patients by panel

} // namespace app::cli
