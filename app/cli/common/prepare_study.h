// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/commands.h"
#include "core/data/cohort/cohort.h"
#include "core/data/cohort/split.h"
#include "core/data/cohort/study.h"
#include "core/store/project_file.h"

#include <optional>
#include <string>
#include <variant>

namespace app::cli {

struct Patients {
    core::CohortPtr cohort;
    core::Split split;
};
std::variant<Patients, Failure> patientsOf(const core::TablePtr& table, const core::Study& study,
                                           const std::string& file);

// Only one program at a time may write to a project.
std::variant<core::ProjectFile, Failure> openForWriting(const std::string& file);

// Patients to learn from, and where what is learned is kept.
struct ReadyStudy {
    core::Task task;
    core::CohortPtr cohort;
    core::Split split;
    core::SplitPlan splitPlan = {};
    std::string source;                       // of the patients, for the report
    std::optional<core::ProjectFile> project; // writable
};

// INPUT, read and checked. A project is written or changed only when all of it is sound.
std::variant<ReadyStudy, Failure> prepareStudy(const Workplace& place);

} // namespace app::cli
