// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/baselines/system_fit_p.h"
#include "core/policy/policy.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

// What the systems that decide step by step have in common: trying several policies and keeping one.
namespace core {

// The policy that is best on validation; the cheaper of equals. At least one.
std::size_t bestOnValidation(std::span<const OperatingPoint> points, FrontMetric metric);
// Evaluations of these keep no sequences of orders: a table holds hundreds of them.
OperatingPoint triedPoint(const RewardShape& shape, Evaluation validation, Evaluation test);

// Everybody from the start to the diagnosis. Nothing when `goOn`, asked between a few patients, said stop.
std::optional<std::vector<Episode>> episodesOf(const Policy& policy, const Cohort& cohort,
                                               std::span<const PatientIndex> patients,
                                               const std::function<bool()>& goOn);

// The threshold with the best F1 for these patients; ½ where nobody among them is ill.
double bestThresholdFor(std::span<const Episode> episodes, const Cohort& cohort);
void diagnoseFrom(double threshold, std::span<Episode> episodes); // who reaches it is called ill

// Several policies of one system, tried one after the other: the one that is best on validation is the answer.
class TriedPolicies {
public:
    explicit TriedPolicies(const FitContext& context) : m_context(context) {}

    // Who is ill is said from the threshold on that has the best F1 on validation. `price`: what a unit of money had to
    // be worth.
    void add(std::vector<Episode> validation, std::vector<Episode> test, std::string setting, double price);
    SystemAnswer take() { return std::move(m_answer); }

private:
    const FitContext& m_context;
    SystemAnswer m_answer;
};
// Prices to try: nothing, and the spread of what a unit of money was worth to patients in the first order and in every
// later one.
std::vector<double> stoppingLimits(std::vector<double> first, std::vector<double> later);

// "lambda=2.14": three digits that count.
std::string roundedSetting(const char* name, double value);

} // namespace core
