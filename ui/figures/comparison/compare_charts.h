// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/comparison.h"
#include "ui/figures/comparison/line_chart.h"
#include "ui/figures/figure.h"

namespace ui {

class ModelJudge;

// The curves of a comparison as values; what the page, its files and the report draw. Empty charts say why.
LineChart rocChart(const Comparison& comparison, ModelJudge& judge);
LineChart precisionRecallChart(const Comparison& comparison, ModelJudge& judge);
LineChart decisionChart(const Comparison& comparison, ModelJudge& judge);
LineChart avoidedChart(const Comparison& comparison, ModelJudge& judge); // interventions, against treating all

enum class CalibrationIntervals { OfReference, OfAll }; // a band for the first model, or bars for every one
LineChart calibrationChart(const Comparison& comparison, ModelJudge& judge, CalibrationIntervals intervals);
// How often the model foretold what, of the ill upwards and of the others downwards, each group by its own scale.
LineChart predictionChart(const Comparison& comparison, const ShownModel& model);

QString labelOf(const ShownModel& model); // its short name, where it has one
FigureOrigin originOf(const Comparison& comparison);

} // namespace ui
