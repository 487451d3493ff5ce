// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compared_model.h"
#include "core/data/cohort/study_patients.h"
#include "core/store/project_file.h"

namespace app {

// A row of a stored table with what it said of the patients of the study's split, read from the file: to be asked on
// the thread that has it (askProject). `patients` are those of the study as it is now; a table made for others gets
// another evaluation set. TableUnknown, PolicyMissing where there is no such table or row.
core::Result<core::ComparedModelPtr> readComparedRow(const core::ProjectFile& file, const core::BaselineRef& ref,
                                                     const core::StudyPatients& patients);

} // namespace app
