// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <span>
#include <vector>

namespace core {

// What acting on a model is worth at one threshold probability, in true positives per patient (Vickers and Elkin 2006):
// TP/n − FP/n · t/(1 − t).
struct NetBenefit {
    double threshold = 0.0;
    double model = 0.0;
    double treatAll = 0.0;      // treating nobody is worth 0
    double avoidedPer100 = 0.0; // interventions saved per 100 patients against treating all
    bool operator==(const NetBenefit&) const = default;
};

// At these thresholds, all within (0, 1); whoever reaches one is treated.
std::vector<NetBenefit> decisionCurve(std::span<const double> probability, std::span<const Disease> truth,
                                      std::span<const double> thresholds);

// Of tests that cost something the benefit is lower: `costPerTruePositive` is what one found case may cost at most.
// Net benefit minus mean cost in those units.
double netBenefitAfterCost(double netBenefit, double meanCost, double costPerTruePositive);

} // namespace core
