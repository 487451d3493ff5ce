// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"

#include <memory>

namespace core {

// The patients of a study as it was when a job began.
struct JobPatients {
    CohortPtr cohort;
    std::shared_ptr<const Split> split;
    SplitPlan plan; // of the split
};

} // namespace core
