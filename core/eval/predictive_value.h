// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/eval/evaluation.h"

#include <optional>

namespace core {

// Of the patients who are diagnosed as ill, the share who are, where `prevalence` of all patients are:
// sens·π / (sens·π + (1 − spec)·(1 − π)). Unset where nobody is.
std::optional<double> positivePredictiveValue(double sensitivity, double specificity, double prevalence);

// The same of counted patients, with the interval of Mercaldo, Lau and Zhou (Statistics in Medicine 26, 2007): normal
// on the logit, the prevalence taken as given. No interval where nobody is found or nobody is falsely alarmed.
MetricEstimate positivePredictiveValue(const Confusion& counts, double prevalence);

} // namespace core
