// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/models/comparison_loader.h"
#include "core/compare/baseline_record.h"
#include "core/explain/story/policy_ref.h"
#include "core/front/front_record.h"
#include "core/model/test_catalog.h"
#include "core/plan/run_record.h"
#include "ui/compare/compare_page.h"
#include "ui/figures/charts/front_scene.h"

#include <optional>
#include <vector>

namespace app {

// Everything the project holds that can be compared.
struct ModelSources {
    const std::vector<core::FrontRecord>& fronts;    // oldest first
    const std::vector<core::RunRecord>& runs;        // likewise
    const std::vector<core::BaselineRecord>& tables; // likewise
    std::optional<core::Fingerprint> cohort;         // of the study as it is now; unset: not known yet
    core::TestCatalog prices;                        // likewise
    core::SplitPlan split;
};

// Newest front first, then runs. What cannot be compared says why.
std::vector<ui::ModelChoice> policyChoices(const ModelSources& sources);
// Every system whose row was finished on the study's own split: as the newest table that can be compared has it.
std::vector<ui::ModelChoice> baselineChoices(const ModelSources& sources);
// What to open, with what was counted when it was found.
ComparisonLoader::Request requestFor(const core::ModelRef& model, const ModelSources& sources);
// What stands beside a front: what a table found on the study's own split.
ui::FrontRivals rivalsOf(const core::BaselineRecord& table);

// Half-way between the cheapest and the dearest policy of the newest front: there both money and accuracy count.
std::optional<core::PolicyRef> middlePolicy(const std::vector<core::FrontRecord>& fronts);

} // namespace app
