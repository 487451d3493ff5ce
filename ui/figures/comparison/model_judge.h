// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/calibration.h"
#include "core/eval/decision_curve.h"
#include "core/eval/model_metrics.h"
#include "core/eval/score_curves.h"
#include "ui/figures/comparison/comparison.h"

#include <map>
#include <optional>
#include <vector>

namespace ui {

// What of a model's figures does not depend on the threshold, reckoned when it is first asked for and kept as long as
// the model is ticked: a threshold that is dragged must not wait for it.
class ModelJudge {
public:
    // Before anything is asked about these models; forgets the others.
    void prepare(const Comparison& comparison);

    const core::MetricEstimate& auroc(const core::ComparedModel& model);
    const std::vector<core::CurveCorner>& roc(const core::ComparedModel& model);
    const std::vector<core::CurveCorner>& precisionRecall(const core::ComparedModel& model);
    const core::Calibration& calibration(const core::ComparedModel& model);
    const std::vector<core::NetBenefit>& decisions(const core::ComparedModel& model); // at 1 … 99 %

    // These do.
    core::ModelMetrics figuresAt(const core::ComparedModel& model, const core::Threshold& threshold);
    core::PairedDifferences differencesAt(const core::ComparedModel& model, const core::ComparedModel& reference,
                                          const core::Threshold& threshold) const;

private:
    struct Kept {
        core::ScoredPatientsPtr scored; // stays what the key points to
        std::optional<core::MetricEstimate> auroc = {};
        std::optional<std::vector<core::CurveCorner>> roc = {}, precisionRecall = {};
        std::optional<core::Calibration> calibration = {};
        std::optional<std::vector<core::NetBenefit>> decisions = {};
    };
    Kept& kept(const core::ComparedModel& model);

    core::BootstrapPlan m_bootstrap;
    std::map<const core::ScoredPatients*, Kept> m_kept;
};

double meanCostOf(const core::ScoredPatients& scored);
// Unset where not every panel says what it takes; time also where no decisions were kept, as of a row of a table.
std::optional<double> meanMinutesOf(const core::ComparedModel& model, const core::TestCatalog& catalog);
std::optional<double> meanMillilitresOf(const core::ScoredPatients& scored, const core::TestCatalog& catalog);

} // namespace ui
