// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core {

// Patients with about the same predicted probability.
struct CalibrationGroup {
    double predicted = 0.0; // mean
    double observed = 0.0;  // share who have the disease
    Interval interval;      // of the share, Wilson 1927
    std::size_t patients = 0;
    std::size_t events = 0;
    bool operator==(const CalibrationGroup&) const = default;
};

// Whether 30 % means 30 in 100. `slope` and `intercept` are those of log odds of disease regressed on predicted log
// odds; 1 and 0 would be perfect. `inTheLarge`: the intercept with the slope held at 1 (Van Calster et al. 2019).
struct Calibration {
    std::vector<CalibrationGroup> groups;        // rising; equally many patients, ties kept together
    MetricEstimate slope, intercept, inTheLarge; // Wald intervals
    MetricEstimate brier;                        // with its standard error
    std::optional<double> scaledBrier;           // 1 − Brier / that of the prevalence
    std::optional<double> expectedToObserved;
    bool operator==(const Calibration&) const = default;
};

Calibration calibrationOf(std::span<const double> probability, std::span<const Disease> truth, std::size_t groups);

} // namespace core
