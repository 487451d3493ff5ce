// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/evaluation_json_p.h"

namespace app::cli {
namespace {

Json intervalJson(const core::MetricEstimate& figure)
{
    return figure.interval ? Json::array({figure.interval->low, figure.interval->high}) : Json(nullptr);
}

Json ordersJson(const core::Evaluation& evaluation, const PanelWords& words)
{
    Json list = Json::array();
    for (const core::OrderFrequency& order : evaluation.orders) {
        Json panels = Json::array();
        for (const core::PanelId panel : order.sequence)
            panels.push_back(words.catalog.panels()[panel.value].name);
        list.push_back(Json{
            {"panels", std::move(panels)}, {"patients", order.patients}, {"diagnosed_ill", order.diagnosedPresent}});
    }
    return list;
}

} // namespace

Json evaluationJson(const core::Evaluation& e, const PanelWords& words)
{
    return Json{{"f1", jsonOrNull(e.f1.value)},
                {"auroc", jsonOrNull(e.auroc.value)},
                {"am", jsonOrNull(e.am.value)},
                {"precision", jsonOrNull(e.precision.value)},
                {"recall", jsonOrNull(e.recall.value)},
                {"specificity", jsonOrNull(e.specificity.value)},
                {"mean_cost", jsonOrNull(e.meanCost.value)},
                {"tp", e.confusion.truePositive},
                {"tn", e.confusion.trueNegative},
                {"fp", e.confusion.falsePositive},
                {"fn", e.confusion.falseNegative},
                {"patients", e.patients()},
                {"auprc", jsonOrNull(e.auprc.value)},
                {"brier", jsonOrNull(e.brier.value)},
                {"cost_deviation", e.costDeviation},
                {"mean_reward", e.meanReward},
                {"intervals", Json{{"f1", intervalJson(e.f1)},
                                   {"auroc", intervalJson(e.auroc)},
                                   {"am", intervalJson(e.am)},
                                   {"precision", intervalJson(e.precision)},
                                   {"recall", intervalJson(e.recall)},
                                   {"specificity", intervalJson(e.specificity)},
                                   {"mean_cost", intervalJson(e.meanCost)},
                                   {"auprc", intervalJson(e.auprc)},
                                   {"brier", intervalJson(e.brier)}}},
                {"panel_use", panelUseJson(e, words)},
                {"orders", ordersJson(e, words)}};
}

Json panelUseJson(const core::Evaluation& evaluation, const PanelWords& words)
{
    Json use = Json::object();
    for (std::size_t i = 0; i < evaluation.panelUse.size(); ++i)
        use[words.catalog.panels()[i].name] = evaluation.panelUse[i];
    return use;
}

} // namespace app::cli
