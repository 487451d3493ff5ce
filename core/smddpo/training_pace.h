// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/plan/training_plan.h"

#include <stop_token>

namespace core {

// How many times longer than an ordinary computer this one takes, for the parts of a training run.
struct TrainingPace {
    double encoderStart = 0.0; // seconds, before its first iteration
    double encoder = 1.0;
    double classifier = 1.0;
    double selector = 1.0; // with the states it visits
};

// Seconds of one run, or of the parts that policies of a sweep have in common and of one policy.
struct TrainingSeconds {
    double common = 0.0; // encoder, table, a pretrained classifier
    double policy = 0.0;
    double total() const { return common + policy; }
};

// Trains for a moment, two seconds at most, as the plan says, with a few iterations and steps.
Result<TrainingPace> measurePace(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                 std::stop_token stop);
TrainingSeconds expectedSeconds(const TrainingPlan& plan, const Cohort& cohort, const Split& split,
                                const TrainingPace& pace);

} // namespace core
