// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/front/operating_point.h"

namespace core {

std::string finalPolicyPart(const FinalPolicy& policy)
{
    return kFinalParts + std::to_string(policy.number);
}

std::optional<double> metricOf(const Evaluation& evaluation, FrontMetric metric)
{
    return metric == FrontMetric::F1 ? evaluation.f1.value : evaluation.am.value;
}

std::optional<double> metricOf(const ExactReturn& expected, FrontMetric metric, double prevalence)
{
    const double falsePositive = 1.0 - prevalence - expected.trueNegative;
    if (metric == FrontMetric::Am) {
        if (prevalence <= 0.0 || prevalence >= 1.0)
            return std::nullopt;
        return (expected.truePositive / prevalence + expected.trueNegative / (1.0 - prevalence)) / 2.0;
    }
    const double wrongOrFound = expected.truePositive + prevalence + falsePositive; // 2 TP + FN + FP
    return wrongOrFound > 0.0 ? std::optional(2.0 * expected.truePositive / wrongOrFound) : std::nullopt;
}

} // namespace core
