// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/comparison/compare_charts.h"

#include "ui/common/text/number_text.h"
#include "ui/figures/comparison/model_judge.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(CompareCharts)
};

QString percent(double share)
{
    return shareText(share, QLocale(), 0);
}

QString whole(double value)
{
    return numberText(value, QLocale(), 3);
}

ChartAxis shareAxis(const QString& label, double high = 1.0)
{
    return {.label = label, .low = 0.0, .high = high, .text = percent, .mostTicks = 6};
}

LineChart blank(const Comparison& comparison, const QString& name, const QString& title, const QString& method)
{
    LineChart chart;
    chart.name = name;
    chart.title = title;
    chart.caption = comparisonCaption(comparison, method);
    const bool oneOutcome = !comparison.models.empty() && [&] {
        const core::ScoredPatients& scored = *comparison.models.front().model->test;
        return scored.events() == 0 || scored.events() == scored.count();
    }();
    chart.emptyText = comparison.models.empty() ? Charts::tr("Tick a model")
                      : oneOutcome              ? Charts::tr("Undefined: all test patients have the same outcome")
                                                : Charts::tr("Nothing to draw");
    return chart;
}

std::vector<QPointF> steps(const std::vector<core::CurveCorner>& corners)
{
    std::vector<QPointF> points;
    double before = 0.0;
    for (const core::CurveCorner& corner : corners) {
        points.emplace_back(before, corner.y);
        points.emplace_back(corner.x, corner.y);
        before = corner.x;
    }
    return points;
}

std::optional<QPointF> markOf(std::optional<double> x, std::optional<double> y)
{
    return x && y ? std::optional(QPointF(*x, *y)) : std::nullopt;
}

double prevalenceOf(const Comparison& comparison)
{
    const core::ScoredPatients& scored = *comparison.models.front().model->test;
    return scored.count() == 0 ? 0.0 : static_cast<double>(scored.events()) / static_cast<double>(scored.count());
}

// Beyond, no model is worth a tenth of what the best could be worth, and all curves lie on each other.
double usefulThreshold(const Comparison& comparison, ModelJudge& judge, double prevalence)
{
    double last = 0.2;
    for (const ShownModel& shown : comparison.models)
        for (const core::NetBenefit& at : judge.decisions(*shown.model))
            if (at.model > 0.1 * prevalence)
                last = std::max(last, at.threshold);
    last = std::max(last, comparison.threshold.value_or(0.0) + 0.02);
    return std::min(1.0, std::ceil(10.0 * last) / 10.0);
}

ChartCurve curveOf(const ShownModel& shown)
{
    ChartCurve curve;
    curve.label = labelOf(shown);
    curve.style = shown.style;
    return curve;
}

} // namespace

QString labelOf(const ShownModel& model)
{
    return model.shortName.isEmpty() ? model.name : model.shortName;
}

FigureOrigin originOf(const Comparison& comparison)
{
    FigureOrigin origin;
    origin.seed = comparison.seed;
    for (const ShownModel& shown : comparison.models) {
        if (const auto* front = std::get_if<core::FrontPolicyRef>(&shown.model->ref))
            origin.policy = *front;
        else if (const auto* run = std::get_if<core::RunId>(&shown.model->ref))
            origin.policy = *run;
        if (origin.policy)
            break;
    }
    return origin;
}

LineChart rocChart(const Comparison& comparison, ModelJudge& judge)
{
    LineChart chart = blank(comparison, QStringLiteral("roc"), Charts::tr("ROC curve"), {});
    chart.x = shareAxis(Charts::tr("1 − specificity"));
    chart.y = shareAxis(Charts::tr("Sensitivity"));
    for (const ShownModel& shown : comparison.models) {
        const auto& corners = judge.roc(*shown.model);
        if (corners.empty())
            continue;
        ChartCurve curve = curveOf(shown);
        for (const core::CurveCorner& corner : corners)
            curve.points.emplace_back(corner.x, corner.y);
        const core::Confusion at = core::confusionAt(*shown.model->test, comparison.threshold);
        if (const auto specificity = at.specificity())
            curve.mark = markOf(1.0 - *specificity, at.recall());
        chart.curves.push_back(std::move(curve));
    }
    if (!chart.curves.empty())
        chart.references = {{.label = Charts::tr("a coin"), .points = {{0, 0}, {1, 1}}, .labelAt = QPointF(0.62, 0.6)}};
    return chart;
}

LineChart precisionRecallChart(const Comparison& comparison, ModelJudge& judge)
{
    LineChart chart = blank(comparison, QStringLiteral("precision-recall"), Charts::tr("Precision–recall curve"), {});
    chart.x = shareAxis(Charts::tr("Recall (sensitivity)"));
    chart.y = shareAxis(Charts::tr("Precision (PPV)"));
    for (const ShownModel& shown : comparison.models) {
        const auto& corners = judge.precisionRecall(*shown.model);
        if (corners.empty())
            continue;
        ChartCurve curve = curveOf(shown);
        curve.points = steps(corners);
        const core::Confusion at = core::confusionAt(*shown.model->test, comparison.threshold);
        curve.mark = markOf(at.recall(), at.precision());
        chart.curves.push_back(std::move(curve));
    }
    if (chart.curves.empty())
        return chart;
    const double prevalence = prevalenceOf(comparison);
    chart.references = {{.label = Charts::tr("everybody called a case"),
                         .points = {{0, prevalence}, {1, prevalence}},
                         .labelAt = QPointF(0.0, prevalence)}};
    return chart;
}

LineChart decisionChart(const Comparison& comparison, ModelJudge& judge)
{
    LineChart chart = blank(comparison, QStringLiteral("decision-curve"), Charts::tr("Decision curve"), {});
    chart.x = shareAxis(Charts::tr("Threshold probability"));
    chart.y = {.label = Charts::tr("Net benefit per 1,000"), .low = 0.0, .high = 1.0, .text = whole, .mostTicks = 7};
    if (comparison.models.empty() || prevalenceOf(comparison) == 0.0)
        return chart;
    constexpr double kPer = 1000.0;
    const double prevalence = prevalenceOf(comparison);
    chart.x.high = usefulThreshold(comparison, judge, prevalence);
    chart.y.low = -0.18 * kPer * prevalence;
    chart.y.high = 1.06 * kPer * prevalence;
    ChartReference all{.label = Charts::tr("treat all"), .points = {{0.0, kPer * prevalence}}, .strong = true};
    for (const core::NetBenefit& at : judge.decisions(*comparison.models.front().model))
        all.points.emplace_back(at.threshold, kPer * at.treatAll);
    // Where it leaves the picture, its name stands beside it.
    const double odds = 1.08 * prevalence / (1.0 - prevalence);
    all.labelAt = QPointF(odds / (1.0 + odds), -0.08 * kPer * prevalence);
    chart.references = {all,
                        {.label = Charts::tr("treat none"),
                         .points = {{0.0, 0.0}, {1.0, 0.0}},
                         .strong = true,
                         .labelAt = QPointF(chart.x.high, 0.0),
                         .labelEndsThere = true}};
    for (const ShownModel& shown : comparison.models) {
        ChartCurve curve = curveOf(shown);
        curve.points.emplace_back(0.0, kPer * prevalence); // everybody is treated
        for (const core::NetBenefit& at : judge.decisions(*shown.model))
            curve.points.emplace_back(at.threshold, kPer * at.model);
        chart.curves.push_back(std::move(curve));
    }
    chart.threshold = comparison.threshold;
    chart.movesThreshold = true;
    return chart;
}

LineChart avoidedChart(const Comparison& comparison, ModelJudge& judge)
{
    LineChart chart =
        blank(comparison, QStringLiteral("interventions-avoided"), Charts::tr("Interventions avoided"), {});
    chart.x = shareAxis(Charts::tr("Threshold probability"));
    chart.y = {.label = Charts::tr("Avoided per 100 patients"), .low = 0.0, .high = 100.0, .text = whole};
    if (comparison.models.empty() || prevalenceOf(comparison) == 0.0)
        return chart;
    chart.x.high = usefulThreshold(comparison, judge, prevalenceOf(comparison));
    for (const ShownModel& shown : comparison.models) {
        ChartCurve curve = curveOf(shown);
        for (const core::NetBenefit& at : judge.decisions(*shown.model))
            curve.points.emplace_back(at.threshold, at.avoidedPer100);
        chart.curves.push_back(std::move(curve));
    }
    chart.threshold = comparison.threshold;
    chart.movesThreshold = true;
    return chart;
}

LineChart calibrationChart(const Comparison& comparison, ModelJudge& judge, CalibrationIntervals intervals)
{
    LineChart chart = blank(comparison, QStringLiteral("calibration"), Charts::tr("Calibration"),
                            Charts::tr("Wilson's formula for the observed shares"));
    chart.x = shareAxis(Charts::tr("Predicted probability"));
    chart.y = shareAxis(Charts::tr("Observed share"));
    chart.intervalName = Charts::tr("95 % interval");
    for (const ShownModel& shown : comparison.models) {
        const bool reference = &shown == &comparison.models.front();
        ChartCurve curve = curveOf(shown);
        curve.markers = true;
        curve.band = reference;
        for (const core::CalibrationGroup& group : judge.calibration(*shown.model).groups) {
            curve.points.emplace_back(group.predicted, group.observed);
            if (!reference && intervals == CalibrationIntervals::OfReference)
                continue;
            curve.low.push_back(group.interval.low);
            curve.high.push_back(group.interval.high);
        }
        if (!curve.points.empty())
            chart.curves.push_back(std::move(curve));
    }
    if (chart.curves.empty())
        return chart;
    chart.references = {{.label = Charts::tr("perfect"), .points = {{0, 0}, {1, 1}}}};
    chart.threshold = comparison.threshold;
    chart.movesThreshold = true;
    return chart;
}

LineChart predictionChart(const Comparison& comparison, const ShownModel& model)
{
    constexpr std::size_t kBins = 20;
    LineChart chart =
        blank(comparison, QStringLiteral("predictions"), Charts::tr("Predictions of %1").arg(labelOf(model)), {});
    chart.x = shareAxis(Charts::tr("Predicted probability"));
    chart.y = {.label = Charts::tr("Share, highest = 1"), .text = [](double) { return QString(); }, .mostTicks = 2};
    const core::ScoredPatients& scored = *model.model->test;
    std::array<std::array<double, kBins>, 2> counts{};
    for (std::size_t place = 0; place < scored.count(); ++place) {
        const auto bin = static_cast<std::size_t>(std::clamp(scored.probability[place], 0.0, 1.0) * kBins);
        const auto outcome = static_cast<std::size_t>(scored.truth[place]);
        counts[outcome][std::min(bin, kBins - 1)] += 1.0;
    }
    for (const core::Disease outcome : {core::Disease::Present, core::Disease::Absent}) {
        const bool ill = outcome == core::Disease::Present;
        const auto which = static_cast<std::size_t>(outcome);
        const double highest = *std::max_element(counts[which].begin(), counts[which].end());
        if (highest == 0.0)
            continue;
        ChartArea area{.label = ill ? Charts::tr("cases") : Charts::tr("others"),
                       .meaning = ill ? ChartArea::Meaning::Ill : ChartArea::Meaning::NotIll,
                       .outline = {{0.0, 0.0}}};
        for (std::size_t bin = 0; bin < kBins; ++bin) {
            const double share = counts[which][bin] / highest;
            area.outline.emplace_back(static_cast<double>(bin) / kBins, ill ? share : -share);
            area.outline.emplace_back(static_cast<double>(bin + 1) / kBins, ill ? share : -share);
        }
        area.outline.emplace_back(1.0, 0.0);
        chart.areas.push_back(std::move(area));
    }
    chart.y.low = -1.08;
    chart.y.high = 1.08;
    chart.threshold = comparison.threshold;
    chart.movesThreshold = true;
    return chart;
}

} // namespace ui
