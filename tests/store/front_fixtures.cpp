// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/front_fixtures.h"

#include "tests/store/run_fixtures.h"

namespace fixtures {

core::FrontStart frontStart()
{
    core::FrontStart start;
    start.plan.method = core::FrontMethod::SweepEndToEnd;
    start.plan.metric = core::FrontMetric::Am;
    start.plan.seed = core::Seed{0xffff'ffff'ffff'ffffULL};
    start.plan.lattice.rate = 1.0 / 3.0;
    start.plan.sweep.grid = core::SweepGrid::Paper;
    start.plan.sweep.training = runStart().plan;
    start.cohort = {.high = 3, .low = 0xffff'ffff'ffff'fffeULL};
    start.patients = 1'234;
    return start;
}

core::OperatingPoint operatingPoint(std::size_t number, bool tested)
{
    const double n = static_cast<double>(number);
    core::OperatingPoint point;
    point.shape = {.lambda = 1.0 + n / 3.0, .rho = -0.1 - n / 7.0};
    point.validation = *summary().validation;
    point.validation.confusion.trueNegative += number;
    point.validation.meanCost.value = n / 3.0;
    if (tested) {
        point.test = *summary().test;
        point.test->confusion.falsePositive += number;
    }
    if (number % 2 == 1)
        point.expected = core::ExactReturn{.truePositive = 0.1, .trueNegative = 0.1 + 0.2, .cost = n / 9.0};
    return point;
}

core::FrontSummary frontSummary(core::RunEnd end)
{
    core::FrontSummary summary;
    summary.end = end;
    summary.hypervolumes = core::Hypervolumes{.validation = 1.0 / 3.0, .test = {}, .referenceCost = 260.0};
    if (end == core::RunEnd::Finished) {
        summary.fullPanels = operatingPoint(100, true);
        summary.noPanels = operatingPoint(101, true);
        summary.hypervolumes->test = 0.1 + 0.2;
        summary.bands = {{.cost = 0.0, .low = 0.1, .high = 1.0 / 3.0}, {.cost = 26.1, .low = 0.4, .high = 0.7}};
    }
    summary.totalSeconds = 61.25;
    summary.preparationSeconds = 40.1;
    summary.solvingSeconds = 20.2;
    summary.notices = {core::FrontNotice::Resumed, core::FrontNotice::LearnedFromSample};
    return summary;
}

} // namespace fixtures
