// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/run_fixtures.h"

#include <utility>

namespace fixtures {

core::RunStart runStart()
{
    core::RunStart start;
    start.plan.method = core::TrainingMethod::Pretrained;
    start.plan.shape = {.lambda = 1.0 / 3.0, .rho = -0.0051};
    start.plan.seed = core::Seed{0xffff'ffff'ffff'ffffULL};
    start.plan.encoder.kind = core::EncoderKind::Gaussian;
    start.plan.ppo.rate = 3e-4;
    start.cohort = {.high = 1, .low = 0xffff'ffff'ffff'fffeULL};
    start.patients = 4'321;
    start.origin = "new'; DROP TABLE run;--.csv";
    start.continues = core::RunId{7};
    return start;
}

std::vector<core::CurvePoint> points(std::uint64_t first, std::size_t count)
{
    std::vector<core::CurvePoint> points;
    for (std::uint64_t number = first; number < first + count; ++number)
        points.push_back({.curve = static_cast<core::Curve>(number % 24),
                          .panel = static_cast<std::uint32_t>(number % 5),
                          .x = number,
                          .value = 0.1 * static_cast<double>(number)});
    return points;
}

core::TensorBundle bundle(std::uint64_t number, std::size_t weights)
{
    core::TensorBundle bundle;
    bundle.addNumber("number", number);
    bundle.addText("text", "Hämoglobin");
    std::vector<float> values(weights);
    for (std::size_t i = 0; i < weights; ++i)
        values[i] = static_cast<float>(i + number);
    bundle.add({.name = "weights", .shape = {weights}, .values = std::move(values)});
    return bundle;
}

core::TrainingSummary summary()
{
    core::TrainingSummary summary;
    summary.end = core::RunEnd::Cancelled;
    core::Evaluation evaluation;
    evaluation.confusion = {.truePositive = 0, .trueNegative = 10, .falsePositive = 0, .falseNegative = 2};
    evaluation.f1 = {.value = 0.0, .interval = std::nullopt};
    evaluation.auroc = {.value = 1.0 / 3.0, .interval = core::Interval{.low = 0.1, .high = 0.7}};
    evaluation.precision = {.value = std::nullopt, .interval = std::nullopt}; // nobody was diagnosed
    evaluation.meanCost = {.value = 12.34, .interval = core::Interval{.low = 1e-300, .high = 1e300}};
    evaluation.costDeviation = 0.1 + 0.2;
    evaluation.meanReward = -0.0625;
    evaluation.panelUse = {0.0, 0.25, 1.0};
    evaluation.orders = {{.sequence = {core::PanelId(2), core::PanelId(1)}, .patients = 9, .diagnosedPresent = 0},
                         {.sequence = {}, .patients = 3, .diagnosedPresent = 0}};
    summary.validation = evaluation;
    evaluation.meanReward = 0.75;
    summary.test = evaluation;
    summary.bestAtStep = 0xffff'ffff'ffff'ffffULL;
    summary.timing.encoderSeconds = 1.25;
    summary.timing.totalSeconds = 61.0;
    summary.timing.environmentSteps = 500'000;
    summary.notices = {core::TrainingNotice::PolicyDiagnosesNobody, core::TrainingNotice::Resumed};
    return summary;
}

} // namespace fixtures
