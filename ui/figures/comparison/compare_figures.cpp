// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/compare_figures.h"

#include "ui/figures/comparison/compare_charts.h"
#include "ui/figures/comparison/confusion_picture.h"
#include "ui/figures/comparison/line_figure.h"
#include "ui/figures/comparison/model_judge.h"

#include <QCoreApplication>

namespace ui {
namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(CompareFigures)
};

FigurePtr figureOf(LineChart chart, const Comparison& comparison)
{
    return chart.isEmpty() ? nullptr : std::make_shared<LineFigure>(std::move(chart), originOf(comparison));
}

} // namespace

FigurePtr rocFigure(const Comparison& comparison)
{
    ModelJudge judge;
    judge.prepare(comparison);
    return figureOf(rocChart(comparison, judge), comparison);
}

FigurePtr precisionRecallFigure(const Comparison& comparison)
{
    ModelJudge judge;
    judge.prepare(comparison);
    return figureOf(precisionRecallChart(comparison, judge), comparison);
}

FigurePtr calibrationFigure(const Comparison& comparison)
{
    ModelJudge judge;
    judge.prepare(comparison);
    return figureOf(calibrationChart(comparison, judge, CalibrationIntervals::OfReference), comparison);
}

FigurePtr decisionCurveFigure(const Comparison& comparison)
{
    ModelJudge judge;
    judge.prepare(comparison);
    return figureOf(decisionChart(comparison, judge), comparison);
}

FigurePtr confusionFigure(const Comparison& comparison)
{
    if (comparison.models.empty())
        return nullptr;
    ModelJudge judge;
    judge.prepare(comparison);
    return std::make_shared<ConfusionFigure>(
        confusionBlocks(comparison, judge),
        FigureText{.title = FigureWords::tr("Diagnoses against the truth"),
                   .xLabel = {},
                   .yLabel = {},
                   .caption = comparisonCaption(comparison, bootstrapMethod(comparison)),
                   .legend = false},
        originOf(comparison));
}

} // namespace ui
