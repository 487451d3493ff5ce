// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"
#include "core/front/front_plan.h"
#include "core/rl/exact_solver.h"
#include "core/rl/reward_shape.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core {

// A policy that was learned from all patients, for the money of a point: see JudgedFront.
struct FinalPolicy {
    std::uint64_t number = 0; // of those of its front
    RewardShape shape;
    bool operator==(const FinalPolicy&) const = default;
};

// Under these names parts of a front are saved: what those policies have in common, and what is one's own.
inline constexpr const char* kFinalParts = "final/";
inline constexpr const char* kFinalSharedPart = "final/shared";
std::string finalPolicyPart(const FinalPolicy& policy);

// What one policy costs and finds.
struct OperatingPoint {
    RewardShape shape;                     // what the policy was made to earn
    Evaluation validation;                 // decides whether it is on the front
    std::optional<Evaluation> test;        // looked at once, when the front has been chosen
    std::optional<Evaluation> pooled = {}; // of the best policy for this much money, on everybody: see JudgedFront
    std::optional<ExactReturn> expected;   // over all patients there can be, where that is known
    std::optional<FinalPolicy> finalPolicy = {}; // the one to be used; `pooled` are its figures
    std::optional<std::string> calls = {};       // of the test patients one by one (packCalls); unset: not kept
    bool operator==(const OperatingPoint&) const = default;
};

// The figure a front is about; unset where undefined.
std::optional<double> metricOf(const Evaluation& evaluation, FrontMetric metric);
std::optional<double> metricOf(const ExactReturn& expected, FrontMetric metric, double prevalence);

} // namespace core
