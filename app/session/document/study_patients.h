// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/data/cohort/study.h"

namespace app {

// The patients of a study as it was when a long job began.
struct StudyPatients {
    core::CohortPtr cohort;
    core::Split split;
};

core::Result<StudyPatients> patientsOf(const core::TablePtr& import, const core::Study& study);

} // namespace app
