// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/cohort/study_patients.h"

namespace core {

// The study of a copy that was shared without its patients: its panels and prices, and nobody. Jobs stored with it are
// never of these.
StudyPatients withoutPatients(const TablePtr& import, const Study& study);

} // namespace core
