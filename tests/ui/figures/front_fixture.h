// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/patient_calls.h"
#include "core/front/front_record.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// Fronts with figures given by hand.
namespace fixtures {

inline constexpr core::Fingerprint kPatients{.high = 1, .low = 2};

// 1,000 patients of whom 100 are ill; `found` of those and `alarms` of the others are told that they are ill.
inline core::Evaluation evaluation(double cost, std::size_t found, std::size_t alarms)
{
    core::Evaluation made;
    made.confusion = {
        .truePositive = found, .trueNegative = 900 - alarms, .falsePositive = alarms, .falseNegative = 100 - found};
    made.f1.value = made.confusion.f1();
    made.am.value = made.confusion.am();
    made.recall.value = made.confusion.recall();
    made.specificity.value = made.confusion.specificity();
    made.auroc.value = 0.9;
    made.meanCost.value = cost;
    made.panelUse = {0.75, 0.25};
    return made;
}

// What each of those patients was told: the first of the ill are found, the first of the others are alarmed; or the
// last.
inline std::string calls(const core::Confusion& counts, bool last = false)
{
    std::vector<core::PatientCall> all;
    const auto add = [&all](std::size_t patients, core::Disease said, core::Disease truth) {
        all.insert(all.end(), patients, {.said = said, .truth = truth});
    };
    add(counts.truePositive, core::Disease::Present, core::Disease::Present);
    add(counts.falseNegative, core::Disease::Absent, core::Disease::Present);
    add(counts.falsePositive, core::Disease::Present, core::Disease::Absent);
    add(counts.trueNegative, core::Disease::Absent, core::Disease::Absent);
    if (last) {
        const auto wells = all.begin() + static_cast<std::ptrdiff_t>(counts.truePositive + counts.falseNegative);
        std::reverse(all.begin(), wells);
        std::reverse(wells, all.end());
    }
    return core::packCalls(all);
}

inline core::OperatingPoint point(double cost, std::size_t found, std::size_t alarms)
{
    core::OperatingPoint made;
    made.shape = {.lambda = 4.0, .rho = -0.01};
    made.validation = evaluation(cost, found, alarms);
    return made;
}

inline core::FrontRecord frontNumber(std::int64_t number, core::RunStatus status)
{
    core::FrontRecord front;
    front.id = {number};
    front.start.cohort = kPatients;
    front.start.patients = 10'000;
    front.status = status;
    return front;
}

// Three points on the front, found out of order, and one that the middle one dominates: on validation by rising cost
// F1 = 2 TP / (2 TP + FP + FN) = 80/200 = 0.4, 110/200 = 0.55, 120/200 = 0.6, and 80/230 for the other.
// On test five fewer are found: 70/195 = 0.359, 100/195 = 0.513, 110/195 = 0.564.
inline core::FrontRecord finishedFront(std::int64_t number)
{
    core::FrontRecord front = frontNumber(number, core::RunStatus::Finished);
    front.points = {point(40.0, 60, 40), point(0.0, 40, 60), point(22.0, 40, 90), point(20.0, 55, 45)};
    for (core::OperatingPoint& one : front.points) {
        const core::Confusion& counts = one.validation.confusion;
        core::Evaluation test =
            evaluation(*one.validation.meanCost.value, counts.truePositive - 5, counts.falsePositive);
        test.f1.interval = core::Interval{0.3, 0.7};
        test.meanCost.interval = core::Interval{*test.meanCost.value - 1.0, *test.meanCost.value + 1.0};
        one.calls = calls(test.confusion);
        one.test = test;
    }
    core::FrontSummary summary;
    summary.end = core::RunEnd::Finished;
    summary.noPanels = point(0.0, 35, 60);
    summary.noPanels->test = evaluation(0.0, 34, 60);
    summary.fullPanels = point(260.0, 62, 40);
    summary.fullPanels->test = evaluation(260.0, 61, 40);
    summary.bands = {{0.0, 0.3, 0.5}, {40.0, 0.5, 0.7}};
    front.summary = summary;
    return front;
}

// The same with the time until the results, in the order they were found: 50, 0, 70 and 60 minutes; 10 minutes more on
// test. And half a millilitre of blood for each unit of money.
inline core::FrontRecord timedFront(std::int64_t number, core::CostAim minimise)
{
    core::FrontRecord front = finishedFront(number);
    front.start.plan.minimise = minimise;
    const double minutes[] = {50.0, 0.0, 70.0, 60.0};
    for (std::size_t i = 0; i < front.points.size(); ++i) {
        core::OperatingPoint& one = front.points[i];
        one.shape.aim = minimise;
        one.validation.meanMinutes = core::MetricEstimate{.value = minutes[i], .interval = {}};
        one.test->meanMinutes = core::MetricEstimate{.value = minutes[i] + 10.0,
                                                     .interval = core::Interval{minutes[i] + 8.0, minutes[i] + 12.0}};
        for (core::Evaluation* figures : {&one.validation, &*one.test})
            figures->meanMillilitres = core::MetricEstimate{.value = *figures->meanCost.value / 2.0, .interval = {}};
    }
    return front;
}

} // namespace fixtures
