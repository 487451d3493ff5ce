// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strong_types.h"
#include "core/eval/evaluation.h"
#include "core/front/front_record.h"

#include <span>
#include <vector>

namespace core {

// What a band needs of one finished episode.
struct PatientOutcome {
    Disease said = Disease::Absent;
    Disease truth = Disease::Absent;
    double cost = 0.0;
};

// The policies of a front on the same patients, in the same order each. Patients are drawn with replacement, the same
// for all policies, and each time the front of those policies is looked at: the figure it offers at a mean cost.
std::vector<BandPoint> frontBands(std::span<const std::vector<PatientOutcome>> policies, FrontMetric metric,
                                  const BootstrapPlan& bootstrap);

} // namespace core
