// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/training_plan.h"
#include "core/smddpo/run_reporter_p.h"
#include "core/smddpo/training_data_p.h"

#include <cstdint>

// How much work a plan is.
namespace core {

std::uint64_t tableLimit(const TrainingPlan& plan);   // bytes
std::uint64_t plannedSteps(const TrainingPlan& plan); // of the environment

// All states at once are quicker per state, but not where most of them would never be visited in so many steps.
bool fillsWholeTable(const TrainingPlan& plan, const TrainingData& data, std::uint64_t steps);

PhaseEstimates estimatesOf(const TrainingPlan& plan, const TrainingData& data, bool wholeTable);

} // namespace core
