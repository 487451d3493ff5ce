// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/result_tables.h"

#include "core/front/policy_name.h"
#include "ui/common/text/panel_words.h"

namespace app {
namespace {

std::string curveName(core::Curve curve);

// As the command line calls it.
QString methodName(core::TrainingMethod method)
{
    return method == core::TrainingMethod::Pretrained ? QStringLiteral("smddpo-pretrained") : QStringLiteral("smddpo");
}

QString panelOf(const core::CurvePoint& point, const core::TestCatalog& panels)
{
    return point.curve == core::Curve::PanelUse ? ui::PanelWords{panels, {}}.name(core::PanelId(point.panel))
                                                : QString();
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

} // namespace

ui::DataTable curvesResultTable(std::span<const RunCurves> runs)
{
    ui::DataTable table{.columns = {QStringLiteral("run"), QStringLiteral("method"), QStringLiteral("lambda"),
                                    QStringLiteral("rho"), QStringLiteral("seed"), QStringLiteral("curve"),
                                    QStringLiteral("panel"), QStringLiteral("x"), QStringLiteral("value"),
                                    QStringLiteral("name")},
                        .rows = {}};
    for (const auto& [run, points] : runs) {
        const core::TrainingPlan& plan = run.start.plan;
        const QStringList beginning{QString::number(run.id.value), methodName(plan.method),
                                    ui::exactText(plan.shape.lambda), ui::exactText(plan.shape.rho),
                                    QString::number(plan.seed.value)};
        const QString name = QString::fromStdString(core::runPolicyName(run));
        for (const core::CurvePoint& point : points)
            table.rows.push_back(beginning + QStringList{QString::fromStdString(curveName(point.curve)),
                                                         panelOf(point, run.start.panels), QString::number(point.x),
                                                         ui::exactText(point.value), name});
    }
    return table;
}

} // namespace app
