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

using MakeChart = LineChart(const Comparison&, ModelJudge&);

FigurePtr chartFigure(const Comparison& comparison, MakeChart* make)
{
    ModelJudge judge;
    judge.prepare(comparison);
    LineChart chart = make(comparison, judge);
    return chart.isEmpty() ? nullptr : std::make_shared<LineFigure>(std::move(chart), originOf(comparison));
}

} // namespace

FigurePtr rocFigure(const Comparison& comparison)
{
    return chartFigure(comparison, &rocChart);
}

FigurePtr precisionRecallFigure(const Comparison& comparison)
{
    return chartFigure(comparison, &precisionRecallChart);
}

FigurePtr calibrationFigure(const Comparison& comparison)
{
    return chartFigure(comparison, [](const Comparison& shown, ModelJudge& judge) {
        return calibrationChart(shown, judge, CalibrationIntervals::OfReference);
    });
}

FigurePtr decisionCurveFigure(const Comparison& comparison)
{
    return chartFigure(comparison, &decisionChart);
}

FigurePtr confusionFigure(const Comparison& comparison)
{
    ModelJudge judge;
    judge.prepare(comparison);
    return confusionFigure(comparison, judge);
}

FigurePtr confusionFigure(const Comparison& comparison, ModelJudge& judge)
{
    if (comparison.models.empty())
        return nullptr;
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
