// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/eval/predictive_value.h"

#include "core/eval/normal_interval_p.h"

#include <cmath>

namespace core {
namespace {

double logistic(double logit)
{
    return 1.0 / (1.0 + std::exp(-logit));
}

} // namespace

std::optional<double> positivePredictiveValue(double sensitivity, double specificity, double prevalence)
{
    const double found = sensitivity * prevalence;
    const double alarmed = (1.0 - specificity) * (1.0 - prevalence);
    if (found + alarmed <= 0.0)
        return std::nullopt;
    return found / (found + alarmed);
}

MetricEstimate positivePredictiveValue(const Confusion& counts, double prevalence)
{
    const std::optional<double> sensitivity = counts.recall();
    const std::optional<double> specificity = counts.specificity();
    if (!sensitivity || !specificity)
        return {};
    MetricEstimate figure{.value = positivePredictiveValue(*sensitivity, *specificity, prevalence), .interval = {}};
    if (!figure.value || counts.truePositive == 0 || counts.falsePositive == 0 || *figure.value <= 0.0 ||
        *figure.value >= 1.0)
        return figure;
    // logit(PPV) = log(sens / (1 − spec)) + logit(π), and the two rates are of different patients.
    const double variance = (1.0 - *sensitivity) / static_cast<double>(counts.truePositive) +
                            *specificity / static_cast<double>(counts.falsePositive);
    const double logit = std::log(*figure.value / (1.0 - *figure.value));
    const double reach = kNormal95 * std::sqrt(variance);
    figure.interval = Interval{.low = logistic(logit - reach), .high = logistic(logit + reach)};
    return figure;
}

} // namespace core
