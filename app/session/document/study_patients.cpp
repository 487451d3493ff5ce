// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/document/study_patients.h"

#include <utility>

namespace app {

core::Result<StudyPatients> patientsOf(const core::TablePtr& import, const core::Study& study)
{
    const core::CohortOutcome made = core::makeCohort(import, study.task);
    if (!made.cohort)
        return made.problems.first().front();
    core::Result<core::Split> split = core::makeSplit(*made.cohort, study.split);
    if (!split)
        return split.error();
    return StudyPatients{.cohort = made.cohort, .split = std::move(*split)};
}

} // namespace app
