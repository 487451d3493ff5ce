// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/prepare_study.h"
#include "core/compare/baseline_record.h"

#include <optional>
#include <string>
#include <vector>

namespace app::cli {

// The table to make: its patients, and where it is stored.
struct BaselineJob {
    ReadyStudy study;
    core::BaselinePlan plan;
    std::optional<core::BaselineId> resumed;
    std::optional<std::vector<core::SystemRun>> finished = {}; // of the one to be resumed: there is nothing left to do
};

// Reads and checks everything the job needs. A project is written or changed only when all of it is sound.
Result<BaselineJob> makeBaselineJob(const Workplace& place);

// The table that the options ask for, of these patients.
Result<core::BaselinePlan> baselinePlanFor(const Arguments& arguments, const core::StudyPatients& patients);

// The rows that --models names, or what is wrong with it.
Result<std::vector<core::SystemId>> chosenSystems(const BaselineOptions& options);

// The table --table names; else the newest finished one, or else the newest.
Result<core::BaselineRecord> chosenTable(const core::ProjectFile& project, const Arguments& arguments);

} // namespace app::cli
