#include "ui/models/point_figures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {
namespace {

core::Figure sure(std::optional<double> value)
{
    return {.value = value, .interval = {}};
}

PointFigures ofPatients(const core::Evaluation& evaluation)
{
    const core::Confusion& counts = evaluation.confusion;
    return {.f1 = evaluation.f1,
            .am = evaluation.am,
            .auroc = evaluation.auroc,
            .sensitivity = evaluation.recall,
            .specificity = evaluation.specificity,
            .cost = evaluation.meanCost,
            .shares =
                perThousand({static_cast<double>(counts.truePositive), static_cast<double>(counts.falseNegative),
                             static_cast<double>(counts.falsePositive), static_cast<double>(counts.trueNegative)}),
            .panelUse = evaluation.panelUse,
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
            .cost = sure(expected.cost),
            .shares = perThousand({expected.truePositive, prevalence - expected.truePositive,
                                   well - expected.trueNegative, expected.trueNegative}),
            .panelUse = point.test ? point.test->panelUse : point.validation.panelUse,
            .patients = 0};
}

} // namespace

std::optional<PerThousand> perThousand(const std::array<double, 4>& parts)
{
    const double total = std::accumulate(parts.begin(), parts.end(), 0.0);
    if (total <= 0.0)
        return std::nullopt;
    std::array<int, 4> shares{};
    std::array<double, 4> rest{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double exact = 1000.0 * std::max(0.0, parts[i]) / total;
        shares[i] = static_cast<int>(std::floor(exact));
        rest[i] = exact - shares[i];
    }
    // Whoever lost most by rounding down gets what is left, so that the four add up.
    for (int left = 1000 - std::accumulate(shares.begin(), shares.end(), 0); left > 0; --left) {
        const auto most = static_cast<std::size_t>(std::max_element(rest.begin(), rest.end()) - rest.begin());
        ++shares[most];
        rest[most] -= 1.0;
    }
    return PerThousand{.found = shares[0], .missed = shares[1], .falseAlarms = shares[2], .reassured = shares[3]};
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
