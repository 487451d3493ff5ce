// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/comparison/comparison.h"
#include "ui/figures/figure.h"

namespace ui {

class ModelJudge;

// The figures of a comparison, drawn by the same code as on the page. They need no window. Null where there is nothing
// to draw: no model, or patients who all have the same outcome.
FigurePtr rocFigure(const Comparison& comparison);
FigurePtr precisionRecallFigure(const Comparison& comparison);
FigurePtr calibrationFigure(const Comparison& comparison);
FigurePtr decisionCurveFigure(const Comparison& comparison);
FigurePtr confusionFigure(const Comparison& comparison);
FigurePtr confusionFigure(const Comparison& comparison, ModelJudge& judge); // which is prepared

} // namespace ui
