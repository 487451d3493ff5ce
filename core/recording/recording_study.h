// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/executor.h"
#include "core/data/cohort/cohort.h"
#include "core/eval/recording_estimate.h"
#include "core/policy/policy.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

struct RecordingPlan {
    std::size_t draws = 10;       // of results, for each order of each patient
    std::size_t folds = 5;        // of the judged, where nobody else can teach
    std::optional<Cost> cap = {}; // nobody's bill exceeds it
    BootstrapPlan bootstrap;
};

// What a policy would do for these patients if all it orders were recorded, given that of patients of whom the same was
// known it is chance whose panel was recorded. What gets recorded and what results are is learned from the teachers;
// without any from the judged themselves, in folds, so that nobody is judged by what was learned from them. Only
// patients whose outcome is known. The policy must fit the cohort. Nothing when stopped.
std::optional<RecordingEstimate> judgeRecording(const PolicyPtr& policy, const CohortPtr& cohort,
                                                std::span<const PatientIndex> judged,
                                                std::span<const PatientIndex> teachers, const RecordingPlan& plan,
                                                std::stop_token stop, Executor& executor);

} // namespace core
