// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/figures/charts/front_scene.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace ui {

// What happens to 1,000 patients like these. The four add up to 1,000.
struct PerThousand {
    int found = 0;
    int missed = 0;
    int falseAlarms = 0;
    int reassured = 0;
    bool operator==(const PerThousand&) const = default;

    int ill() const { return found + missed; }
};
// Of shares or counts in the order above; unset where they add up to nothing.
std::optional<PerThousand> perThousand(const std::array<double, 4>& parts);

// One policy in figures, of the patients that are shown.
struct PointFigures {
    core::MetricEstimate f1, am, auroc, sensitivity, specificity, precision, cost;
    std::optional<core::MetricEstimate> minutes = {};     // until the results; unset: not said of every panel
    std::optional<core::MetricEstimate> millilitres = {}; // of blood, likewise
    std::optional<double> prevalence;                     // share of the ill among them
    core::Confusion counts;                               // all 0: of all possible patients
    std::optional<PerThousand> shares;
    std::vector<double> panelUse;
    std::vector<core::OrderFrequency> orders;
    std::size_t patients = 0; // 0: all possible patients
};
// The positive predictive value where another share of patients is ill. Of counted patients with an interval.
core::MetricEstimate predictiveValue(const PointFigures& figures, double prevalence);
// Unset where there are no figures of these patients.
std::optional<PointFigures> figuresOf(const core::OperatingPoint& point, FrontSide side,
                                      const std::optional<core::OptimumLines>& optimum);

} // namespace ui
