// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/front/operating_point.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace core {

// Budgets and costs are on the axis of the front: money, minutes or both.

// A policy for whoever mixes policies. Deciding by lot which of two a patient gets mixes the mean costs and the counts
// of diagnoses in the same proportion, so both parts of the figure are linear in the shares.
struct MixablePolicy {
    double cost = 0.0;
    double gained = 0.0; // the figure is gained / outOf: F1 = 2 TP / (2 TP + FP + FN); AM is linear itself, over 1
    double outOf = 1.0;  // > 0
    double value() const { return gained / outOf; }
    bool operator==(const MixablePolicy&) const = default;
};
std::optional<MixablePolicy> mixable(const Evaluation& evaluation, FrontAxes axes); // unset: undefined figure
std::optional<MixablePolicy> mixable(const ExactReturn& expected, FrontAxes axes, double prevalence);

// The best for a budget: one policy, or one for a share of the patients and a dearer one for the rest.
struct BudgetAnswer {
    std::size_t first = 0; // positions in the list
    std::optional<std::size_t> second;
    double shareOfFirst = 1.0;
    double cost = 0.0; // mean
    double value = 0.0;
    bool operator==(const BudgetAnswer&) const = default;
};

// Of all policies and all mixtures of two; a mixture only where it is better than any single policy by more than
// rounding. Unset where even the cheapest costs more.
std::optional<BudgetAnswer> bestMixture(std::span<const MixablePolicy> policies, Cost budget);

// The same by the figures on validation, of the policies on the front.
std::optional<BudgetAnswer> bestWithin(std::span<const OperatingPoint> points, FrontAxes axes, Cost budget);
// The same of single policies: what everybody can be given.
std::optional<std::size_t> bestPolicyWithin(std::span<const OperatingPoint> points, FrontAxes axes, Cost budget);
// What such an answer, chosen on validation patients, costs and scores on test patients, or over all patients there can
// be. Unset where that is not known of each of its policies.
std::optional<BudgetAnswer> answerOnTest(BudgetAnswer answer, std::span<const OperatingPoint> points, FrontAxes axes);
std::optional<BudgetAnswer> answerExpected(BudgetAnswer answer, std::span<const OperatingPoint> points, FrontAxes axes,
                                           double prevalence);
// The place among policies of a front, given by rising cost, of the best within the budget; the cheapest where none is.
// Not where there are no policies.
std::optional<std::size_t> placeFor(std::span<const double> frontCosts, Cost budget);
// Whom to name when nothing is within the budget; unset when no policy has a figure.
std::optional<std::size_t> cheapestPolicy(std::span<const OperatingPoint> points, FrontAxes axes);
// The one or the other.
std::optional<std::size_t> policyFor(std::span<const OperatingPoint> points, FrontAxes axes, Cost budget);

// Where mixing helps: for each step of the front the mixture that is best half-way between the two mean costs, each
// pair of policies once, by rising cost. `gain` is over the single policy for that money.
struct MixtureGain {
    BudgetAnswer mixture;
    double gain = 0.0;
    bool operator==(const MixtureGain&) const = default;
};
std::vector<MixtureGain> mixturesOf(std::span<const OperatingPoint> points, FrontAxes axes);

} // namespace core
