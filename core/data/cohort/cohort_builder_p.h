// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/cohort.h"
#include "core/data/cohort/cohort_rows.h"

namespace core {

// The cohort of these rows of an edited table; the columns that the task uses must be there.
CohortPtr buildCohort(const Table& edited, const Task& task, CohortRows rows);

} // namespace core
