// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/charts/point_counts.h"

#include "core/eval/predictive_value.h"
#include "ui/common/apportion.h"

#include <numeric>

namespace ui {
namespace {

core::MetricEstimate sure(std::optional<double> value)
{
    return {.value = value, .interval = {}};
}

std::optional<double> share(std::size_t part, std::size_t whole)
{
    return whole == 0 ? std::nullopt : std::optional(static_cast<double>(part) / static_cast<double>(whole));
}

PointFigures ofPatients(const core::Evaluation& evaluation)
{
    const core::Confusion& counts = evaluation.confusion;
    return {.f1 = evaluation.f1,
            .am = evaluation.am,
            .auroc = evaluation.auroc,
            .sensitivity = evaluation.recall,
            .specificity = evaluation.specificity,
            .precision = evaluation.precision,
            .cost = evaluation.meanCost,
            .minutes = evaluation.meanMinutes,
            .millilitres = evaluation.meanMillilitres,
            .prevalence = share(counts.truePositive + counts.falseNegative, counts.total()),
            .counts = counts,
            .shares =
                perThousand({static_cast<double>(counts.truePositive), static_cast<double>(counts.falseNegative),
                             static_cast<double>(counts.falsePositive), static_cast<double>(counts.trueNegative)}),
            .panelUse = evaluation.panelUse,
            .orders = evaluation.orders,
            .patients = evaluation.patients()};
}

PointFigures ofAllThereCanBe(const core::OperatingPoint& point, double prevalence)
{
    const core::ExactReturn& expected = *point.expected;
    const double well = 1.0 - prevalence;
    return {.f1 = sure(core::metricOf(expected, core::FrontMetric::F1, prevalence)),
            .am = sure(core::metricOf(expected, core::FrontMetric::Am, prevalence)),
            .auroc = {},
            .sensitivity = sure(prevalence > 0.0 ? std::optional(expected.truePositive / prevalence) : std::nullopt),
            .specificity = sure(well > 0.0 ? std::optional(expected.trueNegative / well) : std::nullopt),
            .precision =
                sure(core::positivePredictiveValue(prevalence > 0.0 ? expected.truePositive / prevalence : 0.0,
                                                   well > 0.0 ? expected.trueNegative / well : 1.0, prevalence)),
            .cost = sure(expected.cost),
            .minutes = point.validation.meanMinutes ? std::optional(sure(expected.minutes.amount)) : std::nullopt,
            .millilitres = {},
            .prevalence = prevalence,
            .counts = {},
            .shares = perThousand({expected.truePositive, prevalence - expected.truePositive,
                                   well - expected.trueNegative, expected.trueNegative}),
            .panelUse = point.test ? point.test->panelUse : point.validation.panelUse,
            .orders = point.test ? point.test->orders : point.validation.orders,
            .patients = 0};
}

} // namespace

std::optional<PerThousand> perThousand(const std::array<double, 4>& parts)
{
    const std::vector<int> shares = apportion(parts, 1000);
    if (std::accumulate(shares.begin(), shares.end(), 0) == 0)
        return std::nullopt;
    return PerThousand{.found = shares[0], .missed = shares[1], .falseAlarms = shares[2], .reassured = shares[3]};
}

core::MetricEstimate predictiveValue(const PointFigures& figures, double prevalence)
{
    if (figures.counts.total() > 0)
        return core::positivePredictiveValue(figures.counts, prevalence);
    if (!figures.sensitivity.value || !figures.specificity.value)
        return {};
    return sure(core::positivePredictiveValue(*figures.sensitivity.value, *figures.specificity.value, prevalence));
}

std::optional<PointFigures> figuresOf(const core::OperatingPoint& point, FrontSide side,
                                      const std::optional<core::OptimumLines>& optimum)
{
    if (side == FrontSide::Expected)
        return point.expected && optimum ? std::optional(ofAllThereCanBe(point, optimum->prevalence)) : std::nullopt;
    const core::Evaluation* evaluation = evaluationOf(point, side);
    return evaluation ? std::optional(ofPatients(*evaluation)) : std::nullopt;
}

} // namespace ui
