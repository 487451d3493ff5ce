// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export/curves_csv.h"

#include "app/cli/common/argument_values.h"
#include "core/data/csv/csv_text.h"

#include <charconv>
#include <iterator>

namespace app::cli {
namespace {

std::string numberText(double value)
{
    char buffer[32];
    return std::string(buffer, std::to_chars(std::begin(buffer), std::end(buffer), value).ptr);
}

void addPoint(std::string& text, const std::string& beginning, const core::CurvePoint& point,
              std::span<const std::string> panels)
{
    text += beginning + curveName(point.curve) + ',';
    if (point.curve == core::Curve::PanelUse)
        core::csv::appendField(text, point.panel < panels.size() ? panels[point.panel] : std::to_string(point.panel));
    text += ',' + std::to_string(point.x) + ',' + numberText(point.value) + '\n';
}

} // namespace

std::string curvesCsv(std::span<const RunCurves> runs, std::span<const std::string> panels)
{
    std::string text = "run,method,lambda,rho,seed,curve,panel,x,value\n";
    for (const auto& [run, points] : runs) {
        const core::TrainingPlan& plan = run.start.plan;
        const std::string beginning = std::to_string(run.id.value) + ',' + methodName(plan.method) + ',' +
                                      numberText(plan.shape.lambda) + ',' + numberText(plan.shape.rho) + ',' +
                                      std::to_string(plan.seed.value) + ',';
        for (const core::CurvePoint& point : points)
            addPoint(text, beginning, point, panels);
    }
    return text;
}

// No default: a new curve without its name does not compile.
std::string curveName(core::Curve curve)
{
    using enum core::Curve;
    switch (curve) {
    case EncoderLikelihood:
        return "encoder_likelihood";
    case EncoderReconstruction:
        return "encoder_reconstruction";
    case EncoderValidationRmse:
        return "encoder_validation_rmse";
    case ClassifierLoss:
        return "classifier_loss";
    case PolicyLoss:
        return "policy_loss";
    case ValueLoss:
        return "value_loss";
    case Entropy:
        return "entropy";
    case KlDivergence:
        return "kl_divergence";
    case ClipFraction:
        return "clip_fraction";
    case TrainF1:
        return "train_f1";
    case TrainAuroc:
        return "train_auroc";
    case TrainAm:
        return "train_am";
    case TrainCost:
        return "train_cost";
    case TrainReward:
        return "train_reward";
    case ValidationF1:
        return "validation_f1";
    case ValidationAuroc:
        return "validation_auroc";
    case ValidationAm:
        return "validation_am";
    case ValidationCost:
        return "validation_cost";
    case ValidationReward:
        return "validation_reward";
    case ClassifierRandomF1:
        return "classifier_random_f1";
    case ClassifierRandomAuroc:
        return "classifier_random_auroc";
    case ClassifierPolicyF1:
        return "classifier_policy_f1";
    case ClassifierPolicyAuroc:
        return "classifier_policy_auroc";
    case PanelUse:
        return "panel_use";
    }
    return {};
}

} // namespace app::cli
