// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/model_metrics.h"
#include "ui/figures/comparison/comparison.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

class ModelJudge;

// Figures as the tables of a comparison write them.
QString intervalText(const core::Interval& interval, int decimals);           // "0.56–0.70"
QString shareIntervalText(const core::Interval& interval);                    // "56–70 %"
QString figureWithInterval(const core::MetricEstimate& figure, int decimals); // "0.633 (0.56–0.70)", "undefined"
QString signedText(double value, int decimals);                               // "+0.007", "−0.052", "0.000"
QString differenceText(const core::MetricEstimate& difference);               // "+0.007 (−0.04 to +0.06)"

// One ticked model in figures at the threshold.
struct JudgedModel {
    core::ModelMetrics figures;
    std::optional<core::PairedDifferences> difference = {}; // from the reference; unset: it is the reference
};
std::vector<JudgedModel> judgedModels(const Comparison& comparison, ModelJudge& judge);

// "Policy 8 is not distinguishable from XGBoost, all panels (at 13 % of its testing cost) with these 991 patients. It
// scores above logistic regression, all panels." Empty with one model.
QString inWords(const Comparison& comparison, const std::vector<JudgedModel>& judged);

// "13 % of its testing cost", "2.5 times its testing cost"; empty where one of them costs nothing.
QString costShareText(double cost, double ofCost);

} // namespace ui
