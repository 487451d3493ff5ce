// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "core/data/cohort/study_patients.h"
#include "core/plan/plan_fields.h"
#include "core/store/project_file.h"

#include <optional>
#include <string>

namespace app::cli {

// What a preset depends on.
core::PresetContext presetContext(const core::StudyPatients& patients);

// Only one program at a time may write to a project.
Result<core::ProjectFile> openForWriting(const std::string& file);

// Patients to learn from, and where what is learned is kept.
struct ReadyStudy {
    core::Task task;
    core::StudyPatients patients;
    std::string source;                       // of the patients, for the report
    std::optional<core::ProjectFile> project; // writable
};

// INPUT, read and checked. A project is written or changed only when all of it is sound.
Result<ReadyStudy> prepareStudy(const Workplace& place);

} // namespace app::cli
